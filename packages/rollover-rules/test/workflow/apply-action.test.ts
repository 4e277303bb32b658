import { describe, expect, it } from "@jest/globals";
import { applyAction } from "@svc/rollover-rules/workflow/apply-action";
import type { ActionParams } from "@svc/rollover-rules/workflow/effects/effect";
import type { CallerAction } from "@svc/rollover-rules/workflow/transitions";
import { hasMoneyOut, type WorkflowState } from "@svc/rollover-rules/workflow/workflow-state";
import { buildReadyState } from "./ready-state.ts";
import {
  ACTIONS,
  ALLOWED_ELIGIBILITY,
  buildState,
  buildWorkflowContext,
  CHECK_TRANSFER,
  TRANSITIONS,
  VALID_PARAMS,
} from "./workflow-table.ts";

const NEW_ELIGIBILITY = { ...ALLOWED_ELIGIBILITY, rulesetVersion: "b-test" };
const NEW_TREATMENT = { taxable: false, code1099R: "1", status: "expected" as const };
const context = buildWorkflowContext({ eligibility: NEW_ELIGIBILITY, taxTreatment: NEW_TREATMENT });

function apply(current: WorkflowState, action: CallerAction, changes: object = {}): WorkflowState {
  const params = { ...VALID_PARAMS[action], ...changes } as ActionParams<CallerAction>;
  return applyAction(current, action, { params, context });
}

describe("Each action", () => {
  /** Actions that depend on the eligibility rules, or change the facts that the rules read. */
  const EVALUATED: readonly CallerAction[] = [
    "request_consent",
    "sign_consent",
    "submit",
    "amend",
    "mark_funds_sent",
    "record_distribution",
    "reopen",
  ];
  /** Actions by which money leaves. A receipt of unannounced money also records that it left. */
  const SENDING: readonly CallerAction[] = ["mark_funds_sent", "record_distribution", "mark_funds_received"];
  const buildFirstState = (action: CallerAction) =>
    buildReadyState(action, Object.keys(TRANSITIONS[action])[0] as WorkflowState["state"]);

  it.each(ACTIONS)("stores the eligibility only if it was evaluated: %s", (action) => {
    const before = buildFirstState(action);
    const isEvaluated = EVALUATED.includes(action);
    expect(apply(before, action).eligibility).toEqual(isEvaluated ? NEW_ELIGIBILITY : before.eligibility);
  });

  it.each(ACTIONS)("updates the tax treatment, which is final once money leaves: %s", (action) => {
    const ready = buildFirstState(action);
    const isReported = hasMoneyOut(ready);
    const taxTreatment = { ...ready.taxTreatment, status: isReported ? "reported" : "expected" } as const;
    const isSending = SENDING.includes(action);
    expect(apply({ ...ready, taxTreatment }, action).taxTreatment).toEqual(
      isReported ? taxTreatment : { ...NEW_TREATMENT, status: isSending ? "reported" : "expected" },
    );
  });
});

const buildReceipt = (number: number, amount = "100.00") => ({
  id: `rcp_${number}`,
  amount,
  receivedOn: "2026-06-10",
  lateReason: null,
  transferId: `tr_${number}`,
});
const SECOND_CHECK = { ...CHECK_TRANSFER, id: "tr_2" };
// Received: the only check, the first of two checks, and both checks.
const ONE = { transfers: [CHECK_TRANSFER], receipts: [buildReceipt(1)] };
const FIRST_OF_TWO = { transfers: [CHECK_TRANSFER, SECOND_CHECK], receipts: [buildReceipt(1)] };
const BOTH = { ...FIRST_OF_TWO, receipts: [buildReceipt(1), buildReceipt(2)] };
const POSTED = { ...ONE, postedAmount: "100.00" };
const REDEPOSITED = {
  ...POSTED,
  type: "indirect_60_day" as const,
  transfers: [
    { ...CHECK_TRANSFER, sentTo: "participant" as const, withheldFederal: "25.00", receivedOn: "2026-06-01" },
  ],
};

