import { expect } from "@jest/globals";
import { toBusinessDay } from "@svc/rollover-rules/deadlines/business-days";
import type { Deadline } from "@svc/rollover-rules/deadlines/deadline-types";
import { findNextTimer } from "@svc/rollover-rules/deadlines/due-deadlines";
import type { RolloverState } from "@svc/rollover-rules/rollover-states";
import type { WorkflowState } from "@svc/rollover-rules/workflow/workflow-state";
import { hasAssetDifference } from "./asset-invariants.ts";
import { findOpenSixtyDayEnds, isShort } from "./money-invariants.ts";
import { TERMINAL_STATES } from "./workflow-table.ts";

// Reimplements the rules independently of the code under test.

const DAY_MS = 86_400_000;
/** Counted in calendar days; all others in business days. */
const CALENDAR_DAY_TYPES: readonly string[] = ["draft", "consent", "documents", "script"];

/** Deadline of each state. Money in transit adds others. */
const DEADLINE_BY_STATE: Partial<Record<RolloverState, string>> = {
  draft: "draft",
  awaiting_participant: "consent",
  submitted: "review_start",
  in_review: "review",
  approved: "request",
  awaiting_documents: "documents",
  requested: "acknowledgement",
  processing: "processing",
};
const MONEY_DEADLINES: readonly string[] = ["arrival", "participant_check", "sixty_day"];
const MONEY_STATES: readonly RolloverState[] = [
  "requested",
  "processing",
  "awaiting_documents",
  "funds_sent",
  "funds_received",
];

/** Returns the next time at which the deadline fires, in epoch milliseconds; an empty list if it is not running. */
function findNextFireTimes({ type, dueAt, status, warnedAt }: Deadline): number[] {
  if (status !== "running") return [];
  const end = Date.parse(dueAt);
  if (type !== "sixty_day") return [end];
  const warnings = [30, 14, 7, 1].filter((days) => warnedAt === null || days < warnedAt);
  return [...warnings.map((days) => end - (days + 1) * DAY_MS), end].slice(0, 1);
}

/** Expects exactly the deadlines that the state and its money require. */
export function expectDeadlineInvariants(current: WorkflowState): void {
  const { state, holdReturnState, deadlines } = current;
  const types = deadlines.map(({ type }) => type);
  const times = deadlines.flatMap(findNextFireTimes);
  const isHeld = state === "on_hold";
  const wrong = deadlines.filter(({ type, status, leftMs, warnedAt }) => {
    const isSixtyDays = type === "sixty_day";
    const runsDuringHold = isSixtyDays || type === "hold" || type === "mail" || type === "document_expiry";
    const isWronglySet = isHeld && !runsDuringHold ? status === "running" : status === "paused";
    const hasWrongTimeLeft = status === "paused" ? !(leftMs >= 0) : leftMs !== 0;
    return isWronglySet || hasWrongTimeLeft || (!isSixtyDays && warnedAt !== null);
  });
  const effectiveState = (isHeld ? holdReturnState : state) as RolloverState;
  const isTerminal = TERMINAL_STATES.includes(state);
  const stateDeadline =
    DEADLINE_BY_STATE[effectiveState] ??
    (effectiveState === "funds_received" && !isShort(current) && !hasAssetDifference(current)
      ? "posting"
      : null);
  const requiredTypes = isTerminal
    ? []
    : [stateDeadline, isHeld ? "hold" : null].filter((type) => type !== null);
  const moneyDeadlines = MONEY_STATES.includes(effectiveState) ? MONEY_DEADLINES : [];
  const deadlineNames = deadlines.map(({ type, dueAt }) =>
    type === "sixty_day" || type === "mail" ? `${type} ${dueAt}` : type,
  );
  const sixtyDayEnds = deadlines
    .filter(({ type }) => type === "sixty_day")
    .map(({ dueAt }) => Date.parse(dueAt));
  // A single assertion, because walks run it thousands of times and assertions are slow.
  expect({
    duplicates: deadlineNames.filter((name, index) => deadlineNames.indexOf(name) !== index),
    next: findNextTimer(deadlines)?.getTime() ?? null,
    afterTheEnd: isTerminal ? types : [],
    wrong,
    missing: requiredTypes.filter((type) => !types.includes(type as Deadline["type"])),
    unknown: types.filter(
      (type) => ![...requiredTypes, ...moneyDeadlines, "script", "document_expiry", "mail"].includes(type),
    ),
    // Open states have a deadline, running or passed.
    isForgotten: !isTerminal && types.every((type) => type === "script" || type === "document_expiry"),
    sixtyDaysEnd: sixtyDayEnds.sort((a, b) => a - b),
  }).toEqual({
    duplicates: [],
    next: times.length > 0 ? Math.min(...times) : null,
    afterTheEnd: [],
    wrong: [],
    missing: [],
    unknown: [],
    isForgotten: false,
    sixtyDaysEnd: isTerminal ? [] : findOpenSixtyDayEnds(current),
  });
}

/** Expects a hold to pause every running deadline that does not continue during holds. */
export function expectDeadlinesPaused(before: WorkflowState, after: WorkflowState, now: Date): void {
  const expected = before.deadlines.map((one) =>
    one.type === "sixty_day" ||
    one.type === "mail" ||
    one.type === "document_expiry" ||
    one.status !== "running"
      ? one
      : { ...one, status: "paused", leftMs: Math.max(0, Date.parse(one.dueAt) - now.getTime()) },
  );
  const otherDeadlines = after.deadlines.filter(({ type }) => type !== "hold");
  expect(sortByType(otherDeadlines)).toEqual(sortByType(expected as Deadline[]));
}

/** Expects the remaining time to be unchanged to the millisecond, or moved to the next business day. */
export function expectDeadlinesResumed(before: WorkflowState, after: WorkflowState, now: Date): void {
  // If all requested documents arrived during the hold, the rollover no longer waits for them.
  const isAnswered = before.documentRequest !== null && after.documentRequest === null;
  expect(after.state).toBe(isAnswered ? before.documentsReturnState : before.holdReturnState);
  if (isAnswered) {
    expect(after.deadlines.map(({ type }) => type)).not.toContain("documents");
    return;
  }
  const otherDeadlines = before.deadlines.filter(({ type }) => type !== "hold");
  const expected = otherDeadlines.map((one) => {
    if (one.status !== "paused") return one;
    const resumedDueAt = new Date(now.getTime() + one.leftMs);
    const due = CALENDAR_DAY_TYPES.includes(one.type)
      ? resumedDueAt
      : toBusinessDay(resumedDueAt, "UTC", getCalendar(one));
    return { ...one, status: "running", leftMs: 0, dueAt: due.toISOString() };
  });
  expect(sortByType(after.deadlines)).toEqual(sortByType(expected as Deadline[]));
}

function getCalendar({ count }: Deadline) {
  return count === "federal_reserve" ? count : "federal";
}

function sortByType(deadlines: readonly Deadline[]): Deadline[] {
  return [...deadlines].sort((a, b) => `${a.type} ${a.dueAt}`.localeCompare(`${b.type} ${b.dueAt}`));
}
