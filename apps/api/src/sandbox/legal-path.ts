import type { RolloverState } from "../rollovers/rollover-states.ts";
import { findShortfall } from "../rollovers/workflow/amounts.ts";
import { applyAction } from "../rollovers/workflow/apply-action.ts";
import { isShortInKind } from "../rollovers/workflow/asset-mismatch.ts";
import { todayOf } from "../rollovers/workflow/days.ts";
import { findMissingDocuments } from "../rollovers/workflow/document-rules.ts";
import { ParamIssue, type ParamsOf } from "../rollovers/workflow/effects/effect.ts";
import { findRefusal, type WorkflowContext } from "../rollovers/workflow/guards.ts";
import { liveReceipts } from "../rollovers/workflow/receipts.ts";
import { isLive } from "../rollovers/workflow/transfers.ts";
import { ACTION_NAMES, type ActionName } from "../rollovers/workflow/transitions.ts";
import type { WorkflowState } from "../rollovers/workflow/workflow-state.ts";
import { fittingParams, type Moved } from "./fitting-params.ts";

export interface PathStep {
  action: ActionName;
  params: Record<string, unknown>;
}

/** Finds the shortest path that the transition table and the guards allow. */
export function findLegalPath(
  from: WorkflowState & Moved,
  to: RolloverState,
  context: WorkflowContext,
): PathStep[] | null {
  const seen = new Set([placeOf(from, context)]);
  let front: { current: WorkflowState; path: PathStep[] }[] = [{ current: from, path: [] }];
  while (front.length > 0) {
    const next: typeof front = [];
    for (const { current, path } of front) {
      if (current.state === to) return path;
      for (const action of ACTION_NAMES) {
        if (findRefusal(current, action, context)) continue;
        const params = fittingParams(action, current, from, context);
        const reached = tryAction(current, action, params, context);
        if (!reached) continue;
        const place = placeOf(reached, context);
        if (seen.has(place)) continue;
        seen.add(place);
        next.push({ current: reached, path: [...path, { action, params }] });
      }
    }
    front = next;
  }
  return null;
}

/** Returns null for invalid params, such as a sum that would be too large. */
function tryAction(
  current: WorkflowState,
  action: ActionName,
  params: Record<string, unknown>,
  context: WorkflowContext,
): WorkflowState | null {
  try {
    return applyAction(current, action, params as ParamsOf<ActionName>, {
      ...context,
      newDocumentId: () => "doc",
    });
  } catch (error) {
    if (error instanceof ParamIssue) return null;
    throw error;
  }
}

/** Identifies the facts that decide which actions are possible. */
function placeOf(current: WorkflowState, context: WorkflowContext): string {
  const { state, documentsReturnState, holdReturnState, transfers, receipts } = current;
  const hasLive = transfers.some(isLive);
  const missing = findMissingDocuments(current, context.requirements, todayOf(context)).length;
  return [
    state,
    documentsReturnState,
    holdReturnState,
    hasLive,
    liveReceipts(receipts).length > 0,
    current.amountMismatch?.status,
    current.requestMismatch?.status,
    isShortInKind(current),
    findShortfall(current) !== null,
    missing,
  ].join();
}
