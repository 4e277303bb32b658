import { type Database, kysely, type Params, sql, statement } from "@svc/database";
import { CLASS_MATCHES_FILTER, KEYS, WITH_CLASSES } from "./classes.ts";
import { type RolloverListParams, selectListParams } from "./list-params.ts";
import { toListParams } from "./list-plan.ts";

/** Omits rollovers that are already overdue. Reads one index range per class. */
export async function countDueBefore(db: Database, organizationId: string, dueBefore: Date): Promise<number> {
  // Any list plan works: it only sets page bounds, which counts ignore.
  const plan = { kind: "scan", scan: { order: "deadline", lead: "all" } } as const;
  const filter = { order: "deadline", overdue: false, dueBefore } as const;
  const row = await selectCount.first(
    db.sql,
    toListParams(organizationId, filter, { plan, after: null, limit: 0 }),
  );
  return row?.count ?? 0;
}

const selectCount = statement("rollover_due_counts", (param: Params<RolloverListParams>) =>
  kysely
    .selectFrom(selectListParams(param).as("params"))
    .crossJoinLateral(
      sql<{ count: number }>`(${WITH_CLASSES} SELECT coalesce(sum(due.count), 0)::int AS count FROM class
        CROSS JOIN LATERAL (SELECT count(*) FROM rollover_work
          WHERE ${KEYS.class.column} = ${KEYS.class.key} AND due_at < params.due_before) AS due
        WHERE ${CLASS_MATCHES_FILTER})`.as("counted"),
    )
    .select(sql<number>`counted.count`.as("count")),
);
