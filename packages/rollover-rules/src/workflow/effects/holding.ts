import { isLiveTransfer } from "../../money/transfers.ts";
import { isRequestMet } from "../document-rules.ts";
import type { Hold, WorkflowState } from "../workflow-state.ts";
import { type Change, type Effects, NO_DOCUMENT_REQUEST, ParamIssue } from "./effect.ts";

export const HOLDING_EFFECTS: Effects = {
  hold: (current, { code, reason }, { now }) => ({
    holdReturnState: current.state,
    hold: { code: code ?? null, reason, since: now.toISOString(), ...keepDeath(current) },
  }),
  release: (current) => ({
    holdReturnState: null,
    hold: current.hold?.death ? current.hold : null,
    ...clearMetRequest(current),
  }),
  reopen: () => ({ rejection: null, failure: null }),
  fail: (current, { code, reason, fundsDisposition }) => {
    const hasSentMoney = current.transfers.some(isLiveTransfer);
    if (hasSentMoney && fundsDisposition === undefined) {
      throw new ParamIssue("fundsDisposition", "is required: money has left");
    }
    return { failure: { code, reason, fundsDisposition: fundsDisposition ?? null, state: current.state } };
  },
};

/** Keeps a reported death in the next hold, because it limits the actions on the money even after `resolve_death`. */
function keepDeath({ hold }: WorkflowState): Pick<Hold, "death"> {
  return hold?.death ? { death: hold.death } : {};
}

/** Closes a document request that was met during the hold. */
export function clearMetRequest({ holdReturnState, documentRequest, documents }: WorkflowState): Change {
  const isRequestComplete =
    holdReturnState === "awaiting_documents" &&
    documentRequest !== null &&
    isRequestMet(documentRequest, documents);
  return isRequestComplete ? NO_DOCUMENT_REQUEST : {};
}
