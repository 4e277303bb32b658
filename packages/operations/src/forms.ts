import type { MaybePromise } from "./call.ts";

export interface Form<Result> {
  description: string;
  fileName: string;
  /** Rate-limit cost. Defaults to 1. */
  requests?: number;
  /** Runs after the transaction of a change. */
  write(result: Result): MaybePromise<Uint8Array>;
}

export interface LineForm<Line> {
  description: string;
  head: string;
  /** Includes the line break. */
  write(line: Line): string;
}
