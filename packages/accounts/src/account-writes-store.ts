import { insertRow, type Sql, updateRow } from "@svc/database";
import type { Account, AccountDetails } from "./account.ts";
import {
  type AccountRow,
  type AccountSecrets,
  decryptAccount,
  NAMES,
  TABLE,
  toColumns,
} from "./account-columns.ts";
import { makeTextsKey } from "./texts-key.ts";

/** Inserts an account. */
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
  const textsKeyCiphertext = makeTextsKey(secrets.cipher, id);
  const row = {
    id,
    organizationId,
    createdBySessionId,
    ...columns,
    textsKeyCiphertext,
    createdAt: at,
    updatedAt: at,
  };
  return decryptAccount(await insertRow(tx, TABLE, row, NAMES), secrets.cipher);
}

/** Replaces an account's details. Requires the account's lock. */
export async function writeDetails(
  tx: Sql,
  secrets: AccountSecrets,
  organizationId: string,
  before: Account,
  details: AccountDetails,
  at: Date,
): Promise<Account> {
  const columns = toColumns(secrets, { id: before.id, organizationId }, details);
  const changes = { ...columns, version: before.version + 1, updatedAt: at };
  return decryptAccount(await written(updateRow(tx, TABLE, before.id, changes, NAMES)), secrets.cipher);
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

/** Erases an account's personal data. Requires the account's lock. */
export async function writeErasure(
  tx: Sql,
  secrets: AccountSecrets,
  organizationId: string,
  before: Account,
  at: Date,
): Promise<Account> {
  const columns = toColumns(secrets, { id: before.id, organizationId }, NOTHING_KNOWN);
  const changes = {
    ...columns,
    // Otherwise, the session that created the account would find it.
    createdBySessionId: null,
    // Makes everything encrypted under this key unreadable.
    textsKeyCiphertext: null,
    status: "erased",
    version: before.version + 1,
    updatedAt: at,
  };
  return decryptAccount(await written(updateRow(tx, TABLE, before.id, changes, NAMES)), secrets.cipher);
}

async function written(row: Promise<AccountRow | null>): Promise<AccountRow> {
  const found = await row;
  if (!found) throw new Error("the account was not saved");
  return found;
}
