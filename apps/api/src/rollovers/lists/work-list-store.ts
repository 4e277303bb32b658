import {
  kysely,
  type Params,
  type SentStatement,
  type Sql,
  sql,
  statement,
  statementsByName,
} from "@svc/database";
import { type Page, Problem, toPage } from "@svc/service-kit";
import { FOUND, type FoundRollover, foundById, storedAnswer } from "../answers/found-rollover.ts";
import { type Asked, askedOf, IS_ASKED_FOR } from "./asked.ts";
import { readFew, WALKED } from "./few-source.ts";
import type { Place } from "./list-order.ts";
import { type ListPlan, MAX_FEW, planOf, valuesOf } from "./list-plan.ts";
import { DIRECTIONS, SORTED_BY, scanOf } from "./list-scan.ts";
import type { WorkFilter } from "./work-list.ts";

/** @returns null if more than `MAX_FEW` rows would have to be examined */
export async function readWorkList(
  db: Sql,
  organizationId: string,
  filter: WorkFilter,
  after: Place | null,
  limit: number,
): Promise<Page<FoundRollover> | null> {
  const sent = workListStatement(organizationId, filter, after, limit);
  const rows = await db.query<FoundRollover & { few: number }>(sent);
  if (rows.some(({ few }) => few > MAX_FEW)) return null;
  const found = rows.filter(({ id }) => id !== null);
  return toPage(
    found.map(({ few: _few, ...rollover }) => rollover),
    limit,
  );
}

export function workListStatement(
  organizationId: string,
  filter: WorkFilter,
  after: Place | null,
  limit: number,
): SentStatement {
  const plan = planOf(filter);
  return toStatement(plan).toSent(valuesOf(organizationId, filter, plan, after, limit));
}

export function tooMany({ search }: WorkFilter): Problem {
  const remedy = search
    ? "Search by name or use a narrower search"
    : "Filter by state or shorten the time range";
  return new Problem(
    "invalid_request",
    `This list would have to scan more than ${MAX_FEW} rollovers. ${remedy}.`,
  );
}

/** Without matches, there is one row with a null ID. */
const toStatement = statementsByName(nameOf, (name, plan: ListPlan) =>
  statement(name, (param: Params<Asked>) => {
    const { by, isLater } = DIRECTIONS[orderOf(plan)];
    const at = SORTED_BY[orderOf(plan)];
    const few =
      plan.kind === "few" ? readFew(plan.source) : sql<{ ids: string[]; count: number }>`(SELECT 0 AS count)`;
    const found =
      plan.kind === "walk"
        ? // CASE hides the conditions from the planner. It would expect almost no rows, and read and sort everything.
          sql`${WALKED[plan.by]} AND (created_at, id) > (asked.to_at, asked.to_id)
            AND CASE WHEN organization_id = asked.organization_id AND ${IS_ASKED_FOR} THEN true ELSE false END`
        : sql`few.count < asked.few AND id = ANY(few.ids) AND organization_id = asked.organization_id AND ${IS_ASKED_FOR}`;
    const page =
      plan.kind === "scan"
        ? scanOf(plan.scan, sql`asked.most`)
        : sql<{ id: string; at: Date }>`(SELECT id, ${at} AS at FROM rollovers WHERE ${found}
            AND (${at}, id) ${isLater} (asked.after_at, asked.after_id) ORDER BY ${at} ${by}, id ${by} LIMIT asked.most)`;
    return kysely
      .selectFrom(askedOf(param).as("asked"))
      .crossJoinLateral(few.as("few"))
      .leftJoinLateral(page.as("page"), (join) => join.onTrue())
      .leftJoinLateral(foundById("page.id", param.organizationId), (join) => join.onTrue())
      .leftJoinLateral(storedAnswer, (join) => join.onTrue())
      .select(FOUND)
      .select("few.count as few")
      .orderBy(sql`page.at ${by}`)
      .orderBy(sql`page.id ${by}`);
  }),
);

function orderOf(plan: ListPlan) {
  return plan.kind === "scan" ? plan.scan.order : plan.order;
}

function nameOf(plan: ListPlan): string {
  if (plan.kind === "scan") return `work_list_${plan.scan.order}_${plan.scan.of}`;
  if (plan.kind === "walk") return `work_list_walk_${plan.by}`;
  const { source, order } = plan;
  return `work_list_few_${typeof source === "string" ? source : `${source.order}_${source.of}`}_by_${order}`;
}
