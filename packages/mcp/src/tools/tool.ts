import type { CallOptions, RolloverClient } from "@svc/client";

/** A tool's declaration, generated from its operation. */
export interface ToolDeclaration {
  title: string;
  description: string;
  /** JSON Schema of the arguments. */
  inputSchema: object;
}

/** A tool's arguments, valid under its `inputSchema`. The API validates them again. */
export type Input = Readonly<Record<string, unknown>>;

export type Read = (client: RolloverClient, input: Input, options: CallOptions) => Promise<unknown>;

export interface Write {
  /** Returns the effect of the change without making it. Null if the API has no preview of it. */
  preview: Read;
  execute(
    client: RolloverClient,
    input: Input,
    options: CallOptions & { idempotencyKey: string },
  ): Promise<unknown>;
  /** True if these arguments change nothing, so that no one has to confirm them. */
  isPreviewOnly?(input: Input): boolean;
}
