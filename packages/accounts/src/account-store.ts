import type { Database, Prisma, Transaction } from "@svc/database";
import { type KeysetPosition, type Page, toPage } from "@svc/service-kit";
import type { Account } from "./account.ts";
import type { AccountInput } from "./account-input.ts";
import { type BlindIndex, normaliseEmail } from "./blind-index.ts";
import type { FieldCipher } from "./field-cipher.ts";

/** What reading and writing accounts takes: the keys beside the database. */
export interface AccountSecrets {
  cipher: FieldCipher;
  blindIndex: BlindIndex;
}

type AccountRow = Prisma.AccountModel;

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
  input: { email: string; dateOfBirth?: string | undefined; ssnLast4?: string | undefined },
) {
  const email = normaliseEmail(input.email);
  const combined = (purpose: string, factor: string | undefined) =>
    factor === undefined ? null : blindIndex.digest(purpose, organizationId, email, factor);
  return {
    emailIndex: blindIndex.digest("account.email", organizationId, email),
    emailDateOfBirthIndex: combined("account.email+dateOfBirth", input.dateOfBirth),
    emailSsnLast4Index: combined("account.email+ssnLast4", input.ssnLast4),
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
    input: AccountInput;
  },
): Promise<Account> {
  const { input, id } = account;
  const seal = (column: string, text: string) =>
    secrets.cipher.encrypt(text, { table: TABLE, column, rowId: id });
  const sealOptional = (column: string, text: string | undefined) =>
    text === undefined ? null : seal(column, text);
  const row = await tx.account.create({
    data: {
      id,
      organizationId: account.organizationId,
      externalId: input.externalId ?? null,
      createdBySessionId: account.createdBySessionId,
      firstName: input.firstName,
      lastName: input.lastName ?? null,
      emailCiphertext: seal("email", input.email),
      phoneCiphertext: sealOptional("phone", input.phone),
      dateOfBirthCiphertext: sealOptional("date_of_birth", input.dateOfBirth),
      ssnLast4Ciphertext: sealOptional("ssn_last4", input.ssnLast4),
      addressCiphertext: sealOptional("address", input.address && JSON.stringify(input.address)),
      ...emailIndexes(secrets.blindIndex, account.organizationId, input),
      metadata: input.metadata ?? {},
      createdAt: account.at,
      updatedAt: account.at,
    },
  });
  return decryptAccount(row, secrets.cipher);
}

function decryptAccount(row: AccountRow, cipher: FieldCipher): Account {
  const open = (column: string, ciphertext: string) =>
    cipher.decrypt(ciphertext, { table: TABLE, column, rowId: row.id });
  const openOptional = (column: string, ciphertext: string | null) =>
    ciphertext === null ? null : open(column, ciphertext);
  const address = openOptional("address", row.addressCiphertext);
  return {
    id: row.id,
    externalId: row.externalId,
    status: "active",
    firstName: row.firstName,
    lastName: row.lastName,
    email: open("email", row.emailCiphertext),
    phone: openOptional("phone", row.phoneCiphertext),
    dateOfBirth: openOptional("date_of_birth", row.dateOfBirthCiphertext),
    ssnLast4: openOptional("ssn_last4", row.ssnLast4Ciphertext),
    address: address === null ? null : JSON.parse(address),
    metadata: row.metadata as Record<string, string>,
    version: row.version,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
  };
}
