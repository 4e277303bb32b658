import type { RolloverState } from "../rollover-states.ts";
import { addBusinessDays, onBusinessDay } from "./business-days.ts";
import { type ScriptedCustodian, scriptedMove } from "./custodian-scripts.ts";
import { addDays, dayOf, daysBetween } from "./days.ts";
import type { Consequence, Deadline, DeadlineType } from "./deadline-types.ts";
import { type ActionName, isTerminal } from "./transitions.ts";
import { hasMoneyOut, type WorkflowState } from "./workflow-state.ts";

// When deadlines begin, pause, pass and are warned of. Times are on the organization's clock.

/** Days before the last of the sixty on which is warned. */
export const WARNING_DAYS = [30, 14, 7, 1] as const;

const DAY_MS = 86_400_000;
const ARRIVAL_BUSINESS_DAYS = { check: 15, wire: 3, ach: 3, acats: 6, internal: 1 } as const;

/** The calendar or business days that are waited in a state; states that are not here wait for ever. */
const WAITS: Partial<Record<RolloverState, { type: DeadlineType; days?: number; businessDays?: number }>> = {
  draft: { type: "draft", days: 30 },
  awaiting_participant: { type: "consent", days: 14 },
  awaiting_documents: { type: "documents", days: 30 },
  requested: { type: "acknowledgement", businessDays: 5 },
};
const BUSINESS: readonly Deadline["type"][] = ["acknowledgement", "arrival"];

/** The deadlines of a new rollover. @param now on its organization's clock */
export function firstDeadlines(now: Date): Deadline[] {
  return startWait("draft", now);
}

/** The deadlines of a rollover after an action. @param now on its organization's clock */
export function nextDeadlines(
  before: WorkflowState,
  next: WorkflowState,
  action: ActionName,
  now: Date,
  scripted: ScriptedCustodian | null,
): Deadline[] {
  if (isTerminal(next.state)) return [];
  const pausable = before.deadlines.filter((deadline) => deadline.type !== "sixty_day");
  if (action === "hold") return [...pausable.map((one) => pause(one, now)), ...sixtyDays(before, next, now)];
  if (action === "release")
    return [...pausable.map((one) => resume(one, now)), ...sixtyDays(before, next, now)];
  const kept = pausable.filter((deadline) => deadline.type !== "script");
  return [
    ...nextWaits(before, next, action, now, kept),
    ...sixtyDays(before, next, now),
    ...nextMove(next, scripted, now),
  ];
}

function nextMove(next: WorkflowState, scripted: ScriptedCustodian | null, now: Date): Deadline[] {
  const move = scriptedMove(next, scripted, now);
  return move ? [running("script", new Date(now.getTime() + move.afterDays * DAY_MS))] : [];
}

function nextWaits(
  before: WorkflowState,
  next: WorkflowState,
  action: ActionName,
  now: Date,
  kept: Deadline[],
): Deadline[] {
  if (action === "mark_funds_sent" || action === "record_distribution") return arrival(next, now, kept);
  if (next.state === "funds_received") return isShort(next) ? kept : [];
  if (before.state === next.state) return kept;
  // What is on its way is waited for, whatever else is.
  const onItsWay = isUnderWay(next) ? kept.filter(({ type }) => type === "arrival") : [];
  return [...onItsWay, ...startWait(next.state, now)];
}

function startWait(state: RolloverState, now: Date): Deadline[] {
  const wait = WAITS[state];
  if (!wait) return [];
  const due = wait.businessDays
    ? addBusinessDays(now, wait.businessDays)
    : new Date(now.getTime() + (wait.days ?? 0) * DAY_MS);
  return [running(wait.type, due)];
}

/** Everything that is under way to the destination should be there by the latest of its days. */
function arrival(next: WorkflowState, now: Date, kept: Deadline[]): Deadline[] {
  const newest = next.transfers.at(-1);
  const before = kept.filter(({ type, status }) => type === "arrival" && status === "running");
  if (newest?.sentTo !== "destination") return before;
  const due = addBusinessDays(now, ARRIVAL_BUSINESS_DAYS[newest.method]);
  const latest = before.find(({ dueAt }) => dueAt > due.toISOString());
  return [latest ?? running("arrival", due)];
}

function isUnderWay({ transfers }: WorkflowState): boolean {
  return transfers.some(({ status, sentTo }) => status === "sent" && sentTo === "destination");
}

function isShort({ amountMismatch }: WorkflowState): boolean {
  return amountMismatch?.status === "open" && amountMismatch.difference.startsWith("-");
}

