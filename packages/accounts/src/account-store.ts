import {
  anyOfShortList,
  equalsUnlessNull,
  isAfterPosition,
  kysely,
  type ListPosition,
  type Params,
  pageAfter,
  type Sql,
  sql,
  statement,
  toPageParams,
  unpreparedStatement,
} from "@svc/database";
import { type KeysetPosition, MAX_TOTAL_COUNT, type Page, toPage } from "@svc/service-kit/lists";
import type { Account } from "./account.ts";
import {
  ACCOUNTS_TABLE,
  type AccountSecrets,
  computeEmailIndexes,
  computeIdentityIndexes,
  decryptAccount,
  type OrganizationScope,
  selectAccounts,
  toLazyAccount,
} from "./account-columns.ts";
import type { BlindIndex } from "./blind-index.ts";

export type AccountMatch =
  | { id: string }
  | { externalId: string }
  | { createdBySessionId: string }
  | { email: string; dateOfBirth: string | undefined; ssnLast4: string | undefined };

/** Finds the matching account. A match by email also requires a second factor. */
export async function findAccount(
  db: Sql,
  secrets: AccountSecrets,
  { organizationId, match }: { organizationId: string; match: AccountMatch },
): Promise<Account | null> {
  const [row] =
    "id" in match
      ? await findById(db, { organizationId, ...match })
      : "externalId" in match
        ? await findByExternalId(db, { organizationId, ...match })
        : "createdBySessionId" in match
          ? await findBySession(db, { organizationId, ...match })
          : await findByEmail(db, {
              organizationId,
              ...computeFactors(secrets.blindIndex, organizationId, match),
            });
  return row ? decryptAccount(row, secrets.cipher) : null;
}

const selectOldest = (param: Params<OrganizationScope>) =>
  selectAccounts(param).orderBy("createdAt").limit(1);

const findById = statement("account_by_id", (param: Params<OrganizationScope & { id: string }>) =>
  selectOldest(param).where("id", "=", param.id),
);

const findByExternalId = statement(
  "account_by_external_id",
  (param: Params<OrganizationScope & { externalId: string }>) =>
    selectOldest(param).where("externalId", "=", param.externalId),
);

const findBySession = statement(
  "account_by_session",
  (param: Params<OrganizationScope & { createdBySessionId: string }>) =>
    selectOldest(param).where("createdBySessionId", "=", param.createdBySessionId),
);

/** Blind indexes of each second factor; empty if it is missing. */
interface Factors {
  birthDateIndexes: readonly string[];
  ssnIndexes: readonly string[];
}

function computeFactors(
  blindIndex: BlindIndex,
  organizationId: string,
  match: Extract<AccountMatch, { email: string }>,
): Factors {
  const indexes = blindIndex.perKey.map((keyIndex) =>
    computeIdentityIndexes(keyIndex, organizationId, match),
  );
  return {
    birthDateIndexes: indexes.flatMap(({ emailDateOfBirthIndex }) => emailDateOfBirthIndex ?? []),
    ssnIndexes: indexes.flatMap(({ emailSsnLast4Index }) => emailSsnLast4Index ?? []),
  };
}

const findByEmail = statement("account_by_email", (param: Params<OrganizationScope & Factors>) =>
  selectOldest(param).where((account) =>
    account.or([
      account("emailDateOfBirthIndex", "=", anyOfShortList(param.birthDateIndexes)),
      account("emailSsnLast4Index", "=", anyOfShortList(param.ssnIndexes)),
    ]),
  ),
);

const MAX_PER_EMAIL = 20;

/** Returns the oldest accounts with this email that store a value for a given factor, whether or not it matches. */
export async function readAccountsByEmail(
  db: Sql,
  secrets: AccountSecrets,
  { organizationId, match }: { organizationId: string; match: Extract<AccountMatch, { email: string }> },
): Promise<Account[]> {
  const rows = await readByEmail(db, {
    organizationId,
    emailIndexes: computeEmailIndexes(secrets.blindIndex, organizationId, match.email),
    hasBirthDate: match.dateOfBirth !== undefined,
    hasSsn: match.ssnLast4 !== undefined,
  });
  return rows.map((row) => decryptAccount(row, secrets.cipher));
}

