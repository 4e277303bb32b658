import type { Row } from "@svc/database";
import type { Money } from "@svc/rollover-rules/money/money";

export const INCOMING_FUNDS_STATUSES = ["unmatched", "suspense", "applied", "returned", "reversed"] as const;
export type IncomingFundsStatus = (typeof INCOMING_FUNDS_STATUSES)[number];

/** Part of the money, and the receipt that records it on a rollover. */
export interface Allocation {
  rolloverId: string;
  amount: Money;
  receiptId: string;
  transferId: string | null;
}

/** Details of a return or reversal. */
export interface Outcome {
  reason: string;
  /** `YYYY-MM-DD`. */
  on: string;
  method: string | null;
  trackingNumber: string | null;
  /** Return code of the bank, such as `R01`. */
  code: string | null;
}

export interface IncomingFunds
  extends Omit<Row<"incomingFunds">, "status" | "allocations" | "outcome" | "method"> {
  status: IncomingFundsStatus;
  method: "check" | "wire" | "ach" | "other";
  allocations: Allocation[];
  outcome: Outcome | null;
}