/** They run while money is in the participant's hands or on its way back, hold or not. */
function sixtyDays(before: WorkflowState, next: WorkflowState, now: Date): Deadline[] {
  const isHome = next.receipts.length > 0 && !isShort(next);
  if (next.sixtyDayDueOn === null || isHome) return [];
  const dueAt = endOf(next.sixtyDayDueOn);
  const same = before.deadlines.find((one) => one.type === "sixty_day" && one.dueAt === dueAt);
  if (same) return [same];
  const fresh = running("sixty_day", new Date(dueAt));
  // Money that was home and is out again: what has been told is not told anew.
  return [before.sixtyDayDueOn === next.sixtyDayDueOn ? asToldBy(fresh, now) : fresh];
}

function asToldBy(deadline: Deadline, now: Date): Deadline {
  if (deadline.dueAt <= now.toISOString()) return { ...deadline, status: "passed" };
  const daysLeft = daysBetween(dayOf(now), lastDayOf(deadline));
  const told = WARNING_DAYS.filter((days) => days >= daysLeft);
  return { ...deadline, warnedAt: told.at(-1) ?? null };
}

function endOf(day: string): string {
  return `${addDays(day, 1)}T00:00:00.000Z`;
}

/** The last day of a deadline, `YYYY-MM-DD`. */
export function lastDayOf({ type, dueAt }: Deadline): string {
  return type === "sixty_day" ? addDays(dueAt.slice(0, 10), -1) : dueAt.slice(0, 10);
}

function running(type: Deadline["type"], due: Date): Deadline {
  return { type, dueAt: due.toISOString(), status: "running", leftMs: 0, warnedAt: null };
}

function pause(deadline: Deadline, now: Date): Deadline {
  if (deadline.status !== "running") return deadline;
  const leftMs = Math.max(0, Date.parse(deadline.dueAt) - now.getTime());
  return { ...deadline, status: "paused", leftMs };
}

function resume(deadline: Deadline, now: Date): Deadline {
  if (deadline.status !== "paused") return deadline;
  const due = new Date(now.getTime() + deadline.leftMs);
  return running(deadline.type, BUSINESS.includes(deadline.type) ? onBusinessDay(due) : due);
}

/** What comes of it. Documents that are late end nothing while money is out. */
export function consequenceOf({ type }: Deadline, current: WorkflowState): Consequence {
  const isExpiry = type === "draft" || type === "consent" || (type === "documents" && !hasMoneyOut(current));
  return isExpiry ? "expires" : "overdue";
}

/** Whether a deadline is one that is told of. */
export function isPublic(deadline: Deadline): deadline is Deadline & { type: DeadlineType } {
  return deadline.type !== "script";
}

/** What a deadline has led to. */
export type DueHappening =
  | { kind: Consequence | "script"; deadline: Deadline }
  | { kind: "warning"; deadline: Deadline; daysLeft: number };

/** The earliest thing that a timer has to do for a rollover by now, or null. */
export function findDue(current: WorkflowState, now: Date): DueHappening | null {
  const due = current.deadlines
    .filter((deadline) => timerOf(deadline) <= now.getTime())
    .sort((a, b) => timerOf(a) - timerOf(b));
  const [deadline] = due;
  if (!deadline) return null;
  if (deadline.type === "script") return { kind: "script", deadline };
  if (deadline.dueAt <= now.toISOString()) return { kind: consequenceOf(deadline, current), deadline };
  return { kind: "warning", deadline, daysLeft: daysBetween(dayOf(now), lastDayOf(deadline)) };
}

/** The deadlines once what was due is done: passed, or warned of. */
export function settle(deadlines: readonly Deadline[], happening: DueHappening): Deadline[] {
  return deadlines.map((deadline) => {
    if (deadline !== happening.deadline) return deadline;
    if (happening.kind !== "warning") return { ...deadline, status: "passed" };
    // Of warnings that came due together the last one says it all.
    const warnedAt = Math.min(...WARNING_DAYS.filter((days) => days >= happening.daysLeft));
    return { ...deadline, warnedAt };
  });
}

/** When a timer has to look at these next; null when nothing is waited for. */
export function nextTimerAt(deadlines: readonly Deadline[]): Date | null {
  const next = Math.min(...deadlines.map(timerOf));
  return Number.isFinite(next) ? new Date(next) : null;
}

/** When a deadline asks for something next, in milliseconds since the epoch; infinite when it never will. */
function timerOf(deadline: Deadline): number {
  if (deadline.status !== "running") return Number.POSITIVE_INFINITY;
  if (deadline.type !== "sixty_day") return Date.parse(deadline.dueAt);
  const ahead = WARNING_DAYS.find((days) => deadline.warnedAt === null || days < deadline.warnedAt);
  return ahead === undefined ? Date.parse(deadline.dueAt) : Date.parse(addDays(lastDayOf(deadline), -ahead));
}
