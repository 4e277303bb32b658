import type { ActionDefinition } from "./action-definition.ts";
import { MONEY_PARAMS } from "./money-params.ts";

export const MONEY_ACTIONS = {
  mark_funds_sent: {
    from: ["processing", "funds_sent", "funds_received"],
    to: "funds_sent",
    isOperation: true,
    params: MONEY_PARAMS.mark_funds_sent,
    event: "rollover.funds_sent",
    summary: "Record money sent, once for each payment, including residuals.",
  },
  record_distribution: {
    from: ["approved", "processing"],
    to: "funds_sent",
    isOperation: false,
    params: MONEY_PARAMS.record_distribution,
    event: "rollover.distribution_recorded",
    types: ["indirect_60_day"],
    summary: "Record that the participant received the money. The 60 days begin.",
  },
  report_funds_returned: {
    from: ["funds_sent", "funds_received"],
    to: "processing",
    isOperation: false,
    params: MONEY_PARAMS.report_funds_returned,
    event: "rollover.funds_returned",
    summary: "Report a transfer as lost, returned or stale. It no longer counts.",
  },
  mark_funds_received: {
    // In `processing`, one transfer was returned while another is still in transit.
    from: ["processing", "funds_sent", "funds_received"],
    to: "funds_received",
    isOperation: true,
    params: MONEY_PARAMS.mark_funds_received,
    event: "rollover.funds_received",
    summary: "Record money that the destination custodian received.",
  },
  void_receipt: {
    from: ["processing", "funds_sent", "funds_received"],
    to: "from_receipts",
    isOperation: true,
    params: MONEY_PARAMS.void_receipt,
    event: "rollover.receipt_voided",
    summary: "Void a receipt that was recorded incorrectly or bounced.",
  },
  resolve_mismatch: {
    from: ["funds_sent", "funds_received"],
    to: "stay",
    isOperation: true,
    params: MONEY_PARAMS.resolve_mismatch,
    event: "rollover.mismatch_resolved",
    summary: "Accept a difference between the amounts requested, sent or received.",
  },
  complete: {
    from: ["funds_received"],
    to: "completed",
    isOperation: true,
    params: MONEY_PARAMS.complete,
    event: "rollover.completed",
    summary: "Complete the rollover when the money is posted to the destination account.",
  },
} as const satisfies Record<string, ActionDefinition>;
