import { type Check, fail, failInLive, ok, warn } from "../check.ts";
import { queryOne } from "./postgres-checks.ts";

const MINUTELY_JOBS = ["timers.sweep", "approvals.sweep", "mail.send"];
const MINUTE_S = 60;
const LATE_S = 5 * MINUTE_S;

export const workChecks: readonly Check[] = [
  {
    name: "work.worker",
    async run(ctx) {
      const { seconds } = await queryOne<{ seconds: number | null }>(
        ctx,
        `SELECT extract(epoch FROM clock_timestamp() - max(completed_on))::float8 AS seconds
         FROM pgboss.job WHERE name = ANY($1) AND state = 'completed'`,
        [MINUTELY_JOBS],
      );
      if (seconds !== null && seconds < LATE_S) return ok(`last job finished ${formatDuration(seconds)} ago`);
      return fail(
        seconds === null
          ? "no job has finished in the last hour"
          : `no job has finished for ${formatDuration(seconds)}`,
        "check that a worker is running and read its log",
      );
    },
  },
  {
    name: "work.jobs",
    async run(ctx) {
      const { late, seconds } = await queryOne<{ late: number; seconds: number | null }>(
        ctx,
        `SELECT count(*)::int AS late, extract(epoch FROM clock_timestamp() - min(start_after))::float8 AS seconds
         FROM pgboss.job WHERE state < 'active' AND start_after < clock_timestamp() - make_interval(secs => $1)`,
        [LATE_S],
      );
      if (late === 0) return ok("no late jobs");
      return fail(
        `${late} jobs are late, the oldest by ${formatDuration(seconds ?? 0)}`,
        "check that a worker is running and read its log",
      );
    },
  },
  {
    name: "work.timers",
    async run(ctx) {
      const { late, seconds } = await queryOne<{ late: number; seconds: number | null }>(
        ctx,
        `SELECT count(*)::int AS late, extract(epoch FROM clock_timestamp() - min(next_timer_at))::float8 AS seconds
         FROM (SELECT next_timer_at FROM rollover_work WHERE next_timer_at < clock_timestamp() - make_interval(secs => $1)
           ORDER BY next_timer_at LIMIT 1000) AS late_ones`,
        [LATE_S],
      );
      if (late === 0) return ok("no late rollover timers");
      return warn(
        `${late} rollover timers are late, the oldest by ${formatDuration(seconds ?? 0)}`,
        "check that a worker is running and search its log for `history_mismatch`",
      );
    },
  },
  {
    name: "work.webhooks",
    async run(ctx) {
      const { lanes, seconds } = await queryOne<{ lanes: number; seconds: number | null }>(
        ctx,
        `SELECT count(*)::int AS lanes, extract(epoch FROM clock_timestamp() - min(due_at))::float8 AS seconds
         FROM webhook_lanes l JOIN webhook_endpoints e ON e.id = l.endpoint_id
         WHERE e.enabled AND e.deleted_at IS NULL AND due_at < clock_timestamp() - make_interval(secs => $1)`,
        [LATE_S],
      );
      if (lanes === 0) return ok("no late deliveries; `svc webhooks status` lists failures at receivers");
      return fail(
        `${lanes} delivery queues are late, the oldest by ${formatDuration(seconds ?? 0)}`,
        "check that a worker is running; `svc webhooks status` shows details",
      );
    },
  },
  {
    name: "work.mails",
    async run(ctx) {
      const { late, failing } = await queryOne<{ late: number; failing: number }>(
        ctx,
        `SELECT count(*) FILTER (WHERE next_attempt_at < clock_timestamp() - make_interval(secs => $1))::int AS late,
          count(*) FILTER (WHERE next_attempt_at IS NULL)::int AS failing FROM mails`,
        [LATE_S],
      );
      if (ctx.config.SMTP_URL === undefined) return ok(`email is off; ${late} emails are waiting`);
      if (late > 0)
        return fail(
          `${late} emails are late`,
          "check that a worker is running and that the mail.server check passes",
        );
      if (failing > 0) return warn(`${failing} emails failed permanently this week`, "check the worker log");
      return ok("no late emails");
    },
  },
  {
    name: "work.demo",
    async run(ctx) {
      const { organizations } = await queryOne<{ organizations: number }>(
        ctx,
        "SELECT count(*)::int AS organizations FROM organizations WHERE name = 'Demo organization' AND locked_at IS NULL",
      );
      return organizations === 0
        ? ok("no demo organization")
        : failInLive(ctx, "a demo organization with API keys exists", "lock it with `svc org lock`");
    },
  },
];

function formatDuration(seconds: number): string {
  return seconds < 2 * MINUTE_S ? `${Math.round(seconds)} s` : `${Math.round(seconds / MINUTE_S)} min`;
}
