import {
  kysely,
  type Params,
  type Sql,
  type StatementWithValues,
  sql,
  statement,
  statementsByName,
} from "@svc/database";
import { Problem } from "@svc/service-kit/errors";
import { MAX_TOTAL_COUNT, type Page, toPage } from "@svc/service-kit/lists";
import {
  type ListedResponseRow,
  RESPONSE_ROW_SELECTION,
  responseRowById,
  storedResponse,
} from "../store/response-row.ts";
import { selectCandidates, WALK_CONDITIONS } from "./candidate-source.ts";
import type { CursorPosition } from "./list-order.ts";
import { MATCHES_FILTER, type RolloverListParams, selectListParams } from "./list-params.ts";
import { type ListPlan, MAX_CANDIDATES, planList, toListParams } from "./list-plan.ts";
import {
  isAfterPosition,
  orderBy,
  PAGE_SORT_COLUMNS,
  SORTED_BY,
  scanInOrder,
  toRolloverSortColumns,
} from "./list-scan.ts";
import type { WorkFilter } from "./work-list.ts";

export interface WorkPage {
  after: CursorPosition | null;
  limit: number;
  /** Required for the order `urgency`. */
  timeZone?: string | undefined;
}

/** @returns null for more than `MAX_CANDIDATES` candidates */
export async function readWorkList(
  db: Sql,
  organizationId: string,
  { filter, ...page }: { filter: WorkFilter } & WorkPage,
): Promise<Page<ListedResponseRow> | null> {
  const query = buildWorkListStatement(organizationId, filter, page);
  const rows = await db.query<ListedResponseRow & { candidateCount: number }>(query);
  if (rows.some(({ candidateCount }) => candidateCount > MAX_CANDIDATES)) return null;
  const matches = rows.filter(({ id }) => id !== null);
  return toPage(
    matches.map(({ candidateCount: _count, ...row }) => row),
    page.limit,
  );
}

export function buildWorkListStatement(
  organizationId: string,
  filter: WorkFilter,
  page: WorkPage,
): StatementWithValues {
  const plan = planList(filter);
  return getListStatement(plan).toStatement(toListParams(organizationId, filter, { plan, ...page }));
}

export interface WorkPosition {
  id: string;
  /** Infinity without a deadline. */
  at: Date | number;
  rank: number;
}

/** Returns the positions of the most urgent rollovers. An index must serve the filter. */
export function findWorkPositions(
  db: Sql,
  organizationId: string,
  { filter, limit, timeZone }: { filter: WorkFilter & { order: "urgency" }; limit: number; timeZone: string },
): Promise<WorkPosition[]> {
  const plan = planList(filter);
  return getPositionStatement(plan)(
    db,
    toListParams(organizationId, filter, { plan, after: null, limit, timeZone }),
  );
}

const getPositionStatement = statementsByName(
  (plan: ListPlan) => toStatementName(plan, "work_positions"),
  (name, plan) =>
    statement(name, (param: Params<RolloverListParams>) =>
      kysely
        .selectFrom(selectListParams(param).as("params"))
        .crossJoinLateral(selectPage(plan).page.as("page"))
        .select(["page.id", "page.at", sql<number>`page.rank`.as("rank")])
        .orderBy(orderBy(getOrder(plan), PAGE_SORT_COLUMNS))
        .$castTo<WorkPosition>(),
    ),
);

export function createTooManyCandidatesProblem({ search }: WorkFilter): Problem {
  const remedy = search
    ? "Search by name or use a narrower search"
    : "Filter by state or shorten the time range";
  return new Problem(
    "invalid_request",
    `This list would have to scan more than ${MAX_CANDIDATES} rollovers. ${remedy}.`,
  );
}

