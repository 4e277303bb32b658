import { MAX_TOTAL_COUNT, toTotalCount, toTotalCounts } from "@svc/service-kit/lists";
import type { SelectQueryBuilder } from "kysely";
import type { Sql } from "../sql.ts";
import type { FilterValues, OrganizationParams } from "./organization-reads.ts";
import { typedList, unnestLists } from "./row-parameters.ts";
import { kysely, type Params, type RawBuilder, sql, statement, unpreparedStatement } from "./statement.ts";

/** Returns a query that counts up to `MAX_TOTAL_COUNT + 1` rows of another query. */
export function countRows<DB, TB extends keyof DB, Row>(query: SelectQueryBuilder<DB, TB, Row>) {
  const matching = query
    .clearSelect()
    .select(sql<number>`1`.as("one"))
    .limit(sql.lit(MAX_TOTAL_COUNT + 1));
  return kysely.selectFrom(matching.as("matching")).select(sql<number>`count(*)::int`.as("count"));
}

/**
 * Returns a function that counts an organization's list, and returns null for a list that is too long. PostgreSQL plans each
 * count, to use the filter's index.
 * @param matching selects the rows of all pages
 */
export function createCounter<Values extends OrganizationParams, DB, TB extends keyof DB, Row>(
  name: string,
  matching: (param: Params<Values>) => SelectQueryBuilder<DB, TB, Row>,
) {
  const count = unpreparedStatement(name, (param: Params<Values>) => countRows(matching(param)));
  const read = count.first as unknown as (db: Sql, values: object) => Promise<{ count: number } | null>;
  return async (db: Sql, organizationId: string, filters: FilterValues<Values>): Promise<number | null> =>
    toTotalCount((await read(db, { ...filters, organizationId }))?.count ?? 0);
}

/**
 * Returns a function that counts the rows of each parent in one statement, with null for too many.
 * @param matching selects the rows of one parent
 */
export function createCounterByParent<DB, TB extends keyof DB, Row>(
  name: string,
  matching: (
    param: Params<OrganizationParams>,
    parentId: RawBuilder<string>,
  ) => SelectQueryBuilder<DB, TB, Row>,
) {
  const count = statement(name, (param: Params<OrganizationParams & { ids: readonly string[] }>) =>
    kysely
      .selectFrom(unnestLists("wanted", { id: typedList("text", param.ids) }))
      .crossJoinLateral(countRows(matching(param, sql<string>`wanted.id`)).as("counted"))
      .select([sql<string>`wanted.id`.as("id"), sql<number>`counted.count`.as("count")]),
  );
  return async (
    db: Sql,
    organizationId: string,
    ids: readonly string[],
  ): Promise<Map<string, number | null>> => toTotalCounts(await count(db, { organizationId, ids }), ids);
}
