import type { FieldCipher } from "@svc/accounts";
import {
  type Database,
  inSqlTransaction,
  type JsonText,
  json,
  type Params,
  type Sql,
  sql,
  statement,
  statementsByName,
} from "@svc/database";
import { resealAccountNumbers, type SealContext } from "../../rollovers/timeline/seal-rows.ts";
import {
  type EncryptedTable,
  type EncryptedValue,
  mapCiphertexts,
  selectCiphertexts,
} from "./encrypted-columns.ts";
import { forEachWindow } from "./key-usage.ts";
import { addBatch, createEmptyPass, type TablePass } from "./run-passes.ts";

interface ReEncryptionContext extends SealContext {
  db: Database;
  cipher: FieldCipher;
}

type EncryptedRow = Record<string, EncryptedValue> & { id: string };

/**
 * Re-encrypts with the current key. Keeps `version` and `updated_at`, because the plaintext stays the same. Changed rollovers get
 * a timeline entry, because seals cover ciphertexts. Skips locked rows to avoid deadlocks; the next pass re-encrypts them.
 */
export async function reEncryptTable(
  ctx: ReEncryptionContext,
  table: EncryptedTable,
  batchRows: number,
): Promise<TablePass> {
  const pass: TablePass = createEmptyPass();
  await forEachWindow(ctx.db.sql, table.name, {
    rows: batchRows,
    visit: async (after, upTo) => {
      addBatch(
        pass,
        await inSqlTransaction(ctx.db, (tx) => reEncryptWindow(ctx, tx, { table, after, upTo })),
      );
    },
  });
  return pass;
}

async function reEncryptWindow(
  ctx: ReEncryptionContext,
  tx: Sql,
  { table, after, upTo }: { table: EncryptedTable; after: string; upTo: string },
): Promise<TablePass> {
  const { cipher } = ctx;
  const rows = await lockOutdatedRows(table)(tx, {
    after,
    upTo,
    currentPrefix: `${cipher.currentKeyId}.`,
  });
  const batch: TablePass = createEmptyPass();
  const valueCounts = new Map(rows.map((row) => [row.id, reEncryptRow(cipher, table, { row, batch })]));
  const changed = rows.filter(({ id }) => valueCounts.get(id) !== 0);
  if (changed.length === 0) return batch;
  if (table.name === "rollovers") {
    const accountNumbers = new Map(changed.map((row) => [row.id, toAccountNumbers(row)]));
    const { faults: mismatches } = await resealAccountNumbers(ctx, tx, {
      ids: [...accountNumbers.keys()],
      change: ({ id }) => accountNumbers.get(id) ?? null,
      reason: "re-encrypted",
    });
    batch.forged = mismatches.map(({ rolloverId }) => rolloverId);
  } else await writeRows(tx, table, changed);
  const rewritten = changed.filter(({ id }) => !batch.forged.includes(id));
  batch.rows = rewritten.length;
  batch.values = rewritten.reduce((sum, { id }) => sum + (valueCounts.get(id) ?? 0), 0);
  return batch;
}

const lockOutdatedRows = statementsByName(
  ({ name }: EncryptedTable) => `sealed_${name}`,
  (statementName, { name, columns }) =>
    statement(statementName, (param: Params<{ after: string; upTo: string; currentPrefix: string }>) => {
      const names = columns.map((column) => sql.ref(column.name));
      const isOutdated = columns.map(
        (column) => sql`EXISTS (SELECT 1 FROM unnest(${selectCiphertexts(column)}) AS ciphertext
          WHERE NOT starts_with(ciphertext, ${param.currentPrefix}))`,
      );
      return sql<EncryptedRow>`SELECT id, ${sql.join(names)} FROM ${sql.table(name)}
        WHERE id > ${param.after} AND id <= ${param.upTo} AND (${sql.join(isOutdated, sql` OR `)})
        ORDER BY id FOR NO KEY UPDATE SKIP LOCKED`;
    }),
);

function toAccountNumbers(row: EncryptedRow) {
  return {
    sourceAccountNumberCiphertext: row.source_account_number_ciphertext as string,
    destinationAccountNumberCiphertext: row.destination_account_number_ciphertext as string,
  };
}

/** Changes `row`. @returns the number of values changed */
function reEncryptRow(
  cipher: FieldCipher,
  table: EncryptedTable,
  { row, batch }: { row: EncryptedRow; batch: TablePass },
): number {
  let values = 0;
  for (const { name, boundColumn } of table.columns) {
    const location = { table: table.name, column: boundColumn, rowId: row.id };
    row[name] = mapCiphertexts(row[name] ?? null, (ciphertext) => {
      if (ciphertext.startsWith(`${cipher.currentKeyId}.`)) return ciphertext;
      const plaintext = tryDecrypt(() => cipher.decrypt(ciphertext, location));
      if (plaintext === null) {
        batch.unreadable.push({ table: table.name, column: name, rowId: row.id });
        return ciphertext;
      }
      values += 1;
      return cipher.encrypt(plaintext, location);
    });
  }
  return values;
}

/** Returns null for a tampered value, or if another key has the same ID. */
function tryDecrypt(decrypt: () => string): string | null {
  try {
    return decrypt();
  } catch {
    return null;
  }
}

async function writeRows(tx: Sql, table: EncryptedTable, rows: readonly EncryptedRow[]): Promise<void> {
  await writeEncrypted(table)(tx, { rows: json(rows) });
}

const writeEncrypted = statementsByName(
  ({ name }: EncryptedTable) => `sealed_${name}_write`,
  (statementName, { name, columns }) =>
    statement(statementName, (param: Params<{ rows: JsonText }>) => {
      const table = sql.table(name);
      const assignments = columns.map(
        (column) => sql`${sql.ref(column.name)} = changed.${sql.ref(column.name)}`,
      );
      return sql<never>`UPDATE ${table} SET ${sql.join(assignments)}
        FROM jsonb_populate_recordset(null::${table}, ${param.rows}::jsonb) AS changed WHERE ${table}.id = changed.id`;
    }),
);
