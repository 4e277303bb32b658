import { getToday } from "@svc/rollover-rules/deadlines/days";
import { findShortfall } from "@svc/rollover-rules/money/amounts";
import { isShortInKind } from "@svc/rollover-rules/money/asset-mismatch";
import { liveReceipts } from "@svc/rollover-rules/money/receipts";
import { isLive } from "@svc/rollover-rules/money/transfers";
import type { RolloverState } from "@svc/rollover-rules/rollover-states";
import { applyAction } from "@svc/rollover-rules/workflow/apply-action";
import { findMissingDocuments } from "@svc/rollover-rules/workflow/document-rules";
import { ParamIssue, type ParamsOf } from "@svc/rollover-rules/workflow/effects/effect";
import { findRefusal, type WorkflowContext } from "@svc/rollover-rules/workflow/guards";
import { ACTION_NAMES, type ActionName } from "@svc/rollover-rules/workflow/transitions";
import type { WorkflowState } from "@svc/rollover-rules/workflow/workflow-state";
import { buildValidParams, type RequestedPayment } from "./valid-params.ts";

interface PathStep {
  action: ActionName;
  params: Record<string, unknown>;
}

/** Finds the shortest path that the transition table and the guards allow. Returns null if there is none. */
export function findLegalPath(
  from: WorkflowState & RequestedPayment,
  to: RolloverState,
  context: WorkflowContext,
): PathStep[] | null {
  const seen = new Set([toStateKey(from, context)]);
  let frontier: { current: WorkflowState; path: PathStep[] }[] = [{ current: from, path: [] }];
  while (frontier.length > 0) {
    const next: typeof frontier = [];
    for (const { current, path } of frontier) {
      if (current.state === to) return path;
      for (const action of ACTION_NAMES) {
        if (findRefusal(current, action, context)) continue;
        const params = buildValidParams(action, current, from, context);
        const reached = tryAction(current, action, params, context);
        if (!reached) continue;
        const stateKey = toStateKey(reached, context);
        if (seen.has(stateKey)) continue;
        seen.add(stateKey);
        next.push({ current: reached, path: [...path, { action, params }] });
      }
    }
    frontier = next;
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
function toStateKey(current: WorkflowState, context: WorkflowContext): string {
  const { state, documentsReturnState, holdReturnState, transfers, receipts } = current;
  const hasActiveTransfer = transfers.some(isLive);
  const missing = findMissingDocuments(current, context.requirements, getToday(context)).length;
  return [
    state,
    documentsReturnState,
    holdReturnState,
    hasActiveTransfer,
    liveReceipts(receipts).length > 0,
    current.amountMismatch?.status,
    current.requestMismatch?.status,
    isShortInKind(current),
    findShortfall(current) !== null,
    missing,
  ].join();
}