/** @returns up to `MAX_TOTAL_COUNT + 1`, or null for more than `MAX_CANDIDATES` candidates */
export async function countWorkList(
  db: Sql,
  organizationId: string,
  filter: WorkFilter,
): Promise<number | null> {
  const plan = planList(filter);
  const params = toListParams(organizationId, filter, { plan, after: null, limit: MAX_TOTAL_COUNT });
  const row = await getCountStatement(plan).first(db, params);
  return row === null || row.candidateCount > MAX_CANDIDATES ? null : row.count;
}

const getCountStatement = statementsByName(
  (plan: ListPlan) => toStatementName(plan, "work_count"),
  (name, plan) =>
    statement(name, (param: Params<RolloverListParams>) => {
      const { candidates, page } = selectPage(plan);
      return kysely
        .selectFrom(selectListParams(param).as("params"))
        .crossJoinLateral(candidates.as("candidates"))
        .crossJoinLateral(
          sql<{ count: number }>`(SELECT count(*)::int AS count FROM ${page} AS page)`.as("counted"),
        )
        .select(["candidates.count as candidateCount", "counted.count"]);
    }),
);

/** Without matches, the statement returns one row with a null ID. */
const getListStatement = statementsByName(
  (plan: ListPlan) => toStatementName(plan, "work_list"),
  (name, plan) =>
    statement(name, (param: Params<RolloverListParams>) => {
      const { candidates, page } = selectPage(plan);
      const order = getOrder(plan);
      return kysely
        .selectFrom(selectListParams(param).as("params"))
        .crossJoinLateral(candidates.as("candidates"))
        .leftJoinLateral(page.as("page"), (join) => join.onTrue())
        .leftJoinLateral(responseRowById("page.id", param.organizationId), (join) => join.onTrue())
        .leftJoinLateral(storedResponse, (join) => join.onTrue())
        .select(RESPONSE_ROW_SELECTION)
        .select(["candidates.count as candidateCount", "page.at"])
        .$if(order === "urgency", (query) => query.select(sql<number>`page.rank`.as("rank")))
        .orderBy(orderBy(order, PAGE_SORT_COLUMNS));
    }),
);

function selectPage(plan: ListPlan) {
  const order = getOrder(plan);
  const columns = toRolloverSortColumns(order);
  const rank = order === "urgency" ? sql`, ${columns.rank} AS rank` : sql``;
  const candidates =
    plan.kind === "candidates"
      ? selectCandidates(plan.source)
      : sql<{ ids: string[]; count: number }>`(SELECT 0 AS count)`;
  const condition =
    plan.kind === "walk"
      ? // CASE hides the conditions from the planner. Otherwise it expects few matches, and sorts all rows.
        sql`${WALK_CONDITIONS[plan.condition]} AND (created_at, id) > (params.to_at, params.to_id)
            AND CASE WHEN organization_id = params.organization_id AND ${MATCHES_FILTER} THEN true ELSE false END`
      : sql`candidates.count < params.max_candidates AND id = ANY(candidates.ids) AND organization_id = params.organization_id AND ${MATCHES_FILTER}`;
  const page =
    plan.kind === "scan"
      ? scanInOrder(plan.scan, sql`params.max_rows`)
      : sql<{
          id: string;
          at: Date;
        }>`(SELECT id, ${SORTED_BY[order]} AS at${rank} FROM rollovers WHERE ${condition}
            AND ${isAfterPosition(order)} ORDER BY ${orderBy(order, columns)} LIMIT params.max_rows)`;
  return { candidates, page };
}

function getOrder(plan: ListPlan) {
  return plan.kind === "scan" ? plan.scan.order : plan.order;
}

function toStatementName(plan: ListPlan, prefix: string): string {
  if (plan.kind === "scan") return `${prefix}_${plan.scan.order}_${plan.scan.lead}`;
  if (plan.kind === "walk") return `${prefix}_walk_${plan.condition}`;
  const { source, order } = plan;
  return `${prefix}_few_${typeof source === "string" ? source : `${source.order}_${source.lead}`}_by_${order}`;
}
