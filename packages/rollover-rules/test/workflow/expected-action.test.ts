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
const INDIRECT = { type: "indirect_60_day" as const };
const SENT = { transfers: [CHECK_TRANSFER] };
const RECEIVED = { ...SENT, receipts: [RECEIPT] };
const SETTLED_HOLD = HOLD_AFTER_DEATH && {
  ...HOLD_AFTER_DEATH,
  death: { ...HOLD_AFTER_DEATH.death!, resolution: "return_money" as const },
};
const REQUIRES_LOA = { requirements: { ...buildWorkflowContext().requirements, loa: true } };
const UNMET = { code: "simple_two_years" as const, result: "unmet" as const, detail: "Two years." };

describe("The expected action", () => {
  type State = WorkflowState["state"];
  type ContextChanges = Parameters<typeof buildWorkflowContext>[0];

  it.each<[string, State, CallerAction | null, Partial<WorkflowState>?, ContextChanges?]>([
    ["nothing was signed", "draft", "request_consent"],
    ["a rule is not met", "draft", null, {}, { eligibility: { ...ALLOWED_ELIGIBILITY, rules: [UNMET] } }],
    ["the participant must sign", "awaiting_participant", "sign_consent"],
    ["no review has started", "submitted", "start_review"],
    ["no document is missing", "in_review", "approve"],
    ["a document is missing", "in_review", "request_documents", {}, REQUIRES_LOA],
    ["documents were requested", "awaiting_documents", "provide_documents"],
    ["the custodian pays the destination", "approved", "send_to_custodian"],
    ["the custodian pays the participant", "approved", "record_distribution", INDIRECT],
    ["the custodian has the request", "requested", "acknowledge"],
    ["the custodian pays the destination", "processing", "mark_funds_sent"],
    ["the custodian pays the participant", "processing", "record_distribution", INDIRECT],
    ["a check is in transit", "funds_sent", "mark_funds_received", SENT],
    [
      "less than requested was sent",
      "funds_sent",
      "resolve_mismatch",
      { ...SENT, requestMismatch: OPEN_MISMATCH },
    ],
    ["all money arrived", "funds_received", "complete", RECEIVED],
    [
      "less arrived than was sent",
      "funds_received",
      "resolve_mismatch",
      { ...RECEIVED, amountMismatch: OPEN_MISMATCH },
    ],
    [
      "another check is in transit",
      "funds_received",
      "mark_funds_received",
      { transfers: [CHECK_TRANSFER, { ...CHECK_TRANSFER, id: "tr_2" }], receipts: [RECEIPT] },
    ],
    ["all money must return after a death", "funds_received", null, { ...RECEIVED, hold: SETTLED_HOLD }],
    ["there is a question", "on_hold", "release", { holdReturnState: "approved" }],
    [
      "a death was reported",
      "on_hold",
      "resolve_death",
      { holdReturnState: "approved", hold: HOLD_AFTER_DEATH },
    ],
    ...TERMINAL_STATES.map((state): [string, State, null] => ["the rollover ended", state, null]),
  ])("if %s, in %s, is %s", (_, state, action, changes = {}, context = {}) => {
    const current = buildState({ state, ...changes });
    expect(findExpectedAction(current, listAvailableActions(current, buildWorkflowContext(context)))).toBe(
      action,
    );
  });

  it("is null if the caller can perform none of the usual actions", () => {
    expect(findExpectedAction(buildState({ state: "submitted" }), ["cancel", "hold"])).toBeNull();
  });
});
