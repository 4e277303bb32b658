import { BlindIndex, computeEmailIndexes, FieldCipher } from "@svc/accounts";
import {
  ENCRYPTED_TABLES,
  type EncryptedTable,
  type EncryptedValue,
} from "../../data-keys/encrypted-columns.ts";
import { compareSecrets } from "../../secrets/secret-status.ts";
import { type Check, fail, ok, skipped, type Verdict } from "../check.ts";
import type { DoctorContext } from "../doctor-context.ts";

const ROWS_PER_TABLE = 20;

/** Checks that try the secrets on a sample of the data. */
export const secretChecks: readonly Check[] = [
  { name: "secrets.known", run: checkRegisteredSecrets },
  { name: "secrets.data_keys", run: checkDataKeys },
  { name: "secrets.index_key", run: checkIndexKey },
  { name: "secrets.key_peppers", run: checkPeppers },
];

async function checkRegisteredSecrets(ctx: DoctorContext): Promise<Verdict> {
  const { config } = ctx;
  const statuses = (await compareSecrets(await ctx.database(), config)).filter(
    ({ purpose }) => config[purpose] !== undefined,
  );
  const issues = statuses.flatMap(({ purpose, id, state, held }) => {
    if (held === "differs") return `${purpose} ${id} differs from the registered secret`;
    if (state === "required" && held === null) return `${purpose} is missing ${id}`;
    return state === "retired" && held === "current" ? `${purpose} starts with ${id}, which is retired` : [];
  });
  if (issues.length > 0)
    return fail(
      issues.join("; "),
      "restore the previous value, or processes cannot start; see docs/operators/secrets.md",
    );
  return ok(
    `${statuses.filter(({ held }) => held).length} secrets match those registered by this deployment`,
  );
}

async function checkDataKeys(ctx: DoctorContext): Promise<Verdict> {
  const { DATA_KEYS: keys } = ctx.config;
  if (keys === undefined) return skipped("skipped: DATA_KEYS is missing or invalid");
  const { sql } = await ctx.database();
  const cipher = new FieldCipher(keys);
  let decrypted = 0;
  const undecryptable: string[] = [];
  for (const table of ENCRYPTED_TABLES) {
    const names = table.columns.map(({ name }) => `"${name}"`).join(", ");
    const rows = await sql.query<EncryptedRow>({
      text: `SELECT id::text AS id, ${names} FROM "${table.name}" ORDER BY id DESC LIMIT ${ROWS_PER_TABLE}`,
    });
    for (const located of rows.flatMap((row) => listCiphertexts(table, row))) {
      if (canDecrypt(cipher, table, located)) decrypted += 1;
      else undecryptable.push(`${table.name}.${located.name} of ${located.rowId}`);
    }
  }
  if (undecryptable.length > 0)
    return fail(
      `${undecryptable.length} of ${decrypted + undecryptable.length} ciphertexts cannot be decrypted, such as ${undecryptable[0]}`,
      "add the key they were encrypted with to DATA_KEYS; `svc data keys` lists missing keys",
    );
  return ok(`a sample of ${decrypted} ciphertexts decrypts; \`svc data keys\` counts all`);
}

type EncryptedRow = { id: string } & Record<string, EncryptedValue>;

function listCiphertexts(table: EncryptedTable, row: EncryptedRow) {
  return table.columns.flatMap(({ name, boundColumn }) => {
    const value = row[name] ?? null;
    const ciphertexts = Array.isArray(value) ? value.map((item) => item.ciphertext) : value ? [value] : [];
    return ciphertexts.map((ciphertext) => ({ name, column: boundColumn, rowId: row.id, ciphertext }));
  });
}

function canDecrypt(
  cipher: FieldCipher,
  table: EncryptedTable,
  located: ReturnType<typeof listCiphertexts>[number],
): boolean {
  try {
    cipher.decrypt(located.ciphertext, {
      table: table.name,
      column: located.column,
      rowId: located.rowId,
    });
    return true;
  } catch {
    return false;
  }
}

async function checkIndexKey(ctx: DoctorContext): Promise<Verdict> {
  const { DATA_KEYS: keys, INDEX_KEY: indexKeys } = ctx.config;
  if (keys === undefined || indexKeys === undefined)
    return skipped("skipped: DATA_KEYS or INDEX_KEY is missing or invalid");
  const rows = await (await ctx.database()).sql.query<
    Record<"id" | "organization" | "email" | "storedIndex", string>
  >({
    text: `SELECT id, organization_id AS organization, email_ciphertext AS email, email_index AS "storedIndex" FROM accounts
      WHERE email_ciphertext IS NOT NULL AND email_index IS NOT NULL ORDER BY id DESC LIMIT ${ROWS_PER_TABLE}`,
  });
  const [cipher, blindIndex] = [new FieldCipher(keys), new BlindIndex(indexKeys)];
  let foundCount = 0;
  let decryptedCount = 0;
  for (const { id, organization, email, storedIndex } of rows) {
    const locatedEmail = { name: "email_ciphertext", column: "email", rowId: id, ciphertext: email };
    if (!canDecrypt(cipher, { name: "accounts", columns: [] }, locatedEmail)) continue;
    decryptedCount += 1;
    const text = cipher.decrypt(email, { table: "accounts", column: "email", rowId: id });
    if (computeEmailIndexes(blindIndex, organization, text).includes(storedIndex)) foundCount += 1;
  }
  if (decryptedCount === 0) return skipped("no account has an email address that decrypts");
  if (foundCount < decryptedCount)
    return fail(
      `${decryptedCount - foundCount} of ${decryptedCount} accounts cannot be found by email address`,
      "add the INDEX_KEY that the data was indexed with, after the others",
    );
  return ok(`a sample of ${decryptedCount} accounts can be found by email address`);
}

async function checkPeppers(ctx: DoctorContext): Promise<Verdict> {
  const { KEY_PEPPERS: peppers } = ctx.config;
  if (peppers === undefined) return skipped("skipped: KEY_PEPPERS is missing or invalid");
  const rows = await (await ctx.database()).sql.query<{ pepper: string; keys: number }>({
    text: `SELECT pepper_id AS pepper, count(*)::int AS keys FROM api_keys
      WHERE revoked_at IS NULL AND (expires_at IS NULL OR expires_at > now()) GROUP BY 1 ORDER BY 1`,
  });
  const pepperIds = new Set(peppers.map(({ id }) => id));
  const unknownPeppers = rows.filter(({ pepper }) => !pepperIds.has(pepper));
  const countApiKeys = (group: typeof rows) => group.reduce((sum, { keys }) => sum + keys, 0);
  if (unknownPeppers.length > 0)
    return fail(
      `${countApiKeys(unknownPeppers)} active API keys use the missing pepper ${unknownPeppers.map(({ pepper }) => pepper).join(", ")} and are rejected`,
      "add that pepper after the others in KEY_PEPPERS",
    );
  return ok(`all ${countApiKeys(rows)} active API keys use a pepper named in KEY_PEPPERS`);
}
