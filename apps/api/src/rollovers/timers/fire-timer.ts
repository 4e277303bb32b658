import type { CustodianDirectory } from "@svc/custodians";
import type { Sql } from "@svc/database";
import { Problem } from "@svc/service-kit";
import type { ApiContext } from "../../context.ts";
import { changedDocuments } from "../event-details.ts";
import { lockForChange } from "../lock-for-change.ts";
import { parseAction, performAction, writeChange } from "../perform-action.ts";
import type { HeldRollover } from "../rollover.ts";
import { planHistory, writeChanged } from "../rollover-history.ts";
import type { TimelineActor } from "../timeline-chain.ts";
import { scriptedMove } from "../workflow/custodian-scripts.ts";
import { withExpired } from "../workflow/document-expiry.ts";
import { type DueHappening, findDue, nextTimerAt, settle } from "../workflow/due-deadlines.ts";
import type { WorkflowContext } from "../workflow/guards.ts";
import { lastDayOf } from "../workflow/sixty-day-deadlines.ts";
import { findFirstDue } from "./timer-store.ts";

const TIMER: TimelineActor = { type: "timer", id: null };
/** A rollover, where it is known by its id alone. */
export interface RolloverPlace {
  organizationId: string;
  rolloverId: string;
}

/**
 * Does the earliest thing that is due for a rollover, in the caller's transaction.
 *
 * @param at on the organization's clock; now unless it is given
 * @returns whether anything was due
 */
export async function fireNext(
  ctx: ApiContext,
  tx: Sql,
  place: RolloverPlace,
  directory: CustodianDirectory,
  at?: Date,
): Promise<boolean> {
  const { rollover, context } = await lockForChange(ctx, tx, place, directory, { now: at });
  const due = findDue(rollover, context.now);
  if (!due) return false;
  if (due.kind === "script") await playMove(ctx, tx, rollover, due, context);
  else if (due.kind === "document_expiry") await expireDocuments(ctx, tx, rollover, context);
  else if (due.kind === "expires") {
    await performAction(ctx, tx, rollover, { action: "expire", params: {} }, context, TIMER);
  } else await tell(ctx, tx, rollover, due, context.now);
  return true;
}

/**
 * Does the first thing that comes due for an organization, at its own time.
 *
 * @param now on the organization's clock; what is due already is done at this moment
 * @param until how far ahead is looked
 * @param skipped rollovers that are passed over; one that is not as its history left it is added
 * @returns when it was done; null when nothing comes due
 */
export async function fireFirstDue(
  ctx: ApiContext,
  tx: Sql,
  organizationId: string,
  { now, until, skipped }: { now: Date; until: Date; skipped: Set<string> },
  directory: CustodianDirectory,
): Promise<Date | null> {
  for (;;) {
    const first = await findFirstDue(tx, organizationId, until, [...skipped]);
    if (!first) return null;
    const at = first.nextTimerAt > now ? first.nextTimerAt : now;
    try {
      await fireNext(ctx, tx, { organizationId, rolloverId: first.id }, directory, at);
      return at;
    } catch (error) {
      // Found before anything is written: the transaction goes on.
      if (!(error instanceof Problem && error.code === "history_mismatch")) throw error;
      skipped.add(first.id);
    }
  }
}

/** Documents whose last day is over count no more: no state changes, the timeline and an event tell of it. */
async function expireDocuments(
  ctx: ApiContext,
  tx: Sql,
  rollover: HeldRollover,
  context: WorkflowContext,
): Promise<void> {
  const next = withExpired(rollover, context);
  const details = changedDocuments(next, rollover);
  await writeChange(ctx, tx, rollover, next, {
    type: "rollover.documents_expired",
    at: context.now,
    actor: TIMER,
    action: null,
    reason: null,
    data: details,
    eventDetails: details,
  });
}

/** A deadline that passed, or comes near, changes no state: the timeline and an event tell of it. */
async function tell(
  ctx: ApiContext,
  tx: Sql,
  rollover: HeldRollover,
  due: DueHappening,
  now: Date,
): Promise<void> {
  const { type, dueAt } = due.deadline;
  const deadline = {
    type,
    dueOn: lastDayOf(due.deadline),
    dueAt,
    ...(due.kind === "warning" ? { daysLeft: due.daysLeft } : {}),
  };
  await writeChange(
    ctx,
    tx,
    rollover,
    { ...rollover, deadlines: settle(rollover.deadlines, due) },
    {
      type: due.kind === "warning" ? "rollover.deadline_approaching" : "rollover.overdue",
      at: now,
      actor: TIMER,
      action: null,
      reason: null,
      data: { deadline },
      eventDetails: { deadline },
    },
  );
}

/**
 * A custodian of the sandbox makes its move. One that is not possible as things stand ends its script: what is waited
 * for is part of what the timeline seals, so an entry says so, and no event does.
 */
async function playMove(
  ctx: ApiContext,
  tx: Sql,
  rollover: HeldRollover,
  due: DueHappening,
  context: WorkflowContext,
): Promise<void> {
  const move = scriptedMove(rollover, context.scripted, context);
  const custodian: TimelineActor = { type: "custodian", id: rollover.sourceCustodianId };
  try {
    if (!move) throw new Problem("invalid_transition");
    const asked = parseAction(move.action, move.params);
    await performAction(ctx, tx, rollover, asked, context, custodian);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const deadlines = settle(rollover.deadlines, due);
    const changes = { deadlines, nextTimerAt: nextTimerAt(deadlines) };
    const history = planHistory(
      ctx,
      { ...rollover, ...changes },
      {
        type: "rollover.script_ended",
        at: context.now,
        actor: TIMER,
        action: null,
        fromState: rollover.state,
        toState: rollover.state,
        reason: null,
        data: {},
        isQuiet: true,
      },
    );
    await writeChanged(tx, ctx.chainKeys, history, changes);
  }
}
