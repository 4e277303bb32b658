import type { Response } from "express";
import type { Principal } from "../auth/principal.ts";
import type { RateMinute } from "../auth/rate-limit.ts";

export interface Caller {
  organizationId: string;
  /** The API key, or the key that opened the session. */
  keyId: string | null;
  memberId: string | null;
}

/** Excludes the values that the client sent. */
export interface LoggedIssue {
  /** Such as `#/source/accountType` or `?limit`. Names that the client chose are masked. */
  location: string;
  reason: "required" | "unknown" | "invalid";
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
      issues?: readonly LoggedIssue[];
      rolloverId?: string;
      /** The ID in the path, if it has the form of this service's IDs. */
      subjectId?: string;
      /** True if the stream lasts until the client disconnects. The disconnect is then not logged as an abort. */
      isEndless?: boolean;
    }
  }
}

/** Returns true if an endless response had begun when its connection closed. */
export function isEndedStream(res: Response): boolean {
  return res.locals.isEndless === true && res.headersSent;
}

export function setCaller(res: Pick<Response, "locals">, caller: Caller): void {
  res.locals.caller = caller;
}

export function getCaller(res: Pick<Response, "locals">): Caller | undefined {
  return res.locals.caller;
}

export function toCaller({ organizationId, keyId, actor }: Principal): Caller {
  return { organizationId, keyId, memberId: actor.type === "member" ? actor.id : null };
}
