import { isInTransit, listLiveTransfersTo } from "../money/in-transit.ts";
import type { Transfer } from "../money/transfers.ts";
import type { RolloverState } from "../rollover-states.ts";
import { findScriptedMove, type ScriptedCustodian } from "../workflow/custodian-scripts.ts";
import { createExpiryDeadlines } from "../workflow/document-expiry.ts";
import { type ActionName, isTerminal } from "../workflow/transitions.ts";
import type { WorkflowState } from "../workflow/workflow-state.ts";
import { toBusinessDay } from "./business-days.ts";
import { endOfDay } from "./days.ts";
import { type Deadline, getDayCount, getTimeZone } from "./deadline-types.ts";
import { createMailDeadlines } from "./mail-deadlines.ts";
import { updateSixtyDayDeadlines } from "./sixty-day-deadlines.ts";
import {
  ARRIVALS,
  createRunningDeadline,
  type OrganizationTime,
  startTimeout,
  TIMEOUTS,
  type TimeoutContext,
  type TimeoutName,
} from "./timeouts.ts";

const DAY_MS = 86_400_000;

const STATE_TIMEOUTS: Partial<Record<RolloverState, TimeoutName>> = {
  draft: "draft",
  awaiting_participant: "consent",
  submitted: "reviewStart",
  in_review: "review",
  approved: "request",
  requested: "acknowledgement",
  processing: "processing",
  awaiting_documents: "documents",
};

const RELEASE_ACTIONS: readonly ActionName[] = ["release", "resolve_death"];

interface DeadlineContext extends TimeoutContext {
  script: ScriptedCustodian | null;
}

export function createFirstDeadlines(time: OrganizationTime): Deadline[] {
  return [startTimeout("draft", { ...time, processingDays: null })];
}

/** Returns the deadlines after an action. */
export function updateDeadlines(
  before: WorkflowState,
  next: WorkflowState,
  change: { action: ActionName; context: DeadlineContext },
): Deadline[] {
  if (isTerminal(next.state)) return [];
  const deadlines = updateNonMailDeadlines(before, next, change);
  const mail = before.deadlines.filter(({ type }) => type === "mail");
  return [...deadlines, ...createMailDeadlines(next, [...deadlines, ...mail], change.context)];
}

function updateNonMailDeadlines(
  before: WorkflowState,
  next: WorkflowState,
  { action, context }: { action: ActionName; context: DeadlineContext },
): Deadline[] {
  const sixtyDayDeadlines = updateSixtyDayDeadlines(before, next, context);
  const unpausableDeadlines = [...sixtyDayDeadlines, ...createExpiryDeadlines(next, context)];
  const pausableDeadlines = before.deadlines.filter(
    ({ type }) => type !== "sixty_day" && type !== "document_expiry" && type !== "mail",
  );
  if (next.state === "on_hold") {
    const wasOnHold = before.state === "on_hold";
    const isReturnStateAmended = action === "amend" && before.holdReturnState !== next.holdReturnState;
    if (wasOnHold && (action === "mark_funds_received" || isReturnStateAmended))
      return [
        ...replacePausedTimeouts(
          before,
          { ...next, deadlines: [...pausableDeadlines, ...sixtyDayDeadlines] },
          { action, context },
        ),
        ...unpausableDeadlines,
      ];
    const paused = pausableDeadlines.map((one) => pause(one, context.now));
    return [
      ...(wasOnHold ? pausableDeadlines : [...paused, startTimeout("hold", context)]),
      ...unpausableDeadlines,
    ];
  }
  if (RELEASE_ACTIONS.includes(action)) {
    const resumed = pausableDeadlines
      .filter(({ type }) => type !== "hold")
      .map((one) => resume(one, context.now));
    const scriptDeadlines = resumed.filter(({ type }) => type === "script");
    return [
      ...listTimeouts(before, next, { action, context, existing: [...resumed, ...sixtyDayDeadlines] }),
      ...unpausableDeadlines,
      ...scriptDeadlines,
    ];
  }
  const timeouts = listTimeouts(before, next, {
    action,
    context,
    existing: [...pausableDeadlines, ...sixtyDayDeadlines],
  });
  return [...timeouts, ...unpausableDeadlines, ...createScriptDeadlines(next, context)];
}

/**
 * Replaces the paused deadlines if, during a hold, money arrived or an amendment changed `holdReturnState`.
 * @param next the state after the action, except that its pausable deadlines are from before the action
 */
function replacePausedTimeouts(
  before: WorkflowState,
  next: WorkflowState,
  { action, context }: { action: ActionName; context: DeadlineContext },
): Deadline[] {
  const resumed = { ...next, state: next.holdReturnState ?? next.state };
  const hold = next.deadlines.filter(({ type }) => type === "hold");
  const paused = next.deadlines.filter(({ type }) => type !== "hold");
  const timeouts = listTimeouts(before, resumed, { action, context, existing: paused });
  return [...hold, ...timeouts.map((one) => pause(one, context.now))];
}

