import {
  type Database,
  kysely,
  type Params,
  type Sql,
  sql,
  statement,
  unpreparedStatement,
} from "@svc/database";

const DAY_MS = 86_400_000;
/** Maximum retention of any request after the participant last sent it. */
const MAX_RETENTION_MS = 180 * DAY_MS;
/** Maximum retention of a settled request after its settlement. */
const SETTLED_RETENTION_MS = 30 * DAY_MS;
const BATCH_SIZE = 1_000;

/** Deletes requests after their retention. */
export async function cleanCustodianRequests({
  db,
  clock,
}: {
  db: Database;
  clock: { now(): Date };
}): Promise<void> {
  const now = clock.now().getTime();
  const cutoffs = {
    seenBefore: new Date(now - MAX_RETENTION_MS),
    settledBefore: new Date(now - SETTLED_RETENTION_MS),
  };
  while ((await deleteBatch(db.sql, cutoffs)).length === BATCH_SIZE);
}

const deleteBatch = unpreparedStatement(
  "custodian_requests_clean",
  ({ seenBefore, settledBefore }: Params<{ seenBefore: Date; settledBefore: Date }>) =>
    kysely
      .deleteFrom("custodianRequests")
      .where(
        sql<boolean>`id IN (SELECT id FROM custodian_requests WHERE seen_at < ${seenBefore} OR settled_at < ${settledBefore} LIMIT ${sql.lit(BATCH_SIZE)})`,
      )
      .returning("id"),
);

interface AccountScope {
  organizationId: string;
  accountId: string;
}

/** Deletes an account's requests, and returns their number. */
export async function eraseCustodianRequests(tx: Sql, account: AccountScope): Promise<number> {
  return (await deleteByAccount(tx, account)).length;
}

const deleteByAccount = statement("custodian_requests_erase", (param: Params<AccountScope>) =>
  kysely
    .deleteFrom("custodianRequests")
    .where("organizationId", "=", param.organizationId)
    .where("accountId", "=", param.accountId)
    .returning("id"),
);
