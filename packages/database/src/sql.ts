import type pg from "pg";

/** A statement with its values. A name lets each connection plan the text once; the same name is the same text. */
export interface Statement {
  name?: string;
  text: string;
  values?: readonly unknown[];
}

/** What plain statements run on: the pool, or a transaction of either kind. */
export interface Sql {
  /** Runs a statement and gives its rows. Numerics and dates that are cast to text come as they are written. */
  query<Row>(statement: Statement): Promise<Row[]>;
}

/** A pool's, or a connection's, own way of asking in the form of `Sql`. */
export function toSql(client: Pick<pg.Pool, "query"> | Pick<pg.PoolClient, "query">): Sql {
  return {
    async query<Row>(statement: Statement) {
      const { rows } = await (client as pg.Pool).query(statement as pg.QueryConfig);
      return rows as Row[];
    },
  };
}

/** A value for a JSON column: as text, so that an array is not taken for an array of the database's. */
export function json(value: object | null): string | null {
  return value === null ? null : JSON.stringify(value);
}

/** A row by its columns, in camel case. */
export type ColumnValues = Readonly<Record<string, unknown>>;

/** One row to be written: a new one, or changes of the one with an id. */
export type Write =
  | { table: string; row: ColumnValues }
  | { table: string; id: string; changes: ColumnValues };

const statements = new Map<string, { name: string; text: string }>();

/**
 * Writes rows in one statement: a round trip costs more than a row. Foreign keys are checked at its end, so that rows
 * may point at each other.
 *
 * @param returning the columns of the first write to give back, as in a SELECT
 * @returns null when the first write changes a row that is not there
 */
export async function writeRows<Row>(
  sql: Sql,
  writes: readonly [Write, ...Write[]],
  returning = "1",
): Promise<Row | null> {
  // Each combination of tables and columns is one statement, built once.
  const key = `${writes.map(shapeOf).join(" ")} ${returning}`;
  let statement = statements.get(key);
  if (!statement) {
    const [first] = writes;
    const kind = "row" in first ? "insert" : "update";
    const name = `${kind}_${first.table}_${statements.size}`;
    statement = { name, text: buildStatement(writes, returning) };
    statements.set(key, statement);
  }
  const [written] = await sql.query<Row>({ ...statement, values: writes.flatMap(valuesOf) });
  return written ?? null;
}

/** Writes one row. @param returning the columns to give back, as in a SELECT */
export function insertRow<Row>(
  sql: Sql,
  table: string,
  row: ColumnValues,
  returning?: string,
): Promise<Row | null> {
  return writeRows(sql, [{ table, row }], returning);
}

/** Changes the row with this id. @param returning the columns to give back, as in a SELECT */
export function updateRow<Row>(
  sql: Sql,
  table: string,
  id: string,
  changes: ColumnValues,
  returning?: string,
): Promise<Row | null> {
  return writeRows(sql, [{ table, id, changes }], returning);
}

/** Writes many rows of the same columns in one statement. */
export async function insertRows(sql: Sql, table: string, rows: readonly ColumnValues[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = Object.keys(first);
  const tuples = rows.map((_row, index) => `(${placesFrom(index * columns.length, columns.length)})`);
  await sql.query({
    text: `INSERT INTO ${table} (${columns.map(toColumn).join(", ")}) VALUES ${tuples.join(", ")}`,
    values: rows.flatMap((row) => Object.values(row)),
  });
}

function shapeOf(write: Write): string {
  return "row" in write
    ? `+${write.table}(${Object.keys(write.row)})`
    : `=${write.table}(${Object.keys(write.changes)})`;
}

function valuesOf(write: Write): unknown[] {
  return "row" in write ? Object.values(write.row) : [write.id, ...Object.values(write.changes)];
}

function buildStatement(writes: readonly [Write, ...Write[]], returning: string): string {
  const [first, ...others] = writes;
  let before = valuesOf(first).length;
  if (others.length === 0) return `${buildWrite(first, 0)} RETURNING ${returning}`;
  const besides = others.map((write, index) => {
    const text = `w${index} AS (${buildWrite(write, before)})`;
    before += valuesOf(write).length;
    return text;
  });
  const main = `main AS (${buildWrite(first, 0)} RETURNING ${returning})`;
  return `WITH ${[main, ...besides].join(", ")} SELECT * FROM main`;
}

/** @param before how many values come before those of this write */
function buildWrite(write: Write, before: number): string {
  if ("row" in write) {
    const columns = Object.keys(write.row).map(toColumn);
    return `INSERT INTO ${write.table} (${columns.join(", ")}) VALUES (${placesFrom(before, columns.length)})`;
  }
  const columns = Object.keys(write.changes).map(toColumn);
  const assignments = columns.map((column, index) => `${column} = $${before + index + 2}`);
  return `UPDATE ${write.table} SET ${assignments.join(", ")} WHERE id = $${before + 1}`;
}

function placesFrom(before: number, count: number): string {
  return Array.from({ length: count }, (_place, index) => `$${before + index + 1}`).join(", ");
}

function toColumn(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
