import { describe, expect, it } from "@jest/globals";
import {
  AMENDED_FIELDS,
  amendParams,
  listAmendedFields,
  needsConsent,
} from "@svc/rollover-rules/workflow/amend-params";
import { applyAction } from "@svc/rollover-rules/workflow/apply-action";
import { type ActionParams, ParamIssue } from "@svc/rollover-rules/workflow/effects/effect";
import { findRefusal, listAvailableActions } from "@svc/rollover-rules/workflow/guards";
import type { WorkflowState } from "@svc/rollover-rules/workflow/workflow-state";
import {
  buildState,
  buildWorkflowContext,
  CHECK_TRANSFER,
  LOA_DOCUMENT,
  VALID_PARAMS,
} from "./workflow-table.ts";

const CONTEXT = buildWorkflowContext();
const NOW = CONTEXT.now.toISOString();
const CONSENT = { reference: "consent-1", givenAt: "2026-06-01T00:00:00.000Z" };
const PLAN_ID = "pln_01m7zh42h2enbshkj4d6w8r5tz";
const REASON = "A digit was wrong.";
const ACCOUNT = { reason: REASON, destination: { accountNumber: "IRA-40417" } };
const SIDE = {
  accountType: "403b",
  planId: PLAN_ID,
  planName: "Acme",
  firstContributionDate: "2020-01-31",
};
const DELIVERY: ActionParams<"amend"> = { reason: REASON, deliveryMethod: "wire" };

const amend = (current: WorkflowState, params: ActionParams<"amend">) =>
  applyAction(current, "amend", { params, context: CONTEXT });
const expectIssue = (run: () => unknown, param: string) => {
  expect(run).toThrow(ParamIssue);
  expect(run).toThrow(expect.objectContaining({ param }));
};

