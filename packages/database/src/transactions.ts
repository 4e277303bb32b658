import type pg from "pg";
import type { Database } from "./database.ts";
import { buildTryLock } from "./named-locks.ts";
import { retryOnConflict } from "./retry.ts";
import { lockIndexKeys } from "./secrets/lock-index-keys.ts";
import { type Sql, type Statement, type Transaction, toSql } from "./sql.ts";
import { type StatementResult, sendTogether } from "./wire/round-trip.ts";

/**
 * Runs `work` in a transaction, and retries after conflicts. `work` must have no side effects outside the database.
 * @param prefetch is sent with BEGIN; `work` receives its rows
 */
export function inSqlTransaction<T>(
  db: Database,
  work: (tx: Transaction, prefetched: unknown[]) => Promise<T>,
  {
    isolation = "READ COMMITTED",
    prefetch,
  }: { isolation?: "READ COMMITTED" | "REPEATABLE READ" | undefined; prefetch?: Statement | undefined } = {},
): Promise<T> {
  // REPEATABLE READ is for reads in one snapshot, which write no digests and so lock no index keys.
  const begin = isolation === "READ COMMITTED" ? [BEGIN, ...buildKeyLocks(db)] : [BEGIN_REPEATABLE_READ];
  const opening = prefetch ? [...begin, prefetch] : begin;
  return retryOnConflict(() =>
    runOnce(db, opening, (tx, openingResults) => work(tx, openingResults[begin.length]?.rows ?? [])),
  );
}

interface ExclusiveOptions<Row> {
  names: readonly string[];
  /** Runs after the lock attempt. If it selects `SKIP_REMAINING`, the transaction does no more work. */
  read: Statement;
  /** Creates the error if another transaction holds the lock, or if no work remains. */
  createRefusal(rows: Row[]): Error;
  /** Runs even if another transaction holds the lock. Must use the condition `isNotSkipped` before locking or waiting. */
  prefetch?: Statement | undefined;
}

/** Runs `work` in a transaction that locks names. If another transaction holds a name, throws instead of waiting. */
export function inExclusiveTransaction<T, Row>(
  db: Database,
  { names, read, createRefusal, prefetch }: ExclusiveOptions<Row>,
  work: (tx: Transaction, rows: Row[], prefetched: unknown[]) => Promise<T>,
): Promise<T> {
  const begin = [BEGIN, ...buildTryLock(names, db.indexKeyIds)];
  const opening = [...begin, read, ...(prefetch ? [prefetch] : [])];
  return retryOnConflict(() =>
    runOnce(db, opening, async (tx, openingResults) => {
      // The last statement of `begin` tries the lock.
      const [lockResult, readResult, prefetchResult] = openingResults.slice(begin.length - 1);
      const rows = (readResult?.rows ?? []) as Row[];
      if (lockResult?.rows[0]?.isSkipped !== "false") throw createRefusal(rows);
      return work(tx, rows, prefetchResult?.rows ?? []);
    }),
  );
}

function buildKeyLocks({ indexKeyIds }: Database): Statement[] {
  return indexKeyIds ? [lockIndexKeys(indexKeyIds)] : [];
}

const BEGIN: Statement = { name: "begin", text: "BEGIN" };
const BEGIN_REPEATABLE_READ: Statement = {
  name: "begin_at_one_moment",
  text: "BEGIN ISOLATION LEVEL REPEATABLE READ",
};
const COMMIT: Statement = { name: "commit", text: "COMMIT" };

async function runOnce<T>(
  db: Database,
  opening: readonly Statement[],
  work: (tx: Transaction, openingResults: StatementResult[]) => Promise<T>,
): Promise<T> {
  const client = await db.connect();
  let connectionError: Error | undefined;
  // The pool listens only to idle connections, and an unhandled error would crash the process.
  const onLost = (error: Error) => {
    connectionError = error;
  };
  client.on("error", onLost);
  try {
    const openingResults = await sendTogether(client, opening, { isPrepared: db.isPrepared });
    const tx = new OpenTransaction(client, db.isPrepared);
    const result = await work(tx, openingResults);
    await tx.commit();
    return result;
  } catch (error) {
    // A failed rollback closes the connection, which also rolls back.
    await client.query("ROLLBACK").catch((rollbackError) => {
      connectionError = rollbackError;
    });
    throw error;
  } finally {
    // A broken connection may emit more errors while it closes, so it keeps the listener.
    if (!connectionError) client.off("error", onLost);
    client.release(connectionError);
  }
}

class OpenTransaction implements Transaction {
  readonly query: Sql["query"];
  readonly committing: Sql;
  private readonly client: pg.PoolClient;
  private readonly isPrepared: boolean;
  private isEnded = false;

  constructor(client: pg.PoolClient, isPrepared: boolean) {
    this.client = client;
    this.isPrepared = isPrepared;
    const { query } = toSql(client, { isPrepared });
    this.query = <Row>(statement: Statement) => {
      this.requireOpen();
      return query<Row>(statement);
    };
    this.committing = {
      query: async <Row>(statement: Statement) => {
        const [result] = await this.execute([statement, COMMIT]);
        return (result?.rows ?? []) as Row[];
      },
    };
  }

  async commit(): Promise<void> {
    if (!this.isEnded) await this.execute([COMMIT]);
  }

  private async execute(statements: readonly Statement[]): Promise<StatementResult[]> {
    this.requireOpen();
    const results = await sendTogether(this.client, statements, { isPrepared: this.isPrepared });
    // COMMIT silently rolls back a transaction in which a statement failed.
    if (results.at(-1)?.command !== "COMMIT")
      throw new Error("a statement of the transaction failed, and its error was ignored");
    this.isEnded = true;
    return results;
  }

  private requireOpen(): void {
    if (this.isEnded) throw new Error("the transaction has committed");
  }
}
