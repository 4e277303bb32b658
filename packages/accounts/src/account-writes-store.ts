import { insertRow, type Sql, updateRow } from "@svc/database";
import type { Account, AccountDetails } from "./account.ts";
import {
  ACCOUNT_COLUMNS,
  ACCOUNTS_TABLE,
  type AccountRow,
  type AccountSecrets,
  decryptAccount,
  encryptFormerNames,
  toColumns,
} from "./account-columns.ts";
import type { FormerName } from "./name-change.ts";
import { createTextsKey } from "./texts-key.ts";

export async function insertAccount(
  tx: Sql,
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
  const textsKeyCiphertext = createTextsKey(secrets.cipher, id);
  const row = {
    id,
    organizationId,
    createdBySessionId,
    ...columns,
    textsKeyCiphertext,
    createdAt: at,
    updatedAt: at,
  };
  return decryptAccount(await insertRow(tx, { table: ACCOUNTS_TABLE, row }, ACCOUNT_COLUMNS), secrets.cipher);
}

/** Writes changed details. Requires the account's lock. Omitted `formerNames` stay unchanged. */
export async function writeDetails(
  tx: Sql,
  {
    secrets,
    organizationId,
    before,
    at,
  }: { secrets: AccountSecrets; organizationId: string; before: Account; at: Date },
  { formerNames, ...details }: AccountDetails & { formerNames?: readonly FormerName[] },
): Promise<Account> {
  const columns = toColumns(secrets, { id: before.id, organizationId }, details);
  const formerNamesColumn = formerNames && {
    formerNamesCiphertext: encryptFormerNames(secrets.cipher, before.id, formerNames),
  };
  const changes = { ...columns, ...formerNamesColumn, version: before.version + 1, updatedAt: at };
  return decryptAccount(
    await requireRow(updateRow(tx, { table: ACCOUNTS_TABLE, id: before.id, changes }, ACCOUNT_COLUMNS)),
    secrets.cipher,
  );
}

const EMPTY_DETAILS: AccountDetails = {
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

/** Erases the personal data. Requires the account's lock. */
export async function writeErasure(
  tx: Sql,
  secrets: AccountSecrets,
  { organizationId, before, at }: { organizationId: string; before: Account; at: Date },
): Promise<Account> {
  const columns = toColumns(secrets, { id: before.id, organizationId }, EMPTY_DETAILS);
  const changes = {
    ...columns,
    // Otherwise, the session that created the account would find it.
    createdBySessionId: null,
    formerNamesCiphertext: null,
    // Makes all text under this key unreadable, such as in timelines.
    textsKeyCiphertext: null,
    status: "erased",
    version: before.version + 1,
    updatedAt: at,
  };
  return decryptAccount(
    await requireRow(updateRow(tx, { table: ACCOUNTS_TABLE, id: before.id, changes }, ACCOUNT_COLUMNS)),
    secrets.cipher,
  );
}

async function requireRow(row: Promise<AccountRow | null>): Promise<AccountRow> {
  const saved = await row;
  if (!saved) throw new Error("the account was not saved");
  return saved;
}
