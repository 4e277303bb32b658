import type { RolloverState } from "@svc/rollover-rules/rollover-states";
import type { EffectContext } from "@svc/rollover-rules/workflow/effects/effect";
import type { CallerAction } from "@svc/rollover-rules/workflow/transitions";
import type { WorkflowState } from "@svc/rollover-rules/workflow/workflow-state";

// The workflow's design, transcribed independently of the code under test.

export const STATES: readonly RolloverState[] = [
  "draft",
  "awaiting_participant",
  "submitted",
  "in_review",
  "approved",
  "requested",
  "processing",
  "funds_sent",
  "funds_received",
  "awaiting_documents",
  "on_hold",
  "completed",
  "cancelled",
  "rejected",
  "failed",
  "expired",
];
export const TERMINAL_STATES: readonly RolloverState[] = [
  "completed",
  "cancelled",
  "rejected",
  "failed",
  "expired",
];

const BEFORE_MONEY_LEAVES: readonly RolloverState[] = [
  "draft",
  "awaiting_participant",
  "submitted",
  "in_review",
  "approved",
  "requested",
  "processing",
];
const BEFORE_COMPLETION: readonly RolloverState[] = [...BEFORE_MONEY_LEAVES, "funds_sent", "funds_received"];
const staysIn = (...states: RolloverState[]) => Object.fromEntries(states.map((state) => [state, state]));

/**
 * Each action's next state by current state; other pairs are refused. `back`: the state before the pause or
 * end.
 */
export const TRANSITIONS: Record<CallerAction, Partial<Record<RolloverState, RolloverState | "back">>> = {
  request_consent: { draft: "awaiting_participant" },
  sign_consent: { awaiting_participant: "submitted" },
  submit: { draft: "submitted" },
  amend: {
    ...staysIn("draft", "awaiting_participant", "awaiting_documents", "on_hold"),
    submitted: "awaiting_participant",
    in_review: "awaiting_participant",
    approved: "awaiting_participant",
    requested: "awaiting_participant",
    processing: "awaiting_participant",
  },
  start_review: { submitted: "in_review" },
  approve: { in_review: "approved" },
  reject: { in_review: "rejected" },
  request_documents: {
    in_review: "awaiting_documents",
    requested: "awaiting_documents",
    processing: "awaiting_documents",
  },
  provide_documents: { ...staysIn(...BEFORE_MONEY_LEAVES, "on_hold"), awaiting_documents: "back" },
  accept_document: staysIn(...BEFORE_COMPLETION, "awaiting_documents", "on_hold"),
  reject_document: staysIn(...BEFORE_COMPLETION, "awaiting_documents", "on_hold"),
  waive_documents: { awaiting_documents: "back" },
  send_to_custodian: { approved: "requested" },
  acknowledge: { requested: "processing" },
  custodian_soft_reject: { requested: "awaiting_documents", processing: "awaiting_documents" },
  custodian_reject: { requested: "rejected", processing: "rejected" },
  mark_funds_sent: { processing: "funds_sent", funds_sent: "funds_sent", funds_received: "funds_sent" },
  record_distribution: { approved: "funds_sent", processing: "funds_sent" },
  report_funds_returned: {
    processing: "processing",
    funds_sent: "processing",
    funds_received: "processing",
    completed: "processing",
  },
  mark_funds_received: {
    submitted: "funds_received",
    in_review: "funds_received",
    approved: "funds_received",
    requested: "funds_received",
    processing: "funds_received",
    funds_sent: "funds_received",
    funds_received: "funds_received",
    completed: "funds_received",
    // The rollover stays paused, and continues in `funds_received`.
    ...staysIn("awaiting_documents", "on_hold"),
  },
  void_receipt: {
    processing: "processing",
    funds_sent: "funds_sent",
    funds_received: "funds_sent",
    completed: "funds_sent",
  },
  return_to_source: { funds_received: "processing", completed: "processing" },
  // A changed amount reopens a completed rollover.
  correct_transfer: {
    ...staysIn("processing", "funds_sent", "funds_received", "failed"),
    completed: "completed",
  },
  correct_receipt: {
    ...staysIn("processing", "funds_sent", "funds_received", "failed"),
    completed: "completed",
  },
  reverse_posting: { completed: "funds_received" },
  reopen: { rejected: "in_review", failed: "back" },
  resolve_mismatch: { funds_sent: "funds_sent", funds_received: "funds_received" },
  complete: { funds_received: "completed" },
  hold: {
    draft: "on_hold",
    awaiting_participant: "on_hold",
    submitted: "on_hold",
    in_review: "on_hold",
    approved: "on_hold",
    requested: "on_hold",
    processing: "on_hold",
    funds_sent: "on_hold",
    funds_received: "on_hold",
    awaiting_documents: "on_hold",
  },
  release: { on_hold: "back" },
  report_death: Object.fromEntries(
    [...BEFORE_COMPLETION, "awaiting_documents" as const, "on_hold" as const].map((state) => [
      state,
      "on_hold" as const,
    ]),
  ),
  resolve_death: { on_hold: "back" },
  cancel: {
    draft: "cancelled",
    awaiting_participant: "cancelled",
    submitted: "cancelled",
    in_review: "cancelled",
    approved: "cancelled",
    requested: "cancelled",
    processing: "cancelled",
    awaiting_documents: "cancelled",
    on_hold: "cancelled",
  },
  fail: { requested: "failed", processing: "failed", funds_sent: "failed", funds_received: "failed" },
};
export const ACTIONS = Object.keys(TRANSITIONS) as CallerAction[];

