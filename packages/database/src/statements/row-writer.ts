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
  | {
      table: Table;
      row: Given<Insertable<Schema[Table]>>;
      /** What is overwritten of a row that has this id already; without it, that is an error. */
      replaces?: readonly string[];
    }
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
type AnyWrite =
  | { table: string; row: Values; replaces?: readonly string[] }
  | { table: string; id: string; changes: Values };

/** A write without what is undefined. */
interface Shaped {
  table: string;
  /** Of the row that is changed; null for a new one. */
  id: string | null;
  columns: string[];
  values: unknown[];
  replaces: readonly string[];
}

const statements = new Map<string, { name: string; text: string }>();

async function writeRows(
  db: Sql,
  writes: readonly [AnyWrite, ...AnyWrite[]],
  returning: readonly string[] = [],
): Promise<unknown> {
  const all = writes.map(toShaped) as [Shaped, ...Shaped[]];
  // Each combination of tables and columns is one statement, built once.
  let key = "";
  for (const one of all) key += `${one.id === null ? "+" : "="}${one.table}(${one.columns})${one.replaces} `;
  key += returning;
  let statement = statements.get(key);
  if (!statement) {
    const [first] = all;
    const kind = first.id === null ? "insert" : "update";
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

function toShaped(write: AnyWrite): Shaped {
  const { table } = write;
  const columns: string[] = [];
  const values: unknown[] = [];
  const given = "row" in write ? write.row : write.changes;
  for (const column in given) {
    const value = given[column];
    if (value === undefined) continue;
    columns.push(column);
    values.push(value);
  }
  if ("row" in write) return { table, id: null, columns, values, replaces: write.replaces ?? [] };
  return { table, id: write.id, columns, values, replaces: [] };
}

function valuesOf({ id, values }: Shaped): unknown[] {
  return id === null ? values : [id, ...values];
}

function buildStatement(writes: readonly [Shaped, ...Shaped[]], returning: readonly string[]): string {
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
function buildWrite({ table, id, columns, replaces }: Shaped, before: number): string {
  const names = columns.map(quote);
  if (id !== null) {
    const assignments = names.map((column, index) => `${column} = $${before + index + 2}`);
    return `UPDATE ${quote(table)} SET ${assignments.join(", ")} WHERE id = $${before + 1}`;
  }
  const insert = `INSERT INTO ${quote(table)} (${names.join(", ")}) VALUES (${placesFrom(before, names.length)})`;
  if (replaces.length === 0) return insert;
  const replaced = replaces.map((name) => `${quote(name)} = excluded.${quote(name)}`);
  return `${insert} ON CONFLICT (id) DO UPDATE SET ${replaced.join(", ")}`;
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
