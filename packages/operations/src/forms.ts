import type { Answered } from "./call.ts";

/** A result in another form than JSON. */
export interface Form<Result> {
  description: string;
  /** What a browser saves it as. */
  fileName: string;
  /** As how many requests it counts against its key's rate limit, where it is not one. */
  requests?: number;
  /** Writes it, once all has been done: of a change, behind its transaction. */
  write(result: Result): Answered<Uint8Array>;
}

/** Lines in another form than JSON. */
export interface LineForm<Line> {
  description: string;
  /** What stands before the first. */
  head: string;
  /** Writes one of them, with its end. */
  write(line: Line): string;
}
