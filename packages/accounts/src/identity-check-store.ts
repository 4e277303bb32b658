import { kysely, type Params, type Sql, sql, statement, unpreparedStatement } from "@svc/database";
import { newId } from "@svc/service-kit";
import type { AccountEvent } from "./account-events.ts";

export function toIdentityLockName(organizationId: string, accountId: string): string {
  return `account:${organizationId}:identity:${accountId}`;
}

export async function findLockoutEnd(
  db: Sql,
  organizationId: string,
  { accountIds, now }: { accountIds: readonly string[]; now: Date },
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
 * Counts a wrong answer. The fifth within 24 hours locks the check for 24 hours, and emits
 * `account.identity_locked`. The services' database roles can count answers only with this database function.
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

/** @returns false if the account had no wrong answers and no lockout */
export async function deleteIdentityCheck(
  tx: Sql,
  organizationId: string,
  accountId: string,
): Promise<boolean> {
  return (await deleteCheck(tx, { organizationId, accountId })).length > 0;
}

const deleteCheck = unpreparedStatement(
  "identity_check_delete",
  (param: Params<{ organizationId: string; accountId: string }>) =>
    kysely
      .deleteFrom("identityChecks")
      .where("organizationId", "=", param.organizationId)
      .where("accountId", "=", param.accountId)
      .returning("accountId"),
);
