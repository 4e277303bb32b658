import { kysely, type Params, type Sql, statement } from "@svc/database";
import { type AccountSecrets, NAMES, personDigests, sealedAccount, TABLE } from "./account-columns.ts";

/** The accounts that an organization has of one person. */
export interface PersonAccounts {
  accountIds: string[];
  /** The blind indexes that they share, or could: whoever locks the person locks these. */
  indexes: string[];
}

/**
 * Finds the accounts of the person that an account is of, that account included. Two are of one person where they share the
 * email address and a second factor, by which an account is retrieved; or the last name, the birth date and the last four
 * digits. So whoever is known by several addresses is one person still, and what joins two accounts joins all.
 */
export async function findAccountsOfPerson(
  db: Sql,
  secrets: AccountSecrets,
  organizationId: string,
  accountId: string,
): Promise<PersonAccounts> {
  const ids = new Set([accountId]);
  const indexes = new Set<string>();
  const findSame = secrets.blindIndex.isBeingReplaced ? findOpened : findStored;
  for (;;) {
    const known = [ids.size, indexes.size].join();
    const found = await findSame(db, secrets, { organizationId, ids: [...ids], indexes: [...indexes] });
    for (const { id, digests } of found) {
      ids.add(id);
      for (const digest of digests) indexes.add(digest);
    }
    // What an account has been found by leads to others, until nothing new comes of it.
    if ([ids.size, indexes.size].join() === known)
      return { accountIds: [...ids], indexes: [...indexes].sort() };
  }
}

interface Known {
  organizationId: string;
  ids: readonly string[];
  indexes: readonly string[];
}

interface SameAccount {
  id: string;
  digests: readonly string[];
}

const INDEXES = ["emailDateOfBirthIndex", "emailSsnLast4Index", "personIndex"] as const;

/** Each account with the digests that stand in its row. */
async function findStored(db: Sql, _secrets: AccountSecrets, known: Known): Promise<SameAccount[]> {
  const rows = await readStored(db, known);
  return rows.map(({ id, ...row }) => ({ id, digests: Object.values(row).filter((one) => one !== null) }));
}

/**
 * Each account with its digests under each key, of what it says. What stands in its row is under one of them, and that of
 * another account of the person may be under another: the two are not comparable.
 */
async function findOpened(
  db: Sql,
  { cipher, blindIndex }: AccountSecrets,
  known: Known,
): Promise<SameAccount[]> {
  const { organizationId } = known;
  const rows = await readSealed(db, known);
  return rows.map((row) => ({
    id: row.id,
    digests: personDigests(blindIndex, organizationId, sealedAccount(row, cipher)),
  }));
}

const sameAccounts = (param: Params<Known>) =>
  kysely
    .selectFrom(TABLE)
    .where("organizationId", "=", param.organizationId)
    .where((account) =>
      account.or([
        account("id", "=", kysely.fn.any(param.ids)),
        ...INDEXES.map((name) => account(name, "=", kysely.fn.any(param.indexes))),
      ]),
    );

const readStored = statement("accounts_of_person", (param: Params<Known>) =>
  sameAccounts(param).select(["id", ...INDEXES]),
);

const readSealed = statement("accounts_of_person_sealed", (param: Params<Known>) =>
  sameAccounts(param).select(NAMES),
);
