import type { Response } from "express";
import type { RateMinute } from "../auth/rate-minute.ts";

/** The caller of a request, for its log. */
export interface Caller {
  organizationId: string;
  /** The API key, or the key that opened the session. */
  keyId: string | null;
  /** The signed-in member. */
  memberId: string | null;
}

declare global {
  namespace Express {
    /** Known facts of a request, for its log, its limits and its errors. */
    interface Locals {
      requestId?: string;
      /** The route's pattern. */
      route?: string;
      /** The operation's ID. */
      operation?: string;
      caller?: Caller;
      /** The credential's count of requests in this minute. */
      minute?: RateMinute;
      /** The code of the problem that was answered. */
      problemCode?: string;
      /** JSON pointers of the invalid input. */
      issues?: readonly string[];
      /** The rollover in the path. */
      rolloverId?: string;
      /** Whether the answer is a stream that only the client ends. Its end is not an aborted request. */
      isEndless?: boolean;
    }
  }
}

/** Whether an endless answer had begun when its connection closed. */
export function isEndedStream(res: Response): boolean {
  return res.locals.isEndless === true && res.headersSent;
}
