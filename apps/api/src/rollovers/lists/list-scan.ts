import { type RawBuilder, sql } from "@svc/database";
import {
  CLASS,
  CLASS_OF_CLASS,
  IS_ASKED_CLASS,
  OF_NOBODY,
  OF_PRIORITY,
  type Whose,
  withClasses,
} from "./classes.ts";
import type { Order } from "./list-order.ts";

/** By which index a list is read: in an order, of all, of a custodian on either side, of whoever works on them or nobody, or of a priority. */
export interface Scan {
  order: Order;
  of: "all" | "custodian" | Whose;
}

/** What an order goes by. */
export const SORTED_BY: Readonly<Record<Order, RawBuilder<Date>>> = {
  newest: sql`created_at`,
  updated: sql`updated_at`,
  // Most overdue first, then the soonest due. Rollovers without a deadline come last.
  deadline: sql`coalesce(overdue_since, next_due_at, 'infinity'::timestamptz)`,
};

/** How the keys of an order's indexes begin. */
const KEY_PREFIXES: Readonly<Record<Order, string>> = {
  newest: "newest",
  updated: "updated",
  deadline: "due",
};

/** Which way an order goes, and how a later place in it compares. */
export const DIRECTIONS = {
  newest: { by: sql.raw("DESC"), isLater: sql.raw("<"), isEarlier: sql.raw(">") },
  updated: { by: sql.raw("DESC"), isLater: sql.raw("<"), isEarlier: sql.raw(">") },
  deadline: { by: sql.raw("ASC"), isLater: sql.raw(">"), isEarlier: sql.raw("<") },
} as const;

/**
 * The ids and moments of one page of what is asked for: for each class a scan of an index that has it as one key, merged.
 *
 * @param most how many at most, of each class and of all
 */
export function scanOf(scan: Scan, most: RawBuilder<number>): RawBuilder<{ id: string; at: Date }> {
  const { by } = DIRECTIONS[scan.order];
  return sql`(${eachClass(scan, most)} ORDER BY one.at ${by}, one.id ${by} LIMIT ${most})`;
}

/** As many of what is asked for, whichever: no more are read. */
export function anyOf(scan: Scan, most: RawBuilder<number>): RawBuilder<{ id: string; at: Date }> {
  return sql`(${eachClass(scan, most)} LIMIT ${most})`;
}

function eachClass({ order, of }: Scan, most: RawBuilder<number>): RawBuilder<unknown> {
  const branches = {
    all: () => classBranch(order, most, "class", [CLASS, CLASS_OF_CLASS]),
    custodian: () =>
      sql`(${sideBranch(order, most, "source")} UNION ALL ${sideBranch(order, most, "destination")})`,
    assignee: () => {
      const keys = [
        sql`${CLASS} || '/' || assignee_id`,
        sql`${CLASS_OF_CLASS} || '/' || asked.assignee_id`,
      ] as const;
      return classBranch(order, most, "assignee", keys, sql`AND assignee_id IS NOT NULL`);
    },
    nobody: () => classBranch(order, most, "nobody", [CLASS, CLASS_OF_CLASS], sql`AND ${OF_NOBODY}`),
    priority: () => {
      const keys = [
        sql`${CLASS} || '/' || priority`,
        sql`${CLASS_OF_CLASS} || '/' || asked.priority`,
      ] as const;
      return classBranch(order, most, "priority", keys, sql`AND ${OF_PRIORITY}`);
    },
  };
  return sql`${withClasses(of === "custodian" ? "all" : of)}
    SELECT one.id, one.at FROM class, LATERAL ${branches[of]()} AS one WHERE ${IS_ASKED_CLASS}`;
}

/** Both sides of a rollover; one whose sides are the same custodian's is of the first alone. */
function sideBranch(
  order: Order,
  most: RawBuilder<number>,
  side: "source" | "destination",
): RawBuilder<unknown> {
  const column = sql.ref(`${side}_custodian_id`);
  const keys = [
    sql`${column} || '/' || ${CLASS}`,
    sql`asked.custodian_id || '/' || ${CLASS_OF_CLASS}`,
  ] as const;
  const besides = side === "source" ? sql`` : sql`AND destination_custodian_id <> source_custodian_id`;
  return classBranch(order, most, side, keys, besides);
}

/** Of one class. @param keys what the index has behind its name and the organization, and what is asked for */
function classBranch(
  order: Order,
  most: RawBuilder<number>,
  name: string,
  [key, asked]: readonly [RawBuilder<unknown>, RawBuilder<unknown>],
  besides = sql``,
): RawBuilder<unknown> {
  const { by, isLater, isEarlier } = DIRECTIONS[order];
  const at = SORTED_BY[order];
  const prefix = sql.lit(`${KEY_PREFIXES[order]}/${name}/`);
  return sql`(SELECT id, ${at} AS at FROM rollovers
    WHERE rollover_list_key(${prefix} || organization_id || '/' || ${key})
      = rollover_list_key(${prefix} || asked.organization_id || '/' || ${asked}) ${besides}
      AND (${at}, id) ${isLater} (asked.from_at, asked.from_id) AND (${at}, id) ${isEarlier} (asked.to_at, asked.to_id)
    ORDER BY ${at} ${by}, id ${by} LIMIT ${most})`;
}
