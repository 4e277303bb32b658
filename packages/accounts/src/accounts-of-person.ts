import { kysely, type Params, type Sql, statement } from "@svc/database";
import { type AccountSecrets, NAMES, personDigests, sealedAccount, TABLE } from "./account-columns.ts";

export interface PersonAccounts {
  accountIds: string[];
  /** Blind indexes that link, or could link, these accounts. Lock them to lock the person. */
  indexes: string[];
}

/**
 * Finds the accounts of the same person, including the given one. The same email and second factor link accounts, as do the same last
 * name, date of birth and last four SSN digits. Links are transitive.
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

async function findStored(db: Sql, _secrets: AccountSecrets, known: Known): Promise<SameAccount[]> {
  const rows = await readStored(db, known);
  return rows.map(({ id, ...row }) => ({ id, digests: Object.values(row).filter((one) => one !== null) }));
}

/** Computes digests under all keys: stored ones can be under different keys. */
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
