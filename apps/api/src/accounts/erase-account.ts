import { type Account, eraseAccount as erase } from "@svc/accounts";
import { type Principal, requireScope } from "@svc/service-kit";
import type { ApiContext } from "../context.ts";
import type { Transact } from "../idempotency/answer-once.ts";
import { forgetAnswers } from "@svc/operations";
import { erasePersonalData, lockBeforeErasure } from "../rollovers/erase-personal-data.ts";

/**
 * Erases a participant: the account's details, what its rollovers hold of them, and the answers that are remembered for
 * repetitions, in one transaction. Skeletons stay. An account that is erased already is given as it is.
 *
 * @param request its `If-Match` header, and its id for the audit log
 * @throws Problem `not_found`; `version_conflict`; `invalid_transition` while a rollover is open, naming which;
 *   `history_mismatch` when one is not as its history left it
 */
export async function eraseAccount(
  ctx: ApiContext,
  principal: Principal,
  accountId: string,
  request: { ifMatch: string | null; requestId: string },
  transact: Transact<Account>,
): Promise<Account> {
  requireScope(principal, "accounts:write");
  const { organizationId, actor } = principal;
  return transact(async (tx) => {
    await lockBeforeErasure(tx, organizationId, accountId);
    return erase(ctx, tx, { organizationId, accountId, actor, ...request }, async (at) => {
      const rolloverIds = await erasePersonalData(ctx, tx, organizationId, accountId, actor, at);
      await forgetAnswers(ctx, tx, organizationId, [accountId, ...rolloverIds]);
    });
  });
}
