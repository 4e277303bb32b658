import { type RawBuilder, sql } from "@svc/database";

// The rollovers of an organization that are alike in every column with few values are a class. An organization has some dozens of classes, however
// many rollovers. A list finds them by skipping from one to the next in an index of `rollover_work`.

const COLUMNS = sql`state, pending_on, type, is_overdue, has_open_mismatch, priority`;
const columnsOf = (name: string) =>
  sql.raw(
    `${name}.state, ${name}.pending_on, ${name}.type, ${name}.is_overdue, ${name}.has_open_mismatch, ${name}.priority`,
  );

/** Recursive CTE `class`: the classes of the organization in `asked`. It precedes a query. */
export const WITH_CLASSES = (() => {
  const next = (after: RawBuilder<unknown>) =>
    sql`SELECT ${COLUMNS} FROM rollover_work WHERE organization_id = asked.organization_id ${after} ORDER BY ${COLUMNS} LIMIT 1`;
  const following = next(sql`AND (${COLUMNS}) > (${columnsOf("last")})`);
  return sql`WITH RECURSIVE class AS ((${next(sql``)})
    UNION ALL SELECT one.* FROM class AS last, LATERAL (${following}) AS one)`;
})();

/** Condition: the class fits the filter. */
export const IS_ASKED_CLASS = sql`(asked.states IS NULL OR class.state = ANY(asked.states))
  AND (asked.pending_on IS NULL OR class.pending_on = ANY(asked.pending_on))
  AND (asked.type IS NULL OR class.type = asked.type)
  AND (asked.overdue IS NULL OR class.is_overdue = asked.overdue)
  AND (asked.mismatch IS NULL OR class.has_open_mismatch = asked.mismatch)
  AND (asked.priority IS NULL OR class.priority = asked.priority)`;

const CLASS = sql`rollover_class(class.state, class.pending_on, class.type, class.is_overdue, class.has_open_mismatch) || '/' || class.priority`;
/** As `to_rollover_work` makes the keys. An open rollover without an assignee has the empty ID. */
const keyOf = (lead = sql``) => sql`rollover_list_key(asked.organization_id || '/' || ${lead} ${CLASS})`;

/** Key columns of `rollover_work` and `rollover_updates`, with the key of `class` in each. */
export const KEYS = {
  class: { column: sql.ref("class_key"), key: keyOf() },
  source: { column: sql.ref("source_key"), key: keyOf(sql`asked.custodian_id || '/' ||`) },
  destination: { column: sql.ref("destination_key"), key: keyOf(sql`asked.custodian_id || '/' ||`) },
  assignee: { column: sql.ref("assignee_key"), key: keyOf(sql`coalesce(asked.assignee_id, '') || '/' ||`) },
} as const;

/** How many rollovers of `class` there are: of all, or of the assignee. Reads an index only. */
export const COUNT_OF_CLASS = {
  all: sql<number>`(SELECT count(*)::int FROM rollover_work WHERE organization_id = asked.organization_id
    AND (${COLUMNS}) = (${columnsOf("class")}))`,
  assignee: sql<number>`(SELECT count(*)::int FROM rollover_work
    WHERE ${KEYS.assignee.column} = ${KEYS.assignee.key})`,
} as const;
