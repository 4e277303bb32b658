import type pg from "pg";
import type { Database } from "./database.ts";
import { turnOf } from "./named-locks.ts";
import { repeatConflicts } from "./repeat-conflicts.ts";
import { holdIndexKeys } from "./secrets/hold-index-keys.ts";
import { type Sql, type Statement, type Transaction, toSql } from "./sql.ts";
import { type Done, sendTogether } from "./wire/round-trip.ts";

/**
 * Runs `work` in one transaction, up to four times after conflicts, so `work` must have no side effects outside the database.
 *
 * @param ahead statement sent with BEGIN; `work` receives its rows
 */
export function inSqlTransaction<T>(
  db: Database,
  work: (tx: Transaction, ahead: unknown[]) => Promise<T>,
  isolation: "READ COMMITTED" | "REPEATABLE READ" = "READ COMMITTED",
  ahead?: Statement,
): Promise<T> {
  const begin = isolation === "READ COMMITTED" ? [BEGIN, ...holdingOf(db)] : [BEGIN_AT_ONE_MOMENT];
  const opening = ahead ? [...begin, ahead] : begin;
  return repeatConflicts(() =>
    runOnce(db, opening, (tx, opened) => work(tx, opened[begin.length]?.rows ?? [])),
  );
}

interface Turn<Row> {
  names: readonly string[];
  /** Runs after the lock attempt. A row that selects `SAYS_OVER` leaves no work to do. */
  read: Statement;
  taken(rows: Row[]): Error;
  /** Runs even if another transaction holds the lock: anything that locks or waits needs the condition `isNotOver`. */
  ahead?: Statement | undefined;
}

/** Like `inSqlTransaction`, for one transaction at a time per name; throws instead of waiting. */
export function inNamedTransaction<T, Row>(
  db: Database,
  { names, read, taken, ahead }: Turn<Row>,
  work: (tx: Transaction, rows: Row[], ahead: unknown[]) => Promise<T>,
): Promise<T> {
  const begin = [BEGIN, ...turnOf(names, db.indexKeyIds)];
  const opening = [...begin, read, ...(ahead ? [ahead] : [])];
  return repeatConflicts(() =>
    runOnce(db, opening, async (tx, opened) => {
      const [turn, found, asked] = opened.slice(begin.length - 1);
      const rows = (found?.rows ?? []) as Row[];
      if (turn?.rows[0]?.isOver !== "false") throw taken(rows);
      return work(tx, rows, asked?.rows ?? []);
    }),
  );
}

function holdingOf({ indexKeyIds }: Database): Statement[] {
  return indexKeyIds ? [holdIndexKeys(indexKeyIds)] : [];
}

const BEGIN: Statement = { name: "begin", text: "BEGIN" };
const BEGIN_AT_ONE_MOMENT: Statement = {
  name: "begin_at_one_moment",
  text: "BEGIN ISOLATION LEVEL REPEATABLE READ",
};
const COMMIT: Statement = { name: "commit", text: "COMMIT" };

async function runOnce<T>(
  db: Database,
  opening: readonly Statement[],
  work: (tx: Transaction, opened: Done[]) => Promise<T>,
): Promise<T> {
  const client = await db.connect();
  let fault: Error | undefined;
  // The pool listens only to idle connections; an unhandled error would crash the process.
  const onLost = (error: Error) => {
    fault = error;
  };
  client.on("error", onLost);
  try {
    const opened = await sendTogether(client, opening, db.isPrepared);
    const tx = new OpenTransaction(client, db.isPrepared);
    const result = await work(tx, opened);
    await tx.commit();
    return result;
  } catch (error) {
    // Closing a connection rolls back too.
    await client.query("ROLLBACK").catch((why) => {
      fault = why;
    });
    throw error;
  } finally {
    // A broken connection may emit again while it closes.
    if (!fault) client.off("error", onLost);
    client.release(fault);
  }
}

class OpenTransaction implements Transaction {
  readonly query: Sql["query"];
  readonly committing: Sql;
  private readonly client: pg.PoolClient;
  private readonly isPrepared: boolean;
  private isOver = false;

  constructor(client: pg.PoolClient, isPrepared: boolean) {
    this.client = client;
    this.isPrepared = isPrepared;
    const { query } = toSql(client, isPrepared);
    this.query = <Row>(statement: Statement) => {
      this.requireOpen();
      return query<Row>(statement);
    };
    this.committing = {
      query: async <Row>(statement: Statement) => {
        const [done] = await this.end([statement, COMMIT]);
        return (done?.rows ?? []) as Row[];
      },
    };
  }

  async commit(): Promise<void> {
    if (!this.isOver) await this.end([COMMIT]);
  }

  private async end(statements: readonly Statement[]): Promise<Done[]> {
    this.requireOpen();
    const done = await sendTogether(this.client, statements, this.isPrepared);
    // COMMIT silently rolls back a transaction in which a statement failed.
    if (done.at(-1)?.command !== "COMMIT")
      throw new Error("a statement of the transaction failed and was passed over");
    this.isOver = true;
    return done;
  }

  private requireOpen(): void {
    if (this.isOver) throw new Error("the transaction has committed");
  }
}
