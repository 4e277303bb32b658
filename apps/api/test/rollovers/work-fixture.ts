import { buildAccount, type TestEnvironment } from "@svc/testing";
import type { CursorPosition, Order } from "../../src/rollovers/lists/list-order.ts";
import type { WorkFilter } from "../../src/rollovers/lists/work-list.ts";
import { insertDistribution } from "../insert-distribution.ts";
import {
  insertManyRollovers,
  type ListedRollover,
  matchesFilter,
  type RolloverFixture,
} from "./rollover-fixture.ts";

export interface WorkRollover extends ListedRollover {
  pendingOn: string;
  type: string;
  isOverdue: boolean;
  hasOpenMismatch: boolean;
  assigneeId: string | null;
  priority: string;
  tags: string[];
  distributionId: string | null;
  sourcePlanId: string | null;
  destinationPlanId: string | null;
  updatedAt: Date;
  overdueSince: Date | null;
  nextDueAt: Date | null;
}

export interface WorkFixture extends Omit<RolloverFixture, "rollovers"> {
  rollovers: WorkRollover[];
  /** An account with 20 rollovers. */
  smallAccount: string;
}

/**
 * Inserts the rollovers of `insertManyRollovers` with work columns. Each value of pending party, type,
 * overdue or mismatch matches half of the rollovers. Half of the combinations of all four match no
 * rollover. Update times and deadlines are not in ID order.
 */
export async function insertWorkRollovers(test: TestEnvironment): Promise<WorkFixture> {
  const fixture = await insertManyRollovers(test);
  const { client, organizationId } = fixture;
  const smallAccount = (await buildAccount(test, organizationId)).id;
  await client.query("UPDATE accounts SET first_name = 'Grace', last_name = 'Hopper' WHERE id = $1", [
    smallAccount,
  ]);
  await insertDistribution(test, { id: "dst_1", organizationId, accountId: smallAccount });
  await client.query(
    `UPDATE rollovers SET
       pending_on = CASE WHEN (type_bit + overdue_bit + mismatch_bit) % 2 = 0 THEN 'operations' ELSE 'source_custodian' END,
       type = CASE type_bit WHEN 0 THEN 'direct' ELSE 'indirect_60_day' END,
       is_overdue = overdue_bit = 1, has_open_mismatch = mismatch_bit = 1,
       assignee_id = CASE assignee_bit WHEN 0 THEN 'ops-1' END,
       priority = CASE n / 256 % 2 WHEN 0 THEN 'normal' ELSE 'urgent' END,
       tags = CASE WHEN n <= 400 THEN '["vip", "north"]' WHEN n % 2 = 0 THEN '["many"]' ELSE '[]' END::jsonb, distribution_id = CASE WHEN n <= 5 THEN 'dst_1' END,
       attestations = CASE WHEN n <= 40 THEN jsonb_build_object('plans', jsonb_build_object(CASE n % 2 WHEN 0 THEN 'source' ELSE 'destination' END, 'pln_1'))
         WHEN n / 2 % 2 = 0 THEN '{"plans": {"source": "pln_many"}}' WHEN n % 16 = 3 THEN '{"plans": {"source": "pln_many", "destination": "pln_many"}}' ELSE '{}' END,
       updated_at = created_at + n * 7919 % 10007 * interval '1 second',
       deadlines = CASE overdue_bit WHEN 1 THEN jsonb_build_array(jsonb_build_object('type', 'review', 'status', 'passed',
         'dueAt', created_at - n * 10009 % 10007 * interval '1 minute')) ELSE '[]' END,
       next_due_at = CASE WHEN n % 3 > 0 THEN created_at + n * 104729 % 10007 * interval '1 minute' END,
       account_id = CASE WHEN n % 500 = 0 THEN $2 ELSE account_id END
     FROM (SELECT id AS numbered_id, n, n / 16 % 2 AS type_bit, n / 32 % 2 AS overdue_bit, n / 64 % 2 AS mismatch_bit,
         n / 128 % 2 AS assignee_bit
       FROM (SELECT id, substr(id, 5)::int AS n FROM rollovers WHERE organization_id = $1) AS numbered) AS bits
     WHERE id = numbered_id`,
    [organizationId, smallAccount],
  );
  await client.query("VACUUM ANALYZE rollovers, rollover_work, rollover_updates, rollover_plans");
  const { rows } = await client.query<WorkRollover>(
    `SELECT id, state, account_id AS "accountId", source_custodian_id AS "sourceId",
       destination_custodian_id AS "destinationId", external_id AS "externalId", created_at AS "createdAt",
       pending_on AS "pendingOn", type, priority, tags, is_overdue AS "isOverdue", has_open_mismatch AS "hasOpenMismatch",
       assignee_id AS "assigneeId", distribution_id AS "distributionId",
       attestations #>> '{plans,source}' AS "sourcePlanId", attestations #>> '{plans,destination}' AS "destinationPlanId", updated_at AS "updatedAt",
       overdue_since AS "overdueSince", next_due_at AS "nextDueAt"
     FROM rollovers WHERE organization_id = $1`,
    [organizationId],
  );
  return { ...fixture, rollovers: rows, smallAccount };
}

