import { type RawBuilder, sql } from "@svc/database";
import { CLASS_MATCHES_FILTER, KEYS, WITH_CLASSES } from "./classes.ts";
import type { Order } from "./list-order.ts";

/** `custodian` covers both sides. `assignee` also covers unassigned rollovers. */
export type Scan = { order: Order; lead: "all" | "custodian" | "assignee" } | PlanScan;

/** The index of plans has one order. */
export interface PlanScan {
  order: "newest";
  lead: "plan";
}

export const SORTED_BY: Readonly<Record<Order, RawBuilder<Date>>> = {
  newest: sql`created_at`,
  updated: sql`updated_at`,
  deadline: sql`coalesce(overdue_since, next_due_at, 'infinity'::timestamptz)`,
};

const COLUMNS = {
  newest: { table: sql.raw("rollover_work"), at: sql.raw("created_at") },
  updated: { table: sql.raw("rollover_updates"), at: sql.raw("updated_at") },
  deadline: { table: sql.raw("rollover_work"), at: sql.raw("due_at") },
} as const;

const PLAN_COLUMNS = { table: sql.raw("rollover_plans"), at: sql.raw("created_at") } as const;

export const DIRECTIONS = {
  newest: { direction: sql.raw("DESC"), laterOperator: sql.raw("<"), earlierOperator: sql.raw(">") },
  updated: { direction: sql.raw("DESC"), laterOperator: sql.raw("<"), earlierOperator: sql.raw(">") },
  deadline: { direction: sql.raw("ASC"), laterOperator: sql.raw(">"), earlierOperator: sql.raw("<") },
} as const;

/** Merges one index scan per class. @param limit applies to each class and to the total */
export function scanInOrder(scan: Scan, limit: RawBuilder<number>): RawBuilder<{ id: string; at: Date }> {
  const { direction } = DIRECTIONS[scan.order];
  return sql`(${scanClasses(scan, limit)} ORDER BY one.at ${direction}, one.id ${direction} LIMIT ${limit})`;
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
  return sql`${WITH_CLASSES}
    SELECT one.id, one.at FROM class, LATERAL (${sql.join(branches, sql` UNION ALL `)}) AS one WHERE ${CLASS_MATCHES_FILTER}`;
}

function scanBranch(order: Order, limit: RawBuilder<number>, lead: keyof typeof KEYS): RawBuilder<unknown> {
  const { direction, laterOperator, earlierOperator } = DIRECTIONS[order];
  const { table, at } = lead === "plan" ? PLAN_COLUMNS : COLUMNS[order];
  const { column, key } = KEYS[lead];
  return sql`(SELECT id, ${at} AS at FROM ${table} WHERE ${column} = ${key}
      AND (${at}, id) ${laterOperator} (params.from_at, params.from_id) AND (${at}, id) ${earlierOperator} (params.to_at, params.to_id)
    ORDER BY ${at} ${direction}, id ${direction} LIMIT ${limit})`;
}
