import { notFound } from "@svc/service-kit/errors";
import type { Account } from "./account.ts";
import { findAccount, readAccounts } from "./account-store.ts";
import type { AccountsContext } from "./accounts-context.ts";

/**
 * Returns an account.
 * @throws Problem `not_found`
 */
export async function getAccount(
  ctx: AccountsContext,
  organizationId: string,
  accountId: string,
): Promise<Account> {
  const account = await findAccount(ctx.db.sql, ctx, organizationId, { id: accountId });
  if (!account) throw notFound("account");
  return account;
}

/** Returns the accounts found, by ID. */
export async function findAccounts(
  ctx: AccountsContext,
  organizationId: string,
  ids: readonly string[],
): Promise<Map<string, Account>> {
  const accounts = await readAccounts(ctx.db.sql, ctx, organizationId, ids);
  return new Map(accounts.map((account) => [account.id, account]));
}
