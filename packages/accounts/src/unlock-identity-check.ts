import { type Actor, inSqlTransaction, lockName, recordAudit } from "@svc/database";
import { notFound } from "@svc/service-kit/errors";
import type { AccountsContext } from "./accounts-context.ts";
import { findAccountOrganizationId } from "./get-account.ts";
import { deleteIdentityCheck, toIdentityLockName } from "./identity-check-store.ts";

/**
 * Deletes an account's wrong answers. The services' database roles cannot do this, because it would help an attacker guess.
 * @returns false if there were no wrong answers
 * @throws Problem `not_found`
 */
export async function unlockIdentityCheck(
  ctx: Pick<AccountsContext, "db" | "clock">,
  actor: Actor,
  accountId: string,
): Promise<boolean> {
  const organizationId = await findAccountOrganizationId(ctx.db.sql, accountId);
  if (organizationId === null) throw notFound("account");
  return inSqlTransaction(ctx.db, async (tx) => {
    await lockName(tx, toIdentityLockName(organizationId, accountId));
    const hadAnswers = await deleteIdentityCheck(tx, organizationId, accountId);
    if (!hadAnswers) return false;
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
