import { describe, expect, it } from "@jest/globals";
import { applyAction } from "@svc/rollover-rules/workflow/apply-action";
import { findDeathRefusal } from "@svc/rollover-rules/workflow/death";
import { type ActionParams, ParamIssue } from "@svc/rollover-rules/workflow/effects/effect";
import { findRefusal, listAvailableActions } from "@svc/rollover-rules/workflow/guards";
import { ACTION_NAMES, type ActionName, type CallerAction } from "@svc/rollover-rules/workflow/transitions";
import type { WorkflowState } from "@svc/rollover-rules/workflow/workflow-state";
import {
  buildState,
  buildWorkflowContext,
  CHECK_TRANSFER,
  HOLD_AFTER_DEATH,
  LOA_DOCUMENT,
  VALID_PARAMS,
} from "./workflow-table.ts";

const CONTEXT = buildWorkflowContext();
const CERTIFICATE = { ...LOA_DOCUMENT, id: "doc_2", type: "death_certificate" as const };
const apply = (current: WorkflowState, action: CallerAction, params: object = VALID_PARAMS[action]) =>
  applyAction(current, action, { params: params as ActionParams<CallerAction>, context: CONTEXT });
const listActions = (current: WorkflowState) => listAvailableActions(current, CONTEXT);
const buildInTransit = (changes: Partial<WorkflowState> = {}) =>
  buildState({
    state: "funds_sent",
    transfers: [CHECK_TRANSFER],
    documents: [LOA_DOCUMENT, CERTIFICATE],
    ...changes,
  });
const reportDeath = (current: WorkflowState, changes: object = {}) =>
  apply(current, "report_death", { ...VALID_PARAMS.report_death, ...changes });
const expectIssue = (run: () => unknown, param: string) => {
  expect(run).toThrow(ParamIssue);
  expect(run).toThrow(expect.objectContaining({ param }));
};

describe("The participant's death", () => {
  it.each([
    "draft",
    "awaiting_participant",
    "submitted",
    "in_review",
    "approved",
    "requested",
    "processing",
  ] as const)("in %s permits only cancellation, documents, receipts and changes of the report", (state) => {
    const current = reportDeath(buildState({ state }));
    expect(current).toMatchObject({
      state: "on_hold",
      holdReturnState: state,
      hold: { code: "participant_died", death: { diedOn: "2026-06-01", resolution: null } },
    });
    const arrival = ["draft", "awaiting_participant"].includes(state) ? [] : ["mark_funds_received"];
    expect(listActions(current).sort()).toEqual(
      [...arrival, "cancel", "provide_documents", "report_death", "resolve_death"].sort(),
    );
    expect(findRefusal(current, "release", CONTEXT)?.detail).toContain("create one for the beneficiary");
    for (const resolution of ["return_money", "re_register"])
      expectIssue(() => apply(current, "resolve_death", { resolution, documentId: "doc_2" }), "resolution");
    expect(apply(current, "resolve_death")).toMatchObject({ state, hold: null, holdReturnState: null });
  });

  it("lets money that has left arrive, and then sends it back", () => {
    const arrived = apply(reportDeath(buildInTransit()), "mark_funds_received");
    expect(arrived).toMatchObject({ state: "on_hold", holdReturnState: "funds_received" });
    expect(listActions(arrived)).not.toContain("complete");
    const settled = apply(arrived, "resolve_death", { resolution: "return_money", documentId: "doc_2" });
    expect(settled).toMatchObject({
      state: "funds_received",
      hold: { death: { resolution: "return_money" } },
    });
    expect(listActions(settled)).not.toContain("complete");
    expect(listActions(settled)).not.toContain("mark_funds_sent");
    const back = apply(settled, "return_to_source", { reason: "refused" });
    expect(back.state).toBe("processing");
    expect(listActions(back)).not.toContain("mark_funds_sent");
    expect(listActions(back)).not.toContain("amend");
    expect(listActions(back)).toContain("cancel");
  });

  it("lets the destination post money to the beneficiary's account", () => {
    const arrived = apply(reportDeath(buildInTransit(), { documentId: "doc_2" }), "mark_funds_received");
    const settled = apply(arrived, "resolve_death", { resolution: "re_register" });
    expect(listActions(settled)).toContain("complete");
    expect(listActions(settled)).not.toContain("mark_funds_sent");
    expect(apply(settled, "complete")).toMatchObject({ state: "completed", postedAmount: "100.00" });
    // A later hold keeps the limits.
    const released = apply(apply(settled, "hold"), "release");
    expect(listActions(released)).not.toContain("mark_funds_sent");
    expect(listActions(released)).not.toContain("resolve_death");
    expect(listActions(reportDeath(released))).toContain("resolve_death");
  });

  it("needs evidence before money is settled", () => {
    const current = reportDeath(buildInTransit());
    const settle = (more: object) => () =>
      apply(current, "resolve_death", { resolution: "return_money", ...more });
    expectIssue(settle({}), "documentId");
    for (const documentId of ["doc_1", "doc_9"]) expectIssue(settle({ documentId }), "documentId");
    expectIssue(() => reportDeath(buildInTransit(), { documentId: "doc_1" }), "documentId");
    expectIssue(() => reportDeath(buildInTransit(), { diedOn: "2026-06-16" }), "diedOn");
    expect(listActions(current)).toContain("provide_documents");
  });

  it("ends an open document request when the money is settled", () => {
    const requested = buildInTransit({
      state: "awaiting_documents",
      documentsReturnState: "processing",
      documentsPendingOn: "integrator",
    });
    const settled = apply(reportDeath(requested, { documentId: "doc_2" }), "resolve_death", {
      resolution: "return_money",
    });
    expect(settled).toMatchObject({ state: "processing", documentsReturnState: null, documentRequest: null });
  });

  it("is resolved only once it was reported", () => {
    const held = buildState({ state: "on_hold", holdReturnState: "processing" });
    expect(findRefusal(held, "resolve_death", CONTEXT)?.detail).toContain("No death");
    expect(listActions(held)).not.toContain("resolve_death");
  });
});

