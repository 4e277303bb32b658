import pg from "pg";
import type { Connection } from "../servers/connection-of.ts";
import type { Statement } from "../sql.ts";
import { type Listened, Messages } from "./messages.ts";
import { RowsQuery, type WireConnection } from "./rows-query.ts";
import type { WireRows } from "./wire-rows.ts";

/** A connection of `pg`'s, from which rows can be had as they were sent. */
export class WireClient extends pg.Client {
  private readonly messages = new Messages();
  private readonly typesByName = new Map<string, readonly number[]>();

  constructor(config?: string | (pg.ClientConfig & Pick<Connection, "stream">)) {
    super(config);
    const connection = this.connection as unknown as WireConnection;
    // TLS reads by itself what its socket gets.
    if (!this.ssl)
      connection.stream = this.messages.socket(typeof config === "string" ? undefined : config?.stream);
    const attach = connection.attachListeners.bind(connection);
    connection.attachListeners = (stream) => attach(this.messages.of(stream as Listened));
  }

  /**
   * Runs a statement as `query` does.
   *
   * @param read reads the rows, at once: they are overwritten then
   * @returns what gives what `read` gave, or throws what it threw: the connection has no part in that
   * @throws what the server says
   */
  queryRows<Result>(statement: Statement, read: (rows: WireRows) => Result): Promise<() => Result> {
    const attempt = (rows: WireRows): (() => Result) => {
      try {
        const result = read(rows);
        return () => result;
      } catch (error) {
        return () => {
          throw error;
        };
      }
    };
    return new Promise((resolve, reject) => {
      const done = (error: Error | null, result?: unknown) =>
        error ? reject(error) : resolve(result as () => Result);
      this.query(new RowsQuery(statement, this.messages, this.typesByName, attempt, done));
    });
  }
}
