import { kysely, type Params, type Sql, statement } from "@svc/database";
import { notFound } from "@svc/service-kit/errors";
import type { Account } from "./account.ts";
import { findAccount, findAccountsByIds } from "./account-store.ts";
import type { AccountsContext } from "./accounts-context.ts";

/** @throws Problem `not_found` */
export async function getAccount(
  ctx: AccountsContext,
  organizationId: string,
  accountId: string,
): Promise<Account> {
  const account = await findAccount(ctx.db.sql, ctx, { organizationId, match: { id: accountId } });
  if (!account) throw notFound("account");
  return account;
}

/** Omits unknown IDs. */
export async function findAccounts(
  ctx: AccountsContext,
  organizationId: string,
  ids: readonly string[],
): Promise<Map<string, Account>> {
  const accounts = await findAccountsByIds(ctx.db.sql, ctx, { organizationId, ids });
  return new Map(accounts.map((account) => [account.id, account]));
}

export async function findAccountOrganizationId(db: Sql, accountId: string): Promise<string | null> {
  const row = await findOwner.first(db, { accountId });
  return row?.organizationId ?? null;
}

const findOwner = statement("account_owner", (param: Params<{ accountId: string }>) =>
  kysely.selectFrom("accounts").select("organizationId").where("id", "=", param.accountId),
);