function createScriptDeadlines(next: WorkflowState, { script, ...time }: DeadlineContext): Deadline[] {
  const move = findScriptedMove(next, script, time);
  if (!move) return [];
  return [
    createRunningDeadline("script", new Date(time.now.getTime() + move.afterDays * DAY_MS), time.timeZone),
  ];
}

function listTimeouts(
  before: WorkflowState,
  next: WorkflowState,
  {
    action,
    context,
    existing,
  }: { action: ActionName; context: DeadlineContext; existing: readonly Deadline[] },
): Deadline[] {
  const isStateEntered = before.state !== next.state && !RELEASE_ACTIONS.includes(action);
  const timeoutName = findStateTimeout(next);
  // Each receipt restarts the posting deadline.
  const isRestarted = isStateEntered || (timeoutName === "posting" && action === "mark_funds_received");
  const moneyTimeouts = listMoneyTimeouts(before, next, { context, existing });
  if (timeoutName === null) return moneyTimeouts;
  const current = isRestarted ? undefined : findDeadline(timeoutName, existing);
  return [...moneyTimeouts, current ?? startTimeout(timeoutName, context)];
}

function findStateTimeout(next: WorkflowState): TimeoutName | null {
  if (next.state === "funds_received") return isInTransit(next) ? null : "posting";
  return STATE_TIMEOUTS[next.state] ?? null;
}

function listMoneyTimeouts(
  before: WorkflowState,
  next: WorkflowState,
  { context, existing }: { context: DeadlineContext; existing: readonly Deadline[] },
): Deadline[] {
  if (!isInTransit(next)) return [];
  const timeouts: Deadline[] = [];
  const newTransfer = next.transfers.length > before.transfers.length ? next.transfers.at(-1) : undefined;
  const toDestination = listLiveTransfersTo(next, "destination");
  const lastToDestination = toDestination.at(-1);
  if (lastToDestination) {
    const name = ARRIVALS[lastToDestination.method];
    const current = findDeadline(name, existing);
    timeouts.push(
      newTransfer === lastToDestination
        ? startArrival(lastToDestination, { isOnlyTransfer: toDestination.length === 1, current, context })
        : (current ?? startTimeout(name, context)),
    );
  }
  const isWithParticipant = listLiveTransfersTo(next, "participant").length > 0;
  // A 60-day deadline replaces the participant check deadline.
  if (isWithParticipant && !existing.some(({ type }) => type === "sixty_day")) {
    const name = "participantCheck";
    const current = newTransfer?.sentTo === "participant" ? undefined : findDeadline(name, existing);
    timeouts.push(current ?? startTimeout(name, context));
  }
  return timeouts;
}

/**
 * A check with an expected date is due at the end of that day. A corrected date replaces the deadline, unless
 * other money is in transit.
 */
function startArrival(
  { method, expectedOn }: Transfer,
  {
    isOnlyTransfer,
    current,
    context,
  }: { isOnlyTransfer: boolean; current: Deadline | undefined; context: DeadlineContext },
): Deadline {
  if (!expectedOn) return pickLater(current, startTimeout(ARRIVALS[method], context));
  // The last moment of the day, because the first moment of the next day would be shown as due on the next day.
  const due = new Date(endOfDay(expectedOn, context.timeZone).getTime() - 1);
  const expected = { ...createRunningDeadline("arrival", due, context.timeZone), count: "calendar" as const };
  return isOnlyTransfer ? expected : pickLater(current, expected);
}

/** The later deadline covers all money in transit to the destination. */
function pickLater(current: Deadline | undefined, fresh: Deadline): Deadline {
  return current?.status === "running" && current.dueAt > fresh.dueAt ? current : fresh;
}

function findDeadline(name: TimeoutName, deadlines: readonly Deadline[]): Deadline | undefined {
  return deadlines.find(({ type }) => type === TIMEOUTS[name].type);
}

function pause(deadline: Deadline, now: Date): Deadline {
  if (deadline.status !== "running") return deadline;
  const leftMs = Math.max(0, Date.parse(deadline.dueAt) - now.getTime());
  return { ...deadline, status: "paused", leftMs };
}

function resume(deadline: Deadline, now: Date): Deadline {
  if (deadline.status !== "paused") return deadline;
  const resumedDueAt = new Date(now.getTime() + deadline.leftMs);
  const count = getDayCount(deadline);
  const due = count === "calendar" ? resumedDueAt : toBusinessDay(resumedDueAt, getTimeZone(deadline), count);
  return { ...deadline, status: "running", leftMs: 0, dueAt: due.toISOString() };
}
