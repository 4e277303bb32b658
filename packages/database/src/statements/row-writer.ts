import type { Insertable, Selectable, Updateable } from "kysely";
import type { Sql } from "../sql.ts";
import { toSnakeCase } from "./statement-compiler.ts";

/** Undefined values are omitted. */
export type ColumnValues<Values> = {
  readonly [Column in keyof Values]: ReadOnly<Values[Column]> | OptionalIn<Values, Column>;
};
type ReadOnly<Value> = Value extends readonly (infer One)[] ? readonly One[] : Value;
type OptionalIn<Values, Column extends keyof Values> =
  Partial<Pick<Values, Column>> extends Pick<Values, Column> ? undefined : never;

type WriteTo<Schema, Table extends keyof Schema> =
  | {
      table: Table;
      row: ColumnValues<Insertable<Schema[Table]>>;
      /** Columns to overwrite if the ID exists. If omitted, an existing ID is an error. */
      replaces?: readonly string[];
    }
  | {
      table: Table;
      /** The new row as the JSON that its seal covers, without the columns of `row`. */
      sealed: string;
      types: ColumnTypes<Schema[Table]>;
      row: Partial<ColumnValues<Insertable<Schema[Table]>>>;
    }
  | { table: Table; id: string; changes: ColumnValues<Updateable<Schema[Table]>> };
export type ColumnTypes<Columns> = Readonly<Record<keyof Columns & string, string>>;
export type WriteIn<Schema> = { [Table in keyof Schema]: WriteTo<Schema, Table> }[keyof Schema];
type Returned<Schema, Table extends keyof Schema, Column extends keyof Schema[Table]> = Pick<
  Selectable<Schema[Table]>,
  Column & keyof Selectable<Schema[Table]>
>;

export interface RowWriter<Schema> {
  /**
   * Writes rows in one statement. Rows can refer to each other.
   * @param returning columns of the first write; must be empty if that write is sealed
   * @returns null if the first write updates a row that does not exist
   */
  writeRows<Table extends keyof Schema & string, Column extends keyof Schema[Table] & string = never>(
    db: Sql,
    writes: readonly [WriteTo<Schema, Table>, ...WriteIn<Schema>[]],
    returning?: readonly Column[],
  ): Promise<Returned<Schema, Table, Column> | null>;

  insertRow<Table extends keyof Schema & string, Column extends keyof Schema[Table] & string = never>(
    db: Sql,
    options: { table: Table; row: ColumnValues<Insertable<Schema[Table]>> },
    returning?: readonly Column[],
  ): Promise<Returned<Schema, Table, Column>>;

  /** @returns null if the row does not exist */
  updateRow<Table extends keyof Schema & string, Column extends keyof Schema[Table] & string = never>(
    db: Sql,
    options: { table: Table; id: string; changes: ColumnValues<Updateable<Schema[Table]>> },
    returning?: readonly Column[],
  ): Promise<Returned<Schema, Table, Column> | null>;

  /** Rows must have the same columns in the same order. */
  insertRows<Table extends keyof Schema & string>(
    db: Sql,
    table: Table,
    rows: readonly ColumnValues<Insertable<Schema[Table]>>[],
  ): Promise<void>;
}

type Values = Readonly<Record<string, unknown>>;
type AnyWrite =
  | { table: string; row: Values; replaces?: readonly string[] }
  | { table: string; sealed: string; types: ColumnTypes<Values>; row: Values }
  | { table: string; id: string; changes: Values };

interface NormalizedWrite {
  table: string;
  id: string | null;
  columns: string[];
  values: unknown[];
  replaces: readonly string[];
  sealed: { json: string; types: ColumnTypes<Values> } | null;
}

const statements = new Map<string, { name: string; text: string }>();

async function writeRows(
  db: Sql,
  writes: readonly [AnyWrite, ...AnyWrite[]],
  returning: readonly string[] = [],
): Promise<unknown> {
  const normalizedWrites = writes.map(normalizeWrite) as [NormalizedWrite, ...NormalizedWrite[]];
  // Writes with the same key have the same statement text.
  let key = "";
  for (const { table, id, columns, replaces, sealed } of normalizedWrites) {
    const kind = sealed ? "sealed" : id === null ? "insert" : "update";
    key += `${kind} ${table}(${columns})${replaces} `;
  }
  key += returning;
  let statement = statements.get(key);
  if (!statement) {
    const [first] = normalizedWrites;
    const kind = first.id === null ? "insert" : "update";
    const name = `${kind}_${first.table}_${statements.size}`;
    statement = { name, text: buildStatement(normalizedWrites, returning) };
    statements.set(key, statement);
  }
  const [firstRow] = await db.query({ ...statement, values: normalizedWrites.flatMap(listValues) });
  return firstRow ?? null;
}

