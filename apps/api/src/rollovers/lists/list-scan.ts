import { type RawBuilder, sql } from "@svc/database";
import { CLASS_MATCHES_FILTER, KEYS, WITH_CLASSES } from "./classes.ts";
import type { Order } from "./list-order.ts";

/** Sorts after every ID, because IDs start with `rol_`. */
export const LAST_ID = "zzzz";

/**
 * `lead` names the value in front of the class in the keys of the scanned index. With `all`, they have no such value.
 * `custodian` scans both sides. `assignee` also finds unassigned rollovers.
 */
export type Scan = { order: Order; lead: "all" | "custodian" | "assignee" } | PlanScan;

/** The index of retirement plans supports only `newest`. */
export interface PlanScan {
  order: "newest";
  lead: "plan";
}

export const SORTED_BY: Readonly<Record<Order, RawBuilder<Date>>> = {
  newest: sql`created_at`,
  updated: sql`updated_at`,
  deadline: sql`coalesce(overdue_since, next_due_at, 'infinity'::timestamptz)`,
  urgency: sql`coalesce(overdue_since, next_due_at, 'infinity'::timestamptz)`,
};

const COLUMNS = {
  newest: { table: sql.raw("rollover_work"), at: sql.raw("created_at") },
  updated: { table: sql.raw("rollover_updates"), at: sql.raw("updated_at") },
  deadline: { table: sql.raw("rollover_work"), at: sql.raw("due_at") },
  urgency: { table: sql.raw("rollover_work"), at: sql.raw("due_at") },
} as const;

const PLAN_COLUMNS = { table: sql.raw("rollover_plans"), at: sql.raw("created_at") } as const;

export const DIRECTIONS = {
  newest: { direction: sql.raw("DESC"), laterOperator: sql.raw("<"), earlierOperator: sql.raw(">") },
  updated: { direction: sql.raw("DESC"), laterOperator: sql.raw("<"), earlierOperator: sql.raw(">") },
  deadline: { direction: sql.raw("ASC"), laterOperator: sql.raw(">"), earlierOperator: sql.raw("<") },
  urgency: { direction: sql.raw("ASC"), laterOperator: sql.raw(">"), earlierOperator: sql.raw("<") },
} as const;

// The order `urgency` sorts by local day, then priority, then time. Each class has one priority, so an index by time serves this
// order.

const toRank = (priority: RawBuilder<unknown>) =>
  sql<number>`array_position('{urgent,high,normal,low}'::text[], ${priority})`;
const toLocalDay = (at: RawBuilder<unknown>) => sql`date_trunc('day', ${at} AT TIME ZONE params.time_zone)`;
const toDayStart = (localDay: RawBuilder<unknown>) => sql`(${localDay}) AT TIME ZONE params.time_zone`;

interface SortColumns {
  at: RawBuilder<unknown>;
  id: RawBuilder<unknown>;
  rank: RawBuilder<unknown>;
}

/** Lists the most significant key first. */
function listSortKeys(order: Order, { at, id, rank }: SortColumns): RawBuilder<unknown> {
  return order === "urgency" ? sql`${toLocalDay(at)}, ${rank}, ${at}, ${id}` : sql`${at}, ${id}`;
}

export function orderBy(order: Order, columns: SortColumns): RawBuilder<unknown> {
  const { direction } = DIRECTIONS[order];
  const { at, id } = columns;
  return order === "urgency" ? listSortKeys(order, columns) : sql`${at} ${direction}, ${id} ${direction}`;
}

export const toRolloverSortColumns = (order: Order): SortColumns => ({
  at: SORTED_BY[order],
  id: sql`id`,
  rank: toRank(sql`rollovers.priority`),
});

/** Columns of the subquery `page`. */
export const PAGE_SORT_COLUMNS: SortColumns = {
  at: sql`page.at`,
  id: sql`page.id`,
  rank: sql`page.rank`,
};

export function isAfterPosition(order: Order): RawBuilder<unknown> {
  const position = { at: sql`params.after_at`, id: sql`params.after_id`, rank: sql`params.after_rank` };
  return sql`(${listSortKeys(order, toRolloverSortColumns(order))}) ${DIRECTIONS[order].laterOperator} (${listSortKeys(order, position)})`;
}

/**
 * Returns where the scan of a class continues after the position `from`. In the order `urgency`, a class with the same
 * priority as `from` continues at `from`, a class with a lower priority at the start of that day, and a class with a
 * higher priority at the end of that day. Rollovers without a deadline share one day at infinity, whose end is `LAST_ID`.
 */
function getScanStart(order: Order, priority: RawBuilder<unknown>): RawBuilder<unknown> {
  if (order !== "urgency") return sql`(params.from_at, params.from_id)`;
  const rank = toRank(priority);
  const day = toLocalDay(sql`params.from_at`);
  return sql`(CASE WHEN ${rank} = params.from_rank THEN params.from_at
      WHEN ${rank} > params.from_rank THEN ${toDayStart(day)} ELSE ${toDayStart(sql`${day} + interval '1 day'`)} END,
    CASE WHEN ${rank} = params.from_rank THEN params.from_id
      WHEN ${rank} < params.from_rank AND params.from_at = 'infinity' THEN ${sql.lit(LAST_ID)} ELSE '' END)`;
}

/** Merges one index scan per class. @param limit applies to each class and to the total */
export function scanInOrder(scan: Scan, limit: RawBuilder<number>): RawBuilder<{ id: string; at: Date }> {
  const columns = { at: sql`one.at`, id: sql`one.id`, rank: toRank(sql`class.priority`) };
  return sql`(${scanClasses(scan, limit)} ORDER BY ${orderBy(scan.order, columns)} LIMIT ${limit})`;
}

export function scanUnordered(scan: Scan, limit: RawBuilder<number>): RawBuilder<{ id: string; at: Date }> {
  return sql`(${scanClasses(scan, limit)} LIMIT ${limit})`;
}

const LEAD_COLUMNS = {
  all: ["class"],
  custodian: ["source", "destination"],
  assignee: ["assignee"],
  plan: ["plan"],
} as const;

function scanClasses({ order, lead }: Scan, limit: RawBuilder<number>): RawBuilder<unknown> {
  const branches = LEAD_COLUMNS[lead].map((column) => scanBranch(order, limit, column));
  const rank = order === "urgency" ? sql`, ${toRank(sql`class.priority`)} AS rank` : sql``;
  return sql`${WITH_CLASSES}
    SELECT one.id, one.at${rank} FROM class, LATERAL (${sql.join(branches, sql` UNION ALL `)}) AS one WHERE ${CLASS_MATCHES_FILTER}`;
}

function scanBranch(order: Order, limit: RawBuilder<number>, lead: keyof typeof KEYS): RawBuilder<unknown> {
  const { direction, laterOperator, earlierOperator } = DIRECTIONS[order];
  const { table, at } = lead === "plan" ? PLAN_COLUMNS : COLUMNS[order];
  const { column, key } = KEYS[lead];
  return sql`(SELECT id, ${at} AS at FROM ${table} WHERE ${column} = ${key}
      AND (${at}, id) ${laterOperator} ${getScanStart(order, sql`class.priority`)} AND (${at}, id) ${earlierOperator} (params.to_at, params.to_id)
    ORDER BY ${at} ${direction}, id ${direction} LIMIT ${limit})`;
}
