import { inSqlTransaction, lockName, type Sql } from "@svc/database";
import { Problem } from "@svc/service-kit/errors";
import type { Account } from "./account.ts";
import type { AccountInput } from "./account-input.ts";
import type { AccountsContext } from "./accounts-context.ts";
import { findLockoutEnd, recordWrongAnswer, toIdentityLockName } from "./identity-check-store.ts";
import { runSequentially } from "./run-sequentially.ts";

type IdentityClaim = Pick<AccountInput, "dateOfBirth" | "ssnLast4">;

/**
 * Compares a claimed date of birth and last four SSN digits with accounts. The fifth wrong answer in a day locks the check, which
 * then rejects correct answers too.
 * @returns the IDs of the accounts that differ from the claim
 * @throws Problem `identity_locked` with `Retry-After`
 */
export async function checkIdentity(
  ctx: AccountsContext,
  organizationId: string,
  { accounts, claim }: { accounts: readonly Account[]; claim: IdentityClaim },
): Promise<ReadonlySet<string>> {
  const comparableAccounts = accounts.filter((account) => hasComparableDetail(account, claim));
  // Sorted, so that all transactions lock in the same order.
  const ids = comparableAccounts.map(({ id }) => id).sort();
  if (ids.length === 0) return new Set();

  return runSequentially(ctx.db, `${organizationId}:${ids[0]}`, async () => {
    // Rejects locked accounts without a transaction.
    await requireUnlocked(ctx, ctx.db.sql, { organizationId, accountIds: ids });
    return inSqlTransaction(ctx.db, async (tx) => {
      for (const id of ids) await lockName(tx, toIdentityLockName(organizationId, id));
      await requireUnlocked(ctx, tx, { organizationId, accountIds: ids });
      const contradicted = comparableAccounts.filter((account) => contradicts(account, claim));
      const at = ctx.clock.now();
      for (const { id } of contradicted) await recordWrongAnswer(tx, { organizationId, accountId: id, at });
      return new Set(contradicted.map(({ id }) => id));
    });
  });
}

async function requireUnlocked(
  ctx: AccountsContext,
  db: Sql,
  { organizationId, accountIds }: { organizationId: string; accountIds: readonly string[] },
): Promise<void> {
  const now = ctx.clock.now();
  const lockedUntil = await findLockoutEnd(db, organizationId, { accountIds, now });
  if (lockedUntil === null) return;
  const seconds = Math.ceil((lockedUntil.getTime() - now.getTime()) / 1000);
  throw new Problem("identity_locked", undefined, { headers: { "Retry-After": String(seconds) } });
}

function hasComparableDetail(account: Account, claim: IdentityClaim): boolean {
  return (
    isComparable(account.dateOfBirth, claim.dateOfBirth) || isComparable(account.ssnLast4, claim.ssnLast4)
  );
}

function contradicts(account: Account, claim: IdentityClaim): boolean {
  const differs = (stored: string | null, claimed: string | undefined) =>
    isComparable(stored, claimed) && stored !== claimed;
  return differs(account.dateOfBirth, claim.dateOfBirth) || differs(account.ssnLast4, claim.ssnLast4);
}

function isComparable(stored: string | null, claimed: string | undefined): boolean {
  return stored !== null && claimed !== undefined;
}
