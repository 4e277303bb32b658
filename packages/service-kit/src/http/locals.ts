import type { Response } from "express";
import type { RateMinute } from "../auth/rate-minute.ts";

/** Whose request it is, for what is written down of it. */
export interface Caller {
  organizationId: string;
  /** The key that it carries, or whose session it is. */
  keyId: string | null;
  /** The member who is signed in. */
  memberId: string | null;
}

declare global {
  namespace Express {
    /** What is known of a request while it is answered. */
    interface Locals {
      requestId?: string;
      /** The route's pattern, once it is found. */
      route?: string;
      /** The operation that answers, once it is found. */
      operation?: string;
      caller?: Caller;
      /** What its credential has used of its minute. */
      minute?: RateMinute;
      /** The code of the problem that it is answered with. */
      problemCode?: string;
      /** Pointers of a refused input's issues, for the access log. */
      issues?: readonly string[];
      /** The rollover that the request names. */
      rolloverId?: string;
      /** Whether the answer is a stream that the client ends: its end is no aborted request. */
      isEndless?: boolean;
    }
  }
}

/** Whether an endless answer had begun when its connection closed. */
export function isEndedStream(res: Response): boolean {
  return res.locals.isEndless === true && res.headersSent;
}
