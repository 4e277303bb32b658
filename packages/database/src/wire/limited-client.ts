import pg from "pg";
import type { Statement } from "../sql.ts";
import { queryLimited } from "./query-limited.ts";

type LimitedConfig = pg.ClientConfig & { limitsOfTransaction: Statement };

type Query = (...given: unknown[]) => unknown;

/** A connection through a pooler. Sends its limits with each transaction, and with each statement outside one. */
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
    // On the object: `pg` declares it in more forms than a method could take over.
    const asPg = this.query.bind(this) as Query;
    this.query = ((...given: unknown[]) => this.queryWithin(asPg, given)) as pg.Client["query"];
  }

  /** The statement that sets the limits, or null inside a transaction that already has them. */
  get limitsToSend(): Statement | null {
    return this.isInTransaction ? null : this.limits;
  }

  /** `query` for libraries that use the pool and do not know about limits. */
  private queryWithin(asPg: Query, given: unknown[]): unknown {
    const [asked] = given;
    const isSubmitted = typeof (asked as { submit?: unknown } | null)?.submit === "function";
    return isSubmitted || this.limitsToSend === null ? asPg(...given) : queryLimited(this, given);
  }
}