export function filterAndSort(rollovers: readonly WorkRollover[], filter: WorkFilter): WorkRollover[] {
  const isLater = (one: WorkRollover, other: WorkRollover) =>
    isAfter(toCursorPosition(one, filter.order), toCursorPosition(other, filter.order), filter.order);
  return rollovers
    .filter((one) => matchesWorkFilter(one, filter))
    .sort((one, other) => (isLater(one, other) ? 1 : -1));
}

export function toCursorPosition(
  { id, createdAt, updatedAt, overdueSince, nextDueAt, priority }: WorkRollover,
  order: Order,
): CursorPosition {
  const dueAt = overdueSince ?? nextDueAt;
  const sortTime = { newest: createdAt, updated: updatedAt, deadline: dueAt, urgency: dueAt }[order];
  if (order !== "urgency") return { id, sortTime };
  return { id, sortTime, rank: 1 + ["urgent", "high", "normal", "low"].indexOf(priority) };
}

export function isAfter(one: CursorPosition, other: CursorPosition, order: Order): boolean {
  if (one.id === other.id) return false;
  if (order === "urgency") {
    // By day, then by priority, then by time.
    const [key, otherKey] = [one, other].map(({ sortTime, rank, id }) => {
      const time = sortTime?.toISOString() ?? "9999";
      return [time.slice(0, 10), rank, time, id].join(" ");
    });
    return String(key) > String(otherKey);
  }
  const [time, otherTime] = [Number(one.sortTime ?? Infinity), Number(other.sortTime ?? Infinity)];
  const isGreater = time === otherTime ? one.id > other.id : time > otherTime;
  return order === "deadline" ? isGreater : !isGreater;
}

function matchesWorkFilter(rollover: WorkRollover, filter: WorkFilter): boolean {
  const { pendingOn, type, overdue, mismatch, assigneeId, distributionId, updatedAfter, dueBefore } = filter;
  const { unassigned, priority, tag, planId } = filter;
  const dueAt = rollover.overdueSince ?? rollover.nextDueAt;
  const matches = <T>(filterValue: T | undefined, value: T) =>
    filterValue === undefined || filterValue === value;
  return (
    matchesFilter(rollover, filter) &&
    (pendingOn === undefined || pendingOn.some((filterValue) => filterValue === rollover.pendingOn)) &&
    (planId === undefined || planId === rollover.sourcePlanId || planId === rollover.destinationPlanId) &&
    matches<string>(type, rollover.type) &&
    matches(overdue, rollover.isOverdue) &&
    matches(mismatch, rollover.hasOpenMismatch) &&
    matches<string | null>(assigneeId, rollover.assigneeId) &&
    matches<string>(priority, rollover.priority) &&
    (unassigned === undefined || (rollover.assigneeId === null && rollover.pendingOn !== "none")) &&
    (tag === undefined || rollover.tags.includes(tag)) &&
    matches<string | null>(distributionId, rollover.distributionId) &&
    (updatedAfter === undefined || rollover.updatedAt > updatedAfter) &&
    (dueBefore === undefined || (dueAt !== null && dueAt < dueBefore))
  );
}
