import { kysely, type Params, type Sql, sql, statement } from "@svc/database";

/** Finds an imported item, of any organization, for which the worker must look for a clear match. */
export async function findNextPending(
  db: Sql,
  excluded: readonly string[],
): Promise<{ id: string; organizationId: string } | null> {
  return readNext.first(db, { excluded });
}

const readNext = statement("incoming_funds_next_pending", (param: Params<{ excluded: readonly string[] }>) =>
  kysely
    .selectFrom("incomingFunds")
    .select(["id", "organizationId"])
    .where("autoApplyPending", "=", sql.lit(true))
    .where(sql<boolean>`id <> ALL(${param.excluded}::text[])`)
    .orderBy("organizationId")
    .orderBy("id")
    .limit(1),
);
