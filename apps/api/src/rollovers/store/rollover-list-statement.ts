import {
  kysely,
  type ListPosition,
  type Params,
  type Row,
  type StatementWithValues,
  sql,
  statement,
} from "@svc/database";
import type { KeysetPosition } from "@svc/service-kit/lists";
import { ANSWER_ROW_SELECTION, ANSWERED_COLUMNS, storedAnswer } from "./answer-row.ts";

/** Both bounds are exclusive. */
export interface CreatedBetween {
  createdAfter?: Date | undefined;
  createdBefore?: Date | undefined;
}

export const MAX_ROLLOVERS = 500;

const NEWEST_FIRST = sql`ORDER BY created_at DESC, id DESC`;

type Range = ListPosition & { organizationId: string; since: Date | null; maxRows: number };

/**
 * Passes the range as a row to hide its values from the planner. Otherwise PostgreSQL estimates the generic plan as more
 * expensive and replans every call, which takes many times longer than the read.
 */
const rangeParamsRow = (
  param: Params<Range>,
) => sql`(SELECT coalesce(${param.since}::timestamptz, '-infinity') AS since,
  coalesce(${param.createdAt}::timestamptz, 'infinity') AS before, coalesce(${param.id}::text, '') AS before_id,
  ${param.maxRows}::int AS max_rows OFFSET 0)`;

const COLUMNS = sql.join(ANSWERED_COLUMNS.map((column) => sql.ref(column)));

const newest = statement("rollovers", (param: Params<Range>) =>
  kysely
    .selectFrom(rangeParamsRow(param).as("params"))
    .crossJoinLateral(
      // The literal limit tells the planner how few rows are read.
      sql<Row<"rollovers">>`(SELECT * FROM (SELECT ${COLUMNS} FROM rollovers
          WHERE organization_id = ${param.organizationId}
            AND created_at > params.since AND (created_at, id) < (params.before, params.before_id)
          ${NEWEST_FIRST} LIMIT ${sql.lit(MAX_ROLLOVERS + 1)}) AS near ${NEWEST_FIRST} LIMIT params.max_rows)`.as(
        "one",
      ),
    )
    .leftJoinLateral(storedAnswer, (join) => join.onTrue())
    .select(ANSWER_ROW_SELECTION)
    .select("one.createdAt as at")
    .orderBy(sql`one.created_at`, "desc")
    .orderBy(sql`one.id`, "desc"),
);

/**
 * Reads one extra row to detect a next page.
 *
 * @param limit up to `MAX_ROLLOVERS`
 */
export function listStatement(
  organizationId: string,
  { createdAfter, createdBefore }: CreatedBetween,
  after: KeysetPosition | null,
  limit: number,
): StatementWithValues {
  const startsAtBound = createdBefore !== undefined && !(after && after.createdAt < createdBefore);
  const position = startsAtBound
    ? { createdAt: createdBefore, id: null }
    : (after ?? { createdAt: null, id: null });
  const { createdAt, id } = position;
  return newest.toStatement({
    organizationId,
    createdAt,
    id,
    since: createdAfter ?? null,
    maxRows: limit + 1,
  });
}
