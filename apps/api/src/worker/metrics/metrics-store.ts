import { kysely, type Params, plannedEachTime, sql } from "@svc/database";
import type { RolloverState } from "../../rollovers/rollover-states.ts";

// What a worker asks the database for, of all organizations together.

/** Of an organization; more than that is too many however many there are. */
const MOST_DUE = 10_000;

const COUNT = sql<number>`count(*)::int`;

/** An index holds all of it. */
export const countRollovers = plannedEachTime("metrics_rollovers", () =>
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

/** Timers that are due by their organizations' clocks, and for how long the first of them has been. Read in the index of timers. */
export const countDueTimers = plannedEachTime("metrics_timers", (param: Params<{ now: Date }>) =>
  kysely
    .selectFrom("organizations as o")
    .innerJoinLateral(
      sql<{ due: number; first: Date }>`(SELECT count(*) AS due, min(next_timer_at) AS first FROM (
        SELECT next_timer_at FROM rollover_work
        WHERE organization_id = o.id AND next_timer_at <= ${param.now}::timestamptz + o.clock_offset_ms * interval '1 millisecond'
        ORDER BY next_timer_at LIMIT ${MOST_DUE}) AS counted)`.as("timers"),
      (join) => join.onTrue(),
    )
    .select([
      sql<number>`coalesce(sum(timers.due), 0)::int`.as("due"),
      sql<number>`coalesce(extract(epoch FROM max(${param.now}::timestamptz
        + o.clock_offset_ms * interval '1 millisecond' - timers.first)), 0)::float8`.as("oldestSeconds"),
    ]),
);

/** Mails that are due, for how long the first of them has been, and those that were given up. */
export const countMails = plannedEachTime("metrics_mails", (param: Params<{ now: Date }>) =>
  kysely.selectFrom("mails").select([
    sql<number>`(count(*) FILTER (WHERE next_attempt_at <= ${param.now}))::int`.as("due"),
    sql<number>`(count(*) FILTER (WHERE next_attempt_at IS NULL))::int`.as("givenUp"),
    sql<number>`coalesce(extract(epoch FROM ${param.now}::timestamptz
        - min(created_at) FILTER (WHERE next_attempt_at IS NOT NULL)), 0)::float8`.as("oldestSeconds"),
  ]),
);

/** Files of documents by how they stand: `uploading`, `stored`, `leaving`. */
export const countFiles = plannedEachTime("metrics_files", () =>
  kysely
    .selectFrom("documentFiles")
    .select(["status", COUNT.as("count")])
    .groupBy("status"),
);

/** Who is signed in to the portal. */
export const countSessions = plannedEachTime("metrics_portal_sessions", (param: Params<{ now: Date }>) =>
  kysely.selectFrom("portalSessions").select(COUNT.as("count")).where("expiresAt", ">", param.now),
);

/**
 * The chains of the audit log that are not as they were written, and how long ago the one was verified that was longest ago; of one
 * that never was, how long ago it began.
 */
export const countChains = plannedEachTime(
  "metrics_audit_chains",
  (param: Params<{ now: Date }>) => sql<{ faulty: number; oldestSeconds: number }>`
    SELECT (count(*) FILTER (WHERE done.fault_sequence IS NOT NULL))::int AS faulty,
      coalesce(extract(epoch FROM ${param.now}::timestamptz - min(coalesce(done.verified_at, (
        SELECT created_at FROM audit_log WHERE chain = head.chain ORDER BY sequence LIMIT 1
      )))), 0)::float8 AS "oldestSeconds"
    FROM audit_heads head LEFT JOIN audit_checks done ON done.chain = head.chain`,
);

/** When the database last moved to another server or timeline: a failover or a restore. 0 if it never did. */
export const readDatabaseMove = plannedEachTime("metrics_database_move", () =>
  kysely
    .selectFrom("deployment")
    .select(sql<number>`coalesce(extract(epoch FROM server_changed_at), 0)::float8`.as("seconds")),
);
