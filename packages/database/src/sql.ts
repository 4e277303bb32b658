import type pg from "pg";
import { valueParsers } from "./statements/value-parsers.ts";

/** A statement with its values. A name lets each connection plan the text once; the same name is the same text. */
export interface Statement {
  name?: string;
  text: string;
  values?: readonly unknown[];
}

/** What statements run on: the pool, or a transaction. */
export interface Sql {
  /** Runs a statement and gives its rows. */
  query<Row>(statement: Statement): Promise<Row[]>;
}

/** What takes a statement as `pg` does: a connection, or what finds one for it. */
interface Asked {
  query(statement: pg.QueryConfig): Promise<Pick<pg.QueryResult, "rows" | "fields">>;
}

/** What takes statements as `pg` does, in the form of `Sql`. @param isPrepared whether names are kept */
export function toSql(client: Asked, isPrepared: boolean): Sql {
  return {
    async query<Row>({ name, text, values }: Statement) {
      const config = isPrepared ? { name, text, values } : { text, values };
      const { rows } = await client.query(config as pg.QueryConfig);
      return rows as Row[];
    },
  };
}

/** A row as PostgreSQL writes it: each value as text, in the order of the columns. */
export type TextRow = readonly (string | null)[];

/** Rows of which most values only travel through. */
export interface TextRows {
  rows: TextRow[];
  /** One value as `query` would have given it. @param column its place */
  valueOf(row: TextRow, column: number): unknown;
}

const AS_TEXT = { getTypeParser: () => asIs } as unknown as pg.CustomTypesConfig;

/** As the `query` of `toSql`, and reads of the rows what is asked for alone. */
export async function queryTexts(
  client: Asked,
  isPrepared: boolean,
  { name, text, values }: Statement,
): Promise<TextRows> {
  const config = { ...(isPrepared ? { name } : {}), text, values, rowMode: "array", types: AS_TEXT };
  const { rows, fields } = await client.query(config as unknown as pg.QueryConfig);
  return {
    rows,
    valueOf: (row, column) => {
      const value = row[column] ?? null;
      return value === null ? null : valueParsers.getTypeParser(fields[column]?.dataTypeID ?? 0)(value);
    },
  };
}

function asIs(value: string): string {
  return value;
}
