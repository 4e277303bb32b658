import type { FieldCipher } from "@svc/accounts";
import { type Database, inSqlTransaction, json, type Sql } from "@svc/database";
import { eachWindow, type UnreadablePlace } from "./key-usage.ts";
import { ciphertextsOf, mapCiphertexts, type SealedTable, type SealedValue } from "./sealed-columns.ts";

interface SealedContext {
  db: Database;
  cipher: FieldCipher;
}

type SealedRow = Record<string, SealedValue> & { id: string };

/** What a pass over a table did. */
export interface TablePass {
  /** Rows that were written. */
  rows: number;
  /** Ciphertexts in them that were made anew. */
  values: number;
  /** What a key of the right name does not open: left as it is. */
  unreadable: UnreadablePlace[];
}

/**
 * Goes once through a table and puts what is under another key under the current one: one transaction for each
 * `batchRows` rows, so that a kill loses no more than one batch's work. Nothing but the ciphertexts is written: neither
 * `version` nor `updated_at` tells of it, since what is stored says the same as before.
 *
 * A row that a service holds is passed over rather than waited for, so that the two can never block each other for good;
 * the next pass finds it. A service that wants a row of a batch waits for that batch, some milliseconds.
 */
export async function reEncryptTable(
  ctx: SealedContext,
  table: SealedTable,
  batchRows: number,
): Promise<TablePass> {
  const pass: TablePass = { rows: 0, values: 0, unreadable: [] };
  await eachWindow(ctx.db.sql, table.name, batchRows, async (after, upTo) => {
    const batch = await inSqlTransaction(ctx.db, (tx) => reEncryptWindow(ctx.cipher, tx, table, after, upTo));
    pass.rows += batch.rows;
    pass.values += batch.values;
    pass.unreadable.push(...batch.unreadable);
  });
  return pass;
}

async function reEncryptWindow(
  cipher: FieldCipher,
  tx: Sql,
  table: SealedTable,
  after: string,
  upTo: string,
): Promise<TablePass> {
  const names = table.columns.map(({ name }) => name);
  const isDue = table.columns.map(
    (column) => `EXISTS (SELECT 1 FROM unnest(${ciphertextsOf(column)}) AS sealed
      WHERE NOT starts_with(sealed, $3))`,
  );
  const rows = await tx.query<SealedRow>({
    name: `sealed_${table.name}`,
    text: `SELECT id, ${names.join(", ")} FROM ${table.name}
      WHERE id > $1 AND id <= $2 AND (${isDue.join(" OR ")})
      ORDER BY id FOR NO KEY UPDATE SKIP LOCKED`,
    values: [after, upTo, `${cipher.currentKeyId}.`],
  });
  const batch: TablePass = { rows: 0, values: 0, unreadable: [] };
  const changed = rows.filter((row) => reEncryptRow(cipher, table, row, batch));
  batch.rows = changed.length;
  if (changed.length > 0) await writeRows(tx, table, changed);
  return batch;
}

/** Puts the row's ciphertexts under the current key, and counts. @returns whether anything of the row changed */
function reEncryptRow(cipher: FieldCipher, table: SealedTable, row: SealedRow, batch: TablePass): boolean {
  const before = batch.values;
  for (const { name, place } of table.columns) {
    const at = { table: table.name, column: place, rowId: row.id };
    row[name] = mapCiphertexts(row[name] ?? null, (ciphertext) => {
      if (ciphertext.startsWith(`${cipher.currentKeyId}.`)) return ciphertext;
      const text = tryDecrypt(() => cipher.decrypt(ciphertext, at));
      if (text === null) {
        batch.unreadable.push({ table: table.name, column: name, rowId: row.id });
        return ciphertext;
      }
      batch.values += 1;
      return cipher.encrypt(text, at);
    });
  }
  return batch.values > before;
}

/** Null for what was changed, or is under another key of the same name: it must not stop the rest. */
function tryDecrypt(decrypt: () => string): string | null {
  try {
    return decrypt();
  } catch {
    return null;
  }
}

/** Writes the rows' sealed columns, all in one statement: the rows are locked, and nobody has changed them since. */
async function writeRows(tx: Sql, table: SealedTable, rows: readonly SealedRow[]): Promise<void> {
  const { columns } = table;
  const assignments = columns.map(({ name, holds }, index) => {
    const cast = holds === "ciphertext" ? "" : "::jsonb";
    return `${name} = written.c${index}${cast}`;
  });
  const names = columns.map((_column, index) => `c${index}`);
  const lists = columns.map((_column, index) => `$${index + 2}::text[]`);
  const asText = (value: SealedValue | undefined) => (typeof value === "object" ? json(value) : value);
  await tx.query({
    name: `sealed_${table.name}_write`,
    text: `UPDATE ${table.name} SET ${assignments.join(", ")}
      FROM unnest($1::text[], ${lists.join(", ")}) AS written(id, ${names.join(", ")})
      WHERE ${table.name}.id = written.id`,
    values: [rows.map(({ id }) => id), ...columns.map(({ name }) => rows.map((row) => asText(row[name])))],
  });
}
