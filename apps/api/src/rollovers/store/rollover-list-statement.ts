import { kysely, type ListPosition, type Params, type Row, sql, statement } from "@svc/database";
import type { KeysetPosition } from "@svc/service-kit/lists";
import { COLUMNS_WITH_RESPONSE, RESPONSE_ROW_SELECTION, storedResponse } from "./response-row.ts";
import { SUMMARY_COLUMNS } from "./rollover-columns.ts";

/** Both bounds are exclusive. */
export interface CreatedBetween {
  createdAfter?: Date | undefined;
  createdBefore?: Date | undefined;
}

export const MAX_PAGE_ROLLOVERS = 500;

const NEWEST_FIRST = sql`ORDER BY created_at DESC, id DESC`;

type Range = ListPosition & { organizationId: string; since: Date | null; maxRows: number };

/**
 * Selects the values as a row, which hides them from the planner. Otherwise PostgreSQL plans every call, which takes
 * much longer than the read.
 */
const selectRangeParams = (
  param: Params<Range>,
) => sql`(SELECT coalesce(${param.since}::timestamptz, '-infinity') AS since,
  coalesce(${param.createdAt}::timestamptz, 'infinity') AS before, coalesce(${param.id}::text, '') AS before_id,
  ${param.maxRows}::int AS max_rows OFFSET 0)`;

const selectNewestRows = (param: Params<Range>, columns: readonly string[]) =>
  kysely
    .selectFrom(selectRangeParams(param).as("params"))
    .crossJoinLateral(
      // The literal limit tells the planner how many rows to expect.
      sql<
        Row<"rollovers">
      >`(SELECT * FROM (SELECT ${sql.join(columns.map((column) => sql.ref(column)))} FROM rollovers
          WHERE organization_id = ${param.organizationId}
            AND created_at > params.since AND (created_at, id) < (params.before, params.before_id)
          ${NEWEST_FIRST} LIMIT ${sql.lit(MAX_PAGE_ROLLOVERS + 1)}) AS newest ${NEWEST_FIRST} LIMIT params.max_rows)`.as(
        "one",
      ),
    )
    .orderBy(sql`one.created_at`, "desc")
    .orderBy(sql`one.id`, "desc");

const selectNewestResponses = statement("rollovers", (param: Params<Range>) =>
  selectNewestRows(param, COLUMNS_WITH_RESPONSE)
    .leftJoinLateral(storedResponse, (join) => join.onTrue())
    .select(RESPONSE_ROW_SELECTION)
    .select("one.createdAt as at"),
);

const selectNewestSummaries = statement("rollover_summaries", (param: Params<Range>) =>
  selectNewestRows(param, SUMMARY_COLUMNS).select(SUMMARY_COLUMNS.map((column) => `one.${column}` as const)),
);

export const buildResponsesStatement = (...range: Parameters<typeof toRange>) =>
  selectNewestResponses.toStatement(toRange(...range));
export const buildSummariesStatement = (...range: Parameters<typeof toRange>) =>
  selectNewestSummaries.toStatement(toRange(...range));

/**
 * Includes one extra row, which shows whether there is a next page.
 * @param limit up to `MAX_PAGE_ROLLOVERS`
 */
function toRange(
  organizationId: string,
  {
    between: { createdAfter, createdBefore },
    after,
    limit,
  }: { between: CreatedBetween; after: KeysetPosition | null; limit: number },
): Range {
  const startsAtBound = createdBefore !== undefined && !(after && after.createdAt < createdBefore);
  const position = startsAtBound
    ? { createdAt: createdBefore, id: null }
    : (after ?? { createdAt: null, id: null });
  const { createdAt, id } = position;
  return { organizationId, createdAt, id, since: createdAfter ?? null, maxRows: limit + 1 };
}
