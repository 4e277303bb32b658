import { isId, notFound, type Principal, requireScope } from "@svc/service-kit";
import type { ApiContext } from "../context.ts";
import type { Rollover } from "./rollover.ts";
import { findRollover } from "./rollover-store.ts";

/** @throws Problem `not_found` when the principal's organization has no such rollover */
export async function getRollover(ctx: ApiContext, principal: Principal, id: string): Promise<Rollover> {
  requireScope(principal, "rollovers:read");
  const rollover = isId("rol", id) ? await findRollover(ctx.db, principal.organizationId, id) : null;
  if (!rollover) throw notFound("rollover");
  return rollover;
}
