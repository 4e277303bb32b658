import type { CandidateSource, WALK_CONDITIONS } from "./candidate-source.ts";
import type { CursorPosition, Order } from "./list-order.ts";
import type { RolloverListParams } from "./list-params.ts";
import { LAST_ID, type PlanScan, type Scan } from "./list-scan.ts";
import type { ClassFilter, WorkFilter } from "./work-list.ts";

/** Limit of rows to sort if no index serves the order. */
export const MAX_CANDIDATES = 1_000;

/**
 * `scan` reads an index that serves the order and the filter. `walk` reads an index in creation order, for one
 * condition. `candidates` sorts up to `MAX_CANDIDATES` rows.
 */
export type ListPlan =
  | { kind: "scan"; scan: Scan }
  | { kind: "walk"; condition: keyof typeof WALK_CONDITIONS; order: "newest" }
  | { kind: "candidates"; source: CandidateSource; order: Order };

export function planList(filter: WorkFilter): ListPlan {
  const { order, accountId, externalId, distributionId, planId, tag, transit, search } = filter;
  const custodianId = findCustodian(filter);
  const planCandidates = (source: CandidateSource): ListPlan => ({ kind: "candidates", source, order });
  if (search !== undefined) return planCandidates("search");
  if (distributionId !== undefined) return planCandidates("distribution");
  const planWalk = (condition: keyof typeof WALK_CONDITIONS): ListPlan =>
    order === "newest" ? { kind: "walk", condition, order } : planCandidates(condition);
  if (externalId !== undefined) return planWalk("external");
  if (accountId !== undefined) return planWalk("account");
  if (tag !== undefined) return planCandidates("tag");
  if (transit !== undefined) return planCandidates("transit");
  const leads = [...findLeadColumns(filter), ...(custodianId === undefined ? [] : ["custodian" as const])];
  const [lead = "all"] = leads;
  const rangedOrders = findRangedOrders(filter);
  const indexOrder = order === "urgency" ? "deadline" : order;
  const oneScanServesRanges = rangedOrders.every((rangedOrder) => rangedOrder === indexOrder);
  if (planId !== undefined) {
    const scan: PlanScan = { order: "newest", lead: "plan" };
    return oneScanServesRanges && order === "newest" && leads.length === 0
      ? { kind: "scan", scan }
      : planCandidates(scan);
  }
  const isIndexed = oneScanServesRanges && leads.length <= 1 && filter.sourceCustodianId === undefined;
  if (isIndexed) return { kind: "scan", scan: { order, lead } };
  const scanOrder = rangedOrders.includes(indexOrder) ? indexOrder : (rangedOrders[0] ?? indexOrder);
  return planCandidates({ order: scanOrder, lead });
}

/** The index covers both sides, so a scan for a source custodian also reads rollovers to it, and filters them out. */
const findCustodian = ({ custodianId, sourceCustodianId }: WorkFilter) => custodianId ?? sourceCustodianId;

/** Returns one `lead` for each of the filters `assigneeId` and `unassigned`. No index serves both together. */
export function findLeadColumns({ assigneeId, unassigned }: ClassFilter): "assignee"[] {
  return [assigneeId, unassigned].filter((value) => value !== undefined).map(() => "assignee");
}

/** Returns the orders whose sort time the filter limits to a range. */
export function findRangedOrders(filter: Partial<WorkFilter>): Order[] {
  const { createdAfter, createdBefore, updatedAfter, dueBefore } = filter;
  return [
    ...(dueBefore ? ["deadline" as const] : []),
    ...(updatedAfter ? ["updated" as const] : []),
    ...(createdAfter || createdBefore ? ["newest" as const] : []),
  ];
}

interface Bound {
  at: Date | "infinity" | "-infinity";
  id: string;
}
const EARLIEST: Bound = { at: "-infinity", id: "" };
const LATEST: Bound = { at: "infinity", id: LAST_ID };

function getBounds(order: Order, filter: WorkFilter): { from: Bound; to: Bound } {
  const { createdAfter, createdBefore, updatedAfter, dueBefore } = filter;
  const before = (at: Date | undefined) => (at ? { at, id: EARLIEST.id } : LATEST);
  const after = (at: Date | undefined) => (at ? { at, id: LATEST.id } : EARLIEST);
  switch (order) {
    case "newest":
      return { from: before(createdBefore), to: after(createdAfter) };
    case "updated":
      return { from: LATEST, to: after(updatedAfter) };
    case "deadline":
    case "urgency":
      return { from: EARLIEST, to: before(dueBefore) };
  }
}

/** Compares in the order of the list. */
function pickLater(order: Order, one: Bound, other: Bound): Bound {
  const toTime = ({ at }: Bound) =>
    Number(at === "-infinity" ? -Infinity : at === "infinity" ? Infinity : at);
  const isEarlier = toTime(one) < toTime(other) || (toTime(one) === toTime(other) && one.id < other.id);
  return isEarlier === (order === "deadline" || order === "urgency") ? other : one;
}

export function toListParams(
  organizationId: string,
  filter: WorkFilter,
  {
    plan,
    after,
    limit,
    timeZone = "UTC",
  }: { plan: ListPlan; after: CursorPosition | null; limit: number; timeZone?: string | undefined },
): RolloverListParams {
  const { order, search } = filter;
  const listStart = getBounds(order, filter).from;
  const pageStart = after
    ? pickLater(order, listStart, { at: after.sortTime ?? "infinity", id: after.id })
    : listStart;
  const scanOrder = plan.kind === "candidates" && typeof plan.source !== "string" ? plan.source.order : order;
  const bounds = getBounds(scanOrder, filter);
  // Every page of a list that sorts candidates reads all candidates.
  const from = plan.kind === "candidates" ? bounds.from : pageStart;
  return {
    organizationId,
    states: filter.states ?? null,
    pendingOn: filter.pendingOn ?? null,
    type: filter.type ?? null,
    overdue: filter.overdue ?? null,
    mismatch: filter.mismatch ?? null,
    accountId: filter.accountId ?? null,
    custodianId: findCustodian(filter) ?? null,
    sourceCustodianId: filter.sourceCustodianId ?? null,
    externalId: filter.externalId ?? null,
    distributionId: filter.distributionId ?? null,
    planId: filter.planId ?? null,
    assigneeId: filter.assigneeId ?? null,
    unassigned: filter.unassigned ?? null,
    priority: filter.priority ?? null,
    tag: filter.tag ?? null,
    createdAfter: filter.createdAfter ?? null,
    createdBefore: filter.createdBefore ?? null,
    updatedAfter: filter.updatedAfter ?? null,
    dueBefore: filter.dueBefore ?? null,
    inTransit: filter.transit ? true : null,
    sentFrom: filter.transit?.sentFrom ?? null,
    sentTo: filter.transit?.sentTo ?? null,
    fromAt: from.at,
    fromId: from.id,
    fromKey: "",
    fromAccount: "",
    toAt: bounds.to.at,
    toId: bounds.to.id,
    afterAt: pageStart.at,
    afterId: pageStart.id,
    fromRank: plan.kind === "candidates" ? 0 : (after?.rank ?? 0),
    afterRank: after?.rank ?? 0,
    timeZone,
    maxRows: limit + 1,
    maxCandidates: MAX_CANDIDATES + 1,
    text: search?.text ?? null,
    name: search?.name ?? null,
    emailIndexes: search?.emailIndexes ?? [],
    mask: search?.mask ?? null,
  };
}
