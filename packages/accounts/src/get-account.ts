import { notFound } from "@svc/service-kit";
import type { Account } from "./account.ts";
import { findAccount, readAccounts } from "./account-store.ts";
import type { AccountsContext } from "./accounts-context.ts";

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

/** Those of the organization's accounts that have these ids, by id; of an id that is not there, nothing. See `readAccounts`. */
export async function findAccounts(
  ctx: AccountsContext,
  organizationId: string,
  ids: readonly string[],
): Promise<Map<string, Account>> {
  const accounts = await readAccounts(ctx.db.sql, ctx, organizationId, ids);
  return new Map(accounts.map((account) => [account.id, account]));
}
