import type { Address } from "../../shell/address.ts";

export const STATES = [
  "draft",
  "awaiting_participant",
  "submitted",
  "in_review",
  "approved",
  "requested",
  "processing",
  "funds_sent",
  "funds_received",
  "awaiting_documents",
  "on_hold",
  "completed",
  "cancelled",
  "rejected",
  "failed",
  "expired",
] as const;
export const PENDING_ON = [
  "integrator",
  "participant",
  "operations",
  "source_custodian",
  "destination_custodian",
  "none",
] as const;
export const STATUSES = ["action_required", "in_progress", "completed", "failed", "cancelled"] as const;
export const TYPES = ["direct", "trustee_transfer", "indirect_60_day", "in_plan"] as const;
export const PRIORITIES = ["urgent", "high", "normal", "low"] as const;
export const TRANSIT_AGES = ["up_to_3_days", "up_to_10_days", "up_to_30_days", "over_30_days"] as const;
export const TRANSIT_STATES: readonly string[] = [
  "funds_sent",
  "funds_received",
  "awaiting_documents",
  "on_hold",
];
export const SORTS = ["urgency", "deadline", "newest", "updated"] as const;
export type Sort = (typeof SORTS)[number];

/** Returns undefined for an invalid value. */
type ValueParser = (text: string) => string | undefined;

const parseOneOf =
  (values: readonly string[]): ValueParser =>
  (text) =>
    values.includes(text) ? text : undefined;
/** Accepts several values, separated by commas. Drops invalid ones. */
const parseSomeOf =
  (values: readonly string[]): ValueParser =>
  (text) => {
    const parts = text.split(",");
    return values.filter((value) => parts.includes(value)).join(",") || undefined;
  };
const ID = /^[a-z]{3,4}_[0-9a-z]{26}$/;
const parseId =
  (prefix: string): ValueParser =>
  (text) =>
    ID.test(text) && text.startsWith(`${prefix}_`) ? text : undefined;
const parseText =
  (maxLength: number): ValueParser =>
  (text) => {
    const trimmed = text.trim();
    return trimmed !== "" && [...trimmed].length <= maxLength ? trimmed : undefined;
  };
const parseDateTime: ValueParser = (text) => {
  const time = Date.parse(text);
  return /^\d{4}-\d\d-\d\dT/.test(text) && !Number.isNaN(time) ? new Date(time).toISOString() : undefined;
};

const PARSERS = {
  state: parseSomeOf(STATES),
  status: parseOneOf(STATUSES),
  pendingOn: parseSomeOf(PENDING_ON),
  type: parseOneOf(TYPES),
  overdue: parseOneOf(["true", "false"]),
  mismatch: parseOneOf(["true"]),
  unassigned: parseOneOf(["true"]),
  assigneeId: parseText(255),
  priority: parseOneOf(PRIORITIES),
  tag: parseText(50),
  custodianId: parseId("cus"),
  sourceCustodianId: parseId("cus"),
  accountId: parseId("acct"),
  externalId: parseText(255),
  distributionId: parseId("dst"),
  createdAfter: parseDateTime,
  createdBefore: parseDateTime,
  dueBefore: parseDateTime,
  inTransit: parseOneOf(["true"]),
  inTransitAge: parseOneOf(TRANSIT_AGES),
  sort: parseOneOf(SORTS),
} as const satisfies Record<string, ValueParser>;

export type FilterName = keyof typeof PARSERS;
export type Filters = { readonly [Name in FilterName]?: string };

export const FILTER_NAMES = Object.keys(PARSERS) as FilterName[];

export function parseFilters(address: Address): Filters {
  const filters: { [Name in FilterName]?: string } = {};
  for (const name of FILTER_NAMES) {
    const value = address[name] === undefined ? undefined : PARSERS[name](address[name]);
    if (value !== undefined) filters[name] = value;
  }
  return filters;
}

export function serializeFilters(filters: Filters): string {
  const entries = FILTER_NAMES.flatMap((name) =>
    filters[name] === undefined ? [] : [[name, filters[name]]],
  );
  return new URLSearchParams(entries as [string, string][]).toString();
}

export function toAddress(filters: Filters): Address {
  return Object.fromEntries(FILTER_NAMES.map((name) => [name, filters[name]]));
}

export function resolveSort({ sort, createdAfter, createdBefore }: Filters): Sort {
  return (sort as Sort | undefined) ?? (createdAfter || createdBefore ? "newest" : "urgency");
}

export function toQuery(filters: Filters): Filters {
  return { ...filters, sort: resolveSort(filters) };
}

export function listActiveFilters(filters: Filters): FilterName[] {
  return FILTER_NAMES.filter((name) => name !== "sort" && filters[name] !== undefined);
}

const COUNT_FILTERS: readonly FilterName[] = [
  "state",
  "status",
  "pendingOn",
  "type",
  "overdue",
  "mismatch",
  "assigneeId",
  "unassigned",
  "priority",
];

/** Returns true if the API can count the matches. Otherwise, the page shows the number of loaded rows. */
export function isCountable(filters: Filters): boolean {
  // The API rejects counts that use both of these filters.
  if (filters.assigneeId !== undefined && filters.unassigned !== undefined) return false;
  return listActiveFilters(filters).every((name) => COUNT_FILTERS.includes(name));
}

/** Uses the browser's time zone. */
function startOfDay(day: string, laterDays = 0): Date {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  return new Date(year, month - 1, date + laterDays);
}

/** @param day inclusive, in the browser's time zone */
export const toDueBefore = (day: string) => startOfDay(day, 1).toISOString();

/** Converts inclusive days in the browser's time zone. */
export function daysToTimes(from: string | null, to: string | null): Filters {
  return {
    // The API excludes the given times.
    ...(from ? { createdAfter: new Date(startOfDay(from).getTime() - 1).toISOString() } : {}),
    ...(to ? { createdBefore: startOfDay(to, 1).toISOString() } : {}),
  };
}

/** Inverts `daysToTimes` and `toDueBefore`. */
export function timesToDays({ createdAfter, createdBefore, dueBefore }: Filters): {
  from: string | null;
  to: string | null;
  dueBy: string | null;
} {
  const toDay = (time: string | undefined, shiftMs: number) => {
    if (time === undefined) return null;
    const date = new Date(Date.parse(time) + shiftMs);
    return [date.getFullYear(), date.getMonth() + 1, date.getDate()]
      .map((part) => String(part).padStart(2, "0"))
      .join("-");
  };
  return { from: toDay(createdAfter, 1), to: toDay(createdBefore, -1), dueBy: toDay(dueBefore, -1) };
}
