import type pg from "pg";

/** A named statement is prepared once per connection. A name must always have the same text. */
export interface Statement {
  name?: string;
  text: string;
  values?: readonly unknown[];
}

/** A pool or a transaction. */
export interface Sql {
  query<Row>(statement: Statement): Promise<Row[]>;
}

export interface Transaction extends Sql {
  /** Runs a statement and commits in the same round trip. */
  committing: Sql;
}

interface Queryable {
  query(statement: pg.QueryConfig): Promise<Pick<pg.QueryResult, "rows">>;
}

export function toSql(client: Queryable, { isPrepared }: { isPrepared: boolean }): Sql {
  return {
    async query<Row>({ name, text, values }: Statement) {
      const config = isPrepared ? { name, text, values } : { text, values };
      const result = await client.query(config as pg.QueryConfig);
      const { rows } = result;
      // Detaches the rows, because `pg`'s timeout keeps the result in memory.
      result.rows = [];
      return rows as Row[];
    },
  };
}
