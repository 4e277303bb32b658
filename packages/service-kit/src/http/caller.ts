import type { Response } from "express";
import type { Principal } from "../auth/principal.ts";

/** Whose request it is, for what is written down of it. */
export interface Caller {
  organizationId: string;
  /** The key that it carries, or whose session it is. */
  keyId: string | null;
  /** The member who is signed in. */
  memberId: string | null;
}

/** Says whose request it is, as soon as that is known: also of one that is then refused. */
export function nameCaller(res: Response, caller: Caller): void {
  res.locals.caller = caller;
}

/** Whose request it is, where that is known. */
export function callerOf(res: Response): Caller | undefined {
  return res.locals.caller as Caller | undefined;
}

/** Whose request one with this principal is. */
export function toCaller({ organizationId, keyId, actor }: Principal): Caller {
  return { organizationId, keyId, memberId: actor.type === "member" ? actor.id : null };
}
