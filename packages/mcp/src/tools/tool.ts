import type { CallOptions, RolloverClient } from "@svc/client";

/** Generated from the tool's operation. */
export interface ToolDeclaration {
  title: string;
  description: string;
  /** JSON Schema. */
  inputSchema: object;
}

/** Valid under the tool's `inputSchema`. The API validates again. */
export type Input = Readonly<Record<string, unknown>>;

export type Read = (client: RolloverClient, input: Input, options: CallOptions) => Promise<unknown>;

export interface Write {
  /** Returns the effect without making the change; null if the API has no preview. */
  preview: Read;
  execute(
    client: RolloverClient,
    input: Input,
    options: CallOptions & { idempotencyKey: string },
  ): Promise<unknown>;
  /** Returns true if the arguments change nothing, so that no one has to confirm them. */
  isPreviewOnly?(input: Input): boolean;
}