describe("The state after a correction or undo", () => {
  type State = WorkflowState["state"];
  it.each<[CallerAction, string, State, State, Partial<WorkflowState>, object?]>([
    ["void_receipt", "the only receipt", "funds_received", "funds_sent", ONE],
    ["void_receipt", "one of two receipts", "funds_received", "funds_received", BOTH],
    ["void_receipt", "the receipt of one of two checks", "processing", "processing", FIRST_OF_TWO],
    ["void_receipt", "the only receipt", "completed", "funds_sent", POSTED],
    [
      "void_receipt",
      "one of two receipts",
      "completed",
      "funds_received",
      { ...BOTH, postedAmount: "200.00" },
    ],
    ["return_to_source", "everything", "funds_received", "processing", ONE],
    [
      "return_to_source",
      "one of two receipts",
      "funds_received",
      "funds_received",
      BOTH,
      { receiptId: "rcp_1" },
    ],
    ["return_to_source", "the first of two checks", "funds_received", "funds_sent", FIRST_OF_TWO],
    ["correct_receipt", "the check number", "completed", "completed", POSTED],
    ["correct_receipt", "a lower amount", "completed", "funds_received", POSTED, { amount: "90.00" }],
    [
      "correct_receipt",
      "a higher redeposit",
      "completed",
      "funds_received",
      REDEPOSITED,
      { amount: "110.00" },
    ],
    ["correct_transfer", "the check number", "completed", "completed", POSTED],
    ["correct_transfer", "a higher amount", "completed", "funds_received", POSTED, { amount: "110.00" }],
    [
      "correct_transfer",
      "a higher amount",
      "funds_sent",
      "funds_sent",
      { transfers: [CHECK_TRANSFER] },
      { amount: "110.00" },
    ],
  ])("%s (%s) in %s leads to %s", (action, _, state, expected, changes, params = {}) => {
    expect(apply(buildState({ state, ...changes }), action, params).state).toBe(expected);
  });
});

describe("reopen", () => {
  const rejectedBy = (by: "operations" | "source_custodian") => ({
    rejection: { code: "other", reason: null, by },
  });
  const failedIn = (state?: WorkflowState["state"]) => ({
    failure: { code: "other", reason: "A mistake.", fundsDisposition: null, ...(state ? { state } : {}) },
  });
  const RETURNED = { transfers: [{ ...CHECK_TRANSFER, status: "void" as const, voidReason: "returned" }] };
  it.each<[string, Partial<WorkflowState>, WorkflowState["state"]]>([
    ["rejected by operations", rejectedBy("operations"), "in_review"],
    ["rejected by the source custodian", rejectedBy("source_custodian"), "approved"],
    [
      "rejected with a check in transit",
      { ...rejectedBy("source_custodian"), transfers: [CHECK_TRANSFER] },
      "funds_sent",
    ],
    ["failed before the acknowledgement", failedIn("requested"), "requested"],
    ["failed after the acknowledgement", failedIn("processing"), "processing"],
    ["failed without a recorded state", failedIn(), "processing"],
    [
      "failed with a check in transit",
      { ...failedIn("funds_sent"), transfers: [CHECK_TRANSFER] },
      "funds_sent",
    ],
    ["failed, and the check came back", { ...failedIn("funds_sent"), ...RETURNED }, "processing"],
    ["failed after money arrived", { ...failedIn("funds_received"), ...ONE }, "funds_received"],
  ])("continues a rollover that was %s", (_, changes, expected) => {
    const state = changes.rejection ? "rejected" : "failed";
    expect(apply(buildState({ state, ...changes }), "reopen")).toMatchObject({
      state: expected,
      rejection: null,
      failure: null,
    });
  });
});

describe("A pause without a state to return to", () => {
  it.each([
    ["release", "on_hold"],
    ["waive_documents", "awaiting_documents"],
  ] as const)("makes %s in %s throw", (action, state) => {
    expect(() => apply(buildState({ state }), action)).toThrow(
      `a rollover in ${state} has no state to return to`,
    );
  });
});
