import { type Expression, type RawBuilder, type SelectQueryBuilder, sql } from "kysely";
import type { Params } from "./statement.ts";

/** A position in a list, newest first; null for the start. */
export interface ListPosition {
  createdAt: Date | null;
  id: string | null;
}

const MIN_ID = { text: "", uuid: "00000000-0000-0000-0000-000000000000" };

/** Column references. `idType` is text if omitted. */
type PositionColumns = readonly [createdAt: string, id: string, idType?: keyof typeof MIN_ID];

/** Returns the condition for rows after a position. */
export function isAfterPosition(
  [createdAt, id, idType = "text"]: PositionColumns,
  position: { [Name in keyof ListPosition]: Expression<ListPosition[Name]> },
): RawBuilder<boolean> {
  return sql`(${sql.ref(createdAt)}, ${sql.ref(id)}) < (coalesce(${position.createdAt}::timestamptz, 'infinity'),
    coalesce(${position.id}::${sql.raw(idType)}, ${MIN_ID[idType]}))`;
}

/** Selects the page after a position, newest first. */
export function pageAfter<DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  param: Params<ListPosition & { limit: number }>,
  columns: PositionColumns = ["createdAt", "id"],
): SelectQueryBuilder<DB, TB, Row> {
  const [createdAt, id] = columns;
  return query
    .where(isAfterPosition(columns, param))
    .orderBy(sql.ref(createdAt), "desc")
    .orderBy(sql.ref(id), "desc")
    .limit(param.limit);
}

/** Returns an equality condition that is always true if `value` is null. Use it with `unpreparedStatement`. */
export function equalsUnlessNull(column: string, value: Expression<string | null>): RawBuilder<boolean> {
  return sql`(${value}::text IS NULL OR ${sql.ref(column)} = ${value})`;
}

/**
 * Returns a query's IDs for comparison with `=`. PostgreSQL runs the query once. With stale statistics, a join could scan a
 * fast-growing table once per ID.
 */
export function anyOf<Id>(ids: Expression<{ id: Id }>): RawBuilder<Id> {
  return sql<Id>`any(array(${ids}))`;
}

/**
 * Returns a short list for comparison with `=` in a generic plan. For a plain list, PostgreSQL would assume ten elements and plan
 * each time.
 */
export function anyOfShortList(list: Expression<unknown>): RawBuilder<string> {
  return sql`ANY(ARRAY(SELECT unnest(${list}::text[])))`;
}
