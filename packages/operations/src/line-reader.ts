import type { Principal } from "@svc/service-kit/auth";

/** Serializable, to be sent to another thread. */
export interface LinesCall {
  operation: string;
  principal: Principal;
  query: unknown;
  mediaType: string;
  requestId: string;
}

export interface LineReader {
  /** @returns chunks of whole lines, serialized without a head */
  read(call: LinesCall): AsyncIterable<Uint8Array>;
}
