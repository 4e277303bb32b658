import { json, kysely, type Params, type Row } from "@svc/database";
import type { Account, AccountDetails } from "./account.ts";
import { type BlindIndex, normalizeEmail } from "./blind-index.ts";
import type { FieldCipher } from "./field-cipher.ts";
import type { FormerName } from "./name-change.ts";

export interface AccountSecrets {
  cipher: FieldCipher;
  blindIndex: BlindIndex;
}

export const ACCOUNTS_TABLE = "accounts";

/** Excludes the blind indexes, which are only compared. */
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
  "formerNamesCiphertext",
  "metadata",
  "version",
  "createdAt",
  "updatedAt",
] as const;

export type AccountRow = Pick<Row<"accounts">, (typeof ACCOUNT_COLUMNS)[number]>;

export interface OrganizationScope {
  organizationId: string;
}

export const selectAccounts = (param: Params<OrganizationScope>) =>
  kysely
    .selectFrom(ACCOUNTS_TABLE)
    .select(ACCOUNT_COLUMNS)
    .where("organizationId", "=", param.organizationId);

export function computeIdentityIndexes(
  blindIndex: BlindIndex,
  organizationId: string,
  person: { email: string; dateOfBirth: string | null | undefined; ssnLast4: string | null | undefined },
) {
  const email = normalizeEmail(person.email);
  const digestWithFactor = (purpose: string, factor: string | null | undefined) =>
    factor == null ? null : blindIndex.digest(purpose, organizationId, email, factor);
  return {
    emailIndex: computeEmailIndex(blindIndex, organizationId, email),
    emailDateOfBirthIndex: digestWithFactor("account.email+dateOfBirth", person.dateOfBirth),
    emailSsnLast4Index: digestWithFactor("account.email+ssnLast4", person.ssnLast4),
  };
}

/** Returns the digest that links a person's accounts with different emails. */
export function computePersonIndex(
  blindIndex: BlindIndex,
  organizationId: string,
  { lastName, dateOfBirth, ssnLast4 }: Pick<AccountDetails, "lastName" | "dateOfBirth" | "ssnLast4">,
): string | null {
  if (lastName === null || dateOfBirth === null || ssnLast4 === null) return null;
  const name = lastName.normalize("NFC").toLowerCase();
  return blindIndex.digest("account.person", organizationId, name, dateOfBirth, ssnLast4);
}

/** Returns the digests that link a person's accounts, computed with each key of the blind index. */
export function computePersonDigests(
  blindIndex: BlindIndex,
  organizationId: string,
  details: Pick<AccountDetails, "email" | "lastName" | "dateOfBirth" | "ssnLast4">,
): string[] {
  const { email } = details;
  return blindIndex.perKey
    .flatMap((keyIndex) => {
      const emailIndexes =
        email === null ? null : computeIdentityIndexes(keyIndex, organizationId, { ...details, email });
      return [
        emailIndexes?.emailDateOfBirthIndex,
        emailIndexes?.emailSsnLast4Index,
        computePersonIndex(keyIndex, organizationId, details),
      ];
    })
    .filter((digest) => typeof digest === "string");
}

function computeEmailIndex(blindIndex: BlindIndex, organizationId: string, email: string): string {
  return blindIndex.digest("account.email", organizationId, normalizeEmail(email));
}

/** Returns the digests of an email, one for each key of the blind index. */
export function computeEmailIndexes(blindIndex: BlindIndex, organizationId: string, email: string): string[] {
  return blindIndex.perKey.map((keyIndex) => computeEmailIndex(keyIndex, organizationId, email));
}

export const NO_EMAIL_INDEXES = { emailIndex: null, emailDateOfBirthIndex: null, emailSsnLast4Index: null };

export function toColumns(
  { cipher, blindIndex }: AccountSecrets,
  { id, organizationId }: { id: string; organizationId: string },
  details: AccountDetails,
) {
  const { email, dateOfBirth, ssnLast4, address } = details;
  const encrypt = (column: string, text: string | null) =>
    text === null ? null : cipher.encrypt(text, { table: ACCOUNTS_TABLE, column, rowId: id });
  return {
    externalId: details.externalId,
    firstName: details.firstName,
    lastName: details.lastName,
    emailCiphertext: encrypt("email", email),
    phoneCiphertext: encrypt("phone", details.phone),
    dateOfBirthCiphertext: encrypt("date_of_birth", dateOfBirth),
    ssnLast4Ciphertext: encrypt("ssn_last4", ssnLast4),
    addressCiphertext: encrypt("address", address && JSON.stringify(address)),
    ...(email === null
      ? NO_EMAIL_INDEXES
      : computeIdentityIndexes(blindIndex, organizationId, { email, dateOfBirth, ssnLast4 })),
    personIndex: computePersonIndex(blindIndex, organizationId, details),
    metadata: json(details.metadata),
  };
}

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

const FORMER_NAMES = "former_names";

export function encryptFormerNames(
  cipher: FieldCipher,
  accountId: string,
  formerNames: readonly FormerName[],
): string {
  const location = { table: ACCOUNTS_TABLE, column: FORMER_NAMES, rowId: accountId };
  return cipher.encrypt(JSON.stringify(formerNames), location);
}

export function decryptFormerNames(
  cipher: FieldCipher,
  { accountId, formerNamesCiphertext }: { accountId: string; formerNamesCiphertext: string | null },
): FormerName[] {
  if (formerNamesCiphertext === null) return [];
  const location = { table: ACCOUNTS_TABLE, column: FORMER_NAMES, rowId: accountId };
  return JSON.parse(cipher.decrypt(formerNamesCiphertext, location));
}

export function decryptAccount(row: AccountRow, cipher: FieldCipher): Account {
  // The spread calls every getter.
  return { ...toLazyAccount(row, cipher) };
}

/** Decrypts fields on first access. */
export function toLazyAccount(row: AccountRow, cipher: FieldCipher): Account {
  const decrypted: Record<string, string> = {};
  const decrypt = (column: string, ciphertext: string | null) => {
    if (ciphertext === null) return null;
    decrypted[column] ??= cipher.decrypt(ciphertext, { table: ACCOUNTS_TABLE, column, rowId: row.id });
    return decrypted[column];
  };
  return {
    id: row.id,
    externalId: row.externalId,
    status: row.status as Account["status"],
    firstName: row.firstName,
    lastName: row.lastName,
    get email() {
      return decrypt("email", row.emailCiphertext);
    },
    get phone() {
      return decrypt("phone", row.phoneCiphertext);
    },
    get dateOfBirth() {
      return decrypt("date_of_birth", row.dateOfBirthCiphertext);
    },
    get ssnLast4() {
      return decrypt("ssn_last4", row.ssnLast4Ciphertext);
    },
    get address() {
      const address = decrypt("address", row.addressCiphertext);
      return address === null ? null : JSON.parse(address);
    },
    get formerNames() {
      const names = decrypt(FORMER_NAMES, row.formerNamesCiphertext);
      return names === null ? [] : JSON.parse(names);
    },
    metadata: row.metadata as Account["metadata"],
    version: row.version,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
  };
}
