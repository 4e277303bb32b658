import { getToday } from "@svc/rollover-rules/deadlines/days";
import { findShortfall } from "@svc/rollover-rules/money/amounts";
import { isShortInKind } from "@svc/rollover-rules/money/asset-mismatch";
import { listLiveReceipts } from "@svc/rollover-rules/money/receipts";
import { isLiveTransfer } from "@svc/rollover-rules/money/transfers";
import type { RolloverState } from "@svc/rollover-rules/rollover-states";
import { applyAction } from "@svc/rollover-rules/workflow/apply-action";
import { findMissingDocuments } from "@svc/rollover-rules/workflow/document-rules";
import { type ActionParams, ParamIssue } from "@svc/rollover-rules/workflow/effects/effect";
import { findRefusal, type WorkflowContext } from "@svc/rollover-rules/workflow/guards";
import { ACTION_NAMES, type ActionName, isTerminal } from "@svc/rollover-rules/workflow/transitions";
import type { WorkflowState } from "@svc/rollover-rules/workflow/workflow-state";
import { buildValidParams, type RequestedPayment } from "./valid-params.ts";

interface PathStep {
  action: ActionName;
  params: Record<string, unknown>;
}

/** Returns a shortest path of ordinary actions, or null. */
export function findLegalPath(
  start: WorkflowState & RequestedPayment,
  target: RolloverState,
  context: WorkflowContext,
): PathStep[] | null {
  const visited = new Set([toStateKey(start, context)]);
  let frontier: { current: WorkflowState; path: PathStep[] }[] = [{ current: start, path: [] }];
  while (frontier.length > 0) {
    const next: typeof frontier = [];
    for (const { current, path } of frontier) {
      if (current.state === target) return path;
      for (const action of ACTION_NAMES) {
        if (!isOrdinary(current, action) || findRefusal(current, action, context)) continue;
        const params = buildValidParams(action, current, { payment: start, context });
        const result = tryAction(current, action, { params, context });
        if (!result) continue;
        const stateKey = toStateKey(result, context);
        if (visited.has(stateKey)) continue;
        visited.add(stateKey);
        next.push({ current: result, path: [...path, { action, params }] });
      }
    }
    frontier = next;
  }
  return null;
}

const CORRECTIONS: readonly ActionName[] = [
  "return_to_source",
  "correct_transfer",
  "correct_receipt",
  "reopen",
  "amend",
  "report_death",
];

/**
 * False for corrections, for returns in `processing`, and for receipts without a transfer or during a pause, so that paths
 * resemble those of real rollovers.
 */
export function isOrdinary({ state, transfers }: WorkflowState, action: ActionName): boolean {
  if (isTerminal(state) || CORRECTIONS.includes(action)) return false;
  if (state === "processing" && action === "report_funds_returned") return false;
  const isPaused = state === "awaiting_documents" || state === "on_hold";
  return action !== "mark_funds_received" || (!isPaused && transfers.some(isLiveTransfer));
}

function tryAction(
  current: WorkflowState,
  action: ActionName,
  { params, context }: { params: Record<string, unknown>; context: WorkflowContext },
): WorkflowState | null {
  try {
    return applyAction(current, action, {
      params: params as ActionParams<ActionName>,
      context: {
        ...context,
        newDocumentId: () => "doc",
      },
    });
  } catch (error) {
    if (error instanceof ParamIssue) return null;
    throw error;
  }
}

function toStateKey(current: WorkflowState, context: WorkflowContext): string {
  const { state, documentsReturnState, holdReturnState, transfers, receipts } = current;
  const hasActiveTransfer = transfers.some(isLiveTransfer);
  const missing = findMissingDocuments(current, context.requirements, getToday(context)).length;
  return [
    state,
    documentsReturnState,
    holdReturnState,
    hasActiveTransfer,
    listLiveReceipts(receipts).length > 0,
    current.amountMismatch?.status,
    current.requestMismatch?.status,
    isShortInKind(current),
    findShortfall(current) !== null,
    missing,
  ].join();
}
