import {
  type JsonText,
  kysely,
  type Params,
  rowsFromJson,
  rowsToJson,
  type Sql,
  sql,
  statement,
} from "@svc/database";
import {
  ACCOUNT_COLUMNS,
  ACCOUNTS_TABLE,
  type AccountSecrets,
  computeIdentityIndexes,
  computePersonIndex,
  NO_EMAIL_INDEXES,
  toLazyAccount,
} from "./account-columns.ts";
import { selectDigestKeyId } from "./blind-index.ts";

const INDEXES = ["emailIndex", "emailDateOfBirthIndex", "emailSsnLast4Index", "personIndex"] as const;

interface ReIndexSummary {
  /** Number of accounts with new digests. */
  rows: number;
  /** Number of digests that these accounts had before. */
  values: number;
  /** IDs of accounts that could not be decrypted. */
  unreadable: string[];
}

/** Recomputes the digests of a range of accounts with the current key. Skips locked rows. Versions stay unchanged. */
export async function reIndexAccounts(
  tx: Sql,
  { cipher, blindIndex }: AccountSecrets,
  range: { after: string; upTo: string },
): Promise<ReIndexSummary> {
  const summary: ReIndexSummary = { rows: 0, values: 0, unreadable: [] };
  const newIndexes = [];
  for (const row of await lockOutdatedAccounts(tx, { ...range, keyId: blindIndex.keyId })) {
    const { id, organizationId } = row;
    try {
      // Decrypt every field, because an unreadable field must not be treated as missing.
      const details = { ...toLazyAccount(row, cipher) };
      const { email } = details;
      const emailIndexes =
        email === null
          ? NO_EMAIL_INDEXES
          : computeIdentityIndexes(blindIndex, organizationId, { ...details, email });
      newIndexes.push({
        id,
        ...emailIndexes,
        personIndex: computePersonIndex(blindIndex, organizationId, details),
      });
      summary.values += INDEXES.filter((name) => row[name] !== null).length;
    } catch {
      summary.unreadable.push(id);
    }
  }
  if (newIndexes.length > 0) await writeIndexes(tx, { rows: rowsToJson<"accounts">(newIndexes) });
  summary.rows = newIndexes.length;
  return summary;
}

const lockOutdatedAccounts = statement(
  "accounts_to_index",
  (param: Params<{ after: string; upTo: string; keyId: string }>) =>
    kysely
      .selectFrom(ACCOUNTS_TABLE)
      .select([...ACCOUNT_COLUMNS, "organizationId", ...INDEXES])
      .where("id", ">", param.after)
      .where("id", "<=", param.upTo)
      .where((account) =>
        account.or(INDEXES.map((name) => account(selectDigestKeyId(sql.ref(name)), "<>", param.keyId))),
      )
      .orderBy("id")
      .forNoKeyUpdate()
      .skipLocked(),
);

const writeIndexes = statement("accounts_indexed", (param: Params<{ rows: JsonText }>) =>
  kysely
    .updateTable(ACCOUNTS_TABLE)
    .from(rowsFromJson(ACCOUNTS_TABLE, param.rows))
    .set((row) => Object.fromEntries(INDEXES.map((name) => [name, row.ref(`given.${name}`)])))
    .whereRef("accounts.id", "=", "given.id"),
);
