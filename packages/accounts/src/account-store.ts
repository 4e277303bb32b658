import { insertRow, type Sql, updateRow } from "@svc/database";
import { type KeysetPosition, type Page, toPage } from "@svc/service-kit";
import type { Account, AccountDetails } from "./account.ts";
import {
  type AccountRow,
  type AccountSecrets,
  COLUMNS,
  decryptAccount,
  emailIndexes,
  NAMES,
  sealedAccount,
  TABLE,
  toColumns,
} from "./account-columns.ts";
import type { BlindIndex } from "./blind-index.ts";
import { makeTextsKey } from "./texts-key.ts";

/** By what an account can be found. Whoever may look names the organization. */
export type AccountMatch =
  | { id: string }
  | { externalId: string }
  | { createdBySessionId: string }
  | { email: string; dateOfBirth: string | undefined; ssnLast4: string | undefined };

/** The account that matches, or null. By email it takes an equal second factor too: an address alone is nobody. */
export async function findAccount(
  db: Sql,
  secrets: AccountSecrets,
  organizationId: string,
  match: AccountMatch,
): Promise<Account | null> {
  const { name, condition, values } = toCondition(secrets.blindIndex, organizationId, match);
  const [row] = await db.query<AccountRow>({
    name: `account_by_${name}`,
    text: `SELECT ${COLUMNS} FROM accounts WHERE organization_id = $1 AND ${condition} ORDER BY created_at LIMIT 1`,
    values: [organizationId, ...values],
  });
  return row ? decryptAccount(row, secrets.cipher) : null;
}

/** Of accounts that share an address, as many are compared with what is said of one of them. */
const MOST_OF_ONE_EMAIL = 20;

/** The oldest accounts with this address that know one of the factors that were sent, whichever value it has there. */
export async function readAccountsByEmail(
  db: Sql,
  secrets: AccountSecrets,
  organizationId: string,
  match: Extract<AccountMatch, { email: string }>,
): Promise<Account[]> {
  const { emailIndex } = emailIndexes(secrets.blindIndex, organizationId, match);
  const rows = await db.query<AccountRow>({
    name: "accounts_of_email",
    text: `SELECT ${COLUMNS} FROM accounts WHERE organization_id = $1 AND email_index = $2
        AND (($3 AND email_date_of_birth_index IS NOT NULL) OR ($4 AND email_ssn_last4_index IS NOT NULL))
      ORDER BY created_at LIMIT ${MOST_OF_ONE_EMAIL}`,
    values: [organizationId, emailIndex, match.dateOfBirth !== undefined, match.ssnLast4 !== undefined],
  });
  return rows.map((row) => decryptAccount(row, secrets.cipher));
}

/** One page of an organization's accounts, newest first, after `after` where that is given. */
export async function readAccountPage(
  db: Sql,
  secrets: AccountSecrets,
  organizationId: string,
  filter: { externalId?: string | undefined },
  after: KeysetPosition | null,
  limit: number,
): Promise<Page<Account>> {
  const { externalId } = filter;
  const place = after ?? { createdAt: "infinity", id: "" };
  const values: unknown[] = [organizationId, place.createdAt, place.id];
  const where = "organization_id = $1 AND (created_at, id) < ($2, $3)";
  const rows = await db.query<AccountRow>(
    externalId === undefined
      ? {
          name: "account_page",
          text: `SELECT ${COLUMNS} FROM accounts WHERE ${where} ORDER BY created_at DESC, id DESC LIMIT $4`,
          values: [...values, limit + 1],
        }
      : {
          // One at the most. With an order it may be looked for among all accounts, newest first.
          name: "account_page_of_external_id",
          text: `SELECT ${COLUMNS} FROM accounts WHERE ${where} AND external_id = $4`,
          values: [...values, externalId],
        },
  );
  return toPage(
    rows.map((row) => decryptAccount(row, secrets.cipher)),
    limit,
  );
}

/** Those of an organization's accounts that have these ids, in no order; one statement for any number of them. */
export async function readAccounts(
  db: Sql,
  secrets: Pick<AccountSecrets, "cipher">,
  organizationId: string,
  ids: readonly string[],
): Promise<Account[]> {
  const rows = await db.query<AccountRow>({
    name: "accounts_by_ids",
    text: `SELECT ${COLUMNS} FROM accounts WHERE organization_id = $1 AND id = ANY($2)`,
    values: [organizationId, ids],
  });
  return rows.map((row) => sealedAccount(row, secrets.cipher));
}

const LOCKS = { share: "FOR KEY SHARE", change: "FOR UPDATE" } as const;

/**
 * Locks the organization's account until the transaction ends, and reads it as it is then, erased ones included.
 *
 * @param lock `share` keeps it from being changed or erased, and lets others share it; `change` is for one alone
 * @returns null when there is no such account
 */
export async function lockAccount(
  tx: Sql,
  secrets: Pick<AccountSecrets, "cipher">,
  organizationId: string,
  id: string,
  lock: keyof typeof LOCKS,
): Promise<Account | null> {
  const [row] = await tx.query<AccountRow>({
    name: `account_locked_${lock}`,
    text: `SELECT ${COLUMNS} FROM accounts WHERE organization_id = $1 AND id = $2 ${LOCKS[lock]}`,
    values: [organizationId, id],
  });
  return row ? decryptAccount(row, secrets.cipher) : null;
}

/** A match as a condition on columns; its values stand behind the organization's id. */
function toCondition(blindIndex: BlindIndex, organizationId: string, match: AccountMatch) {
  if ("id" in match) return { name: "id", condition: "id = $2", values: [match.id] };
  if ("externalId" in match) {
    return { name: "external_id", condition: "external_id = $2", values: [match.externalId] };
  }
  if ("createdBySessionId" in match) {
    return { name: "session", condition: "created_by_session_id = $2", values: [match.createdBySessionId] };
  }
  const { emailDateOfBirthIndex, emailSsnLast4Index } = emailIndexes(blindIndex, organizationId, match);
  return {
    name: "email",
    // A factor that was not sent is null, and equals nothing.
    condition: "(email_date_of_birth_index = $2 OR email_ssn_last4_index = $3)",
    values: [emailDateOfBirthIndex, emailSsnLast4Index],
  };
}

/** Writes a new account, its personal data as ciphertext. */
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

/** Writes all that is known of a participant anew, in the transaction that holds the account's lock. */
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

/** Overwrites all that is personal with nothing, in the transaction that holds the account's lock. */
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
    // By it the session that made the account would find it again.
    createdBySessionId: null,
    // With it goes all that was sealed under it, wherever that stands.
    textsKeyCiphertext: null,
    status: "erased",
    version: before.version + 1,
    updatedAt: at,
  };
  return decryptAccount(await written(updateRow(tx, TABLE, before.id, changes, NAMES)), secrets.cipher);
}

async function written(row: Promise<AccountRow | null>): Promise<AccountRow> {
  const found = await row;
  if (!found) throw new Error("an account was not written");
  return found;
}
