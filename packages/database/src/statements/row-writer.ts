import type { Insertable, Selectable, Updateable } from "kysely";
import type { Sql } from "../sql.ts";
import { toSnakeCase } from "./statement-compiler.ts";

/** Values by column; undefined is omitted. */
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
      /** Columns to overwrite if the ID exists; otherwise that is an error. */
      replaces?: readonly string[];
    }
  | {
      table: Table;
      /** The new row's sealed JSON, without the members of `row`. */
      sealed: string;
      types: ColumnTypes<Schema[Table]>;
      row: Partial<Given<Insertable<Schema[Table]>>>;
    }
  | { table: Table; id: string; changes: Given<Updateable<Schema[Table]>> };
export type ColumnTypes<Columns> = Readonly<Record<keyof Columns & string, string>>;
export type WriteIn<Schema> = { [Table in keyof Schema]: WriteTo<Schema, Table> }[keyof Schema];
type Returned<Schema, Table extends keyof Schema, Column extends keyof Schema[Table]> = Pick<
  Selectable<Schema[Table]>,
  Column & keyof Selectable<Schema[Table]>
>;

export interface RowWriter<Schema> {
  /**
   * Writes rows in one statement. Foreign keys are checked at its end, so rows can refer to each other.
   *
   * @param returning columns of the first write; none for a sealed row
   * @returns null when the first write updates a row that does not exist
   */
  writeRows<Table extends keyof Schema & string, Column extends keyof Schema[Table] & string = never>(
    db: Sql,
    writes: readonly [WriteTo<Schema, Table>, ...WriteIn<Schema>[]],
    returning?: readonly Column[],
  ): Promise<Returned<Schema, Table, Column> | null>;

  insertRow<Table extends keyof Schema & string, Column extends keyof Schema[Table] & string = never>(
    db: Sql,
    table: Table,
    row: Given<Insertable<Schema[Table]>>,
    returning?: readonly Column[],
  ): Promise<Returned<Schema, Table, Column>>;

  /** @returns null when the row does not exist */
  updateRow<Table extends keyof Schema & string, Column extends keyof Schema[Table] & string = never>(
    db: Sql,
    table: Table,
    id: string,
    changes: Given<Updateable<Schema[Table]>>,
    returning?: readonly Column[],
  ): Promise<Returned<Schema, Table, Column> | null>;

  insertRows<Table extends keyof Schema & string>(
    db: Sql,
    table: Table,
    rows: readonly Given<Insertable<Schema[Table]>>[],
  ): Promise<void>;
}

type Values = Readonly<Record<string, unknown>>;
type AnyWrite =
  | { table: string; row: Values; replaces?: readonly string[] }
  | { table: string; sealed: string; types: ColumnTypes<Values>; row: Values }
  | { table: string; id: string; changes: Values };

interface Shaped {
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
  const all = writes.map(toShaped) as [Shaped, ...Shaped[]];
  let key = "";
  for (const one of all) {
    const kind = one.sealed ? "~" : one.id === null ? "+" : "=";
    key += `${kind}${one.table}(${one.columns})${one.replaces} `;
  }
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

/** Creates a writer typed for a schema's tables. */
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
  const shaped = { table, id: null, columns, values, replaces: [], sealed: null };
  if ("sealed" in write) return { ...shaped, sealed: { json: write.sealed, types: write.types } };
  if ("row" in write) return { ...shaped, replaces: write.replaces ?? [] };
  return { ...shaped, id: write.id };
}

function valuesOf({ id, values, sealed }: Shaped): unknown[] {
  if (sealed) return [sealed.json, ...values];
  return id === null ? values : [id, ...values];
}

function buildStatement(writes: readonly [Shaped, ...Shaped[]], returning: readonly string[]): string {
  const [first, ...others] = writes;
  const columns = returning.map(asNamed).join(", ") || "1";
  let before = valuesOf(first).length;
  if (others.length === 0 && !first.sealed) return `${buildWrite(first, 0)} RETURNING ${columns}`;
  const besides = others.map((write, index) => {
    const text = `w${index} AS (${buildWrite(write, before)})`;
    before += valuesOf(write).length;
    return text;
  });
  if (first.sealed) return buildHeld(first, first.sealed.types, besides);
  const main = `main AS (${buildWrite(first, 0)} RETURNING ${columns})`;
  return `WITH ${[main, ...besides].join(", ")} SELECT * FROM main`;
}

/** Of these types PostgreSQL stores `1.005` as `1.01` and `2026-1-2` as `2026-01-02`. Other types keep the input or fail. */
const HELD: readonly string[] = ["numeric", "date"];

/** Builds a sealed write that fails if the stored values differ from the sealed ones. */
function buildHeld(write: Shaped, types: ColumnTypes<Values>, besides: readonly string[]): string {
  const held = Object.keys(types).filter((name) => HELD.includes(types[name] ?? ""));
  const given = `given AS (SELECT * FROM ${recordOf(write, types, 0)})`;
  const returning = held.map((name) => `${quote(name)}::text AS "${name}"`).join(", ") || "1";
  const main = `main AS (${buildSealed(write, types, 0, "given")} RETURNING ${returning})`;
  const isAlike = ["true", ...held.map((name) => `main."${name}" IS NOT DISTINCT FROM given."${name}"`)];
  const stored = `CASE WHEN ${isAlike.join(" AND ")} THEN '1' ELSE given.id || ' was not stored as it was sealed' END`;
  return `WITH ${[given, main, ...besides].join(", ")} SELECT (${stored})::int AS stored FROM main, given`;
}

function buildSealed(write: Shaped, types: ColumnTypes<Values>, before: number, from: string): string {
  const { table, columns } = write;
  const sealed = sealedOf(write, types);
  const members = sealed.map((name) =>
    HELD.includes(types[name] ?? "") ? `"${name}"::${types[name]}` : `"${name}"`,
  );
  const others = columns.map((name, index) => `$${before + index + 2}::${types[name]}`);
  const names = [...sealed, ...columns].map(quote).join(", ");
  return `INSERT INTO ${quote(table)} (${names}) SELECT ${[...members, ...others].join(", ")} FROM ${from}`;
}

function recordOf(write: Shaped, types: ColumnTypes<Values>, before: number): string {
  const members = sealedOf(write, types).map(
    (name) => `"${name}" ${HELD.includes(types[name] ?? "") ? "text" : types[name]}`,
  );
  return `json_to_record($${before + 1}::json) AS given(${members.join(", ")})`;
}

function sealedOf({ columns }: Shaped, types: ColumnTypes<Values>): string[] {
  return Object.keys(types).filter((name) => !columns.includes(name));
}

function buildWrite(write: Shaped, before: number): string {
  const { table, id, columns, replaces, sealed } = write;
  if (sealed) return buildSealed(write, sealed.types, before, recordOf(write, sealed.types, before));
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
