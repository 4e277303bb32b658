import { kysely, type Params, type Sql, statement } from "@svc/database";
import { TABLE } from "./account-columns.ts";

/** The accounts that an organization has of one person. */
export interface PersonAccounts {
  accountIds: string[];
  /** The blind indexes that they share, or could: whoever locks the person locks these. In order. */
  indexes: string[];
}

/**
 * Finds the accounts of the person that an account is of, that account included. Two are of one person where they share the
 * email address and a second factor, by which an account is retrieved; or the last name, the birth date and the last four
 * digits. So whoever is known by several addresses is one person still, and what joins two accounts joins all.
 */
export async function findAccountsOfPerson(
  db: Sql,
  organizationId: string,
  accountId: string,
): Promise<PersonAccounts> {
  const ids = new Set([accountId]);
  const indexes = new Set<string>();
  for (;;) {
    const known = [ids.size, indexes.size].join();
    const rows = await findSame(db, { organizationId, ids: [...ids], indexes: [...indexes] });
    for (const { id, ...row } of rows) {
      ids.add(id);
      for (const index of Object.values(row)) if (index !== null) indexes.add(index);
    }
    // What an account has been found by leads to others, until nothing new comes of it.
    if ([ids.size, indexes.size].join() === known)
      return { accountIds: [...ids], indexes: [...indexes].sort() };
  }
}

const INDEXES = ["emailDateOfBirthIndex", "emailSsnLast4Index", "personIndex"] as const;

const findSame = statement(
  "accounts_of_person",
  (param: Params<{ organizationId: string; ids: readonly string[]; indexes: readonly string[] }>) =>
    kysely
      .selectFrom(TABLE)
      .select(["id", ...INDEXES])
      .where("organizationId", "=", param.organizationId)
      .where((account) =>
        account.or([
          account("id", "=", kysely.fn.any(param.ids)),
          ...INDEXES.map((name) => account(name, "=", kysely.fn.any(param.indexes))),
        ]),
      ),
);
