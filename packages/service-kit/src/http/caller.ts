import type { Response } from "express";
import type { Principal } from "../auth/principal.ts";
import type { Caller } from "./locals.ts";

/** Says whose request it is, as soon as that is known: also of one that is then refused. */
export function nameCaller(res: Pick<Response, "locals">, caller: Caller): void {
  res.locals.caller = caller;
}

/** Whose request it is, where that is known. */
export function callerOf(res: Pick<Response, "locals">): Caller | undefined {
  return res.locals.caller;
}

/** Whose request one with this principal is. */
export function toCaller({ organizationId, keyId, actor }: Principal): Caller {
  return { organizationId, keyId, memberId: actor.type === "member" ? actor.id : null };
}