describe("Amendments", () => {
  it.each(["submitted", "in_review", "approved", "requested", "processing"] as const)(
    "in %s require a new consent for another account, but only a new review for another delivery method",
    (state) => {
      const current = buildState({ state, consent: CONSENT });
      expect(amend(current, ACCOUNT)).toMatchObject({
        state: "awaiting_participant",
        consent: { ...CONSENT, supersededAt: NOW },
      });
      expect(amend(current, { ...ACCOUNT, consentReference: "consent-2" })).toMatchObject({
        state: "submitted",
        consent: { reference: "consent-2", givenAt: NOW },
      });
      expect(amend(current, DELIVERY)).toMatchObject({
        state: state === "submitted" ? "submitted" : "in_review",
        consent: CONSENT,
      });
    },
  );

  it("need a new consent for exactly the fields that the participant chooses", () => {
    expect(AMENDED_FIELDS.filter((field) => !needsConsent([field]))).toEqual([
      "source.planId",
      "source.planName",
      "source.firstContributionDate",
      "destination.planName",
      "destination.firstContributionDate",
      "deliveryMethod",
    ]);
    const all = amendParams.parse({
      reason: REASON,
      source: { ...SIDE, accountNumber: "401K-1234" },
      destination: { ...SIDE, custodianSlug: "test-manual", accountNumber: "IRA-1234" },
      relationship: "non_spouse_beneficiary",
      isInheritedIra: true,
      decedentName: "Ada Sample",
      planKind: "pension",
      deliveryMethod: "wire",
      attestations: { eligibleAmount: true },
    });
    expect(listAmendedFields(all)).toEqual(AMENDED_FIELDS);
  });

  it.each([
    ["no correction", { reason: REASON }],
    ["only a consent", { reason: REASON, consentReference: "consent-2" }],
    ["empty sides", { reason: REASON, source: {}, destination: {} }],
    ["two custodians", { reason: REASON, destination: { custodianSlug: "a", custodianId: "cus_1" } }],
    ["a Social Security number", { reason: REASON, source: { accountNumber: "123-45-6789" } }],
    ["an unknown field", { ...ACCOUNT, type: "direct" }],
    ["an unknown account type", { reason: REASON, source: { accountType: "savings" } }],
    ["an unknown relationship", { reason: REASON, relationship: "cousin" }],
    ["a contribution before 1900", { reason: REASON, source: { firstContributionDate: "1899-12-31" } }],
    ["an unknown attestation", { reason: REASON, attestations: { isRich: true } }],
    ["no reason", { destination: ACCOUNT.destination }],
  ])("that contain %s are rejected", (_, params) => {
    expect(amendParams.safeParse(params).success).toBe(false);
  });

  it.each(["draft", "awaiting_participant"] as const)(
    "in %s change no state and accept no consent",
    (state) => {
      const current = buildState({ state });
      expect(amend(current, ACCOUNT)).toMatchObject({ state, consent: null });
      expectIssue(() => amend(current, { ...ACCOUNT, consentReference: "consent-2" }), "consentReference");
    },
  );

  it("keep a hold and a document request, and change the state that follows", () => {
    const held = buildState({ state: "on_hold", holdReturnState: "processing", consent: CONSENT });
    expect(amend(held, ACCOUNT)).toMatchObject({ state: "on_hold", holdReturnState: "awaiting_participant" });
    const requested = buildState({
      state: "awaiting_documents",
      documentsReturnState: "requested",
      consent: CONSENT,
    });
    expect(amend(requested, DELIVERY)).toMatchObject({
      state: "awaiting_documents",
      documentsReturnState: "in_review",
    });
    const both = amend({ ...requested, state: "on_hold", holdReturnState: "awaiting_documents" }, ACCOUNT);
    expect(both).toMatchObject({
      state: "on_hold",
      holdReturnState: "awaiting_documents",
      documentsReturnState: "awaiting_participant",
    });
  });

  it("reject the letter of acceptance for the previous account", () => {
    const current = buildState({ state: "approved", consent: CONSENT, documents: [LOA_DOCUMENT] });
    expect(amend(current, ACCOUNT).documents).toEqual([
      {
        ...LOA_DOCUMENT,
        status: "rejected",
        review: { at: NOW, code: "superseded", reason: "An amendment changed the accounts." },
      },
    ]);
    expect(amend(current, DELIVERY).documents).toEqual([LOA_DOCUMENT]);
  });

  it("cannot be covered by the previous consent", () => {
    const current = buildState({ state: "approved", consent: CONSENT });
    const reused = { ...ACCOUNT, consentReference: CONSENT.reference };
    expectIssue(() => amend(current, reused), "consentReference");
    const amended = amend(current, ACCOUNT);
    const sign = (consentReference: string) =>
      applyAction(amended, "sign_consent", { params: { consentReference }, context: CONTEXT });
    expectIssue(() => sign(CONSENT.reference), "consentReference");
    expect(sign("consent-2")).toMatchObject({
      state: "submitted",
      consent: { reference: "consent-2", givenAt: NOW },
    });
  });

  it("still let money arrive that was requested before them", () => {
    const refuseReceipt = (current: WorkflowState) => findRefusal(current, "mark_funds_received", CONTEXT);
    const amended = amend(buildState({ state: "processing", consent: CONSENT }), ACCOUNT);
    expect(refuseReceipt(amended)).toBeNull();
    const params = VALID_PARAMS.mark_funds_received as ActionParams<"mark_funds_received">;
    expect(applyAction(amended, "mark_funds_received", { params, context: CONTEXT }).state).toBe(
      "funds_received",
    );
    expect(refuseReceipt(buildState({ state: "awaiting_participant" }))?.code).toBe("invalid_transition");
    const held = { state: "on_hold" as const, holdReturnState: "awaiting_participant" as const };
    expect(refuseReceipt(buildState(held))?.code).toBe("invalid_transition");
    expect(refuseReceipt(buildState({ ...held, consent: CONSENT }))).toBeNull();
  });

  it.each(["processing", "funds_sent", "funds_received", "on_hold", "completed"] as const)(
    "are refused in %s once money has left, and the refusal names the action to take first",
    (state) => {
      const current = buildState({ state, transfers: [CHECK_TRANSFER], holdReturnState: "funds_sent" });
      expect(findRefusal(current, "amend", CONTEXT)).toMatchObject({
        code: "invalid_transition",
        detail: expect.stringContaining("report_funds_returned"),
      });
      expect(listAvailableActions(current, CONTEXT)).not.toContain("amend");
    },
  );

  it("are refused if the corrected rollover is prohibited, but drafts can lack facts", () => {
    const findRefusalCode = (
      state: WorkflowState["state"],
      result: "unmet" | "unknown",
      { isAmended } = { isAmended: true },
    ) => {
      const rules = [{ code: "relationship" as const, result, detail: "No." }];
      const eligibility = { ...CONTEXT.eligibility, outcome: "prohibited" as const, rules };
      const context = buildWorkflowContext({ isAmended, eligibility });
      return findRefusal(buildState({ state }), "amend", context)?.code;
    };
    expect(findRefusalCode("approved", "unmet")).toBe("rollover_not_permitted");
    expect(findRefusalCode("approved", "unknown")).toBe("rollover_not_permitted");
    expect(findRefusalCode("draft", "unmet")).toBe("rollover_not_permitted");
    expect(findRefusalCode("draft", "unknown")).toBeUndefined();
    // The action stays available, because a correction can make the rollover permitted.
    expect(findRefusalCode("approved", "unmet", { isAmended: false })).toBeUndefined();
  });
});
