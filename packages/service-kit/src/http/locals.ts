import type { Response } from "express";
import type { RateMinute } from "../auth/rate-minute.ts";

export interface Caller {
  organizationId: string;
  /** The API key, or the key that opened the session. */
  keyId: string | null;
  memberId: string | null;
}

declare global {
  namespace Express {
    interface Locals {
      requestId?: string;
      route?: string;
      operation?: string;
      caller?: Caller;
      minute?: RateMinute;
      problemCode?: string;
      /** JSON pointers of the invalid input. */
      issues?: readonly string[];
      rolloverId?: string;
      /** Only the client ends the stream; its end is not an aborted request. */
      isEndless?: boolean;
    }
  }
}

/** Returns true if an endless response had begun when its connection closed. */
export function isEndedStream(res: Response): boolean {
  return res.locals.isEndless === true && res.headersSent;
}
