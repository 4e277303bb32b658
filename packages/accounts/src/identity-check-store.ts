import type { Sql } from "@svc/database";
import { newId } from "@svc/service-kit";

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
  const [row] = await db.query<{ until: Date | null }>({
    name: "identity_lock",
    text: `SELECT max(locked_until) AS until FROM identity_checks
      WHERE organization_id = $1 AND account_id = ANY($2) AND locked_until > $3`,
    values: [organizationId, accountIds, now],
  });
  return row?.until ?? null;
}

/**
 * Counts a wrong answer against an account. The fifth within 24 hours locks its check for 24 hours, and writes the
 * event `account.identity_locked`. How many and how long, the database says: the services' roles can do no more.
 */
export async function recordWrongAnswer(
  tx: Sql,
  { organizationId, accountId, at }: { organizationId: string; accountId: string; at: Date },
): Promise<void> {
  await tx.query({
    name: "record_wrong_identity_answer",
    text: "SELECT record_wrong_identity_answer($1, $2, $3, $4)",
    values: [newId("evt"), organizationId, accountId, at],
  });
}

/** Forgets an account's wrong answers, and with them its lock. @returns whether there were any */
export async function deleteIdentityCheck(
  tx: Sql,
  organizationId: string,
  accountId: string,
): Promise<boolean> {
  const rows = await tx.query({
    text: "DELETE FROM identity_checks WHERE organization_id = $1 AND account_id = $2 RETURNING account_id",
    values: [organizationId, accountId],
  });
  return rows.length > 0;
}
