import type { Response } from "express";
import type { Principal } from "../auth/principal.ts";
import type { Caller } from "./locals.ts";

/** Records the caller of a request, even if it is then refused. */
export function setCaller(res: Pick<Response, "locals">, caller: Caller): void {
  res.locals.caller = caller;
}

/** Returns the caller, if known. */
export function getCaller(res: Pick<Response, "locals">): Caller | undefined {
  return res.locals.caller;
}

/** Converts a principal to a caller. */
export function toCaller({ organizationId, keyId, actor }: Principal): Caller {
  return { organizationId, keyId, memberId: actor.type === "member" ? actor.id : null };
}
