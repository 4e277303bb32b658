import { type Database, kysely, type Params, plannedEachTime, type Sql, sql, statement } from "@svc/database";

const DAY_MS = 86_400_000;
/** Since last requested. */
const OPEN_KEPT_MS = 180 * DAY_MS;
/** Since settled. */
const SETTLED_KEPT_MS = 30 * DAY_MS;
const AT_ONCE = 1_000;

/** Deletes abandoned requests and those settled a while ago. */
export async function cleanCustodianRequests({
  db,
  clock,
}: {
  db: Database;
  clock: { now(): Date };
}): Promise<void> {
  const now = clock.now().getTime();
  const moments = {
    seenBefore: new Date(now - OPEN_KEPT_MS),
    settledBefore: new Date(now - SETTLED_KEPT_MS),
  };
  while ((await deleteSome(db.sql, moments)).length === AT_ONCE);
}

const deleteSome = plannedEachTime(
  "custodian_requests_clean",
  ({ seenBefore, settledBefore }: Params<{ seenBefore: Date; settledBefore: Date }>) =>
    kysely
      .deleteFrom("custodianRequests")
      .where(
        sql<boolean>`id IN (SELECT id FROM custodian_requests WHERE seen_at < ${seenBefore} OR settled_at < ${settledBefore} LIMIT ${sql.lit(AT_ONCE)})`,
      )
      .returning("id"),
);

interface OfAccount {
  organizationId: string;
  accountId: string;
}

/** Deletes the requests of an account. @returns how many */
export async function eraseCustodianRequests(tx: Sql, of: OfAccount): Promise<number> {
  return (await deleteOf(tx, of)).length;
}

const deleteOf = statement("custodian_requests_erase", (param: Params<OfAccount>) =>
  kysely
    .deleteFrom("custodianRequests")
    .where("organizationId", "=", param.organizationId)
    .where("accountId", "=", param.accountId)
    .returning("id"),
);
