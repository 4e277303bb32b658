import { updateDeadlines } from "../deadlines/deadline-rules.ts";
import { listLiveReceipts } from "../money/receipts.ts";
import type { RolloverState } from "../rollover-states.ts";
import { updateTaxTreatment } from "../tax/update-tax-treatment.ts";
import { DOCUMENT_EFFECTS } from "./effects/documents.ts";
import type { ActionParams, Change, EffectContext, Effects } from "./effects/effect.ts";
import { HOLDING_EFFECTS } from "./effects/holding.ts";
import { MONEY_EFFECTS } from "./effects/money.ts";
import { REVIEW_EFFECTS } from "./effects/review.ts";
import { getActionDefinition, REEVALUATED_ACTIONS } from "./guards.ts";
import type { ActionName } from "./transitions.ts";
import type { WorkflowState } from "./workflow-state.ts";

const EFFECTS: Effects = { ...REVIEW_EFFECTS, ...DOCUMENT_EFFECTS, ...MONEY_EFFECTS, ...HOLDING_EFFECTS };

/** @throws ParamIssue */
export function applyAction<Name extends ActionName>(
  current: WorkflowState,
  action: Name,
  params: ActionParams<Name>,
  tools: EffectContext,
): WorkflowState {
  const effect = EFFECTS[action] as Effects[Name] | undefined;
  const change = effect?.(current, params, tools) ?? {};
  const reevaluation = REEVALUATED_ACTIONS.includes(action) ? { eligibility: tools.eligibility } : {};
  const isMoneySent = (change.transfers?.length ?? 0) > current.transfers.length;
  const taxTreatment = updateTaxTreatment(current, tools.taxTreatment, isMoneySent);
  const state = nextState(current, change, action);
  const next = { ...current, ...change, ...reevaluation, taxTreatment, state };
  return { ...next, deadlines: updateDeadlines(current, next, action, tools) };
}

function nextState(current: WorkflowState, change: Change, action: ActionName): RolloverState {
  const { to } = getActionDefinition(action);
  if (to === "from_receipts") {
    const hasReceipts = listLiveReceipts(change.receipts ?? []).length > 0;
    return !hasReceipts && current.state === "funds_received" ? "funds_sent" : current.state;
  }
  if (to !== "stay" && to !== "from_documents" && to !== "from_hold") return to;
  // A change that sets `documentsReturnState` to null closes the document request, and the rollover returns to that state.
  const isRequestMet = change.documentsReturnState === null;
  const state = isRequestMet
    ? current.documentsReturnState
    : to === "from_hold"
      ? current.holdReturnState
      : current.state;
  if (state === null) throw new Error(`a rollover in ${current.state} has no state to return to`);
  return state;
}