async function insertRows(db: Sql, table: string, rows: readonly Values[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = Object.keys(first);
  const tuples = rows.map((_row, index) => `(${buildPlaceholders(index * columns.length, columns.length)})`);
  await db.query({
    text: `INSERT INTO ${quote(table)} (${columns.map(quote).join(", ")}) VALUES ${tuples.join(", ")}`,
    values: rows.flatMap((row) => Object.values(row)),
  });
}

export function createRowWriter<Schema>(): RowWriter<Schema> {
  const writer = {
    writeRows,
    insertRows,
    insertRow: (db: Sql, { table, row }: { table: string; row: Values }, returning?: string[]) =>
      writeRows(db, [{ table, row }], returning),
    updateRow: (
      db: Sql,
      { table, id, changes }: { table: string; id: string; changes: Values },
      returning?: string[],
    ) => writeRows(db, [{ table, id, changes }], returning),
  };
  return writer as unknown as RowWriter<Schema>;
}

function normalizeWrite(write: AnyWrite): NormalizedWrite {
  const { table } = write;
  const columns: string[] = [];
  const values: unknown[] = [];
  const columnValues = "row" in write ? write.row : write.changes;
  for (const column in columnValues) {
    const value = columnValues[column];
    if (value === undefined) continue;
    columns.push(column);
    values.push(value);
  }
  const normalized = { table, id: null, columns, values, replaces: [], sealed: null };
  if ("sealed" in write) return { ...normalized, sealed: { json: write.sealed, types: write.types } };
  if ("row" in write) return { ...normalized, replaces: write.replaces ?? [] };
  return { ...normalized, id: write.id };
}

function listValues({ id, values, sealed }: NormalizedWrite): unknown[] {
  if (sealed) return [sealed.json, ...values];
  return id === null ? values : [id, ...values];
}

function buildStatement(
  writes: readonly [NormalizedWrite, ...NormalizedWrite[]],
  returning: readonly string[],
): string {
  const [first, ...otherWrites] = writes;
  const columns = returning.map(selectColumn).join(", ") || "1";
  let offset = listValues(first).length;
  if (otherWrites.length === 0 && !first.sealed) return `${buildWrite(first, 0)} RETURNING ${columns}`;
  const otherCtes = otherWrites.map((write, index) => {
    const text = `w${index} AS (${buildWrite(write, offset)})`;
    offset += listValues(write).length;
    return text;
  });
  if (first.sealed) return buildVerifiedInsert(first, first.sealed.types, otherCtes);
  const main = `main AS (${buildWrite(first, 0)} RETURNING ${columns})`;
  return `WITH ${[main, ...otherCtes].join(", ")} SELECT * FROM main`;
}

/** PostgreSQL normalizes values of these types, such as `1.005` to `1.01`. Other types keep the input or fail. */
const NORMALIZED_TYPES: readonly string[] = ["numeric", "date"];

const isNormalized = (types: ColumnTypes<Values>, name: string) =>
  NORMALIZED_TYPES.includes(types[name] ?? "");

/** Fails if PostgreSQL stores another value than the sealed JSON has. */
function buildVerifiedInsert(
  write: NormalizedWrite,
  types: ColumnTypes<Values>,
  otherCtes: readonly string[],
): string {
  const verifiedColumns = Object.keys(types).filter((name) => isNormalized(types, name));
  const inputCte = `given AS (SELECT * FROM ${buildRecordset(write, types, 0)})`;
  const returning = verifiedColumns.map((name) => `${quote(name)}::text AS "${name}"`).join(", ") || "1";
  const main = `main AS (${buildSealedInsert(write, types, { offset: 0, source: "given" })} RETURNING ${returning})`;
  const comparisons = [
    "true",
    ...verifiedColumns.map((name) => `main."${name}" IS NOT DISTINCT FROM given."${name}"`),
  ];
  // If a value differs, the cast of this text to int fails. The error contains the text.
  const stored = `CASE WHEN ${comparisons.join(" AND ")} THEN '1' ELSE given.id || ' was stored differently from its sealed JSON' END`;
  return `WITH ${[inputCte, main, ...otherCtes].join(", ")} SELECT (${stored})::int AS stored FROM main, given`;
}

function buildSealedInsert(
  write: NormalizedWrite,
  types: ColumnTypes<Values>,
  { offset, source }: { offset: number; source: string },
): string {
  const { table, columns } = write;
  const sealedColumns = listSealedColumns(write, types);
  const selections = sealedColumns.map((name) =>
    isNormalized(types, name) ? `"${name}"::${types[name]}` : `"${name}"`,
  );
  const plainValues = columns.map((name, index) => `$${offset + index + 2}::${types[name]}`);
  const names = [...sealedColumns, ...columns].map(quote).join(", ");
  return `INSERT INTO ${quote(table)} (${names}) SELECT ${[...selections, ...plainValues].join(", ")} FROM ${source}`;
}

function buildRecordset(write: NormalizedWrite, types: ColumnTypes<Values>, offset: number): string {
  const definitions = listSealedColumns(write, types).map(
    (name) => `"${name}" ${isNormalized(types, name) ? "text" : types[name]}`,
  );
  return `json_to_record($${offset + 1}::json) AS given(${definitions.join(", ")})`;
}

function listSealedColumns({ columns }: NormalizedWrite, types: ColumnTypes<Values>): string[] {
  return Object.keys(types).filter((name) => !columns.includes(name));
}

function buildWrite(write: NormalizedWrite, offset: number): string {
  const { table, id, columns, replaces, sealed } = write;
  if (sealed)
    return buildSealedInsert(write, sealed.types, {
      offset,
      source: buildRecordset(write, sealed.types, offset),
    });
  const names = columns.map(quote);
  if (id !== null) {
    const assignments = names.map((column, index) => `${column} = $${offset + index + 2}`);
    return `UPDATE ${quote(table)} SET ${assignments.join(", ")} WHERE id = $${offset + 1}`;
  }
  const insert = `INSERT INTO ${quote(table)} (${names.join(", ")}) VALUES (${buildPlaceholders(offset, names.length)})`;
  if (replaces.length === 0) return insert;
  const assignments = replaces.map((name) => `${quote(name)} = excluded.${quote(name)}`);
  return `${insert} ON CONFLICT (id) DO UPDATE SET ${assignments.join(", ")}`;
}

function buildPlaceholders(offset: number, count: number): string {
  return Array.from({ length: count }, (_value, index) => `$${offset + index + 1}`).join(", ");
}

function selectColumn(name: string): string {
  return toSnakeCase(name) === name ? quote(name) : `${quote(name)} AS "${name}"`;
}

function quote(name: string): string {
  return `"${toSnakeCase(name)}"`;
}
