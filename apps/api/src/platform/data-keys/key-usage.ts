import { CIPHERTEXT_PATTERN } from "@svc/accounts";
import {
  type Params,
  type RawBuilder,
  type Sql,
  sql,
  statementsByName,
  unpreparedStatement,
} from "@svc/database";
import { ENCRYPTED_TABLES, type EncryptedTable, selectCiphertexts } from "./encrypted-columns.ts";

export interface KeyUse {
  table: string;
  column: string;
  /** Null for values that are not ciphertexts. */
  keyId: string | null;
  count: number;
}

export interface UnreadableValue {
  table: string;
  column: string;
  rowId: string;
}

/** Keeps statements on large tables short. */
const WINDOW_ROWS = 20_000;

// Values that are not ciphertexts may be personal data, so their prefix is not treated as a key ID.
const KEY_ID_SQL = sql<
  string | null
>`CASE WHEN ciphertext ~ ${CIPHERTEXT_PATTERN} THEN split_part(ciphertext, '.', 1) END`;

/**
 * Walks a table by ID. May miss rows inserted meanwhile.
 * @param visit receives each window as (after, upTo]
 */
export async function forEachWindow(
  db: Sql,
  table: string,
  { rows, visit }: { rows: number; visit: (after: string, upTo: string) => Promise<void> },
): Promise<void> {
  for (let after = ""; ; ) {
    const [window] = await findWindowEnd(table)(db, { after, rows });
    if (!window?.last) return;
    await visit(after, window.last);
    after = window.last;
  }
}

const findWindowEnd = statementsByName(
  (table: string) => `window_of_${table}`,
  (name, table) =>
    unpreparedStatement(
      name,
      ({ after, rows }: Params<{ after: string; rows: number }>) => sql<{
        last: string | null;
      }>`SELECT max(id) AS last
        FROM (SELECT id FROM ${sql.table(table)} WHERE id > ${after} ORDER BY id LIMIT ${rows}) AS window_rows`,
    ),
);

interface Window {
  after: string;
  upTo: string;
}

const selectFromColumns = (
  { name, columns }: EncryptedTable,
  { after, upTo }: Params<Window>,
  { select, suffix }: { select: RawBuilder<unknown>; suffix: RawBuilder<unknown> },
) =>
  sql.join(
    columns.map(
      (column) => sql`SELECT ${column.name} AS "column", ${select} FROM ${sql.table(name)},
        unnest(${selectCiphertexts(column)}) AS ciphertext WHERE id > ${after} AND id <= ${upTo} ${suffix}`,
    ),
    sql` UNION ALL `,
  );

export async function readKeyUsage(db: Sql): Promise<KeyUse[]> {
  return sumWindows(db, ENCRYPTED_TABLES, (table, window) => countKeys(table)(db, window));
}

export async function sumWindows<Table extends { name: string }>(
  db: Sql,
  tables: readonly Table[],
  countWindow: (table: Table, window: Window) => Promise<readonly Omit<KeyUse, "table">[]>,
): Promise<KeyUse[]> {
  const uses = new Map<string, KeyUse>();
  for (const table of tables) {
    await forEachWindow(db, table.name, {
      rows: WINDOW_ROWS,
      visit: async (after, upTo) => {
        for (const row of await countWindow(table, { after, upTo })) {
          const useId = `${table.name}.${row.column} ${row.keyId}`;
          const existing = uses.get(useId);
          if (existing) existing.count += row.count;
          else uses.set(useId, { table: table.name, ...row });
        }
      },
    });
  }
  return [...uses.values()];
}

const countKeys = statementsByName(
  (table: EncryptedTable) => `keys_of_${table.name}`,
  (name, table) =>
    unpreparedStatement(
      name,
      (param: Params<Window>) =>
        sql<
          Omit<KeyUse, "table">
        >`${selectFromColumns(table, param, { select: sql`${KEY_ID_SQL} AS "keyId", count(*)::int AS count`, suffix: sql`GROUP BY 2` })}`,
    ),
);

/** Finds values that no key in `keyIds` can decrypt. */
export async function findUnreadableValues(
  db: Sql,
  keyIds: readonly string[],
  limit: number,
): Promise<UnreadableValue[]> {
  const unreadable: UnreadableValue[] = [];
  for (const table of ENCRYPTED_TABLES) {
    await forEachWindow(db, table.name, {
      rows: WINDOW_ROWS,
      visit: async (after, upTo) => {
        if (unreadable.length >= limit) return;
        const rows = await selectUnreadable(table)(db, {
          after,
          upTo,
          keyIds,
          limit: limit - unreadable.length,
        });
        unreadable.push(...rows.map((row) => ({ table: table.name, ...row })));
      },
    });
  }
  return unreadable;
}

const selectUnreadable = statementsByName(
  (table: EncryptedTable) => `unknown_keys_of_${table.name}`,
  (name, table) =>
    unpreparedStatement(name, (param: Params<Window & { keyIds: readonly string[]; limit: number }>) => {
      const isUnknown = sql`AND (${KEY_ID_SQL} = ANY(${param.keyIds})) IS NOT TRUE`;
      return sql<
        Omit<UnreadableValue, "table">
      >`${selectFromColumns(table, param, { select: sql`id AS "rowId"`, suffix: isUnknown })}
        ORDER BY 2, 1 LIMIT ${param.limit}`;
    }),
);

export function sumByKey(uses: readonly KeyUse[]): Map<string | null, number> {
  const sums = new Map<string | null, number>();
  for (const { keyId, count } of uses) sums.set(keyId, (sums.get(keyId) ?? 0) + count);
  return sums;
}
