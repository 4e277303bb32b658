import type { CustodianDirectory } from "@svc/custodians";
import type { Sql } from "@svc/database";
import {
  type DueEvent,
  findDueEvent,
  findNextTimer,
  markDeadline,
} from "@svc/rollover-rules/deadlines/due-deadlines";
import { getLastDay } from "@svc/rollover-rules/deadlines/sixty-day-deadlines";
import type { VerifiedRollover } from "@svc/rollover-rules/rollover";
import { findScriptedMove } from "@svc/rollover-rules/workflow/custodian-scripts";
import { withExpiredDocuments } from "@svc/rollover-rules/workflow/document-expiry";
import type { WorkflowContext } from "@svc/rollover-rules/workflow/guards";
import { Problem } from "@svc/service-kit/errors";
import type { TimelineActor } from "../../context/actor.ts";
import type { ApiContext } from "../../context/context.ts";
import { parseAction, performAction, writeChange } from "../actions/perform-action.ts";
import { lockForChange } from "../changes/lock-for-change.ts";
import { toDocumentDetails } from "../timeline/event-details.ts";
import { planChange, updateWithTimeline } from "../timeline/rollover-change.ts";
import { findFirstDue } from "./timer-store.ts";

const TIMER_ACTOR: TimelineActor = { type: "timer", id: null };

export interface RolloverRef {
  organizationId: string;
  rolloverId: string;
}

/**
 * @param now on the organization's clock; by default, the current time
 * @returns false if no timer is due
 */
export async function fireNext(
  ctx: ApiContext,
  tx: Sql,
  {
    rolloverRef,
    directory,
    now,
  }: { rolloverRef: RolloverRef; directory: CustodianDirectory; now?: Date | undefined },
): Promise<boolean> {
  const { rollover, context } = await lockForChange(ctx, tx, { ...rolloverRef, directory, now });
  const due = findDueEvent(rollover, context.now);
  if (!due) return false;
  if (due.kind === "script") await performMove(ctx, tx, { rollover, due, context });
  else if (due.kind === "document_expiry") await expireDocuments(ctx, tx, { rollover, context });
  else if (due.kind === "expires") {
    await performAction(ctx, tx, {
      before: rollover,
      parsedAction: { action: "expire", params: {} },
      context,
      actor: TIMER_ACTOR,
    });
  } else await emitDeadlineEvent(ctx, tx, { rollover, due, now: context.now });
  return true;
}

/**
 * Fires the organization's first timer due by `until`, at its due time or, if that has passed, at `now`.
 * @param skipped rollovers to skip; receives those that do not match their timelines
 * @returns the time at which the timer fired, or null if no timer is due
 */
export async function fireFirstDue(
  ctx: ApiContext,
  tx: Sql,
  {
    organizationId,
    directory,
    now,
    until,
    skipped,
  }: { organizationId: string; directory: CustodianDirectory; now: Date; until: Date; skipped: Set<string> },
): Promise<Date | null> {
  for (;;) {
    const first = await findFirstDue(tx, organizationId, { until, excluded: [...skipped] });
    if (!first) return null;
    const firedAt = first.nextTimerAt > now ? first.nextTimerAt : now;
    try {
      await fireNext(ctx, tx, {
        rolloverRef: { organizationId, rolloverId: first.id },
        directory,
        now: firedAt,
      });
      return firedAt;
    } catch (error) {
      // The transaction is still usable, because this error precedes any write.
      if (!(error instanceof Problem && error.code === "history_mismatch")) throw error;
      skipped.add(first.id);
    }
  }
}

async function expireDocuments(
  ctx: ApiContext,
  tx: Sql,
  { rollover, context }: { rollover: VerifiedRollover; context: WorkflowContext },
): Promise<void> {
  const next = withExpiredDocuments(rollover, context);
  const details = toDocumentDetails(next, rollover);
  await writeChange(
    ctx,
    { tx, before: rollover, next },
    {
      type: "rollover.documents_expired",
      at: context.now,
      actor: TIMER_ACTOR,
      action: null,
      reason: null,
      data: details,
      eventDetails: details,
    },
  );
}

async function emitDeadlineEvent(
  ctx: ApiContext,
  tx: Sql,
  { rollover, due, now }: { rollover: VerifiedRollover; due: DueEvent; now: Date },
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
    { tx, before: rollover, next: { ...rollover, deadlines: markDeadline(rollover.deadlines, due) } },
    {
      type: due.kind === "warning" ? "rollover.deadline_approaching" : "rollover.overdue",
      at: now,
      actor: TIMER_ACTOR,
      action: null,
      reason: null,
      data: { deadline },
      eventDetails: { deadline },
    },
  );
}

/**
 * Performs the next action in the script of a sandbox custodian. If the action is impossible, the script ends, with a timeline
 * entry but without an event.
 */
async function performMove(
  ctx: ApiContext,
  tx: Sql,
  { rollover, due, context }: { rollover: VerifiedRollover; due: DueEvent; context: WorkflowContext },
): Promise<void> {
  const move = findScriptedMove(rollover, context.script, context);
  const custodian: TimelineActor = { type: "custodian", id: rollover.sourceCustodianId };
  try {
    if (!move) throw new Problem("invalid_transition");
    const parsedAction = parseAction(move.action, move.params);
    await performAction(ctx, tx, { before: rollover, parsedAction, context, actor: custodian });
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const deadlines = markDeadline(rollover.deadlines, due);
    const changes = { deadlines, nextTimerAt: findNextTimer(deadlines) };
    const plannedChange = planChange(
      ctx,
      { ...rollover, ...changes },
      {
        change: {
          type: "rollover.script_ended",
          at: context.now,
          actor: TIMER_ACTOR,
          action: null,
          fromState: rollover.state,
          toState: rollover.state,
          reason: null,
          data: {},
          skipsEvents: true,
        },
      },
    );
    await updateWithTimeline(tx, ctx.chainKeys, { plannedChange, changes });
  }
}
