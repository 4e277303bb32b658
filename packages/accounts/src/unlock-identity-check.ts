import { type Actor, inSqlTransaction, lockName, recordAudit } from "@svc/database";
import { notFound } from "@svc/service-kit";
import { findAccountOwner } from "./account-owner.ts";
import type { AccountsContext } from "./accounts-context.ts";
import { deleteIdentityCheck, identityLockName } from "./identity-check-store.ts";

/**
 * Forgets the wrong answers about an account, so that its identity check is open again. The services' roles may not:
 * whoever guesses through one of them would.
 *
 * @returns whether there were any; where there were none, nothing is written
 * @throws Problem `not_found`
 */
export async function unlockIdentityCheck(
  ctx: Pick<AccountsContext, "db" | "clock">,
  actor: Actor,
  accountId: string,
): Promise<boolean> {
  const organizationId = await findAccountOwner(ctx.db.sql, accountId);
  if (organizationId === null) throw notFound("account");
  return inSqlTransaction(ctx.db, async (tx) => {
    await lockName(tx, identityLockName(organizationId, accountId));
    const wasAnswered = await deleteIdentityCheck(tx, organizationId, accountId);
    if (!wasAnswered) return false;
    await recordAudit(tx, {
      organizationId,
      actor,
      action: "account.identity_unlocked",
      targetId: accountId,
      data: {},
      requestId: null,
      at: ctx.clock.now(),
    });
    return true;
  });
}
