import pg from "pg";
import type { Statement } from "../sql.ts";
import { queryLimited } from "./query-limited.ts";

type LimitedConfig = pg.ClientConfig & { limitsOfTransaction: Statement };

type Query = (...given: unknown[]) => unknown;

/** A connection through a pooler: its limits are sent with each transaction, and with each statement that is one of its own. */
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
}
