import { kysely, type Params, type Sql, statement } from "@svc/database";
import type { LockedRollover } from "@svc/rollover-rules/rollover";
import { wholeRollovers } from "./rollover-columns.ts";

export function readWholeRollovers(
  db: Sql,
  organizationId: string,
  ids: readonly string[],
): Promise<LockedRollover[]> {
  return readWhole(db, { organizationId, ids });
}

const readWhole = statement(
  "rollovers_whole",
  (param: Params<{ organizationId: string; ids: readonly string[] }>) =>
    wholeRollovers
      .where("organizationId", "=", param.organizationId)
      .where("id", "=", kysely.fn.any(param.ids)),
);
