import type { CallerAction } from "@svc/rollover-rules/workflow/transitions";
import type { WorkflowState } from "@svc/rollover-rules/workflow/workflow-state";
import {
  buildState,
  CHECK_TRANSFER,
  HOLD_AFTER_DEATH,
  LOA_DOCUMENT,
  OPEN_MISMATCH,
} from "./workflow-table.ts";

const RECEIPT = { amount: "100.00", receivedOn: "2026-06-10", lateReason: null };
export function buildReadyState(action: CallerAction, state: WorkflowState["state"]): WorkflowState {
  const isUndo = [
    "report_funds_returned",
    "return_to_source",
    "correct_transfer",
    "correct_receipt",
  ].includes(action);
  const hasMoney = isUndo || ["funds_sent", "funds_received", "completed"].includes(state);
  return buildState({
    type: action === "record_distribution" ? "indirect_60_day" : "direct",
    state,
    documentsReturnState: state === "awaiting_documents" ? "processing" : null,
    documents: action === "accept_document" || action === "reject_document" ? [LOA_DOCUMENT] : [],
    holdReturnState: state === "on_hold" ? "approved" : null,
    transfers: hasMoney ? [CHECK_TRANSFER] : [],
    receipts:
      ["funds_received", "completed"].includes(state) || ["void_receipt", "correct_receipt"].includes(action)
        ? [RECEIPT]
        : [],
    postedAmount: state === "completed" ? "100.00" : null,
    hold: action === "resolve_death" ? HOLD_AFTER_DEATH : null,
    rejection: state === "rejected" ? { code: "name_mismatch", reason: null, by: "operations" } : null,
    amountMismatch: action === "resolve_mismatch" ? OPEN_MISMATCH : null,
  });
}
