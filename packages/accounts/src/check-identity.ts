import { inSqlTransaction, lockName, type Sql } from "@svc/database";
import { Problem } from "@svc/service-kit/errors";
import type { Account } from "./account.ts";
import type { AccountInput } from "./account-input.ts";
import type { AccountsContext } from "./accounts-context.ts";
import { findIdentityLock, identityLockName, recordWrongAnswer } from "./identity-check-store.ts";
import { runSequentially } from "./run-sequentially.ts";

type Answer = Pick<AccountInput, "dateOfBirth" | "ssnLast4">;

/**
 * Compares a claimed date of birth and last four SSN digits with accounts. Each wrong answer is recorded in the transaction that
 * compared it, under a lock. The fifth wrong answer in a day locks the check, which then refuses correct answers too.
 *
 * @returns the IDs of contradicted accounts
 * @throws Problem `identity_locked` with `Retry-After`
 */
export async function checkIdentity(
  ctx: AccountsContext,
  organizationId: string,
  accounts: readonly Account[],
  answer: Answer,
): Promise<ReadonlySet<string>> {
  const compared = accounts.filter((account) => isCompared(account, answer));
  // Sorted, so that all transactions lock in the same order.
  const ids = compared.map(({ id }) => id).sort();
  if (ids.length === 0) return new Set();

  return runSequentially(`${organizationId}:${ids[0]}`, async () => {
    // Refuses locked accounts without a transaction.
    await requireOpen(ctx, ctx.db.sql, organizationId, ids);
    return inSqlTransaction(ctx.db, async (tx) => {
      for (const id of ids) await lockName(tx, identityLockName(organizationId, id));
      await requireOpen(ctx, tx, organizationId, ids);
      const wrong = compared.filter((account) => contradicts(account, answer));
      const at = ctx.clock.now();
      for (const { id } of wrong) await recordWrongAnswer(tx, { organizationId, accountId: id, at });
      return new Set(wrong.map(({ id }) => id));
    });
  });
}

async function requireOpen(
  ctx: AccountsContext,
  db: Sql,
  organizationId: string,
  accountIds: readonly string[],
): Promise<void> {
  const now = ctx.clock.now();
  const until = await findIdentityLock(db, organizationId, accountIds, now);
  if (until === null) return;
  const seconds = Math.ceil((until.getTime() - now.getTime()) / 1000);
  throw new Problem("identity_locked", undefined, { headers: { "Retry-After": String(seconds) } });
}

/** A detail missing on either side contradicts nothing. */
function isCompared(account: Account, answer: Answer): boolean {
  return (
    isComparable(account.dateOfBirth, answer.dateOfBirth) || isComparable(account.ssnLast4, answer.ssnLast4)
  );
}

function contradicts(account: Account, answer: Answer): boolean {
  const differs = (stored: string | null, claimed: string | undefined) =>
    isComparable(stored, claimed) && stored !== claimed;
  return differs(account.dateOfBirth, answer.dateOfBirth) || differs(account.ssnLast4, answer.ssnLast4);
}

function isComparable(stored: string | null, claimed: string | undefined): boolean {
  return stored !== null && claimed !== undefined;
}
