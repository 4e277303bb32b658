import pg from "pg";
import type { Statement } from "../sql.ts";
import { queryLimited } from "./query-limited.ts";

type LimitedConfig = pg.ClientConfig & { limitsOfTransaction: Statement };

type Query = (...args: unknown[]) => unknown;

/** A connection through a pooler. Sends its limits with each transaction or single statement. */
export class LimitedClient extends pg.Client {
  private readonly limits: Statement;
  private isInTransaction = false;

  constructor(config: LimitedConfig) {
    super(config);
    this.limits = config.limitsOfTransaction;
    (this as unknown as { connection: pg.Connection }).connection.on(
      "readyForQuery",
      ({ status }: { status?: string }) => {
        this.isInTransaction = status !== "I";
      },
    );
    // Set on the instance: a method cannot implement all of `pg`'s overloads.
    const pgQuery = this.query.bind(this) as Query;
    this.query = ((...args: unknown[]) => this.queryWithLimits(pgQuery, args)) as pg.Client["query"];
  }

  /** Null inside a transaction, which already has the limits. */
  get limitsToSend(): Statement | null {
    return this.isInTransaction ? null : this.limits;
  }

  /** For libraries that use the pool and do not know about limits. */
  private queryWithLimits(pgQuery: Query, args: unknown[]): unknown {
    const [query] = args;
    const isSubmitted = typeof (query as { submit?: unknown } | null)?.submit === "function";
    return isSubmitted || this.limitsToSend === null ? pgQuery(...args) : queryLimited(this, args);
  }
}
