import type { Address } from "../../shell/address.ts";

// Filters and order live in the URL, named as in `GET /v1/rollovers`. The search text is personal data and stays out of the URL.

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
export const SORTS = ["deadline", "newest", "updated"] as const;
export type Sort = (typeof SORTS)[number];

type Reader = (text: string) => string | undefined;

const oneOf =
  (values: readonly string[]): Reader =>
  (text) =>
    values.includes(text) ? text : undefined;
const someOf =
  (values: readonly string[]): Reader =>
  (text) => {
    const requested = text.split(",");
    return values.filter((value) => requested.includes(value)).join(",") || undefined;
  };
const ID = /^[a-z]{3,4}_[0-9a-z]{26}$/;
const idWithPrefix =
  (prefix: string): Reader =>
  (text) =>
    ID.test(text) && text.startsWith(`${prefix}_`) ? text : undefined;
const textUpTo =
  (maxLength: number): Reader =>
  (text) => {
    const trimmed = text.trim();
    return trimmed !== "" && [...trimmed].length <= maxLength ? trimmed : undefined;
  };
const dateTime: Reader = (text) => {
  const at = Date.parse(text);
  return /^\d{4}-\d\d-\d\dT/.test(text) && !Number.isNaN(at) ? new Date(at).toISOString() : undefined;
};

const READERS = {
  state: someOf(STATES),
  status: oneOf(STATUSES),
  pendingOn: someOf(PENDING_ON),
  type: oneOf(TYPES),
  overdue: oneOf(["true"]),
  mismatch: oneOf(["true"]),
  unassigned: oneOf(["true"]),
  assigneeId: textUpTo(255),
  priority: oneOf(PRIORITIES),
  tag: textUpTo(50),
  custodianId: idWithPrefix("cus"),
  accountId: idWithPrefix("acct"),
  externalId: textUpTo(255),
  createdAfter: dateTime,
  createdBefore: dateTime,
  sort: oneOf(SORTS),
} as const satisfies Record<string, Reader>;

export type FilterName = keyof typeof READERS;
export type Filters = { readonly [Name in FilterName]?: string };

export const FILTER_NAMES = Object.keys(READERS) as FilterName[];

/** Ignores unknown or invalid values. */
export function parseFilters(address: Address): Filters {
  const filters: { [Name in FilterName]?: string } = {};
  for (const name of FILTER_NAMES) {
    const value = address[name] === undefined ? undefined : READERS[name](address[name]);
    if (value !== undefined) filters[name] = value;
  }
  return filters;
}

export function serializeFilters(filters: Filters): string {
  const named = FILTER_NAMES.flatMap((name) => (filters[name] === undefined ? [] : [[name, filters[name]]]));
  return new URLSearchParams(named as [string, string][]).toString();
}

export function toAddress(filters: Filters): Address {
  return Object.fromEntries(FILTER_NAMES.map((name) => [name, filters[name]]));
}

/** Sorts by deadline by default, or by creation if a creation date is filtered. */
export function resolveSort({ sort, createdAfter, createdBefore }: Filters): Sort {
  return (sort as Sort | undefined) ?? (createdAfter || createdBefore ? "newest" : "deadline");
}

export function toQuery(filters: Filters): Filters {
  return { ...filters, sort: resolveSort(filters) };
}

export function activeFilterNames(filters: Filters): FilterName[] {
  return FILTER_NAMES.filter((name) => name !== "sort" && filters[name] !== undefined);
}

const COUNTABLE: readonly FilterName[] = ["state", "status", "pendingOn", "type", "overdue", "mismatch"];
const COUNTABLE_EXTRAS: readonly FilterName[] = ["assigneeId", "unassigned", "priority"];

/** True if `GET /v1/rollovers/counts` supports this combination of filters. */
export function isCountable(filters: Filters): boolean {
  const otherFilters = activeFilterNames(filters).filter((name) => !COUNTABLE.includes(name));
  const [extra, secondExtra] = otherFilters;
  return (
    secondExtra === undefined && (!extra || COUNTABLE_EXTRAS.includes(extra)) && filters.priority !== "normal"
  );
}

/** Converts an inclusive range of days, in the browser's time zone, to times. */
export function daysToTimes(from: string | null, to: string | null): Filters {
  const start = (day: string, days = 0) => {
    const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
    return new Date(year, month - 1, date + days);
  };
  return {
    // `createdAfter` is exclusive.
    ...(from ? { createdAfter: new Date(start(from).getTime() - 1).toISOString() } : {}),
    ...(to ? { createdBefore: start(to, 1).toISOString() } : {}),
  };
}

export function timesToDays({ createdAfter, createdBefore }: Filters): {
  from: string | null;
  to: string | null;
} {
  const day = (time: string | undefined, shift: number) => {
    if (time === undefined) return null;
    const at = new Date(Date.parse(time) + shift);
    return [at.getFullYear(), at.getMonth() + 1, at.getDate()]
      .map((part) => String(part).padStart(2, "0"))
      .join("-");
  };
  return { from: day(createdAfter, 1), to: day(createdBefore, -1) };
}
