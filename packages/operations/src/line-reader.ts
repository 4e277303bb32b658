import type { Principal } from "@svc/service-kit";

/** A call of an operation that answers lines. All of it can be sent to another thread. */
export interface LinesCall {
  /** The operation's name. */
  operation: string;
  principal: Principal;
  /** The parsed query. */
  query: unknown;
  mediaType: string;
  requestId: string;
}

/** Reads lines outside the request's thread. */
export interface LineReader {
  /** @returns the answer in chunks of whole lines, in the form of the media type, without its head */
  read(call: LinesCall): AsyncIterable<Uint8Array>;
}
