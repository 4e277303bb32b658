import type { Rollover } from "@svc/rollover-rules/rollover";
import type { Principal } from "@svc/service-kit/auth";
import { notFound } from "@svc/service-kit/errors";
import type { ApiContext } from "../../context/context.ts";
import { findRollover } from "./rollover-store.ts";

/** @throws Problem `not_found` */
export async function readRollover(
  call: Pick<ApiContext, "db"> & { principal: Pick<Principal, "organizationId"> },
  id: string,
): Promise<Rollover> {
  const rollover = await findRollover(call.db, call.principal.organizationId, id);
  if (!rollover) throw notFound("rollover");
  return rollover;
}
