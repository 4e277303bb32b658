import { json, kysely, type Params, type Row } from "@svc/database";
import type { Account, AccountDetails } from "./account.ts";
import { type BlindIndex, normalizeEmail } from "./blind-index.ts";
import type { FieldCipher } from "./field-cipher.ts";

export interface AccountSecrets {
  cipher: FieldCipher;
  blindIndex: BlindIndex;
}

export const ACCOUNTS_TABLE = "accounts";

/** Without the blind indexes, which are only compared. */
export const ACCOUNT_COLUMNS = [
  "id",
  "externalId",
  "status",
  "firstName",
  "lastName",
  "emailCiphertext",
  "phoneCiphertext",
  "dateOfBirthCiphertext",
  "ssnLast4Ciphertext",
  "addressCiphertext",
  "metadata",
  "version",
  "createdAt",
  "updatedAt",
] as const;

export type AccountRow = Pick<Row<"accounts">, (typeof ACCOUNT_COLUMNS)[number]>;

export interface OrganizationScope {
  organizationId: string;
}

/** Returns a query of an organization's accounts. */
export const selectAccounts = (param: Params<OrganizationScope>) =>
  kysely
    .selectFrom(ACCOUNTS_TABLE)
    .select(ACCOUNT_COLUMNS)
    .where("organizationId", "=", param.organizationId);

/** Returns the blind indexes of an email, alone and combined with each second factor. */
export function computeIdentityIndexes(
  blindIndex: BlindIndex,
  organizationId: string,
  person: { email: string; dateOfBirth: string | null | undefined; ssnLast4: string | null | undefined },
) {
  const email = normalizeEmail(person.email);
  const combined = (purpose: string, factor: string | null | undefined) =>
    factor == null ? null : blindIndex.digest(purpose, organizationId, email, factor);
  return {
    emailIndex: computeEmailIndex(blindIndex, organizationId, email),
    emailDateOfBirthIndex: combined("account.email+dateOfBirth", person.dateOfBirth),
    emailSsnLast4Index: combined("account.email+ssnLast4", person.ssnLast4),
  };
}

/** Returns the blind index of last name, date of birth and last four SSN digits, which finds a person's accounts under other emails. */
export function computePersonIndex(
  blindIndex: BlindIndex,
  organizationId: string,
  { lastName, dateOfBirth, ssnLast4 }: Pick<AccountDetails, "lastName" | "dateOfBirth" | "ssnLast4">,
): string | null {
  if (lastName === null || dateOfBirth === null || ssnLast4 === null) return null;
  const name = lastName.normalize("NFC").toLowerCase();
  return blindIndex.digest("account.person", organizationId, name, dateOfBirth, ssnLast4);
}

/** Returns the digests that link a person's accounts, under each key. */
export function computePersonDigests(
  blindIndex: BlindIndex,
  organizationId: string,
  details: Pick<AccountDetails, "email" | "lastName" | "dateOfBirth" | "ssnLast4">,
): string[] {
  const { email } = details;
  return blindIndex.each
    .flatMap((one) => {
      const byEmail =
        email === null ? null : computeIdentityIndexes(one, organizationId, { ...details, email });
      return [
        byEmail?.emailDateOfBirthIndex,
        byEmail?.emailSsnLast4Index,
        computePersonIndex(one, organizationId, details),
      ];
    })
    .filter((digest) => typeof digest === "string");
}

/** Returns the blind index of an email. */
function computeEmailIndex(blindIndex: BlindIndex, organizationId: string, email: string): string {
  return blindIndex.digest("account.email", organizationId, normalizeEmail(email));
}

/** Returns the blind index of an email under each key. */
export function computeEmailIndexes(blindIndex: BlindIndex, organizationId: string, email: string): string[] {
  return blindIndex.each.map((one) => computeEmailIndex(one, organizationId, email));
}

export const NO_EMAIL_INDEXES = { emailIndex: null, emailDateOfBirthIndex: null, emailSsnLast4Index: null };

/** Converts details to columns. Indexes always agree with ciphertexts. */
export function toColumns(
  { cipher, blindIndex }: AccountSecrets,
  { id, organizationId }: { id: string; organizationId: string },
  details: AccountDetails,
) {
  const { email, dateOfBirth, ssnLast4, address } = details;
  const seal = (column: string, text: string | null) =>
    text === null ? null : cipher.encrypt(text, { table: ACCOUNTS_TABLE, column, rowId: id });
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
      : computeIdentityIndexes(blindIndex, organizationId, { email, dateOfBirth, ssnLast4 })),
    personIndex: computePersonIndex(blindIndex, organizationId, details),
    metadata: json(details.metadata),
  };
}

/** Decrypts a date of birth read by another query. */
export function decryptBirthDate(
  cipher: FieldCipher,
  { accountId, birthDateCiphertext }: { accountId: string; birthDateCiphertext: string | null },
): string | null {
  if (birthDateCiphertext === null) return null;
  return cipher.decrypt(birthDateCiphertext, {
    table: ACCOUNTS_TABLE,
    column: "date_of_birth",
    rowId: accountId,
  });
}

/** Decrypts an account. */
export function decryptAccount(row: AccountRow, cipher: FieldCipher): Account {
  // The spread calls every getter.
  return { ...toLazyAccount(row, cipher) };
}

/** Returns an account that decrypts fields on first access. */
export function toLazyAccount(row: AccountRow, cipher: FieldCipher): Account {
  const opened: Record<string, string> = {};
  const open = (column: string, ciphertext: string | null) => {
    if (ciphertext === null) return null;
    opened[column] ??= cipher.decrypt(ciphertext, { table: ACCOUNTS_TABLE, column, rowId: row.id });
    return opened[column];
  };
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
    metadata: row.metadata as Account["metadata"],
    version: row.version,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
  };
}
