import { type PendingOn, type RolloverState, STATE_MEANINGS } from "../rollover-states.ts";
import { allot } from "./allotments.ts";
import type { WorkflowState } from "./workflow-state.ts";

type Mismatches = Pick<WorkflowState, "amountMismatch" | "requestMismatch" | "assetMismatch">;
/** What it hangs on. */
type PendingFacts = Mismatches &
  Pick<WorkflowState, "state" | "documentsPendingOn" | "type" | "transfers" | "receipts">;

const ON_THE_WAY: readonly RolloverState[] = ["funds_sent", "funds_received"];

/**
 * Who has to act next. Mostly the state says it; who was asked for documents says it better, and while money moves, what
 * has become of the money: a difference is for operations to clear up, money in the participant's hands for them to redeposit,
 * and whatever else is on its way for its destination.
 */
export function pendingOn(current: PendingFacts): PendingOn {
  const { state } = current;
  if (state === "awaiting_documents") return current.documentsPendingOn ?? "integrator";
  if (!ON_THE_WAY.includes(state)) return STATE_MEANINGS[state].pendingOn;
  if (hasOpenMismatch(current)) return "operations";
  const arrived = new Set(allot(current).map(({ transfer }) => transfer.id));
  const isOut = current.transfers.some(
    ({ id, status, sentTo }) => status === "sent" && sentTo === "participant" && !arrived.has(id),
  );
  return isOut ? "participant" : "destination_custodian";
}

/** Whether a difference stands in the way of completion. */
export function hasOpenMismatch(current: Mismatches): boolean {
  const { amountMismatch, requestMismatch, assetMismatch } = current;
  return [amountMismatch, requestMismatch, assetMismatch].some((mismatch) => mismatch?.status === "open");
}
