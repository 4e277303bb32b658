import type { Database, Prisma, Transaction } from "@svc/database";
import { type KeysetPosition, type Page, toPage } from "@svc/service-kit";
import type { Account, AccountDetails } from "./account.ts";
import { type BlindIndex, normaliseEmail } from "./blind-index.ts";
import type { FieldCipher } from "./field-cipher.ts";

/** What reading and writing accounts takes: the keys beside the database. */
export interface AccountSecrets {
  cipher: FieldCipher;
  blindIndex: BlindIndex;
}

/** What is read of a row. Its organization is known, and its indexes are only ever compared. */
type AccountRow = Omit<
  Prisma.AccountModel,
  "organizationId" | "createdBySessionId" | "emailIndex" | "emailDateOfBirthIndex" | "emailSsnLast4Index"
>;

const TABLE = "accounts";

/** By what an account can be found. Whoever may look names the organization. */
export type AccountMatch =
  | { id: string }
  | { externalId: string }
  | { createdBySessionId: string }
  | { email: string; dateOfBirth: string | undefined; ssnLast4: string | undefined };

/** The account that matches, or null. By email it takes an equal second factor too: an address alone is nobody. */
export async function findAccount(
  db: Database["prisma"] | Transaction,
  secrets: AccountSecrets,
  organizationId: string,
  match: AccountMatch,
): Promise<Account | null> {
  const where = toWhere(secrets.blindIndex, organizationId, match);
  if (where === null) return null;
  const row = await db.account.findFirst({
    where: { organizationId, ...where },
    orderBy: { createdAt: "asc" },
  });
  return row && decryptAccount(row, secrets.cipher);
}

/** One page of an organization's accounts, newest first, after `after` where that is given. */
export async function readAccountPage(
  db: Database["prisma"],
  secrets: AccountSecrets,
  organizationId: string,
  filter: { externalId?: string | undefined },
  after: KeysetPosition | null,
  limit: number,
): Promise<Page<Account>> {
  const olderThan: Prisma.AccountWhereInput = after
    ? { OR: [{ createdAt: { lt: after.createdAt } }, { createdAt: after.createdAt, id: { lt: after.id } }] }
    : {};
  const rows = await db.account.findMany({
    where: { organizationId, ...filter, ...olderThan } as Prisma.AccountWhereInput,
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: limit + 1,
  });
  return toPage(
    rows.map((row) => decryptAccount(row, secrets.cipher)),
    limit,
  );
}

/**
 * Those of an organization's accounts that have these ids, in no order; one statement for any number of them. What is
 * ciphertext is deciphered when it is asked for: of a page of accounts, most is not.
 */
export async function readAccounts(
  db: Database,
  secrets: Pick<AccountSecrets, "cipher">,
  organizationId: string,
  ids: readonly string[],
): Promise<Account[]> {
  const { rows } = await db.pool.query<AccountRow>({
    name: "accounts_by_ids",
    text: `SELECT ${COLUMNS} FROM accounts WHERE organization_id = $1 AND id = ANY($2)`,
    values: [organizationId, ids],
  });
  return rows.map((row) => sealedAccount(row, secrets.cipher));
}

// With the columns' names as Prisma gives them, so that one function decrypts both.
const COLUMNS = `id, external_id AS "externalId", status, first_name AS "firstName", last_name AS "lastName",
  email_ciphertext AS "emailCiphertext", phone_ciphertext AS "phoneCiphertext",
  date_of_birth_ciphertext AS "dateOfBirthCiphertext", ssn_last4_ciphertext AS "ssnLast4Ciphertext",
  address_ciphertext AS "addressCiphertext", metadata, version, created_at AS "createdAt", updated_at AS "updatedAt"`;

const LOCKS = { share: "FOR SHARE", change: "FOR UPDATE" } as const;

/**
 * Locks the organization's account until the transaction ends, and reads it as it is then, erased ones included.
 *
 * @param lock `share` keeps it from being changed or erased, and lets others share it; `change` is for one alone
 * @returns null when there is no such account
 */
export async function lockAccount(
  tx: Transaction,
  secrets: Pick<AccountSecrets, "cipher">,
  organizationId: string,
  id: string,
  lock: keyof typeof LOCKS,
): Promise<Account | null> {
  const [row] = await tx.$queryRawUnsafe<AccountRow[]>(
    `SELECT ${COLUMNS} FROM accounts WHERE organization_id = $1 AND id = $2 ${LOCKS[lock]}`,
    organizationId,
    id,
  );
  return row ? decryptAccount(row, secrets.cipher) : null;
}

function toWhere(
  blindIndex: BlindIndex,
  organizationId: string,
  match: AccountMatch,
): Prisma.AccountWhereInput | null {
  if (!("email" in match)) return match;
  const indexes = emailIndexes(blindIndex, organizationId, match);
  const factors: Prisma.AccountWhereInput[] = [
    ...(indexes.emailDateOfBirthIndex ? [{ emailDateOfBirthIndex: indexes.emailDateOfBirthIndex }] : []),
    ...(indexes.emailSsnLast4Index ? [{ emailSsnLast4Index: indexes.emailSsnLast4Index }] : []),
  ];
  return factors.length > 0 ? { OR: factors } : null;
}

