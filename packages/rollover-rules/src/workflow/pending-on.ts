import { allot } from "../money/allotments.ts";
import { type PendingOn, type RolloverState, STATE_MEANINGS } from "../rollover-states.ts";
import type { WorkflowState } from "./workflow-state.ts";

type Mismatches = Pick<WorkflowState, "amountMismatch" | "requestMismatch" | "assetMismatch">;
type PendingFacts = Mismatches &
  Pick<WorkflowState, "state" | "documentsPendingOn" | "type" | "transfers" | "receipts">;

const IN_TRANSIT_STATES: readonly RolloverState[] = ["funds_sent", "funds_received"];

/**
 * Returns the party that must act next. While money moves, that is operations for mismatches, the participant
 * for redeposits, and otherwise the destination custodian.
 */
export function findPendingOn(current: PendingFacts): PendingOn {
  const { state } = current;
  if (state === "awaiting_documents") return current.documentsPendingOn ?? "integrator";
  if (!IN_TRANSIT_STATES.includes(state)) return STATE_MEANINGS[state].pendingOn;
  if (hasOpenMismatch(current)) return "operations";
  const arrivedIds = new Set(allot(current).map(({ transfer }) => transfer.id));
  const isWithParticipant = current.transfers.some(
    ({ id, status, sentTo }) => status === "sent" && sentTo === "participant" && !arrivedIds.has(id),
  );
  return isWithParticipant ? "participant" : "destination_custodian";
}

export function hasOpenMismatch(current: Mismatches): boolean {
  const { amountMismatch, requestMismatch, assetMismatch } = current;
  return [amountMismatch, requestMismatch, assetMismatch].some((mismatch) => mismatch?.status === "open");
}
