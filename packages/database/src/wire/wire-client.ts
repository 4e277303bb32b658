import pg from "pg";
import type { Connection } from "../servers/connection-of.ts";
import type { Statement } from "../sql.ts";
import { type Listened, Messages } from "./messages.ts";
import { queryLimited } from "./query-limited.ts";
import { RowsQuery, type WireConnection } from "./rows-query.ts";
import type { WireRows } from "./wire-rows.ts";

/** What `pg` does not know of a connection. */
type WireConfig = pg.ClientConfig &
  Pick<Connection, "stream"> & {
    /** Sent with each transaction, and with each statement that is one of its own. */
    limitsOfTransaction?: Statement | null;
  };

type Query = (...given: unknown[]) => unknown;

/** A connection of `pg`'s, from which rows can be had as they were sent. */
export class WireClient extends pg.Client {
  private readonly messages = new Messages();
  private readonly typesByName = new Map<string, readonly number[]>();

  private readonly limits: Statement | null = null;
  private isInTransaction = false;

  constructor(config?: string | WireConfig) {
    super(config);
    const connection = this.connection as unknown as WireConnection;
    // TLS reads by itself what its socket gets.
    if (!this.ssl)
      connection.stream = this.messages.socket(typeof config === "string" ? undefined : config?.stream);
    const attach = connection.attachListeners.bind(connection);
    connection.attachListeners = (stream) => attach(this.messages.of(stream as Listened));
    if (typeof config === "string" || !config?.limitsOfTransaction) return;
    this.limits = config.limitsOfTransaction;
    this.connection.on("readyForQuery", ({ status }: { status?: string }) => {
      this.isInTransaction = status !== "I";
    });
    // On the object: `pg` declares it in more forms than a method could take over.
    const asPg = this.query.bind(this) as Query;
    this.query = ((...given: unknown[]) => this.queryWithin(asPg, given)) as pg.Client["query"];
  }

  /** What is to be sent before the next statement: nothing, where its transaction has it. */
  get limitsToSend(): Statement | null {
    return this.isInTransaction ? null : this.limits;
  }

  /** As `query`, for whoever knows nothing of limits: libraries that are given the pool. */
  private queryWithin(asPg: Query, given: unknown[]): unknown {
    const [asked] = given;
    const isSubmitted = typeof (asked as { submit?: unknown } | null)?.submit === "function";
    return isSubmitted || this.limitsToSend === null ? asPg(...given) : queryLimited(this, given);
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
      this.query(new RowsQuery(statement, this.messages, this.typesByName, attempt, done, this.limitsToSend));
    });
  }
}
