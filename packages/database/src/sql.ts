import type pg from "pg";

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

/** A transaction that is open. */
export interface Transaction extends Sql {
  /** Runs one statement, and commits in the same round trip where it went well. It is the last: the transaction takes none after it. */
  committing: Sql;
}

/** What takes a statement as `pg` does: a connection, or what finds one for it. */
interface Asked {
  query(statement: pg.QueryConfig): Promise<Pick<pg.QueryResult, "rows">>;
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
