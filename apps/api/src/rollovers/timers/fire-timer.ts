import type { CustodianDirectory } from "@svc/custodians";
import type { Sql } from "@svc/database";
import {
  type DueEvent,
  findDue,
  nextTimerAt,
  settleDeadline,
} from "@svc/rollover-rules/deadlines/due-deadlines";
import { getLastDay } from "@svc/rollover-rules/deadlines/sixty-day-deadlines";
import type { VerifiedRollover } from "@svc/rollover-rules/rollover";
import { scriptedMove } from "@svc/rollover-rules/workflow/custodian-scripts";
import { withExpired } from "@svc/rollover-rules/workflow/document-expiry";
import type { WorkflowContext } from "@svc/rollover-rules/workflow/guards";
import { Problem } from "@svc/service-kit/errors";
import type { TimelineActor } from "../../context/actor.ts";
import type { ApiContext } from "../../context/context.ts";
import { parseAction, performAction, writeChange } from "../actions/perform-action.ts";
import { lockForChange } from "../changes/lock-for-change.ts";
import { toDocumentDetails } from "../timeline/event-details.ts";
import { planChange, updateWithTimeline } from "../timeline/rollover-change.ts";
import { findFirstDue } from "./timer-store.ts";

const TIMER: TimelineActor = { type: "timer", id: null };
export interface RolloverRef {
  organizationId: string;
  rolloverId: string;
}

/** Fires the earliest due timer of a rollover. @param at on the organization's clock, by default now */
export async function fireNext(
  ctx: ApiContext,
  tx: Sql,
  rolloverRef: RolloverRef,
  directory: CustodianDirectory,
  at?: Date,
): Promise<boolean> {
  const { rollover, context } = await lockForChange(ctx, tx, rolloverRef, directory, { now: at });
  const due = findDue(rollover, context.now);
  if (!due) return false;
  if (due.kind === "script") await performMove(ctx, tx, rollover, due, context);
  else if (due.kind === "document_expiry") await expireDocuments(ctx, tx, rollover, context);
  else if (due.kind === "expires") {
    await performAction(ctx, tx, rollover, { action: "expire", params: {} }, context, TIMER);
  } else await emitDeadlineEvent(ctx, tx, rollover, due, context.now);
  return true;
}

/**
 * Fires the organization's first due timer at its due time, or at `now` if it is overdue.
 *
 * @param skipped rollovers to skip; those with a timeline mismatch are added
 * @returns the time it fired, or null if none is due
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
      // This error is thrown before anything is written, so the transaction is still usable.
      if (!(error instanceof Problem && error.code === "history_mismatch")) throw error;
      skipped.add(first.id);
    }
  }
}

/** Marks expired documents, which no longer count. The state does not change. */
async function expireDocuments(
  ctx: ApiContext,
  tx: Sql,
  rollover: VerifiedRollover,
  context: WorkflowContext,
): Promise<void> {
  const next = withExpired(rollover, context);
  const details = toDocumentDetails(next, rollover);
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

/** Records a deadline that passed or approaches. The state does not change. */
async function emitDeadlineEvent(
  ctx: ApiContext,
  tx: Sql,
  rollover: VerifiedRollover,
  due: DueEvent,
  now: Date,
): Promise<void> {
  const { type, dueAt } = due.deadline;
  const deadline = {
    type,
    dueOn: getLastDay(due.deadline),
    dueAt,
    ...(due.kind === "warning" ? { daysLeft: due.daysLeft } : {}),
  };
  await writeChange(
    ctx,
    tx,
    rollover,
    { ...rollover, deadlines: settleDeadline(rollover.deadlines, due) },
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
 * Performs a sandbox custodian's next move. An impossible move ends the script: a timeline entry records this, but no
 * event is emitted.
 */
async function performMove(
  ctx: ApiContext,
  tx: Sql,
  rollover: VerifiedRollover,
  due: DueEvent,
  context: WorkflowContext,
): Promise<void> {
  const move = scriptedMove(rollover, context.scripted, context);
  const custodian: TimelineActor = { type: "custodian", id: rollover.sourceCustodianId };
  try {
    if (!move) throw new Problem("invalid_transition");
    const parsedAction = parseAction(move.action, move.params);
    await performAction(ctx, tx, rollover, parsedAction, context, custodian);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const deadlines = settleDeadline(rollover.deadlines, due);
    const changes = { deadlines, nextTimerAt: nextTimerAt(deadlines) };
    const plannedChange = planChange(
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
        skipsEvents: true,
      },
    );
    await updateWithTimeline(tx, ctx.chainKeys, plannedChange, changes);
  }
}
