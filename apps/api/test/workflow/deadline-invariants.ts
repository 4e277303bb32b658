import { expect } from "@jest/globals";
import type { RolloverState } from "../../src/rollovers/rollover-states.ts";
import { onBusinessDay } from "../../src/rollovers/workflow/business-days.ts";
import { nextTimerAt } from "../../src/rollovers/workflow/deadline-rules.ts";
import type { Deadline } from "../../src/rollovers/workflow/deadline-types.ts";
import type { WorkflowState } from "../../src/rollovers/workflow/workflow-state.ts";
import { TERMINAL } from "./workflow-table.ts";

// What holds of deadlines whatever happened, said once more without the source's own words.

const DAY_MS = 86_400_000;
const BUSINESS: readonly string[] = ["acknowledgement", "arrival"];

/** What each state waits for; `sixty_day` and what a script waits for stand beside it. */
const WAITED_FOR: Partial<Record<RolloverState, { always?: string; maybe?: string }>> = {
  draft: { always: "draft" },
  awaiting_participant: { always: "consent" },
  awaiting_documents: { always: "documents", maybe: "arrival" },
  requested: { always: "acknowledgement", maybe: "arrival" },
  processing: { maybe: "arrival" },
  funds_sent: { maybe: "arrival" },
  funds_received: { maybe: "arrival" },
};

/** When a deadline asks for something next, in milliseconds; none that does not run. */
function nextOf({ type, dueAt, status, warnedAt }: Deadline): number[] {
  if (status !== "running") return [];
  const end = Date.parse(dueAt);
  if (type !== "sixty_day") return [end];
  const warnings = [30, 14, 7, 1].filter((days) => warnedAt === null || days < warnedAt);
  return [...warnings.map((days) => end - (days + 1) * DAY_MS), end].slice(0, 1);
}

/** Makes sure that the deadlines fit where the rollover stands. */
export function expectDeadlinesHold(current: WorkflowState): void {
  const { state, holdReturnState, deadlines, sixtyDayDueOn, receipts, amountMismatch } = current;
  const types = deadlines.map(({ type }) => type);
  const times = deadlines.flatMap(nextOf);
  const isHeld = state === "on_hold";
  const wrong = deadlines.filter(({ type, status, leftMs, warnedAt }) => {
    const isSixtyDays = type === "sixty_day";
    const isWronglySet = isHeld && !isSixtyDays ? status === "running" : status === "paused";
    const isLeftWrong = status === "paused" ? !(leftMs >= 0) : leftMs !== 0;
    return isWronglySet || isLeftWrong || (!isSixtyDays && warnedAt !== null);
  });
  const { always, maybe } = WAITED_FOR[(isHeld ? holdReturnState : state) as RolloverState] ?? {};
  const known = [always, maybe, "sixty_day", "script"];

  const isTerminal = TERMINAL.includes(state);
  const isShort = amountMismatch?.status === "open" && amountMismatch.difference.startsWith("-");
  const isHome = receipts.length > 0 && !isShort;
  const isOpen = sixtyDayDueOn !== null && !isHome && !isTerminal;
  const sixty = deadlines.find(({ type }) => type === "sixty_day");
  // Said of all at once: walks come here thousands of times, and every assertion costs more than what it asserts.
  expect({
    twice: types.filter((type, index) => types.indexOf(type) !== index),
    next: nextTimerAt(deadlines)?.getTime() ?? null,
    afterTheEnd: isTerminal ? types : [],
    wrong,
    missing: always && !types.includes(always as Deadline["type"]) ? always : null,
    unknown: types.filter((type) => !known.includes(type)),
    sixtyDaysEnd: sixty ? Date.parse(sixty.dueAt) : null,
  }).toEqual({
    twice: [],
    next: times.length > 0 ? Math.min(...times) : null,
    afterTheEnd: [],
    wrong: [],
    missing: null,
    unknown: [],
    sixtyDaysEnd: isOpen ? Date.parse(sixtyDayDueOn) + DAY_MS : null,
  });
}

/** Makes sure that a hold paused everything but the 60 days, and forgot nothing of it. */
export function expectHeld(before: WorkflowState, after: WorkflowState, now: Date): void {
  const expected = before.deadlines.map((one) =>
    one.type === "sixty_day" || one.status !== "running"
      ? one
      : { ...one, status: "paused", leftMs: Math.max(0, Date.parse(one.dueAt) - now.getTime()) },
  );
  expect(byType(after.deadlines)).toEqual(byType(expected as Deadline[]));
}

/** Makes sure that a release gave back what was left: to the millisecond, or on the next business day. */
export function expectReleased(before: WorkflowState, after: WorkflowState, now: Date): void {
  const expected = before.deadlines.map((one) => {
    if (one.status !== "paused") return one;
    const left = new Date(now.getTime() + one.leftMs);
    const due = BUSINESS.includes(one.type) ? onBusinessDay(left) : left;
    return { ...one, status: "running", leftMs: 0, dueAt: due.toISOString() };
  });
  expect(byType(after.deadlines)).toEqual(byType(expected as Deadline[]));
}

function byType(deadlines: readonly Deadline[]): Deadline[] {
  return [...deadlines].sort((a, b) => a.type.localeCompare(b.type));
}
