import { notFound } from "@svc/service-kit";
import type { Account } from "./account.ts";
import { findAccount } from "./account-store.ts";
import type { AccountsContext } from "./create-or-retrieve-account.ts";

/** @throws Problem `not_found` when the organization has no such account */
export async function getAccount(
  ctx: AccountsContext,
  organizationId: string,
  accountId: string,
): Promise<Account> {
  const account = await findAccount(ctx.db.sql, ctx, organizationId, { id: accountId });
  if (!account) throw notFound("account");
  return account;
}