/** Actions that require `rollovers:operate` in addition to `rollovers:act`. */
export const OPERATOR_ACTIONS: readonly CallerAction[] = [
  "start_review",
  "approve",
  "reject",
  "request_documents",
  "accept_document",
  "reject_document",
  "waive_documents",
  "send_to_custodian",
  "acknowledge",
  "custodian_soft_reject",
  "custodian_reject",
  "mark_funds_sent",
  "mark_funds_received",
  "void_receipt",
  "return_to_source",
  "correct_transfer",
  "correct_receipt",
  "resolve_mismatch",
  "complete",
  "reverse_posting",
  "release",
  "resolve_death",
  "fail",
  "reopen",
];

/** Valid params of each action, for a rollover with one check of $100.00 in transit. */
export const VALID_PARAMS: Record<CallerAction, Record<string, unknown>> = {
  request_consent: {},
  sign_consent: { consentReference: "consent-1" },
  submit: { consentReference: "consent-1" },
  amend: { reason: "A digit was wrong.", destination: { accountNumber: "IRA-40417" } },
  start_review: {},
  approve: {},
  reject: { code: "name_mismatch", reason: "The names differ." },
  request_documents: { types: ["loa"], from: "participant" },
  provide_documents: { documents: [{ type: "loa", name: "letter.pdf", sha256: "a".repeat(64) }] },
  accept_document: { documentId: "doc_1" },
  reject_document: { documentId: "doc_1", code: "unreadable", reason: "It cannot be read." },
  waive_documents: { reason: "The custodian no longer needs them." },
  send_to_custodian: {},
  acknowledge: {},
  custodian_soft_reject: { code: "needs_form", remedy: "Send the form." },
  custodian_reject: { code: "no_such_account" },
  mark_funds_sent: { method: "check", amount: "100.00", sentTo: "destination" },
  record_distribution: {
    receivedOn: "2026-06-01",
    grossAmount: "125.00",
    withheldFederal: "25.00",
    withheldState: "0.00",
    datesAttested: true,
  },
  report_funds_returned: { transferId: "tr_1", reason: "lost" },
  mark_funds_received: { amount: "100.00", receivedOn: "2026-06-10", datesAttested: true },
  void_receipt: { receiptId: "rcp_1", reason: "typed_wrong" },
  return_to_source: { reason: "refused", returnedOn: "2026-06-12", datesAttested: true },
  correct_transfer: { transferId: "tr_1", reason: "A digit was wrong.", checkNumber: "1002" },
  correct_receipt: { receiptId: "rcp_1", reason: "A digit was wrong.", checkNumber: "1002" },
  reverse_posting: { reason: "wrong_account" },
  reopen: { reason: "The custodian made a mistake." },
  resolve_mismatch: { reason: "Agreed by telephone." },
  complete: { postedAmount: "100.00" },
  hold: { reason: "Waiting for clarification." },
  release: {},
  report_death: { diedOn: "2026-06-01", actingParty: "unknown" },
  resolve_death: { resolution: "reported_in_error" },
  cancel: { reason: "Changed their mind." },
  fail: {
    code: "gave_up",
    reason: "The custodian does not respond.",
    fundsDisposition: "Back at the source.",
  },
};

