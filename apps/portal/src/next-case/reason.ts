import type { components } from "../generated/api.ts";
import { formatDay, formatLate } from "../ui/due.ts";
import { formatDifference } from "../ui/money-format.ts";
import { formatRelative } from "../ui/relative-time.tsx";
import { strings } from "./strings.ts";

type Rollover = components["schemas"]["Rollover"];
type UrgencyFields = Pick<
  Rollover,
  "deadlines" | "priority" | "pendingOn" | "amountMismatch" | "requestMismatch" | "assetMismatch"
>;

export function formatReason(rollover: UrgencyFields, now: number, today: string): string {
  const { priority, pendingOn } = rollover;
  const parts = [formatDue(rollover, now, today), strings.priorities[priority], formatOpenMismatch(rollover)];
  const party = strings.parties[pendingOn];
  return [
    `${parts.filter(Boolean).join(", ")}.`,
    ...(party === undefined ? [] : [strings.waitingOn(party)]),
  ].join(" ");
}

function formatDue({ deadlines }: UrgencyFields, now: number, today: string): string {
  const findEarliest = (wantedStatus: string) =>
    deadlines
      .filter(({ status, dueAt }) => status === wantedStatus && dueAt !== null)
      .toSorted((one, other) => ((one.dueAt ?? "") < (other.dueAt ?? "") ? -1 : 1))[0];
  const passed = findEarliest("passed");
  if (passed?.dueAt) return formatLate({ ...passed, dueAt: passed.dueAt }, now, today);
  const running = findEarliest("running");
  if (!running?.dueAt) return strings.noDeadline;
  const day = formatDay(running.dueOn ?? running.dueAt.slice(0, 10), now);
  return strings.due(day, formatRelative(running.dueAt, now));
}

function formatOpenMismatch(rollover: UrgencyFields): string | undefined {
  const { amountMismatch, requestMismatch, assetMismatch } = rollover;
  const open = [amountMismatch, requestMismatch].find((mismatch) => mismatch?.status === "open");
  if (open) return formatDifference(open);
  return assetMismatch?.status === "open" ? strings.assetsDiffer : undefined;
}