describe("The allowed actions", () => {
  /**
   * After a death, recording facts, returning money and ending are always possible. Money is posted only to
   * the beneficiary's account. Other actions are impossible.
   */
  const POSSIBLE: Partial<Record<ActionName, "always" | "undecided" | "decided" | "re_register">> = {
    report_death: "always",
    resolve_death: "undecided",
    provide_documents: "always",
    accept_document: "always",
    reject_document: "always",
    waive_documents: "always",
    mark_funds_received: "always",
    void_receipt: "always",
    correct_transfer: "always",
    correct_receipt: "always",
    resolve_mismatch: "always",
    return_to_source: "always",
    report_funds_returned: "always",
    hold: "always",
    release: "decided",
    cancel: "always",
    fail: "always",
    expire: "always",
    complete: "re_register",
    reverse_posting: "re_register",
  };
  const isPossible = (action: ActionName, resolution: "return_money" | "re_register" | null) => {
    const possible = POSSIBLE[action];
    if (possible === "undecided") return resolution === null;
    if (possible === "decided") return resolution !== null;
    return possible === "always" || possible === resolution;
  };
  const listPossible = (hold: WorkflowState["hold"]) =>
    ACTION_NAMES.filter((action) => findDeathRefusal({ hold }, action) === null);

  it.each([null, "return_money", "re_register"] as const)(
    "depend on the resolution of the participant's death: %s",
    (resolution) => {
      const hold = HOLD_AFTER_DEATH && {
        ...HOLD_AFTER_DEATH,
        death: { ...HOLD_AFTER_DEATH.death!, resolution },
      };
      expect(listPossible(hold)).toEqual(ACTION_NAMES.filter((action) => isPossible(action, resolution)));
    },
  );

  it("are all except resolve_death if no death was reported", () => {
    const others = ACTION_NAMES.filter((action) => action !== "resolve_death");
    expect(listPossible(null)).toEqual(others);
    expect(listPossible({ code: null, reason: "A question.", since: "2026-06-10T12:00:00.000Z" })).toEqual(
      others,
    );
  });
});
