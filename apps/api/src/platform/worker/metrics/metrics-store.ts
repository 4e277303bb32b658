import { kysely, type Params, sql, unpreparedStatement } from "@svc/database";
import type { RolloverState } from "@svc/rollover-rules/rollover-states";
import { IS_CONFIRMED } from "../../../records/books/confirm-findings.ts";

/** Limits the count of each organization. */
const MAX_COUNTED_TIMERS = 10_000;

const COUNT = sql<number>`count(*)::int`;

export const countRollovers = unpreparedStatement("metrics_rollovers", () =>
  kysely
    .selectFrom("rolloverWork")
    .select([
      sql<RolloverState>`state`.as("state"),
      COUNT.as("count"),
      sql<number>`(count(*) FILTER (WHERE is_overdue))::int`.as("overdue"),
      sql<number>`(count(*) FILTER (WHERE has_open_mismatch))::int`.as("mismatches"),
    ])
    .groupBy("state"),
);

export const countDueTimers = unpreparedStatement("metrics_timers", (param: Params<{ now: Date }>) =>
  kysely
    .selectFrom("organizations as o")
    .innerJoinLateral(
      sql<{ due: number; first: Date }>`(SELECT count(*) AS due, min(next_timer_at) AS first FROM (
        SELECT next_timer_at FROM rollover_work
        WHERE organization_id = o.id AND next_timer_at <= ${param.now}::timestamptz + o.clock_offset_ms * interval '1 millisecond'
        ORDER BY next_timer_at LIMIT ${MAX_COUNTED_TIMERS}) AS counted)`.as("timers"),
      (join) => join.onTrue(),
    )
    .select([
      sql<number>`coalesce(sum(timers.due), 0)::int`.as("due"),
      sql<number>`coalesce(extract(epoch FROM max(${param.now}::timestamptz
        + o.clock_offset_ms * interval '1 millisecond' - timers.first)), 0)::float8`.as("oldestSeconds"),
    ]),
);

export const countMails = unpreparedStatement("metrics_mails", (param: Params<{ now: Date }>) =>
  kysely.selectFrom("mails").select([
    sql<number>`(count(*) FILTER (WHERE next_attempt_at <= ${param.now}))::int`.as("due"),
    sql<number>`(count(*) FILTER (WHERE next_attempt_at IS NULL))::int`.as("abandoned"),
    sql<number>`coalesce(extract(epoch FROM ${param.now}::timestamptz
        - min(created_at) FILTER (WHERE next_attempt_at IS NOT NULL)), 0)::float8`.as("oldestSeconds"),
  ]),
);

export const countFiles = unpreparedStatement("metrics_files", () =>
  kysely
    .selectFrom("documentFiles")
    .select(["status", COUNT.as("count")])
    .groupBy("status"),
);

export const countSessions = unpreparedStatement("metrics_portal_sessions", (param: Params<{ now: Date }>) =>
  kysely.selectFrom("portalSessions").select(COUNT.as("count")).where("expiresAt", ">", param.now),
);

/** `oldestSeconds`: longest time since a chain's last verification, or since its first entry if it was never verified. */
export const countChains = unpreparedStatement(
  "metrics_audit_chains",
  (param: Params<{ now: Date }>) => sql<{ faulty: number; oldestSeconds: number }>`
    SELECT (count(*) FILTER (WHERE done.fault_sequence IS NOT NULL))::int AS faulty,
      coalesce(extract(epoch FROM ${param.now}::timestamptz - min(coalesce(done.verified_at, (
        SELECT created_at FROM audit_log WHERE chain = head.chain ORDER BY sequence LIMIT 1
      )))), 0)::float8 AS "oldestSeconds"
    FROM audit_heads head LEFT JOIN audit_checks done ON done.chain = head.chain`,
);

/** Counts confirmed findings. `oldestSeconds`: longest time since a sweep finished, or since its start if it never finished. */
export const countBooks = unpreparedStatement(
  "metrics_books",
  (param: Params<{ now: Date }>) => sql<{ unexplained: number; oldestSeconds: number }>`
    SELECT (SELECT count(*)::int FROM book_findings WHERE ${IS_CONFIRMED}) AS unexplained,
      coalesce((SELECT extract(epoch FROM ${param.now}::timestamptz - min(coalesce(finished_at, started_at)))
        FROM book_progress), 0)::float8 AS "oldestSeconds"`,
);

/**
 * `seconds`: from the first request to the webhook of the last success. `succeededAt`: Unix time of the last success, or else of
 * the first run.
 */
export const readCanaryTimes = unpreparedStatement(
  "metrics_canary",
  () => sql<{ seconds: number | null; succeededAt: number | null }>`
    SELECT (SELECT extract(epoch FROM received_at - started_at)::float8 FROM canary_runs WHERE received_at IS NOT NULL
        ORDER BY started_at DESC LIMIT 1) AS seconds,
      (SELECT extract(epoch FROM coalesce(max(received_at), min(started_at)))::float8 FROM canary_runs) AS "succeededAt"`,
);

export const countCanaryFailures = unpreparedStatement(
  "metrics_canary_failures",
  () => sql<{ step: string; count: number }>`SELECT step, count::float8 AS count FROM canary_failures`,
);

/** Reads when the first event after the last failover or restore was written (Unix time); 0 if the database never moved. */
export const readDatabaseMove = unpreparedStatement("metrics_database_move", () =>
  kysely
    .selectFrom("deployment")
    .select(sql<number>`coalesce(extract(epoch FROM server_changed_at), 0)::float8`.as("seconds")),
);
