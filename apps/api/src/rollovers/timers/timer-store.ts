import { kysely, type Params, type Sql, sql, statement } from "@svc/database";

/** Compares due times with each organization's own clock. */
export async function listDueOrganizations(
  db: Sql,
  now: Date,
  excluded: readonly string[],
): Promise<string[]> {
  return (await listDue(db, { now, excluded })).map(({ id }) => id);
}

// LATERAL uses the timer index per organization. With a plain join, PostgreSQL expects many due rollovers and reads the whole table.
const listDue = statement(
  "organizations_with_due_timers",
  (param: Params<{ now: Date; excluded: readonly string[] }>) =>
    sql<{ id: string }>`SELECT o.id FROM organizations o CROSS JOIN LATERAL (
        SELECT FROM rollover_work r WHERE r.organization_id = o.id
          AND r.next_timer_at <= ${param.now}::timestamptz + o.clock_offset_ms * interval '1 millisecond'
          AND r.id <> ALL(${param.excluded})
        ORDER BY r.next_timer_at LIMIT 1) AS due
      ORDER BY o.id`,
);

/** Skips rollovers that are already locked. */
export async function lockNextDue(
  tx: Sql,
  organizationId: string,
  { now, excluded }: { now: Date; excluded: readonly string[] },
): Promise<{ rolloverId: string; organizationId: string } | null> {
  return lockDue.first(tx, { organizationId, now, excluded });
}

/** Must exceed the number of rows that other workers can lock. */
const MAX_LOCKED = 100;

const lockDue = statement(
  "rollover_next_due",
  (param: Params<{ organizationId: string; now: Date; excluded: readonly string[] }>) =>
    sql<{ rolloverId: string; organizationId: string }>`
      SELECT r.id AS "rolloverId", r.organization_id AS "organizationId" FROM (
        SELECT id, next_timer_at FROM rollover_work
        WHERE organization_id = ${param.organizationId}
          AND next_timer_at <= ${param.now}::timestamptz
            + (SELECT clock_offset_ms FROM organizations WHERE id = ${param.organizationId}) * interval '1 millisecond'
          AND id <> ALL(${param.excluded})
        ORDER BY next_timer_at LIMIT ${sql.lit(MAX_LOCKED)}) AS w,
      -- A row that changed before it was locked has another timer, or none.
      LATERAL (SELECT id, organization_id FROM rollovers
        WHERE id = w.id AND next_timer_at = w.next_timer_at FOR UPDATE SKIP LOCKED) AS r
      LIMIT 1`,
);

/** Does not lock the rollover. */
export async function findFirstDue(
  tx: Sql,
  organizationId: string,
  { until, excluded }: { until: Date; excluded: readonly string[] },
): Promise<{ id: string; nextTimerAt: Date } | null> {
  return findDue.first(tx, { organizationId, until, excluded });
}

type FirstDue = { organizationId: string; until: Date; excluded: readonly string[] };

const findDue = statement("rollover_first_due", (param: Params<FirstDue>) =>
  kysely
    .selectFrom("rolloverWork")
    .select((rollover) => ["id", rollover.ref("nextTimerAt").$notNull().as("nextTimerAt")])
    .where("organizationId", "=", param.organizationId)
    .where("nextTimerAt", "<=", param.until)
    .where(sql<boolean>`id <> ALL(${param.excluded}::text[])`)
    .orderBy("nextTimerAt")
    .orderBy("id")
    .limit(1),
);
