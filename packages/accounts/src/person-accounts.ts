import { kysely, type Params, type Sql, statement } from "@svc/database";
import {
  ACCOUNT_COLUMNS,
  ACCOUNTS_TABLE,
  type AccountSecrets,
  computePersonDigests,
  toLazyAccount,
} from "./account-columns.ts";

export interface PersonAccounts {
  accountIds: string[];
  /** Blind indexes that can link these accounts. Lock them to lock the person. */
  indexes: string[];
}

/**
 * Finds all accounts of the person with this account. Accounts are linked by email and a second factor, or by last name, date of
 * birth and last four SSN digits. Links are transitive.
 */
export async function findAccountsOfPerson(
  db: Sql,
  secrets: AccountSecrets,
  { organizationId, accountId }: { organizationId: string; accountId: string },
): Promise<PersonAccounts> {
  const ids = new Set([accountId]);
  const indexes = new Set<string>();
  const findMatching = secrets.blindIndex.isRotating ? findByComputedDigests : findByStoredDigests;
  for (;;) {
    const sizeBefore = ids.size + indexes.size;
    const matches = await findMatching(db, secrets, { organizationId, ids: [...ids], indexes: [...indexes] });
    for (const { id, digests } of matches) {
      ids.add(id);
      for (const digest of digests) indexes.add(digest);
    }
    if (ids.size + indexes.size === sizeBefore) return { accountIds: [...ids], indexes: [...indexes].sort() };
  }
}

interface PersonSearch {
  organizationId: string;
  ids: readonly string[];
  indexes: readonly string[];
}

interface MatchingAccount {
  id: string;
  digests: readonly string[];
}

const LINKING_INDEXES = ["emailDateOfBirthIndex", "emailSsnLast4Index", "personIndex"] as const;

async function findByStoredDigests(
  db: Sql,
  _secrets: AccountSecrets,
  search: PersonSearch,
): Promise<MatchingAccount[]> {
  const rows = await readDigests(db, search);
  return rows.map(({ id, ...indexes }) => ({
    id,
    digests: Object.values(indexes).filter((digest) => digest !== null),
  }));
}

/** Uses all keys, because stored digests can be under different keys. */
async function findByComputedDigests(
  db: Sql,
  { cipher, blindIndex }: AccountSecrets,
  search: PersonSearch,
): Promise<MatchingAccount[]> {
  const { organizationId } = search;
  const rows = await readEncrypted(db, search);
  return rows.map((row) => ({
    id: row.id,
    digests: computePersonDigests(blindIndex, organizationId, toLazyAccount(row, cipher)),
  }));
}

const selectMatching = (param: Params<PersonSearch>) =>
  kysely
    .selectFrom(ACCOUNTS_TABLE)
    .where("organizationId", "=", param.organizationId)
    .where((account) =>
      account.or([
        account("id", "=", kysely.fn.any(param.ids)),
        ...LINKING_INDEXES.map((name) => account(name, "=", kysely.fn.any(param.indexes))),
      ]),
    );

const readDigests = statement("accounts_of_person", (param: Params<PersonSearch>) =>
  selectMatching(param).select(["id", ...LINKING_INDEXES]),
);

const readEncrypted = statement("accounts_of_person_sealed", (param: Params<PersonSearch>) =>
  selectMatching(param).select(ACCOUNT_COLUMNS),
);
