import { kysely, type Params, type Sql, statement } from "@svc/database";

/** The organization that an account is of, for the operator, who is of none; null where there is no such account. */
export async function findAccountOwner(db: Sql, accountId: string): Promise<string | null> {
  const row = await findOwner.first(db, { accountId });
  return row?.organizationId ?? null;
}

const findOwner = statement("account_owner", (param: Params<{ accountId: string }>) =>
  kysely.selectFrom("accounts").select("organizationId").where("id", "=", param.accountId),
);
