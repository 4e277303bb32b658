import { kysely, type Params, type Sql, sql, statement } from "@svc/database";

/**
 * Locks a rollover whose timer is due by its organization's clock, and that nobody else has locked; null when there is
 * none.
 *
 * @param besides rollovers that are passed over
 */
export async function lockNextDue(
  tx: Sql,
  now: Date,
  besides: readonly string[],
): Promise<{ rolloverId: string; organizationId: string } | null> {
  return lockDue.first(tx, { now, besides });
}

// Organization by organization, in the order of the index of timers: joined freely, PostgreSQL expects a third of all rollovers to be
// due, and reads the whole table for the first of them. Where none is, that is every row, each time.
const lockDue = statement("rollover_next_due", (param: Params<{ now: Date; besides: readonly string[] }>) =>
  kysely
    .selectFrom("organizations as o")
    .innerJoinLateral(
      (due) =>
        due
          .selectFrom("rollovers as r")
          .select(["r.id as rolloverId", "r.organizationId"])
          .whereRef("r.organizationId", "=", "o.id")
          .where(
            "r.nextTimerAt",
            "<=",
            sql<Date>`${param.now}::timestamptz + o.clock_offset_ms * interval '1 millisecond'`,
          )
          .where("r.id", "<>", sql<string>`all(${param.besides})`)
          .orderBy("r.nextTimerAt")
          .limit(1)
          .forUpdate()
          .skipLocked()
          .as("due"),
      (join) => join.onTrue(),
    )
    .select(["due.rolloverId", "due.organizationId"])
    .limit(1),
);

/** The organization's rollover whose timer is due first, no later than a moment; null if there is none. */
export async function findFirstDue(
  tx: Sql,
  organizationId: string,
  until: Date,
): Promise<{ id: string; nextTimerAt: Date } | null> {
  return findDue.first(tx, { organizationId, until });
}

const findDue = statement("rollover_first_due", (param: Params<{ organizationId: string; until: Date }>) =>
  kysely
    .selectFrom("rollovers")
    .select((rollover) => ["id", rollover.ref("nextTimerAt").$notNull().as("nextTimerAt")])
    .where("organizationId", "=", param.organizationId)
    .where("nextTimerAt", "<=", param.until)
    .orderBy("nextTimerAt")
    .orderBy("id")
    .limit(1),
);
