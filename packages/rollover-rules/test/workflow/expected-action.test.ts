import { describe, expect, it } from "@jest/globals";
import { findExpectedAction } from "@svc/rollover-rules/workflow/expected-action";
import { listAvailableActions } from "@svc/rollover-rules/workflow/guards";
import type { CallerAction } from "@svc/rollover-rules/workflow/transitions";
import type { WorkflowState } from "@svc/rollover-rules/workflow/workflow-state";
import {
  ALLOWED_ELIGIBILITY,
  buildState,
  buildWorkflowContext,
  CHECK_TRANSFER,
  HOLD_AFTER_DEATH,
  OPEN_MISMATCH,
  TERMINAL_STATES,
} from "./workflow-table.ts";

const RECEIPT = { amount: "100.00", receivedOn: "2026-06-10", lateReason: null, transferId: "tr_1" };
const SENT = { transfers: [CHECK_TRANSFER] };
const RECEIVED = { ...SENT, receipts: [RECEIPT] };
const SETTLED_HOLD = HOLD_AFTER_DEATH && {
  ...HOLD_AFTER_DEATH,
  death: { ...HOLD_AFTER_DEATH.death!, resolution: "return_money" as const },
};
const EXPECT_LOA = { requirements: { ...buildWorkflowContext().requirements, loa: true } };
const UNMET = { code: "simple_two_years" as const, result: "unmet" as const, detail: "Two years." };

describe("The expected action", () => {
  it.each<
    [
      string,
      WorkflowState["state"],
      Partial<WorkflowState>,
      Parameters<typeof buildWorkflowContext>[0],
      CallerAction | null,
    ]
  >([
    ["nothing was signed", "draft", {}, {}, "request_consent"],
    ["a rule is not met", "draft", {}, { eligibility: { ...ALLOWED_ELIGIBILITY, rules: [UNMET] } }, null],
    ["the participant must sign", "awaiting_participant", {}, {}, "sign_consent"],
    ["no review has started", "submitted", {}, {}, "start_review"],
    ["no document is missing", "in_review", {}, {}, "approve"],
    ["a document is missing", "in_review", {}, EXPECT_LOA, "request_documents"],
    ["documents were requested", "awaiting_documents", {}, {}, "provide_documents"],
    ["the custodian pays the destination", "approved", {}, {}, "send_to_custodian"],
    [
      "the custodian pays the participant",
      "approved",
      { type: "indirect_60_day" },
      {},
      "record_distribution",
    ],
    ["the custodian has the request", "requested", {}, {}, "acknowledge"],
    ["the custodian pays the destination", "processing", {}, {}, "mark_funds_sent"],
    [
      "the custodian pays the participant",
      "processing",
      { type: "indirect_60_day" },
      {},
      "record_distribution",
    ],
    ["a check is in transit", "funds_sent", SENT, {}, "mark_funds_received"],
    [
      "less than requested was sent",
      "funds_sent",
      { ...SENT, requestMismatch: OPEN_MISMATCH },
      {},
      "resolve_mismatch",
    ],
    ["all money arrived", "funds_received", RECEIVED, {}, "complete"],
    [
      "less arrived than was sent",
      "funds_received",
      { ...RECEIVED, amountMismatch: OPEN_MISMATCH },
      {},
      "resolve_mismatch",
    ],
    [
      "another check is in transit",
      "funds_received",
      { transfers: [CHECK_TRANSFER, { ...CHECK_TRANSFER, id: "tr_2" }], receipts: [RECEIPT] },
      {},
      "mark_funds_received",
    ],
    ["all money must return after a death", "funds_received", { ...RECEIVED, hold: SETTLED_HOLD }, {}, null],
    ["there is a question", "on_hold", { holdReturnState: "approved" }, {}, "release"],
    [
      "a death was reported",
      "on_hold",
      { holdReturnState: "approved", hold: HOLD_AFTER_DEATH },
      {},
      "resolve_death",
    ],
    ...TERMINAL_STATES.map(
      (state) => ["it ended", state, {}, {}, null] as [string, typeof state, object, object, null],
    ),
  ])("if %s, in %s", (_, state, changes, context, action) => {
    const current = buildState({ state, ...changes });
    expect(findExpectedAction(current, listAvailableActions(current, buildWorkflowContext(context)))).toBe(
      action,
    );
  });

  it("is null if the caller can perform none of the usual actions", () => {
    expect(findExpectedAction(buildState({ state: "submitted" }), ["cancel", "hold"])).toBeNull();
  });
});
