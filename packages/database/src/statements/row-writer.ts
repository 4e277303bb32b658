import type { Insertable, Selectable, Updateable } from "kysely";
import type { Sql } from "../sql.ts";
import { toSnakeCase } from "./statement-compiler.ts";

/** Values for columns. What is undefined is left out; a list is only read. */
export type Given<Values> = {
  readonly [Column in keyof Values]: ReadOnly<Values[Column]> | OptionalIn<Values, Column>;
};
type ReadOnly<Value> = Value extends readonly (infer One)[] ? readonly One[] : Value;
type OptionalIn<Values, Column extends keyof Values> =
  Partial<Pick<Values, Column>> extends Pick<Values, Column> ? undefined : never;

type WriteTo<Schema, Table extends keyof Schema> =
  | { table: Table; row: Given<Insertable<Schema[Table]>> }
  | { table: Table; id: string; changes: Given<Updateable<Schema[Table]>> };
/** A write to any table of a schema. */
export type WriteIn<Schema> = { [Table in keyof Schema]: WriteTo<Schema, Table> }[keyof Schema];
type Returned<Schema, Table extends keyof Schema, Column extends keyof Schema[Table]> = Pick<
  Selectable<Schema[Table]>,
  Column & keyof Selectable<Schema[Table]>
>;

/** Writes rows of the tables of a schema, by names in camel case. */
export interface RowWriter<Schema> {
  /**
   * Writes rows in one statement: a round trip costs more than a row. Foreign keys are checked at its end, so that rows
   * may point at each other.
   *
   * @param returning the columns of the first write to give back
   * @returns null when the first write changes a row that is not there
   */
  writeRows<Table extends keyof Schema & string, Column extends keyof Schema[Table] & string = never>(
    db: Sql,
    writes: readonly [WriteTo<Schema, Table>, ...WriteIn<Schema>[]],
    returning?: readonly Column[],
  ): Promise<Returned<Schema, Table, Column> | null>;

  /** Writes one row. @param returning the columns to give back */
  insertRow<Table extends keyof Schema & string, Column extends keyof Schema[Table] & string = never>(
    db: Sql,
    table: Table,
    row: Given<Insertable<Schema[Table]>>,
    returning?: readonly Column[],
  ): Promise<Returned<Schema, Table, Column>>;

  /** Changes the row with this id. @param returning the columns to give back @returns null when there is none */
  updateRow<Table extends keyof Schema & string, Column extends keyof Schema[Table] & string = never>(
    db: Sql,
    table: Table,
    id: string,
    changes: Given<Updateable<Schema[Table]>>,
    returning?: readonly Column[],
  ): Promise<Returned<Schema, Table, Column> | null>;

  /** Writes many rows of the same columns in one statement. */
  insertRows<Table extends keyof Schema & string>(
    db: Sql,
    table: Table,
    rows: readonly Given<Insertable<Schema[Table]>>[],
  ): Promise<void>;
}

type Values = Readonly<Record<string, unknown>>;
type AnyWrite = { table: string; row: Values } | { table: string; id: string; changes: Values };

const statements = new Map<string, { name: string; text: string }>();

async function writeRows(
  db: Sql,
  writes: readonly [AnyWrite, ...AnyWrite[]],
  returning: readonly string[] = [],
): Promise<unknown> {
  const all = writes.map(withoutUndefined) as [AnyWrite, ...AnyWrite[]];
  // Each combination of tables and columns is one statement, built once.
  const key = `${all.map(shapeOf).join(" ")} ${returning}`;
  let statement = statements.get(key);
  if (!statement) {
    const [first] = all;
    const kind = "row" in first ? "insert" : "update";
    const name = `${kind}_${first.table}_${statements.size}`;
    statement = { name, text: buildStatement(all, returning) };
    statements.set(key, statement);
  }
  const [written] = await db.query({ ...statement, values: all.flatMap(valuesOf) });
  return written ?? null;
}

async function insertRows(db: Sql, table: string, rows: readonly Values[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = Object.keys(first);
  const tuples = rows.map((_row, index) => `(${placesFrom(index * columns.length, columns.length)})`);
  await db.query({
    text: `INSERT INTO ${quote(table)} (${columns.map(quote).join(", ")}) VALUES ${tuples.join(", ")}`,
    values: rows.flatMap((row) => Object.values(row)),
  });
}

/** Makes a writer that the compiler holds to these tables. */
export function createRowWriter<Schema>(): RowWriter<Schema> {
  const writer = {
    writeRows,
    insertRows,
    insertRow: (db: Sql, table: string, row: Values, returning?: string[]) =>
      writeRows(db, [{ table, row }], returning),
    updateRow: (db: Sql, table: string, id: string, changes: Values, returning?: string[]) =>
      writeRows(db, [{ table, id, changes }], returning),
  };
  return writer as unknown as RowWriter<Schema>;
}

function withoutUndefined(write: AnyWrite): AnyWrite {
  return "row" in write
    ? { ...write, row: definedOf(write.row) }
    : { ...write, changes: definedOf(write.changes) };
}

function definedOf(values: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}

function shapeOf(write: AnyWrite): string {
  return "row" in write
    ? `+${write.table}(${Object.keys(write.row)})`
    : `=${write.table}(${Object.keys(write.changes)})`;
}

function valuesOf(write: AnyWrite): unknown[] {
  return "row" in write ? Object.values(write.row) : [write.id, ...Object.values(write.changes)];
}

function buildStatement(writes: readonly [AnyWrite, ...AnyWrite[]], returning: readonly string[]): string {
  const [first, ...others] = writes;
  const columns = returning.map(asNamed).join(", ") || "1";
  let before = valuesOf(first).length;
  if (others.length === 0) return `${buildWrite(first, 0)} RETURNING ${columns}`;
  const besides = others.map((write, index) => {
    const text = `w${index} AS (${buildWrite(write, before)})`;
    before += valuesOf(write).length;
    return text;
  });
  const main = `main AS (${buildWrite(first, 0)} RETURNING ${columns})`;
  return `WITH ${[main, ...besides].join(", ")} SELECT * FROM main`;
}

/** @param before how many values come before those of this write */
function buildWrite(write: AnyWrite, before: number): string {
  const table = quote(write.table);
  if ("row" in write) {
    const columns = Object.keys(write.row).map(quote);
    return `INSERT INTO ${table} (${columns.join(", ")}) VALUES (${placesFrom(before, columns.length)})`;
  }
  const columns = Object.keys(write.changes).map(quote);
  const assignments = columns.map((column, index) => `${column} = $${before + index + 2}`);
  return `UPDATE ${table} SET ${assignments.join(", ")} WHERE id = $${before + 1}`;
}

function placesFrom(before: number, count: number): string {
  return Array.from({ length: count }, (_place, index) => `$${before + index + 1}`).join(", ");
}

function asNamed(name: string): string {
  return toSnakeCase(name) === name ? quote(name) : `${quote(name)} AS "${name}"`;
}

function quote(name: string): string {
  return `"${toSnakeCase(name)}"`;
}
