import { isAnswered } from "../document-rules.ts";
import { isLive } from "../transfers.ts";
import type { WorkflowState } from "../workflow-state.ts";
import { type Change, type Effects, NOTHING_ASKED, ParamIssue } from "./effect.ts";

export const HOLDING_EFFECTS: Effects = {
  hold: (current, { code, reason }, { now }) => ({
    holdReturnState: current.state,
    hold: { code: code ?? null, reason, since: now.toISOString() },
  }),
  release: (current) => ({ holdReturnState: null, hold: null, ...whatHasCome(current) }),
  fail: (current, { code, reason, fundsDisposition }) => {
    const hasLeft = current.transfers.some(isLive);
    if (hasLeft && fundsDisposition === undefined) {
      throw new ParamIssue("fundsDisposition", "is required: money has left");
    }
    return { failure: { code, reason, fundsDisposition: fundsDisposition ?? null } };
  },
};

/** Documents can arrive during a hold and answer the request. */
function whatHasCome({ holdReturnState, documentRequest, documents }: WorkflowState): Change {
  const isOver =
    holdReturnState === "awaiting_documents" &&
    documentRequest !== null &&
    isAnswered(documentRequest, documents);
  return isOver ? NOTHING_ASKED : {};
}
