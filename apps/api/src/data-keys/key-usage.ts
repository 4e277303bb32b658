import { CIPHERTEXT_FORM } from "@svc/accounts";
import type { Sql } from "@svc/database";
import { ciphertextsOf, SEALED_TABLES, type SealedTable } from "./sealed-columns.ts";

/** How many ciphertexts of a column are under a key. A `keyId` of null: what stands there is no ciphertext. */
export interface KeyUse {
  table: string;
  column: string;
  keyId: string | null;
  count: number;
}

/** A row with something in it that no key of ours opens; never what it is. */
export interface UnreadablePlace {
  table: string;
  column: string;
  rowId: string;
}

/** Tables of millions of rows are read in windows, so that no statement is long. */
const WINDOW_ROWS = 20_000;

// What is not of the form may be anything, a participant's data included: its beginning is not taken for a key's name.
const KEY_OF = `CASE WHEN sealed ~ '${CIPHERTEXT_FORM}' THEN split_part(sealed, '.', 1) END`;

/**
 * Goes through a table in windows of its ids, each a statement of bounded length. Rows that are added meanwhile may be missed.
 *
 * @param visit told the window as (after, up to and with]
 */
export async function eachWindow(
  db: Sql,
  table: string,
  rows: number,
  visit: (after: string, upTo: string) => Promise<void>,
): Promise<void> {
  for (let after = ""; ; ) {
    const [window] = await db.query<{ last: string | null }>({
      text: `SELECT max(id) AS last FROM (SELECT id FROM ${table} WHERE id > $1 ORDER BY id LIMIT $2) AS window_rows`,
      values: [after, rows],
    });
    if (!window?.last) return;
    await visit(after, window.last);
    after = window.last;
  }
}

/** Counts the ciphertexts of every table by column and key. */
export async function readKeyUsage(db: Sql): Promise<KeyUse[]> {
  const uses = new Map<string, KeyUse>();
  for (const table of SEALED_TABLES) {
    await eachWindow(db, table.name, WINDOW_ROWS, async (after, upTo) => {
      for (const use of await countWindow(db, table, after, upTo)) {
        const name = `${use.table}.${use.column} ${use.keyId}`;
        const known = uses.get(name);
        if (known) known.count += use.count;
        else uses.set(name, use);
      }
    });
  }
  return [...uses.values()];
}

async function countWindow(db: Sql, table: SealedTable, after: string, upTo: string): Promise<KeyUse[]> {
  const counts = table.columns.map(
    (column) => `SELECT '${column.name}' AS "column", ${KEY_OF} AS "keyId", count(*)::int AS count
      FROM ${table.name}, unnest(${ciphertextsOf(column)}) AS sealed WHERE id > $1 AND id <= $2 GROUP BY 2`,
  );
  const rows = await db.query<Omit<KeyUse, "table">>({
    text: counts.join(" UNION ALL "),
    values: [after, upTo],
  });
  return rows.map((row) => ({ table: table.name, ...row }));
}

/** The first places of a table whose ciphertexts are under none of these keys. */
export async function findUnknownKeys(
  db: Sql,
  keyIds: readonly string[],
  limit: number,
): Promise<UnreadablePlace[]> {
  const places: UnreadablePlace[] = [];
  for (const table of SEALED_TABLES) {
    await eachWindow(db, table.name, WINDOW_ROWS, async (after, upTo) => {
      if (places.length >= limit) return;
      const found = table.columns.map(
        (column) => `SELECT '${column.name}' AS "column", id AS "rowId"
          FROM ${table.name}, unnest(${ciphertextsOf(column)}) AS sealed
          WHERE id > $1 AND id <= $2 AND (${KEY_OF} = ANY($3)) IS NOT TRUE`,
      );
      const rows = await db.query<Omit<UnreadablePlace, "table">>({
        text: `${found.join(" UNION ALL ")} ORDER BY 2, 1 LIMIT $4`,
        values: [after, upTo, keyIds, limit - places.length],
      });
      places.push(...rows.map((row) => ({ table: table.name, ...row })));
    });
  }
  return places;
}

/** The counts by key alone, the tables taken together. */
export function sumByKey(uses: readonly KeyUse[]): Map<string | null, number> {
  const sums = new Map<string | null, number>();
  for (const { keyId, count } of uses) sums.set(keyId, (sums.get(keyId) ?? 0) + count);
  return sums;
}