export const ALLOWED_ELIGIBILITY: EffectContext["eligibility"] = {
  outcome: "allowed",
  conditions: [],
  rules: [],
  rulesetVersion: "a-test",
};

const PAYOUT_TREATMENT: EffectContext["taxTreatment"] = {
  taxable: false,
  code1099R: "7",
  status: "expected",
};

export function buildWorkflowContext(changes: Partial<EffectContext> = {}): EffectContext {
  let documents = 0;
  return {
    now: new Date("2026-06-15T12:00:00.000Z"),
    // UTC keeps the tables readable.
    timeZone: "UTC",
    deadlineDays: {},
    processingDays: 10,
    deliveryMethod: "check",
    // Before all tested days, so that no day needs `datesAttested`.
    createdOn: "0001-01-01",
    script: null,
    eligibility: ALLOWED_ELIGIBILITY,
    taxTreatment: PAYOUT_TREATMENT,
    requirements: {
      loa: false,
      medallion: false,
      notarization: false,
      spousalConsent: false,
      wetSignature: false,
    },
    attestations: {},
    newDocumentId: () => `doc_${++documents}`,
    ...changes,
  };
}

export const CHECK_TRANSFER: WorkflowState["transfers"][number] = {
  id: "tr_1",
  method: "check",
  amount: "100.00",
  withheldFederal: "0.00",
  withheldState: "0.00",
  sentTo: "destination",
  trackingNumber: null,
  status: "sent",
  voidReason: null,
};

export const OPEN_MISMATCH = {
  expected: "100.00",
  received: "90.00",
  difference: "-10.00",
  status: "open" as const,
  resolution: null,
};

export const HOLD_AFTER_DEATH: WorkflowState["hold"] = {
  code: "participant_died",
  reason: "The participant died.",
  since: "2026-06-10T12:00:00.000Z",
  death: { diedOn: "2026-06-01", actingParty: "unknown", documentId: null, resolution: null },
};

export const LOA_DOCUMENT: WorkflowState["documents"][number] = {
  id: "doc_1",
  type: "loa",
  name: "letter.pdf",
  sha256: "a".repeat(64),
  status: "provided",
};

export function buildState(changes: Partial<WorkflowState> = {}): WorkflowState {
  return {
    type: "direct",
    state: "draft",
    sourceAccountType: "qualified_plan",
    amountRequested: null,
    moneySources: [],
    documentsReturnState: null,
    holdReturnState: null,
    documentsPendingOn: null,
    documents: [],
    transfers: [],
    receipts: [],
    postedAmount: null,
    amountMismatch: null,
    rejection: null,
    requestMismatch: null,
    assets: [],
    assetMismatch: null,
    consent: null,
    documentRequest: null,
    hold: null,
    failure: null,
    sixtyDayDueOn: null,
    deadlines: [],
    eligibility: ALLOWED_ELIGIBILITY,
    taxTreatment: PAYOUT_TREATMENT,
    ...changes,
  };
}
