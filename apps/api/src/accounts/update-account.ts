import { type Account, type AccountPatch, updateAccount as update } from "@svc/accounts";
import { type Principal, requireScope } from "@svc/service-kit";
import type { ApiContext } from "../context.ts";
import type { Transact } from "../idempotency/answer-once.ts";

/**
 * Changes what is known of a participant. What is not named stays, `null` clears, and metadata is replaced. Rollovers that are
 * under way keep the tax treatment that they were given: it is evaluated when a rollover is made or changed.
 *
 * @param request its `If-Match` header, and its id for the audit log
 * @throws Problem `not_found`; `version_conflict`; `invalid_transition` once it is erased; `identity_conflict` for an
 *   `externalId` of another account; `validation_failed`
 */
export async function updateAccount(
  ctx: ApiContext,
  principal: Principal,
  accountId: string,
  patch: AccountPatch,
  request: { ifMatch: string | null; requestId: string },
  transact: Transact<Account>,
): Promise<Account> {
  requireScope(principal, "accounts:write");
  const { organizationId, actor } = principal;
  return transact((tx) => update(ctx, tx, { organizationId, accountId, actor, ...request }, patch));
}
