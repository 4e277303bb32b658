import type { WorkflowState } from "../workflow/workflow-state.ts";
import { findShortfall } from "./amounts.ts";
import { isShortInKind } from "./asset-mismatch.ts";
import { liveReceipts } from "./receipts.ts";
import { isLive, type Transfer } from "./transfers.ts";

export function liveTransfersTo({ transfers }: WorkflowState, sentTo: Transfer["sentTo"]): Transfer[] {
  return transfers.filter((one) => isLive(one) && one.sentTo === sentTo);
}

/** True if the state is `funds_sent`, if there are no receipts yet, or if the receipts fall short. */
export function isInTransit(current: WorkflowState): boolean {
  const { state, receipts } = current;
  const isShort = findShortfall(current) !== null || isShortInKind(current);
  return state === "funds_sent" || liveReceipts(receipts).length === 0 || isShort;
}
