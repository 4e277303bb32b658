import type { WorkflowState } from "../workflow/workflow-state.ts";
import { findShortfall } from "./amounts.ts";
import { isShortInKind } from "./asset-mismatch.ts";
import { listLiveReceipts } from "./receipts.ts";
import { isLiveTransfer, type Transfer } from "./transfers.ts";

export function listLiveTransfersTo({ transfers }: WorkflowState, sentTo: Transfer["sentTo"]): Transfer[] {
  return transfers.filter((one) => isLiveTransfer(one) && one.sentTo === sentTo);
}

/** Returns true until all sent money has arrived. Also true before money leaves, so check the state first. */
export function isInTransit(current: WorkflowState): boolean {
  const { state, receipts } = current;
  const isShort = findShortfall(current) !== null || isShortInKind(current);
  return state === "funds_sent" || listLiveReceipts(receipts).length === 0 || isShort;
}
