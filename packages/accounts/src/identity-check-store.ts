import { kysely, type Params, plannedEachTime, type Sql, sql, statement } from "@svc/database";
import { newId } from "@svc/service-kit";
import type { AccountEvent } from "./account-events.ts";

/** The name under which whoever compares what is said of an account's participant waits. */
export function identityLockName(organizationId: string, accountId: string): string {
  return `account:${organizationId}:identity:${accountId}`;
}

/** Until when the identity check of one of these accounts is locked, the latest of them; null when none is. */
export async function findIdentityLock(
  db: Sql,
  organizationId: string,
  accountIds: readonly string[],
  now: Date,
): Promise<Date | null> {
  const [row] = await findLatest(db, { organizationId, accountIds, now });
  return row?.until ?? null;
}

const findLatest = statement(
  "identity_lock",
  (param: Params<{ organizationId: string; accountIds: readonly string[]; now: Date }>) =>
    kysely
      .selectFrom("identityChecks")
      .select((check) => check.fn.max("lockedUntil").as("until"))
      .where("organizationId", "=", param.organizationId)
      .where("accountId", "=", kysely.fn.any(param.accountIds))
      .where("lockedUntil", ">", param.now),
);

/**
 * Counts a wrong answer against an account. The fifth within 24 hours locks its check for 24 hours, and writes the
 * event `account.identity_locked`. How many and how long, the database says: the services' roles can do no more.
 */
export async function recordWrongAnswer(
  tx: Sql,
  { organizationId, accountId, at }: { organizationId: string; accountId: string; at: Date },
): Promise<void> {
  await recordWrong(tx, { eventId: newId("evt"), organizationId, accountId, at });
}

const recordWrong = statement(
  "record_wrong_identity_answer",
  ({ eventId, organizationId, accountId, at }: Params<AccountEvent>) =>
    kysely.selectNoFrom(
      sql`record_wrong_identity_answer(${eventId}, ${organizationId}, ${accountId}, ${at})::text`.as("done"),
    ),
);

/** Forgets an account's wrong answers, and with them its lock. @returns whether there were any */
export async function deleteIdentityCheck(
  tx: Sql,
  organizationId: string,
  accountId: string,
): Promise<boolean> {
  return (await deleteCheck(tx, { organizationId, accountId })).length > 0;
}

const deleteCheck = plannedEachTime(
  "identity_check_delete",
  (param: Params<{ organizationId: string; accountId: string }>) =>
    kysely
      .deleteFrom("identityChecks")
      .where("organizationId", "=", param.organizationId)
      .where("accountId", "=", param.accountId)
      .returning("accountId"),
);
