import { selectDigestKeyId } from "@svc/accounts";
import { type Params, type Sql, sql, statementsByName, unpreparedStatement } from "@svc/database";
import { forEachWindow, type KeyUse } from "../data-keys/key-usage.ts";

export interface DigestTable {
  name: string;
  columns: readonly string[];
  /** Expiration column; null if rows do not expire. */
  until: string | null;
}

/** Digests that can be recomputed from encrypted columns. */
export const INDEXED_TABLES: readonly DigestTable[] = [
  {
    name: "accounts",
    columns: ["email_index", "email_date_of_birth_index", "email_ssn_last4_index", "person_index"],
    until: null,
  },
  {
    name: "rollovers",
    columns: ["source_account_number_index", "destination_account_number_index"],
    until: null,
  },
];

/** Digests that cannot be recomputed, because idempotency keys are not stored. Rows expire after a day. */
const STORED_ANSWERS: DigestTable = { name: "idempotency_records", columns: ["id"], until: "expires_at" };

const WINDOW_ROWS = 20_000;

export async function readDigestUsage(db: Sql, now: Date): Promise<KeyUse[]> {
  return countTables(db, INDEXED_TABLES, now);
}

export async function readAnswerUsage(db: Sql, now: Date): Promise<KeyUse[]> {
  return countTables(db, [STORED_ANSWERS], now);
}

async function countTables(db: Sql, tables: readonly DigestTable[], now: Date): Promise<KeyUse[]> {
  const uses = new Map<string, KeyUse>();
  for (const table of tables) {
    await forEachWindow(db, table.name, WINDOW_ROWS, async (after, upTo) => {
      for (const row of await countKeys(table)(db, { after, upTo, now })) {
        const name = `${table.name}.${row.column} ${row.keyId}`;
        const existing = uses.get(name);
        if (existing) existing.count += row.count;
        else uses.set(name, { table: table.name, ...row });
      }
    });
  }
  return [...uses.values()];
}

const countKeys = statementsByName(
  ({ name }: DigestTable) => `digests_of_${name}`,
  (statementName, { name, columns, until }) =>
    unpreparedStatement(statementName, (param: Params<{ after: string; upTo: string; now: Date }>) => {
      const digests = columns.map((column) => sql`(${sql.lit(column)}, ${sql.ref(column)})`);
      const counts =
        until === null ? sql`${param.now}::timestamptz IS NOT NULL` : sql`${sql.ref(until)} > ${param.now}`;
      return sql<{ column: string; keyId: string; count: number }>`
        SELECT place.name AS "column", ${selectDigestKeyId(sql`place.digest`)} AS "keyId", count(*)::int AS count
        FROM ${sql.table(name)}, LATERAL (VALUES ${sql.join(digests)}) AS place (name, digest)
        WHERE id > ${param.after} AND id <= ${param.upTo} AND place.digest <> '' AND ${counts}
        GROUP BY 1, 2`;
    }),
);
