import type { Transfer } from "./amounts.ts";
import type { WorkflowState } from "./workflow-state.ts";

/** What has left and still counts. */
export function liveTransfers({ transfers }: WorkflowState, sentTo: Transfer["sentTo"]): Transfer[] {
  return transfers.filter((one) => one.status === "sent" && one.sentTo === sentTo);
}

/** Whether less has arrived than was sent, and nobody has accepted it. */
export function isShort({ amountMismatch }: WorkflowState): boolean {
  return amountMismatch?.status === "open" && amountMismatch.difference.startsWith("-");
}

/** Whether something has left that has not arrived yet: where the sums do not say so, the state does. */
export function isOnItsWay(current: WorkflowState): boolean {
  return current.state === "funds_sent" || current.receipts.length === 0 || isShort(current);
}
