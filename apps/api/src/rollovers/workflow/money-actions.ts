import type { ActionDefinition } from "./action-definition.ts";
import { MONEY_PARAMS } from "./money-params.ts";

export const MONEY_ACTIONS = {
  mark_funds_sent: {
    from: ["processing", "funds_sent", "funds_received"],
    to: "funds_sent",
    isOperation: true,
    params: MONEY_PARAMS.mark_funds_sent,
    event: "rollover.funds_sent",
    summary: "Money has left; once for each cheque, and again for residuals.",
  },
  record_distribution: {
    from: ["approved", "processing"],
    to: "funds_sent",
    isOperation: false,
    params: MONEY_PARAMS.record_distribution,
    event: "rollover.distribution_recorded",
    types: ["indirect_60_day"],
    summary: "The participant has received the money; the 60 days begin.",
  },
  report_funds_returned: {
    from: ["funds_sent", "funds_received"],
    to: "processing",
    isOperation: false,
    params: MONEY_PARAMS.report_funds_returned,
    event: "rollover.funds_returned",
    summary: "A transfer was lost, came back or went stale; it counts no more.",
  },
  mark_funds_received: {
    // `processing`: one of several transfers was returned, and another is still out.
    from: ["processing", "funds_sent", "funds_received"],
    to: "funds_received",
    isOperation: true,
    params: MONEY_PARAMS.mark_funds_received,
    event: "rollover.funds_received",
    summary: "The destination custodian has received money.",
  },
  void_receipt: {
    from: ["processing", "funds_sent", "funds_received"],
    to: "from_receipts",
    isOperation: true,
    params: MONEY_PARAMS.void_receipt,
    event: "rollover.receipt_voided",
    summary: "A receipt was recorded wrong, or bounced; it counts no more.",
  },
  resolve_mismatch: {
    from: ["funds_sent", "funds_received"],
    to: "stay",
    isOperation: true,
    params: MONEY_PARAMS.resolve_mismatch,
    event: "rollover.mismatch_resolved",
    summary: "Accept a difference between what was requested and sent, or sent and received.",
  },
  complete: {
    from: ["funds_received"],
    to: "completed",
    isOperation: true,
    params: MONEY_PARAMS.complete,
    event: "rollover.completed",
    summary: "The money is posted to the destination account.",
  },
} as const satisfies Record<string, ActionDefinition>;
