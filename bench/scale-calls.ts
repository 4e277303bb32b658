import type { TestEnvironment } from "@svc/testing";
import { sendAll } from "./flat-rig.ts";
import type { Call } from "./load/variant.ts";

/** Averages per call. */
export interface CallStats {
  /** Pages of 8 kB touched, cached or not. */
  pages: number;
  /** Bytes of write-ahead log. */
  wal: number;
  statements: number;
  /** Milliseconds of planning and execution. */
  ms: number;
  /** The statement that touches the most pages. */
  mostQuery: string;
  mostPages: number;
}

interface Row {
  query: string;
  calls: number;
  pages: number;
  wal: number;
  ms: number;
}

/** Statements of the service since the last reset, without key lookups and usage records. */
const STATISTICS_SQL = `SELECT regexp_replace(query, '\\s+', ' ', 'g') AS query, calls::int AS calls,
  (shared_blks_hit + shared_blks_read + local_blks_hit + local_blks_read + temp_blks_read)::float8 AS pages,
  wal_bytes::float8 AS wal, total_plan_time + total_exec_time AS ms
  FROM pg_stat_statements WHERE dbid = (SELECT oid FROM pg_database WHERE datname = current_database())
    AND toplevel AND query !~ 'pg_stat_statements|api_keys|record_key_uses|record_requests|clock_timestamp|pg_is_in_recovery'`;

/** Sends `count` calls, after the same number to warm up. */
export async function measureCalls(
  test: TestEnvironment,
  url: string,
  key: string,
  buildCall: () => Call,
  count: number,
): Promise<CallStats> {
  const sendCalls = () => sendAll(url, key, Array.from({ length: count }, buildCall), 1);
  return runTwice(test, count, sendCalls);
}

/** Runs `work`, which sends a statement, `count` times, after the same number to warm up. */
export async function measureStatements(
  test: TestEnvironment,
  count: number,
  work: () => Promise<unknown>,
): Promise<CallStats> {
  const repeat = async () => {
    for (let run = 0; run < count; run += 1) await work();
  };
  return runTwice(test, count, repeat);
}

/** Measures only the second run. */
async function runTwice(test: TestEnvironment, count: number, run: () => Promise<unknown>) {
  await run();
  await test.db.pool.query(
    "SELECT pg_stat_statements_reset(0, oid, 0) FROM pg_database WHERE datname = current_database()",
  );
  await run();
  return readStatistics(test, count);
}

async function readStatistics(test: TestEnvironment, count: number): Promise<CallStats> {
  const { rows } = await test.db.pool.query<Row>(STATISTICS_SQL);
  const average = (getValue: (row: Row) => number) =>
    rows.reduce((total, row) => total + getValue(row), 0) / count;
  const [largest] = rows.toSorted((a, b) => b.pages - a.pages);
  return {
    pages: average(({ pages }) => pages),
    wal: average(({ wal }) => wal),
    statements: average(({ calls }) => calls),
    ms: average(({ ms }) => ms),
    mostQuery: largest?.query.slice(0, 160) ?? "",
    mostPages: (largest?.pages ?? 0) / count,
  };
}
