import type pg from "pg";
import type { Database } from "./database.ts";
import { turnOf } from "./named-locks.ts";
import { repeatConflicts } from "./repeat-conflicts.ts";
import { holdIndexKeys } from "./secrets/hold-index-keys.ts";
import { type Sql, type Statement, type Transaction, toSql } from "./sql.ts";
import { type Done, sendTogether } from "./wire/round-trip.ts";

/**
 * Runs `work` in one transaction: all of it is written, or nothing. What it throws passes through unchanged.
 *
 * `work` may be run up to four times: a transaction that the database ended because others were in its way is repeated from
 * its beginning. So `work` changes nothing but the database.
 *
 * @param ahead asked in one round trip with the beginning; `work` is given its rows
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

/** One at a time of each of these names. */
interface Turn<Row> {
  names: readonly string[];
  /** Read after the turn was asked for. Of a row that says `SAYS_OVER` there is nothing left to be done. */
  read: Statement;
  /** Makes what is thrown when another transaction has its turn with one of these names. */
  taken(rows: Row[]): Error;
  /** As of `inSqlTransaction`. It runs whoever has the turn: what locks, or could wait, has the condition `isNotOver`. */
  ahead?: Statement | undefined;
}

/** As `inSqlTransaction`, for one at a time of each name, without waiting. */
export function inNamedTransaction<T, Row>(
  db: Database,
  { names, read, taken, ahead }: Turn<Row>,
  work: (tx: Transaction, rows: Row[], ahead: unknown[]) => Promise<T>,
): Promise<T> {
  // All in one round trip. Each statement sees what was committed before it began.
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
  // The pool listens to idle connections alone: one that breaks while it is out would end the process.
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
    // A connection that cannot even roll back is of no use to the next one; ending it rolls back too.
    await client.query("ROLLBACK").catch((why) => {
      fault = why;
    });
    throw error;
  } finally {
    // One that broke is thrown away with its listener: it may break again on the way.
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

  /** Ends it, unless its last statement has. */
  async commit(): Promise<void> {
    if (!this.isOver) await this.end([COMMIT]);
  }

  private async end(statements: readonly Statement[]): Promise<Done[]> {
    this.requireOpen();
    const done = await sendTogether(this.client, statements, this.isPrepared);
    // A transaction in which a statement failed is rolled back by COMMIT, without a word.
    if (done.at(-1)?.command !== "COMMIT")
      throw new Error("a statement of the transaction failed and was passed over");
    this.isOver = true;
    return done;
  }

  private requireOpen(): void {
    if (this.isOver) throw new Error("the transaction has committed");
  }
}