const readByEmail = statement(
  "accounts_of_email",
  (
    param: Params<
      OrganizationScope & { emailIndexes: readonly string[]; hasBirthDate: boolean; hasSsn: boolean }
    >,
  ) =>
    selectAccounts(param)
      .where("emailIndex", "=", anyOfShortList(param.emailIndexes))
      .where((account) =>
        account.or([
          account.and([param.hasBirthDate, account("emailDateOfBirthIndex", "is not", null)]),
          account.and([param.hasSsn, account("emailSsnLast4Index", "is not", null)]),
        ]),
      )
      .orderBy("createdAt")
      .limit(MAX_PER_EMAIL),
);

export async function readAccountPage(
  db: Sql,
  secrets: AccountSecrets,
  {
    organizationId,
    filter,
    after,
    limit,
  }: {
    organizationId: string;
    filter: { externalId?: string | undefined };
    after: KeysetPosition | null;
    limit: number;
  },
): Promise<Page<Account>> {
  const { externalId } = filter;
  const page = toPageParams(organizationId, { after, limit });
  const rows =
    externalId === undefined
      ? await readPage(db, page)
      : await readPageByExternalId(db, { ...page, externalId });
  return toPage(
    rows.map((row) => decryptAccount(row, secrets.cipher)),
    limit,
  );
}

/** Counts up to `MAX_TOTAL_COUNT + 1` accounts. */
export async function countListedAccounts(
  db: Sql,
  organizationId: string,
  {
    externalId = null,
    ids = null,
  }: { externalId?: string | null | undefined; ids?: readonly string[] | null | undefined },
): Promise<number> {
  return (await countMatching.first(db, { organizationId, externalId, ids }))?.count ?? 0;
}

// Unprepared, so that PostgreSQL can plan with the index of the requested filter.
const countMatching = unpreparedStatement(
  "account_total_count",
  (param: Params<OrganizationScope & { externalId: string | null; ids: readonly string[] | null }>) =>
    kysely
      .selectFrom(
        kysely
          .selectFrom(ACCOUNTS_TABLE)
          .select("id")
          .where("organizationId", "=", param.organizationId)
          .where(equalsUnlessNull("externalId", param.externalId))
          .where(sql<boolean>`(${param.ids}::text[] IS NULL OR id = ANY(${param.ids}))`)
          .limit(sql.lit(MAX_TOTAL_COUNT + 1))
          .as("matching"),
      )
      .select(sql<number>`count(*)::int`.as("count")),
);

type PageParams = OrganizationScope & ListPosition;

const readPage = statement("account_page", (param: Params<PageParams & { limit: number }>) =>
  pageAfter(selectAccounts(param), param),
);

// An external ID is unique, so this needs no order. With an ORDER BY, PostgreSQL could scan all accounts to find one row.
const readPageByExternalId = statement(
  "account_page_of_external_id",
  (param: Params<PageParams & { externalId: string }>) =>
    selectAccounts(param)
      .where(isAfterPosition(["createdAt", "id"], param))
      .where("externalId", "=", param.externalId),
);

export async function findAccountsByIds(
  db: Sql,
  secrets: Pick<AccountSecrets, "cipher">,
  { organizationId, ids }: { organizationId: string; ids: readonly string[] },
): Promise<Account[]> {
  const rows = await readByIds(db, { organizationId, ids });
  return rows.map((row) => toLazyAccount(row, secrets.cipher));
}

const readByIds = statement(
  "accounts_by_ids",
  (param: Params<OrganizationScope & { ids: readonly string[] }>) =>
    selectAccounts(param).where("id", "=", kysely.fn.any(param.ids)),
);

const selectById = (param: Params<OrganizationScope & { id: string }>) =>
  selectAccounts(param).where("id", "=", param.id);

const locks = {
  share: statement("account_locked_share", (param: Params<OrganizationScope & { id: string }>) =>
    selectById(param).forKeyShare(),
  ),
  change: statement("account_locked_change", (param: Params<OrganizationScope & { id: string }>) =>
    selectById(param).forUpdate(),
  ),
};

/**
 * Returns the locked account, even if it is erased.
 * @param lock `share` prevents changes and erasure; `change` also excludes other locks
 */
export async function lockAccount(
  tx: Sql,
  secrets: Pick<AccountSecrets, "cipher">,
  { organizationId, id, lock }: { organizationId: string; id: string; lock: keyof typeof locks },
): Promise<Account | null> {
  const [row] = await locks[lock](tx, { organizationId, id });
  return row ? decryptAccount(row, secrets.cipher) : null;
}
