import { selectDigestKeyId } from "@svc/accounts";
import { type Params, type Sql, sql, statementsByName, unpreparedStatement } from "@svc/database";
import { type KeyUse, sumWindows } from "../data-keys/key-usage.ts";

export interface DigestTable {
  name: string;
  columns: readonly string[];
  /** Null if rows do not expire. */
  expirationColumn: string | null;
}

/** Tables with digests that can be recomputed from encrypted columns. */
export const INDEXED_TABLES: readonly DigestTable[] = [
  {
    name: "accounts",
    columns: ["email_index", "email_date_of_birth_index", "email_ssn_last4_index", "person_index"],
    expirationColumn: null,
  },
  {
    name: "rollovers",
    columns: ["source_account_number_index", "destination_account_number_index"],
    expirationColumn: null,
  },
];

/** Not recomputable, because idempotency keys are not stored. Rows expire after a day. */
const STORED_RESPONSES: DigestTable = {
  name: "idempotency_records",
  columns: ["id"],
  expirationColumn: "expires_at",
};

export async function readDigestUsage(db: Sql, now: Date): Promise<KeyUse[]> {
  return countTables(db, INDEXED_TABLES, now);
}

export async function readStoredResponseUsage(db: Sql, now: Date): Promise<KeyUse[]> {
  return countTables(db, [STORED_RESPONSES], now);
}

function countTables(db: Sql, tables: readonly DigestTable[], now: Date): Promise<KeyUse[]> {
  return sumWindows(db, tables, (table, window) => countKeys(table)(db, { ...window, now }));
}

const countKeys = statementsByName(
  ({ name }: DigestTable) => `digests_of_${name}`,
  (statementName, { name, columns, expirationColumn }) =>
    unpreparedStatement(statementName, (param: Params<{ after: string; upTo: string; now: Date }>) => {
      const digests = columns.map((column) => sql`(${sql.lit(column)}, ${sql.ref(column)})`);
      const isNotExpired =
        expirationColumn === null ? sql`TRUE` : sql`${sql.ref(expirationColumn)} > ${param.now}`;
      return sql<{ column: string; keyId: string; count: number }>`
        SELECT entry.name AS "column", ${selectDigestKeyId(sql`entry.digest`)} AS "keyId", count(*)::int AS count
        FROM ${sql.table(name)}, LATERAL (VALUES ${sql.join(digests)}) AS entry (name, digest)
        WHERE id > ${param.after} AND id <= ${param.upTo} AND entry.digest <> '' AND ${isNotExpired}
        GROUP BY 1, 2`;
    }),
);
