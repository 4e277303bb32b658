import { kysely, type Params, type Sql, statement } from "@svc/database";
import type { LockedRollover, Rollover } from "@svc/rollover-rules/rollover";
import type { Principal } from "@svc/service-kit/auth";
import { notFound } from "@svc/service-kit/errors";
import type { ApiContext } from "../../context/context.ts";
import { wholeRollovers } from "./rollover-columns.ts";
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

/**
 * Returns one rollover's page. `load` reads the pages of several rollovers, by rollover ID.
 * @throws Problem `not_found`
 */
export async function readRolloverPage<Page>(
  call: Parameters<typeof readRollover>[0],
  id: string,
  load: (ids: readonly string[]) => Promise<ReadonlyMap<string, Page>>,
): Promise<Page> {
  await readRollover(call, id);
  const page = (await load([id])).get(id);
  if (!page) throw notFound("rollover");
  return page;
}

/** Includes encrypted columns. Takes no locks. */
export function readWholeRollovers(
  db: Sql,
  organizationId: string,
  ids: readonly string[],
): Promise<LockedRollover[]> {
  return selectWholeRollovers(db, { organizationId, ids });
}

const selectWholeRollovers = statement(
  "rollovers_whole",
  (param: Params<{ organizationId: string; ids: readonly string[] }>) =>
    wholeRollovers
      .where("organizationId", "=", param.organizationId)
      .where("id", "=", kysely.fn.any(param.ids)),
);
