import { CIPHERTEXT_FORM } from "@svc/accounts";
import {
  type Params,
  plannedEachTime,
  type RawBuilder,
  type Sql,
  sql,
  statementsByName,
} from "@svc/database";
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
const KEY_OF = sql<string | null>`CASE WHEN sealed ~ ${CIPHERTEXT_FORM} THEN split_part(sealed, '.', 1) END`;

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
    const [window] = await findEnd(table)(db, { after, rows });
    if (!window?.last) return;
    await visit(after, window.last);
    after = window.last;
  }
}

const findEnd = statementsByName(
  (table: string) => `window_of_${table}`,
  (name, table) =>
    plannedEachTime(
      name,
      ({ after, rows }: Params<{ after: string; rows: number }>) => sql<{
        last: string | null;
      }>`SELECT max(id) AS last
        FROM (SELECT id FROM ${sql.table(table)} WHERE id > ${after} ORDER BY id LIMIT ${rows}) AS window_rows`,
    ),
);

/** A window of a table's ids: (after, up to and with]. */
interface Window {
  after: string;
  upTo: string;
}

/** All ciphertexts of a table's rows in a window, each as `sealed`. @param select what to read of them, by their column */
const unionOf = (
  { name, columns }: SealedTable,
  { after, upTo }: Params<Window>,
  select: RawBuilder<unknown>,
  besides: RawBuilder<unknown>,
) =>
  sql.join(
    columns.map(
      (column) => sql`SELECT ${column.name} AS "column", ${select} FROM ${sql.table(name)},
        unnest(${ciphertextsOf(column)}) AS sealed WHERE id > ${after} AND id <= ${upTo} ${besides}`,
    ),
    sql` UNION ALL `,
  );

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
  const rows = await countKeys(table)(db, { after, upTo });
  return rows.map((row) => ({ table: table.name, ...row }));
}

const countKeys = statementsByName(
  (table: SealedTable) => `keys_of_${table.name}`,
  (name, table) =>
    plannedEachTime(
      name,
      (param: Params<Window>) =>
        sql<
          Omit<KeyUse, "table">
        >`${unionOf(table, param, sql`${KEY_OF} AS "keyId", count(*)::int AS count`, sql`GROUP BY 2`)}`,
    ),
);

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
      const rows = await findUnknown(table)(db, { after, upTo, keyIds, limit: limit - places.length });
      places.push(...rows.map((row) => ({ table: table.name, ...row })));
    });
  }
  return places;
}

const findUnknown = statementsByName(
  (table: SealedTable) => `unknown_keys_of_${table.name}`,
  (name, table) =>
    plannedEachTime(name, (param: Params<Window & { keyIds: readonly string[]; limit: number }>) => {
      const isUnknown = sql`AND (${KEY_OF} = ANY(${param.keyIds})) IS NOT TRUE`;
      return sql<Omit<UnreadablePlace, "table">>`${unionOf(table, param, sql`id AS "rowId"`, isUnknown)}
        ORDER BY 2, 1 LIMIT ${param.limit}`;
    }),
);

/** The counts by key alone, the tables taken together. */
export function sumByKey(uses: readonly KeyUse[]): Map<string | null, number> {
  const sums = new Map<string | null, number>();
  for (const { keyId, count } of uses) sums.set(keyId, (sums.get(keyId) ?? 0) + count);
  return sums;
}
