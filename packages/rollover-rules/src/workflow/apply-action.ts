import { updateDeadlines } from "../deadlines/deadline-rules.ts";
import { sumAmounts } from "../money/amounts.ts";
import { listLiveReceipts } from "../money/receipts.ts";
import { isLiveTransfer } from "../money/transfers.ts";
import type { RolloverState } from "../rollover-states.ts";
import { updateTaxTreatment } from "../tax/update-tax-treatment.ts";
import { AMEND_EFFECTS } from "./effects/amend.ts";
import { DEATH_EFFECTS } from "./effects/death.ts";
import { DOCUMENT_EFFECTS } from "./effects/documents.ts";
import type { ActionParams, Change, EffectContext, Effects } from "./effects/effect.ts";
import { HOLDING_EFFECTS } from "./effects/holding.ts";
import { MONEY_EFFECTS } from "./effects/money.ts";
import { REVIEW_EFFECTS } from "./effects/review.ts";
import { UNDO_EFFECTS } from "./effects/undo-money.ts";
import { getActionDefinition, REEVALUATED_ACTIONS } from "./guards.ts";
import type { ActionName } from "./transitions.ts";
import { hasMoneyOut, type MovedMoney, type WorkflowState } from "./workflow-state.ts";

const EFFECTS: Effects = {
  ...REVIEW_EFFECTS,
  ...AMEND_EFFECTS,
  ...DOCUMENT_EFFECTS,
  ...MONEY_EFFECTS,
  ...UNDO_EFFECTS,
  ...HOLDING_EFFECTS,
  ...DEATH_EFFECTS,
};

/**
 * Returns the rollover with its new state, tax treatment and deadlines. Expects an allowed action.
 * @throws ParamIssue
 */
export function applyAction<Name extends ActionName>(
  current: WorkflowState,
  action: Name,
  { params, context }: { params: ActionParams<Name>; context: EffectContext },
): WorkflowState {
  const effect = EFFECTS[action] as Effects[Name] | undefined;
  const change = effect?.(current, params, context) ?? {};
  const isReevaluated = action === "amend" || REEVALUATED_ACTIONS.includes(action);
  const reevaluation = isReevaluated ? { eligibility: context.eligibility } : {};
  const isMoneySent = (change.transfers?.length ?? 0) > current.transfers.length;
  const taxTreatment = updateTaxTreatment(current, context.taxTreatment, isMoneySent);
  const state = computeNextState(current, change, action);
  const next = { ...current, ...change, ...reevaluation, taxTreatment, state };
  return { ...next, deadlines: updateDeadlines(current, next, { action, context }) };
}

function computeNextState(current: WorkflowState, change: Change, action: ActionName): RolloverState {
  const { to } = getActionDefinition(action);
  const next = { ...current, ...change };
  switch (to) {
    case "from_money":
      return findMoneyState(next);
    case "from_receipts": {
      const hasReceipts = listLiveReceipts(next.receipts).length > 0;
      if (current.state === "completed") return findMoneyState(next);
      return !hasReceipts && current.state === "funds_received" ? "funds_sent" : current.state;
    }
    case "from_arrival":
      return PAUSED_STATES.includes(current.state) ? current.state : "funds_received";
    case "from_correction":
      return current.state === "completed" && !isPosted(next) ? findMoneyState(next) : current.state;
    case "from_end":
      return findStateBeforeEnd(current);
    case "from_amendment":
      return next.state;
    case "stay":
    case "from_documents":
    case "from_hold":
      break;
    default:
      return to;
  }
  // A change that clears `documentsReturnState` closes the document request. The rollover returns to the
  // state it named.
  const isRequestMet = change.documentsReturnState === null;
  const state = isRequestMet
    ? current.documentsReturnState
    : to === "from_hold"
      ? current.holdReturnState
      : current.state;
  if (state === null) throw new Error(`a rollover in ${current.state} has no state to return to`);
  return state;
}

export const PAUSED_STATES: readonly RolloverState[] = ["awaiting_documents", "on_hold"];

function findMoneyState({ transfers, receipts }: MovedMoney): RolloverState {
  if (listLiveReceipts(receipts).length > 0) return "funds_received";
  return transfers.some(isLiveTransfer) ? "funds_sent" : "processing";
}

function isPosted(next: WorkflowState): boolean {
  return next.postedAmount === sumAmounts(next).received && next.amountMismatch?.status !== "open";
}

function findStateBeforeEnd(current: WorkflowState): RolloverState {
  const { rejection, failure } = current;
  if (hasMoneyOut(current)) return findMoneyState(current);
  if (rejection) return rejection.by === "operations" ? "in_review" : "approved";
  return failure?.state === "requested" ? "requested" : "processing";
}
