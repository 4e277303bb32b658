import { type Expression, type RawBuilder, type SelectQueryBuilder, sql } from "kysely";
import type { Params } from "./statement.ts";

/** The place in a list, newest first, after which a page begins; without one it begins with the newest. */
export interface ListPlace {
  createdAt: Date | null;
  id: string | null;
}

const LEAST = { text: "", uuid: "00000000-0000-0000-0000-000000000000" };

/**
 * Of a list that is in this order, what comes after a place.
 *
 * @param createdAt the column, as `key.createdAt`; so is `id`
 */
export function comesAfter(
  createdAt: string,
  id: string,
  place: { [Name in keyof ListPlace]: Expression<ListPlace[Name]> },
  idType: keyof typeof LEAST = "text",
): RawBuilder<boolean> {
  return sql`(${sql.ref(createdAt)}, ${sql.ref(id)}) < (coalesce(${place.createdAt}::timestamptz, 'infinity'),
    coalesce(${place.id}::${sql.raw(idType)}, ${LEAST[idType]}))`;
}

/** Of a list of a query's, newest first, the page after a place. @param createdAt and `id`, as `comesAfter` */
export function pageAfter<DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  [createdAt, id]: readonly [string, string],
  param: Params<ListPlace & { limit: number }>,
  idType: keyof typeof LEAST = "text",
): SelectQueryBuilder<DB, TB, Row> {
  return query
    .where(comesAfter(createdAt, id, param, idType))
    .orderBy(sql.ref(createdAt), "desc")
    .orderBy(sql.ref(id), "desc")
    .limit(param.limit);
}

/** Whether a column is a value, if one is given; null lets everything through. For statements that are planned each time. */
export function isWithin(column: string, value: Expression<string | null>): RawBuilder<boolean> {
  return sql`(${value}::text IS NULL OR ${sql.ref(column)} = ${value})`;
}

/**
 * One of what a query gives, to be compared with `=`: found first, and once. Where a table is joined with it instead, one
 * that has just grown may be gone through for each of them, since the statistics know of no rows yet.
 */
export function oneOf<Id>(ids: Expression<{ id: Id }>): RawBuilder<Id> {
  return sql<Id>`any(array(${ids}))`;
}

/**
 * One of a list that is short, where one plan is to serve each: of a list that is a value itself PostgreSQL takes ten to be in it
 * before it knows, finds every plan that knows cheaper, and plans each time.
 */
export function amongFew(list: Expression<unknown>): RawBuilder<string> {
  return sql`ANY(ARRAY(SELECT unnest(${list}::text[])))`;
}
