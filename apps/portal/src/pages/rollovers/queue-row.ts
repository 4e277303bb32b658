import type { components } from "../../generated/api.ts";
import type { AmountDifference } from "../../ui/money-format.ts";
import { findPartialReceipt } from "../rollover/money.ts";
import { type Filters, PRIORITIES, resolveSort, type Sort, TRANSIT_STATES } from "./filters.ts";

type Rollover = components["schemas"]["Rollover"];

export interface QueueRow {
  id: string;
  version: number;
  accountId: string;
  externalId: string | null;
  distributionId: string | null;
  type: string;
  state: string;
  status: string;
  pendingOn: string;
  sourceCustodianId: string;
  destinationCustodianId: string;
  amountKind: string;
  amount: string | null;
  /** Time of the earliest passed deadline, or of the next one. */
  dueAt: string | null;
  /** Day of that deadline in the organization's time zone. */
  dueOn: string | null;
  dueType: string | null;
  isOverdue: boolean;
  hasMismatch: boolean;
  mismatch: (AmountDifference & { field: "amountMismatch" | "requestMismatch" }) | null;
  partial: ReturnType<typeof findPartialReceipt>;
  assigneeId: string | null;
  priority: string;
  tags: string[];
  createdAt: string;
  updatedAt: string;
}

function findLatestAmount({ amount, amounts }: Rollover): string | null {
  const movedAmount = [amounts.posted, amounts.received, amounts.sent].find((one) => one && Number(one) > 0);
  return movedAmount ?? amount.requested;
}

export function toRow(rollover: Rollover): QueueRow {
  const findEarliestDeadline = (wantedStatus: string) =>
    rollover.deadlines
      .filter(({ status, dueAt }) => status === wantedStatus && dueAt !== null)
      .toSorted((a, b) => ((a.dueAt ?? "") < (b.dueAt ?? "") ? -1 : 1))[0];
  const passed = findEarliestDeadline("passed");
  const next = passed ?? findEarliestDeadline("running");
  return {
    id: rollover.id,
    version: rollover.version,
    accountId: rollover.accountId,
    externalId: rollover.externalId,
    distributionId: rollover.distributionId,
    type: rollover.type,
    state: rollover.state,
    status: rollover.status,
    pendingOn: rollover.pendingOn,
    sourceCustodianId: rollover.source.custodianId,
    destinationCustodianId: rollover.destination.custodianId,
    amountKind: rollover.amount.kind,
    amount: findLatestAmount(rollover),
    dueAt: next?.dueAt ?? null,
    dueOn: next?.dueOn ?? null,
    dueType: next?.type ?? null,
    isOverdue: passed !== undefined,
    hasMismatch: [rollover.amountMismatch, rollover.requestMismatch, rollover.assetMismatch].some(
      (mismatch) => mismatch?.status === "open",
    ),
    mismatch: findOpenMismatch(rollover),
    partial: findPartialReceipt(rollover),
    assigneeId: rollover.assigneeId,
    priority: rollover.priority,
    tags: rollover.tags,
    createdAt: rollover.createdAt,
    updatedAt: rollover.updatedAt,
  };
}

function findOpenMismatch(rollover: Rollover): QueueRow["mismatch"] {
  for (const field of ["amountMismatch", "requestMismatch"] as const) {
    const mismatch = rollover[field];
    if (mismatch?.status !== "open") continue;
    const { expected, received, difference } = mismatch;
    return { field, expected, received, difference };
  }
  return null;
}

/**
 * Skips the search text and the age of money in transit, which only the server can check.
 * Checks `inTransit` by the state alone.
 */
export function matchesFilters(row: QueueRow, filters: Filters): boolean {
  const matches = (filter: string | undefined, isMatch: boolean) => filter === undefined || isMatch;
  const matchesAny = (filter: string | undefined, value: string) =>
    matches(filter, filter?.split(",").includes(value) ?? false);
  return (
    matchesAny(filters.state, row.state) &&
    matchesAny(filters.pendingOn, row.pendingOn) &&
    matches(filters.status, row.status === filters.status) &&
    matches(filters.type, row.type === filters.type) &&
    matches(filters.overdue, row.isOverdue === (filters.overdue === "true")) &&
    matches(filters.mismatch, row.hasMismatch) &&
    matches(filters.unassigned, row.assigneeId === null && row.pendingOn !== "none") &&
    matches(filters.assigneeId, row.assigneeId === filters.assigneeId) &&
    matches(filters.priority, row.priority === filters.priority) &&
    matches(filters.tag, filters.tag !== undefined && row.tags.includes(filters.tag)) &&
    matches(
      filters.custodianId,
      [row.sourceCustodianId, row.destinationCustodianId].includes(filters.custodianId ?? ""),
    ) &&
    matches(filters.sourceCustodianId, row.sourceCustodianId === filters.sourceCustodianId) &&
    matches(filters.inTransit ?? filters.inTransitAge, TRANSIT_STATES.includes(row.state)) &&
    matches(
      filters.dueBefore,
      row.dueAt !== null && Date.parse(row.dueAt) < Date.parse(filters.dueBefore ?? ""),
    ) &&
    matches(filters.accountId, row.accountId === filters.accountId) &&
    matches(filters.externalId, row.externalId === filters.externalId) &&
    matches(filters.distributionId, row.distributionId === filters.distributionId) &&
    matches(filters.createdAfter, Date.parse(row.createdAt) > Date.parse(filters.createdAfter ?? "")) &&
    matches(filters.createdBefore, Date.parse(row.createdAt) < Date.parse(filters.createdBefore ?? ""))
  );
}

/** Sort key of a missing date, which comes after all dates. */
const LAST = "9999";

/** Sorts like the API's order `urgency`. */
function toUrgencyKey({ dueOn, dueAt, priority, id }: QueueRow): string {
  const rank = (PRIORITIES as readonly string[]).indexOf(priority);
  return [dueOn ?? LAST, rank, dueAt ?? LAST, id].join(" ");
}

const SORT_KEYS: Readonly<Record<Exclude<Sort, "urgency">, (row: QueueRow) => number>> = {
  deadline: ({ dueAt }) => (dueAt === null ? Number.POSITIVE_INFINITY : Date.parse(dueAt)),
  newest: ({ createdAt }) => -Date.parse(createdAt),
  updated: ({ updatedAt }) => -Date.parse(updatedAt),
};

export function sortsBefore(a: QueueRow, b: QueueRow, filters: Filters): boolean {
  const sort = resolveSort(filters);
  if (sort === "urgency") return toUrgencyKey(a) < toUrgencyKey(b);
  const sortKey = SORT_KEYS[sort];
  return sortKey(a) < sortKey(b);
}