function emailIndexes(
  blindIndex: BlindIndex,
  organizationId: string,
  person: { email: string; dateOfBirth: string | null | undefined; ssnLast4: string | null | undefined },
) {
  const email = normaliseEmail(person.email);
  const combined = (purpose: string, factor: string | null | undefined) =>
    factor == null ? null : blindIndex.digest(purpose, organizationId, email, factor);
  return {
    emailIndex: blindIndex.digest("account.email", organizationId, email),
    emailDateOfBirthIndex: combined("account.email+dateOfBirth", person.dateOfBirth),
    emailSsnLast4Index: combined("account.email+ssnLast4", person.ssnLast4),
  };
}

const NO_EMAIL_INDEXES = { emailIndex: null, emailDateOfBirthIndex: null, emailSsnLast4Index: null };

/** A saver's details as the columns keep them. Ciphertexts and indexes are made together, so that they always agree. */
function toColumns(
  { cipher, blindIndex }: AccountSecrets,
  { id, organizationId }: { id: string; organizationId: string },
  details: AccountDetails,
) {
  const { email, dateOfBirth, ssnLast4, address } = details;
  const seal = (column: string, text: string | null) =>
    text === null ? null : cipher.encrypt(text, { table: TABLE, column, rowId: id });
  return {
    externalId: details.externalId,
    firstName: details.firstName,
    lastName: details.lastName,
    emailCiphertext: seal("email", email),
    phoneCiphertext: seal("phone", details.phone),
    dateOfBirthCiphertext: seal("date_of_birth", dateOfBirth),
    ssnLast4Ciphertext: seal("ssn_last4", ssnLast4),
    addressCiphertext: seal("address", address && JSON.stringify(address)),
    ...(email === null
      ? NO_EMAIL_INDEXES
      : emailIndexes(blindIndex, organizationId, { email, dateOfBirth, ssnLast4 })),
    metadata: details.metadata,
  };
}

/** Writes a new account, its personal data as ciphertext. */
export async function insertAccount(
  tx: Transaction,
  secrets: AccountSecrets,
  account: {
    id: string;
    organizationId: string;
    createdBySessionId: string | null;
    at: Date;
    details: AccountDetails;
  },
): Promise<Account> {
  const { id, organizationId, createdBySessionId, at } = account;
  const columns = toColumns(secrets, account, account.details);
  const row = await tx.account.create({
    data: { id, organizationId, createdBySessionId, ...columns, createdAt: at, updatedAt: at },
  });
  return decryptAccount(row, secrets.cipher);
}

/** Writes all that is known of a saver anew, in the transaction that holds the account's lock. */
export async function writeDetails(
  tx: Transaction,
  secrets: AccountSecrets,
  organizationId: string,
  before: Account,
  details: AccountDetails,
  at: Date,
): Promise<Account> {
  const columns = toColumns(secrets, { id: before.id, organizationId }, details);
  const row = await tx.account.update({
    where: { organizationId, id: before.id },
    data: { ...columns, version: before.version + 1, updatedAt: at },
  });
  return decryptAccount(row, secrets.cipher);
}

const NOTHING_KNOWN: AccountDetails = {
  externalId: null,
  firstName: null,
  lastName: null,
  email: null,
  phone: null,
  dateOfBirth: null,
  ssnLast4: null,
  address: null,
  metadata: {},
};

/** Overwrites all that is personal with nothing, in the transaction that holds the account's lock. */
export async function writeErasure(
  tx: Transaction,
  secrets: AccountSecrets,
  organizationId: string,
  before: Account,
  at: Date,
): Promise<Account> {
  const columns = toColumns(secrets, { id: before.id, organizationId }, NOTHING_KNOWN);
  const row = await tx.account.update({
    where: { organizationId, id: before.id },
    data: {
      ...columns,
      // By it the session that made the account would find it again.
      createdBySessionId: null,
      status: "erased",
      version: before.version + 1,
      updatedAt: at,
    },
  });
  return decryptAccount(row, secrets.cipher);
}

function decryptAccount(row: AccountRow, cipher: FieldCipher): Account {
  // Every getter is asked once.
  return { ...sealedAccount(row, cipher) };
}

/** An account whose ciphertexts are deciphered each time they are asked for. */
function sealedAccount(row: AccountRow, cipher: FieldCipher): Account {
  const open = (column: string, ciphertext: string | null) =>
    ciphertext === null ? null : cipher.decrypt(ciphertext, { table: TABLE, column, rowId: row.id });
  return {
    id: row.id,
    externalId: row.externalId,
    status: row.status as Account["status"],
    firstName: row.firstName,
    lastName: row.lastName,
    get email() {
      return open("email", row.emailCiphertext);
    },
    get phone() {
      return open("phone", row.phoneCiphertext);
    },
    get dateOfBirth() {
      return open("date_of_birth", row.dateOfBirthCiphertext);
    },
    get ssnLast4() {
      return open("ssn_last4", row.ssnLast4Ciphertext);
    },
    get address() {
      const address = open("address", row.addressCiphertext);
      return address === null ? null : JSON.parse(address);
    },
    metadata: row.metadata as Record<string, string>,
    version: row.version,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
  };
}
