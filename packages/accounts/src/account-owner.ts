import { kysely, type Params, type Sql, statement } from "@svc/database";

/** Returns the organization of an account for the operator, or null. */
export async function findAccountOwner(db: Sql, accountId: string): Promise<string | null> {
  const row = await findOwner.first(db, { accountId });
  return row?.organizationId ?? null;
}

const findOwner = statement("account_owner", (param: Params<{ accountId: string }>) =>
  kysely.selectFrom("accounts").select("organizationId").where("id", "=", param.accountId),
);
