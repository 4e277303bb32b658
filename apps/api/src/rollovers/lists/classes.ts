import { type RawBuilder, sql } from "@svc/database";

// A class is all rollovers of an organization with the same values in the low-cardinality columns. An organization has
// a few dozen classes. Lists find the classes by a skip scan of a `rollover_work` index.

const COLUMNS = sql`state, pending_on, type, is_overdue, has_open_mismatch, priority`;
const qualifiedColumns = (name: string) =>
  sql.raw(
    `${name}.state, ${name}.pending_on, ${name}.type, ${name}.is_overdue, ${name}.has_open_mismatch, ${name}.priority`,
  );

export const WITH_CLASSES = (() => {
  const selectNext = (after: RawBuilder<unknown>) =>
    sql`SELECT ${COLUMNS} FROM rollover_work WHERE organization_id = params.organization_id ${after} ORDER BY ${COLUMNS} LIMIT 1`;
  const selectFollowing = selectNext(sql`AND (${COLUMNS}) > (${qualifiedColumns("last")})`);
  return sql`WITH RECURSIVE class AS ((${selectNext(sql``)})
    UNION ALL SELECT one.* FROM class AS last, LATERAL (${selectFollowing}) AS one)`;
})();

export const CLASS_MATCHES_FILTER = sql`(params.states IS NULL OR class.state = ANY(params.states))
  AND (params.pending_on IS NULL OR class.pending_on = ANY(params.pending_on))
  AND (params.type IS NULL OR class.type = params.type)
  AND (params.overdue IS NULL OR class.is_overdue = params.overdue)
  AND (params.mismatch IS NULL OR class.has_open_mismatch = params.mismatch)
  AND (params.priority IS NULL OR class.priority = params.priority)`;

const CLASS = sql`rollover_class(class.state, class.pending_on, class.type, class.is_overdue, class.has_open_mismatch) || '/' || class.priority`;
/** Builds the same key as the SQL functions `to_rollover_work` and `replace_rollover_plans`. */
const buildClassKey = (beforeClass = sql``) =>
  sql`rollover_list_key(params.organization_id || '/' || ${beforeClass} ${CLASS})`;

export const KEYS = {
  class: { column: sql.ref("class_key"), key: buildClassKey() },
  source: { column: sql.ref("source_key"), key: buildClassKey(sql`params.custodian_id || '/' ||`) },
  destination: { column: sql.ref("destination_key"), key: buildClassKey(sql`params.custodian_id || '/' ||`) },
  plan: { column: sql.ref("plan_key"), key: buildClassKey(sql`params.plan_id || '/' ||`) },
  assignee: {
    column: sql.ref("assignee_key"),
    key: buildClassKey(sql`coalesce(params.assignee_id, '') || '/' ||`),
  },
} as const;

export const CLASS_COUNTS = {
  all: sql<number>`(SELECT count(*)::int FROM rollover_work WHERE organization_id = params.organization_id
    AND (${COLUMNS}) = (${qualifiedColumns("class")}))`,
  assignee: sql<number>`(SELECT count(*)::int FROM rollover_work
    WHERE ${KEYS.assignee.column} = ${KEYS.assignee.key})`,
} as const;
