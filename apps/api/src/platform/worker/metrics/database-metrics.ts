import { readPartitionHorizons } from "@svc/database";
import { countJobs } from "@svc/database/jobs";
import { ROLLOVER_STATES } from "@svc/rollover-rules/rollover-states";
import { CachedMetric, type Metric, type Sample } from "@svc/service-kit/metrics";
import type { ApiContext } from "../../../context/context.ts";
import {
  countBooks,
  countChains,
  countDueTimers,
  countFiles,
  countMails,
  countRollovers,
  countSessions,
  readDatabaseMove,
} from "./metrics-store.ts";

/** Keeps frequent scrapes from loading the database. */
const CACHE_MS = 15_000;
/** For queries that count every row of a growing table. */
const SLOW_CACHE_MS = 60_000;
/** Pauses slow queries for 20 times their duration, so that they run at most 1/21 of the time. */
const SLOW_TTL_FACTOR = 20;

const DAY_SECONDS = 86_400;

const FILE_STATES = ["uploading", "stored", "leaving"] as const;

/**
 * Creates metrics that are the same in every worker. While the database is unavailable, they have no values.
 * @param cacheMs overrides each query's cache time
 */
export function readDatabaseMetrics(
  { db, clock }: Pick<ApiContext, "db" | "clock">,
  cacheMs: number | null = null,
): { metrics: Metric[]; cachedMetrics: CachedMetric<unknown>[] } {
  const createReading = <T>(name: string, ms: number, read: (now: Date) => Promise<T>) =>
    new CachedMetric(name, { ttlMs: cacheMs ?? ms }, () => read(clock.now()));
  const createSlowReading = <T>(name: string, read: () => Promise<T>) =>
    new CachedMetric(
      name,
      { ttlMs: cacheMs ?? SLOW_CACHE_MS, ttlFactor: cacheMs === null ? SLOW_TTL_FACTOR : 0 },
      read,
    );
  const rollovers = createSlowReading("rollovers", () => countRollovers(db.sql));
  const jobs = createReading("jobs", CACHE_MS, () => countJobs(db.sql));
  const timers = createReading("timers", CACHE_MS, (now) => countDueTimers(db.sql, { now }));
  const mails = createReading("mails", CACHE_MS, (now) => countMails(db.sql, { now }));
  const files = createSlowReading("documents", () => countFiles(db.sql));
  const sessions = createReading("portal_sessions", CACHE_MS, (now) => countSessions(db.sql, { now }));
  const chains = createReading("audit", CACHE_MS, (now) => countChains(db.sql, { now }));
  const books = createReading("books", CACHE_MS, (now) => countBooks(db.sql, { now }));

  const move = createReading("database_move", CACHE_MS, () => readDatabaseMove(db.sql));
  const partitions = createReading("partitions", CACHE_MS, () => readPartitionHorizons(db));

  const createGauge = <T>(
    source: CachedMetric<T>,
    { name, help }: { name: string; help: string },
    toSamples: (value: T) => readonly Sample[],
  ): Metric => ({ name, help, type: "gauge", read: () => source.samples(toSamples) });
  const createRowGauge = <Row>(
    source: CachedMetric<Row[]>,
    { name, help }: { name: string; help: string },
    toValue: (row: Row) => number,
  ): Metric =>
    createGauge(source, { name, help }, ([row]) => (row === undefined ? [] : [{ value: toValue(row) }]));
  type QueueCounts = Awaited<ReturnType<typeof countJobs>>[number];
  const createQueueGauge = (name: string, help: string, toValue: (counts: QueueCounts) => number): Metric =>
    createGauge(jobs, { name, help }, (queues) =>
      queues.map((counts) => ({ labels: { queue: counts.queue }, value: toValue(counts) })),
    );
  const sum = <Row>(rows: readonly Row[], toValue: (row: Row) => number): Sample[] => [
    { value: rows.reduce((total, row) => total + toValue(row), 0) },
  ];

  const metrics: Metric[] = [
    createGauge(rollovers, { name: "svc_rollovers", help: "Rollovers by state." }, (rows) =>
      ROLLOVER_STATES.map((state) => ({
        labels: { state },
        value: rows.find((row) => row.state === state)?.count ?? 0,
      })),
    ),
    createGauge(
      rollovers,
      { name: "svc_rollovers_overdue", help: "Rollovers with an overdue step." },
      (rows) => sum(rows, ({ overdue }) => overdue),
    ),
    createGauge(
      rollovers,
      {
        name: "svc_rollovers_mismatched",
        help: "Rollovers with an unresolved difference between the expected and the sent or received amount.",
      },
      (rows) => sum(rows, ({ mismatches }) => mismatches),
    ),
    createQueueGauge("svc_jobs_waiting", "Due jobs that no worker has taken yet.", ({ waiting }) => waiting),
    createQueueGauge("svc_jobs_running", "Jobs in progress.", ({ running }) => running),
    createQueueGauge(
      "svc_jobs_failed",
      "Jobs that failed permanently within the last hour.",
      ({ failed }) => failed,
    ),
    createQueueGauge(
      "svc_jobs_oldest_waiting_seconds",
      "How long the oldest waiting job has been due.",
      ({ oldestSeconds }) => oldestSeconds,
    ),
    createRowGauge(
      timers,
      { name: "svc_timers_due", help: "Due rollover timers that have not fired yet." },
      ({ due }) => due,
    ),
    createRowGauge(
      timers,
      { name: "svc_timers_oldest_due_seconds", help: "How long the oldest due rollover timer has been due." },
      ({ oldestSeconds }) => oldestSeconds,
    ),
    createRowGauge(mails, { name: "svc_mails_due", help: "Mails ready to send." }, ({ due }) => due),
    createRowGauge(
      mails,
      { name: "svc_mails_given_up", help: "Mails that could not be sent and are no longer retried." },
      ({ abandoned }) => abandoned,
    ),
    createRowGauge(
      mails,
      { name: "svc_mails_oldest_waiting_seconds", help: "The age of the oldest mail waiting to be sent." },
      ({ oldestSeconds }) => oldestSeconds,
    ),
    createGauge(files, { name: "svc_documents", help: "Document files by status." }, (rows) =>
      FILE_STATES.map((state) => ({
        labels: { state },
        value: rows.find(({ status }) => status === state)?.count ?? 0,
      })),
    ),
    createRowGauge(
      sessions,
      { name: "svc_portal_sessions", help: "Active portal sessions." },
      ({ count }) => count,
    ),
    createRowGauge(
      chains,
      { name: "svc_audit_chains_faulty", help: "Audit log chains that fail verification." },
      ({ faulty }) => faulty,
    ),
    createRowGauge(
      chains,
      {
        name: "svc_audit_oldest_verification_seconds",
        help: "Time since the least recently verified chain was verified, or since it started if never verified.",
      },
      ({ oldestSeconds }) => oldestSeconds,
    ),
    createRowGauge(
      books,
      {
        name: "svc_books_unexplained",
        help: "Disagreements between events, timelines, deliveries, money and tax forms that two checks found.",
      },
      ({ unexplained }) => unexplained,
    ),
    createRowGauge(
      books,
      {
        name: "svc_books_oldest_check_seconds",
        help: "Time since the last finished round of checks, for the kind of record checked longest ago.",
      },
      ({ oldestSeconds }) => oldestSeconds,
    ),
    createRowGauge(
      move,
      {
        name: "svc_database_moved_timestamp_seconds",
        help:
          "When the first event after a failover or restore was written, in Unix time; 0 if the " +
          "database never moved.",
      },
      ({ seconds }) => seconds,
    ),
    createGauge(
      partitions,
      {
        name: "svc_partitions_ahead_seconds",
        help: "Time until the first gap in a table's future partitions, in whole days of 86,400 seconds.",
      },
      (tables) => tables.map(({ table, days }) => ({ labels: { table }, value: days * DAY_SECONDS })),
    ),
  ];
  return {
    metrics,
    cachedMetrics: [rollovers, jobs, timers, mails, files, sessions, chains, books, move, partitions],
  };
}

export function createReadingMetrics(cachedMetrics: readonly CachedMetric<unknown>[]): Metric[] {
  return [
    {
      name: "svc_reading_up",
      help: "Whether the database metrics could be read: 1 or 0. If 0, they are missing.",
      type: "gauge",
      read: () =>
        Promise.all(
          cachedMetrics.map(async (reading) => ({
            labels: { reading: reading.name },
            value: Number((await reading.get()) !== null),
          })),
        ),
    },
    {
      name: "svc_reading_age_seconds",
      help: "Age of the metrics read from the database. Expensive counts are refreshed less often.",
      type: "gauge",
      read: async () => {
        const ages = await Promise.all(
          cachedMetrics.map(async (reading) => ({ reading: reading.name, age: await reading.age() })),
        );
        return ages.flatMap(({ reading, age }) =>
          age === null ? [] : [{ labels: { reading }, value: age / 1000 }],
        );
      },
    },
  ];
}
