import {
  givenRows,
  type JsonText,
  kysely,
  type Params,
  rowsAsJson,
  type Sql,
  sql,
  statement,
} from "@svc/database";
import {
  type AccountSecrets,
  emailIndexes,
  NAMES,
  NO_EMAIL_INDEXES,
  personIndex,
  sealedAccount,
  TABLE,
} from "./account-columns.ts";
import { keyOfStoredDigest } from "./stored-digests.ts";

const DIGESTS = ["emailIndex", "emailDateOfBirthIndex", "emailSsnLast4Index", "personIndex"] as const;

export interface ReIndexed {
  rows: number;
  values: number;
  unreadable: string[];
}

/** Recomputes digests under the current key for a range of accounts. `version` and `updated_at` stay. Skips locked accounts. */
export async function reIndexAccounts(
  tx: Sql,
  { cipher, blindIndex }: AccountSecrets,
  window: { after: string; upTo: string },
): Promise<ReIndexed> {
  const done: ReIndexed = { rows: 0, values: 0, unreadable: [] };
  const next = [];
  for (const row of await lockDue(tx, { ...window, keyId: blindIndex.keyId })) {
    const { id, organizationId } = row;
    try {
      // Decrypt every field: an unreadable one must not count as missing.
      const details = { ...sealedAccount(row, cipher) };
      const { email } = details;
      const byEmail =
        email === null ? NO_EMAIL_INDEXES : emailIndexes(blindIndex, organizationId, { ...details, email });
      next.push({ id, ...byEmail, personIndex: personIndex(blindIndex, organizationId, details) });
      done.values += DIGESTS.filter((name) => row[name] !== null).length;
    } catch {
      done.unreadable.push(id);
    }
  }
  if (next.length > 0) await write(tx, { rows: rowsAsJson<"accounts">(next) });
  done.rows = next.length;
  return done;
}

const lockDue = statement(
  "accounts_to_index",
  (param: Params<{ after: string; upTo: string; keyId: string }>) =>
    kysely
      .selectFrom(TABLE)
      .select([...NAMES, "organizationId", ...DIGESTS])
      .where("id", ">", param.after)
      .where("id", "<=", param.upTo)
      .where((account) =>
        account.or(DIGESTS.map((name) => account(keyOfStoredDigest(sql.ref(name)), "<>", param.keyId))),
      )
      .orderBy("id")
      .forNoKeyUpdate()
      .skipLocked(),
);

const write = statement("accounts_indexed", (param: Params<{ rows: JsonText }>) =>
  kysely
    .updateTable(TABLE)
    .from(givenRows(TABLE, param.rows))
    .set((row) => Object.fromEntries(DIGESTS.map((name) => [name, row.ref(`given.${name}`)])))
    .whereRef("accounts.id", "=", "given.id"),
);
