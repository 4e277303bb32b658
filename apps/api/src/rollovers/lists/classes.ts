import { type RawBuilder, sql } from "@svc/database";

// A class of rollovers are those of an organization that are alike in all that has few values. There are some dozens in use,
// whatever the number of rollovers: they are found by skipping from one to the next in an index.

const COLUMNS = sql`state, pending_on, type, is_overdue, has_open_mismatch`;
const columnsOf = (name: string) =>
  sql.raw(`${name}.state, ${name}.pending_on, ${name}.type, ${name}.is_overdue, ${name}.has_open_mismatch`);

/** The class of a row, as the indexes of lists hold it. */
export const CLASS = sql`rollover_class(${COLUMNS})`;
/** That of one of the classes that there are. */
export const CLASS_OF_CLASS = sql`rollover_class(${columnsOf("class")})`;

/** What indexes of what nobody works on are limited to, and those of priorities: most have the one that is normal. */
export const OF_NOBODY = sql`assignee_id IS NULL AND pending_on <> 'none'`;
export const OF_PRIORITY = sql`priority <> 'normal'`;

const OWN = sql`organization_id = asked.organization_id`;
/** The rollovers of an organization; and of those the ones that somebody works on, or nobody, or of a priority. */
const WHOSE = {
  all: OWN,
  assignee: sql`${OWN} AND assignee_id IS NOT NULL AND assignee_id = asked.assignee_id`,
  nobody: sql`${OWN} AND ${OF_NOBODY}`,
  priority: sql`${OWN} AND ${OF_PRIORITY} AND priority = asked.priority`,
};
export type Whose = Exclude<keyof typeof WHOSE, "all">;

/** The classes that there are, as `class`: to stand before a query that reads from it, beside `asked`. */
export function withClasses(of: keyof typeof WHOSE): RawBuilder<unknown> {
  const next = (after: RawBuilder<unknown>) =>
    sql`SELECT ${COLUMNS} FROM rollovers WHERE ${WHOSE[of]} ${after} ORDER BY ${COLUMNS} LIMIT 1`;
  const following = next(sql`AND (${COLUMNS}) > (${columnsOf("last")})`);
  return sql`WITH RECURSIVE class AS ((${next(sql``)})
    UNION ALL SELECT one.* FROM class AS last, LATERAL (${following}) AS one)`;
}

/** Whether a class is one of those that are asked for. */
export const IS_ASKED_CLASS = sql`(asked.states IS NULL OR class.state = ANY(asked.states))
  AND (asked.pending_on IS NULL OR class.pending_on = ANY(asked.pending_on))
  AND (asked.type IS NULL OR class.type = asked.type)
  AND (asked.overdue IS NULL OR class.is_overdue = asked.overdue)
  AND (asked.mismatch IS NULL OR class.has_open_mismatch = asked.mismatch)`;

/** How many there are of `class`, by an index that holds nothing else. */
export function countOfClass(of: keyof typeof WHOSE): RawBuilder<number> {
  return sql`(SELECT count(*)::int FROM rollovers WHERE ${WHOSE[of]} AND state = class.state AND pending_on = class.pending_on
    AND type = class.type AND is_overdue = class.is_overdue AND has_open_mismatch = class.has_open_mismatch)`;
}
