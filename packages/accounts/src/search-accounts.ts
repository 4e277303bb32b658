import { anyOf, type Params, type Sql, sql, statement } from "@svc/database";
import type { Account } from "./account.ts";
import {
  type AccountSecrets,
  decryptAccount,
  type OrganizationScope,
  selectAccounts,
} from "./account-columns.ts";
import { selectMatchingAccounts } from "./account-search-queries.ts";

interface SearchTerms {
  /** Prefix of a name. */
  name: string;
  /** The whole external ID. */
  text: string;
  emailIndexes: readonly string[];
}

export async function searchAccounts(
  db: Sql,
  secrets: Pick<AccountSecrets, "cipher">,
  {
    organizationId,
    terms: { name, text, emailIndexes },
    limit,
  }: { organizationId: string; terms: SearchTerms; limit: number },
): Promise<Account[]> {
  const rows = await findMatchingAccounts(db, { organizationId, name, text, emailIndexes, limit });
  return rows.map((row) => decryptAccount(row, secrets.cipher));
}

const findMatchingAccounts = statement(
  "accounts_searched",
  (param: Params<OrganizationScope & SearchTerms & { limit: number }>) =>
    selectAccounts(param)
      .where(
        "id",
        "=",
        anyOf(
          selectMatchingAccounts({
            organizationId: sql`${param.organizationId}::text`,
            name: sql`${param.name}::text`,
            text: sql`${param.text}::text`,
            emailIndexes: sql`${param.emailIndexes}::text[]`,
            limit: sql`${param.limit}::int`,
          }),
        ),
      )
      .orderBy("createdAt", "desc")
      .orderBy("id", "desc")
      .limit(param.limit),
);
