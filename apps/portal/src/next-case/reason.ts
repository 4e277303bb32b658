import type { components } from "../generated/api.ts";
import { formatDay, formatLate } from "../ui/due.ts";
import { formatDifference } from "../ui/money-format.ts";
import { formatRelative } from "../ui/relative-time.tsx";
import { strings } from "./strings.ts";

type Rollover = components["schemas"]["Rollover"];
type Facts = Pick<
  Rollover,
  "deadlines" | "priority" | "pendingOn" | "amountMismatch" | "requestMismatch" | "assetMismatch"
>;

/** Describes why the rollover is next: its deadline, its priority and its open mismatch. */
export function formatReason(rollover: Facts, now: number, today: string): string {
  const { priority, pendingOn } = rollover;
  const facts = [formatDue(rollover, now, today), strings.priorities[priority], findDifference(rollover)];
  const party = strings.parties[pendingOn];
  return [
    `${facts.filter(Boolean).join(", ")}.`,
    ...(party === undefined ? [] : [strings.waitingOn(party)]),
  ].join(" ");
}

function formatDue({ deadlines }: Facts, now: number, today: string): string {
  const findFirst = (wanted: string) =>
    deadlines
      .filter(({ status, dueAt }) => status === wanted && dueAt !== null)
      .toSorted((one, other) => ((one.dueAt ?? "") < (other.dueAt ?? "") ? -1 : 1))[0];
  const passed = findFirst("passed");
  if (passed?.dueAt) return formatLate({ ...passed, dueAt: passed.dueAt }, now, today);
  const running = findFirst("running");
  if (!running?.dueAt) return strings.noDeadline;
  const day = formatDay(running.dueOn ?? running.dueAt.slice(0, 10), now);
  return strings.due(day, formatRelative(running.dueAt, now));
}

function findDifference({ amountMismatch, requestMismatch, assetMismatch }: Facts): string | undefined {
  const open = [amountMismatch, requestMismatch].find((mismatch) => mismatch?.status === "open");
  if (open) return formatDifference(open);
  return assetMismatch?.status === "open" ? strings.assetsDiffer : undefined;
}
