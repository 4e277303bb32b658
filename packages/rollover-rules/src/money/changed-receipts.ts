import type { Money } from "./money.ts";
import { normalizeReceipts, type Receipt } from "./receipts.ts";

/** A receipt that no longer counts, or that counts for another transfer. */
export interface ChangedReceipt {
  receiptId: string;
  /** The same receipt or its replacement. Null if the money no longer counts. */
  next: { receiptId: string; amount: Money; transferId: string | null } | null;
  /** Reason code of a void receipt. */
  reason: string | null;
  /** Day it was voided or returned, `YYYY-MM-DD`. Null if unknown. */
  on: string | null;
}

export function listChangedReceipts(before: readonly Receipt[], next: readonly Receipt[]): ChangedReceipt[] {
  if (before === next) return [];
  const receipts = normalizeReceipts(next);
  const byId = new Map(receipts.map((receipt) => [receipt.id, receipt]));
  return normalizeReceipts(before).flatMap((receipt): ChangedReceipt[] => {
    const after = byId.get(receipt.id);
    if (receipt.status === "void" || !after) return [];
    const counted =
      after.status === "received"
        ? after
        : receipts.find(({ status, replaces }) => status === "received" && replaces === receipt.id);
    if (counted?.id === receipt.id && counted.transferId === receipt.transferId) return [];
    return [
      {
        receiptId: receipt.id,
        next: counted
          ? { receiptId: counted.id, amount: counted.amount, transferId: counted.transferId }
          : null,
        reason: after.voidReason,
        on: after.voidedOn,
      },
    ];
  });
}
