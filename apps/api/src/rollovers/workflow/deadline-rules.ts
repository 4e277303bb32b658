import type { RolloverState } from "../rollover-states.ts";
import { onBusinessDay } from "./business-days.ts";
import { type ScriptedCustodian, scriptedMove } from "./custodian-scripts.ts";
import { countOf, type Deadline, zoneOf } from "./deadline-types.ts";
import { nextExpiry } from "./document-expiry.ts";
import { isOnItsWay, liveTransfersTo } from "./on-its-way.ts";
import { sixtyDays } from "./sixty-day-deadlines.ts";
import { type ActionName, isTerminal } from "./transitions.ts";
import {
  ARRIVALS,
  type OrganizationTime,
  running,
  startWait,
  WAITS,
  type WaitingContext,
  type WaitName,
} from "./waits.ts";
import type { WorkflowState } from "./workflow-state.ts";

const DAY_MS = 86_400_000;

const STATE_WAITS: Partial<Record<RolloverState, WaitName>> = {
  draft: "draft",
  awaiting_participant: "consent",
  submitted: "reviewStart",
  in_review: "review",
  approved: "request",
  requested: "acknowledgement",
  processing: "processing",
  awaiting_documents: "documents",
};

export interface DeadlineContext extends WaitingContext {
  scripted: ScriptedCustodian | null;
}

export function firstDeadlines(time: OrganizationTime): Deadline[] {
  return [startWait("draft", { ...time, processingDays: null })];
}

export function nextDeadlines(
  before: WorkflowState,
  next: WorkflowState,
  action: ActionName,
  context: DeadlineContext,
): Deadline[] {
  if (isTerminal(next.state)) return [];
  const sixty = sixtyDays(before, next, context);
  const unpaused = [...sixty, ...nextExpiry(next, context)];
  const others = before.deadlines.filter(({ type }) => type !== "sixty_day" && type !== "document_expiry");
  if (next.state === "on_hold") {
    const isHeld = before.state === "on_hold";
    const paused = others.map((one) => pause(one, context.now));
    return [...(isHeld ? others : [...paused, startWait("hold", context)]), ...unpaused];
  }
  if (action === "release") {
    const resumed = others.filter(({ type }) => type !== "hold").map((one) => resume(one, context.now));
    const script = resumed.filter(({ type }) => type === "script");
    return [...nextWaits(before, next, action, context, [...resumed, ...sixty]), ...unpaused, ...script];
  }
  const waits = nextWaits(before, next, action, context, [...others, ...sixty]);
  return [...waits, ...unpaused, ...nextMove(next, context)];
}

function nextMove(next: WorkflowState, { scripted, ...time }: DeadlineContext): Deadline[] {
  const move = scriptedMove(next, scripted, time);
  if (!move) return [];
  return [running("script", new Date(time.now.getTime() + move.afterDays * DAY_MS), time.timeZone)];
}

function nextWaits(
  before: WorkflowState,
  next: WorkflowState,
  action: ActionName,
  context: DeadlineContext,
  kept: readonly Deadline[],
): Deadline[] {
  const isEntered = before.state !== next.state && action !== "release";
  const ofState = stateWait(next);
  // Each receipt restarts the posting deadline.
  const isAnew = isEntered || (ofState === "posting" && action === "mark_funds_received");
  const own = ofState && ((!isAnew && findOf(ofState, kept)) || startWait(ofState, context));
  return [...moneyWaits(before, next, context, kept), ...(own ? [own] : [])];
}

function stateWait(next: WorkflowState): WaitName | null {
  if (next.state === "funds_received") return isOnItsWay(next) ? null : "posting";
  return STATE_WAITS[next.state] ?? null;
}

/** These run in any state. */
function moneyWaits(
  before: WorkflowState,
  next: WorkflowState,
  context: DeadlineContext,
  kept: readonly Deadline[],
): Deadline[] {
  if (!isOnItsWay(next)) return [];
  const waits: Deadline[] = [];
  const newest = next.transfers.length > before.transfers.length ? next.transfers.at(-1) : undefined;
  const toDestination = liveTransfersTo(next, "destination").at(-1);
  if (toDestination) {
    const name = ARRIVALS[toDestination.method];
    const before = findOf(name, kept);
    waits.push(
      newest === toDestination
        ? latest(before, startWait(name, context))
        : (before ?? startWait(name, context)),
    );
  }
  const isWithParticipant = liveTransfersTo(next, "participant").length > 0;
  // If the 60 days run, they are the participant's deadline.
  if (isWithParticipant && !kept.some(({ type }) => type === "sixty_day")) {
    const name = "participantCheck";
    const before = newest?.sentTo === "participant" ? undefined : findOf(name, kept);
    waits.push(before ?? startWait(name, context));
  }
  return waits;
}

/** The latest deadline covers everything in transit to the destination. */
function latest(before: Deadline | undefined, fresh: Deadline): Deadline {
  return before?.status === "running" && before.dueAt > fresh.dueAt ? before : fresh;
}

function findOf(name: WaitName, deadlines: readonly Deadline[]): Deadline | undefined {
  return deadlines.find(({ type }) => type === WAITS[name].type);
}

function pause(deadline: Deadline, now: Date): Deadline {
  if (deadline.status !== "running") return deadline;
  const leftMs = Math.max(0, Date.parse(deadline.dueAt) - now.getTime());
  return { ...deadline, status: "paused", leftMs };
}

function resume(deadline: Deadline, now: Date): Deadline {
  if (deadline.status !== "paused") return deadline;
  const left = new Date(now.getTime() + deadline.leftMs);
  const count = countOf(deadline);
  const due = count === "calendar" ? left : onBusinessDay(left, zoneOf(deadline), count);
  return { ...deadline, status: "running", leftMs: 0, dueAt: due.toISOString() };
}
