/** An issue that a check of the books found: records that disagree about a fact, or a record that cannot be read. */
export interface BookIssue {
  kind: "rollover" | "event" | "incoming_funds" | "tax_filing";
  objectId: string;
  organizationId: string;
  code:
    | "history"
    | "ledger"
    | "tax_report"
    | "missing_event"
    | "unknown_event"
    | "missing_delivery"
    | "stuck_delivery"
    | "allocations"
    | "receipt"
    | "funds_history"
    | "filed_forms"
    | "unreadable";
  /** Must not contain personal data. */
  detail: string;
}

export type BookKind = BookIssue["kind"];
