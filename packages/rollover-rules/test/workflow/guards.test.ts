import { describe, expect, it } from "@jest/globals";
import {
  DIRECTORY_RULES,
  type EligibilityRule,
  YEAR_DEPENDENT_RULES,
} from "@svc/rollover-rules/eligibility/eligibility-codes";
import { applyAction } from "@svc/rollover-rules/workflow/apply-action";
import { ParamIssue } from "@svc/rollover-rules/workflow/effects/effect";
import { findRefusal } from "@svc/rollover-rules/workflow/guards";
import type { CallerAction } from "@svc/rollover-rules/workflow/transitions";
import type { RolloverDocument, WorkflowState } from "@svc/rollover-rules/workflow/workflow-state";
import {
  ACTIONS,
  ALLOWED_ELIGIBILITY,
  buildState,
  buildWorkflowContext,
  CHECK_TRANSFER,
  HOLD_AFTER_DEATH,
  LOA_DOCUMENT,
  TRANSITIONS,
} from "./workflow-table.ts";

const buildDocument = (type: RolloverDocument["type"]): RolloverDocument => ({
  id: `doc_${type}`,
  type,
  name: "scan.pdf",
  sha256: "b".repeat(64),
  status: "provided",
});
const DOCUMENT_TYPES = {
  loa: "loa",
  spousalConsent: "spousal_consent",
  medallion: "distribution_form",
  notarization: "distribution_form",
  wetSignature: "distribution_form",
} as const;
const RECEIPT = { amount: "1.00", receivedOn: "2026-06-10", lateReason: null };
const NO_REQUIREMENTS = buildWorkflowContext().requirements;
const TYPES = ["loa", "statement", "distribution_form", "spousal_consent", "other"] as const;

describe("approve", () => {
  type Requirement = keyof typeof DOCUMENT_TYPES;
  const cases = Object.entries(DOCUMENT_TYPES) as [Requirement, RolloverDocument["type"]][];
  it.each(cases)("is blocked while %s is required and %s is missing", (requirement, requiredType) => {
    const context = buildWorkflowContext({ requirements: { ...NO_REQUIREMENTS, [requirement]: true } });
    for (const type of TYPES) {
      const current = buildState({ state: "in_review", documents: [buildDocument(type)] });
      const refusal = findRefusal(current, "approve", context);
      expect(refusal?.code).toBe(type === requiredType ? undefined : "invalid_transition");
      if (refusal) expect(refusal.detail).toContain(requiredType);
    }
  });

  it("lists all missing documents when everything is required, and passes with all of them", () => {
    const requirements = {
      loa: true,
      medallion: true,
      notarization: true,
      spousalConsent: true,
      wetSignature: true,
    };
    const context = buildWorkflowContext({ requirements });
    const refusal = findRefusal(
      buildState({ state: "in_review", documents: [buildDocument("loa")] }),
      "approve",
      context,
    );
    expect(refusal?.detail).toContain("spousal_consent");
    expect(refusal?.detail).toContain("distribution_form");
    expect(refusal?.detail).not.toContain("loa");
    const documents = [
      buildDocument("loa"),
      buildDocument("distribution_form"),
      buildDocument("spousal_consent"),
    ];
    expect(findRefusal(buildState({ state: "in_review", documents }), "approve", context)).toBeNull();
  });
});

describe("Eligibility guards", () => {
  const SUBMISSIONS = ["submit", "request_consent", "sign_consent", "reopen"];
  const EVALUATED = [...SUBMISSIONS, "mark_funds_sent", "record_distribution"];
  const CODES = ["simple_two_years", ...YEAR_DEPENDENT_RULES, ...DIRECTORY_RULES] as const;
  const cells = (["needs_review", "prohibited"] as const).flatMap((outcome) =>
    CODES.flatMap((code) => ACTIONS.map((action) => ({ outcome, code, action }))),
  );
  /**
   * Rules that depend on the year or the directory block only submissions. Directory rules block only if they
   * are unmet.
   */
  const isBlocked = (code: EligibilityRule, outcome: string, action: string) => {
    if (DIRECTORY_RULES.includes(code)) return outcome === "prohibited" && SUBMISSIONS.includes(action);
    return (YEAR_DEPENDENT_RULES.includes(code) ? SUBMISSIONS : EVALUATED).includes(action);
  };
  it.each(cells)(
    "block exactly the actions that depend on the rule: $outcome by $code, $action",
    ({ outcome, code, action }) => {
      const result = outcome === "prohibited" ? ("unmet" as const) : ("unknown" as const);
      const rules = [{ code, result, detail: "A rule." }];
      const context = buildWorkflowContext({ eligibility: { ...ALLOWED_ELIGIBILITY, outcome, rules } });
      for (const state of Object.keys(TRANSITIONS[action]) as (keyof (typeof TRANSITIONS)[typeof action])[]) {
        const current = buildState({
          type: "indirect_60_day",
          state,
          holdReturnState: action === "mark_funds_received" ? "approved" : "draft",
          hold: action === "resolve_death" ? HOLD_AFTER_DEATH : null,
          documents: [LOA_DOCUMENT],
          transfers: ["mark_funds_received", "report_funds_returned", "correct_transfer"].includes(action)
            ? [CHECK_TRANSFER]
            : [],
          receipts: ["void_receipt", "return_to_source", "correct_receipt"].includes(action) ? [RECEIPT] : [],
          amountMismatch:
            action === "resolve_mismatch"
              ? { expected: "1.00", received: "2.00", difference: "1.00", status: "open", resolution: null }
              : null,
        });
        const refusal = findRefusal(current, action, context);
        if (!isBlocked(code, outcome, action)) expect(refusal).toBeNull();
        else expect(refusal).toMatchObject({ code: "rollover_not_permitted", rules });
      }
    },
  );
});

describe("Money guards", () => {
  const mismatch = { expected: "100.00", received: "90.00", difference: "-10.00", resolution: null };
  const funded = buildState({
    state: "funds_received",
    transfers: [CHECK_TRANSFER],
    receipts: [{ amount: "90.00", receivedOn: "2026-06-10", lateReason: null }],
  });
  const context = buildWorkflowContext();

  it("an open mismatch blocks complete, and a resolved one does not", () => {
    const open = { ...funded, amountMismatch: { ...mismatch, status: "open" as const } };
    expect(findRefusal(open, "complete", context)?.code).toBe("amount_mismatch");
    const resolved = applyAction(open, "resolve_mismatch", { params: { reason: "A fee." }, context });
    expect(resolved.amountMismatch).toEqual({ ...mismatch, status: "resolved", resolution: "A fee." });
    expect(findRefusal(resolved, "complete", context)).toBeNull();
    expect(findRefusal(resolved, "resolve_mismatch", context)?.code).toBe("invalid_transition");
  });

  it.each([
    ["sent", { transfers: [CHECK_TRANSFER] }],
    ["received", { receipts: funded.receipts }],
  ])("an open rollover does not expire once money has been %s", (_, money) => {
    for (const state of ["draft", "awaiting_participant", "awaiting_documents"] as const) {
      expect(findRefusal(buildState({ state, ...money }), "expire", context)?.code).toBe(
        "invalid_transition",
      );
      expect(findRefusal(buildState({ state }), "expire", context)).toBeNull();
    }
  });

  it("there is nothing to resolve when everything sent has arrived", () => {
    const fullyReceived = { ...funded, receipts: [{ ...funded.receipts[0]!, amount: "100.00" }] };
    expect(findRefusal(fullyReceived, "resolve_mismatch", context)?.code).toBe("invalid_transition");
    expect(findRefusal(fullyReceived, "complete", context)).toBeNull();
  });

  it.each(["90.01", "89.99", "100.00"])("complete rejects %s when 90.00 was received", (postedAmount) => {
    const complete = () => applyAction(funded, "complete", { params: { postedAmount }, context });
    expect(complete).toThrow(ParamIssue);
    expect(applyAction(funded, "complete", { params: { postedAmount: "90.00" }, context }).postedAmount).toBe(
      "90.00",
    );
  });

  it("fail requires the money's location while a transfer is live, and only then", () => {
    const params = { code: "gave_up", reason: "Over." };
    expect(() => applyAction(funded, "fail", { params, context })).toThrow(ParamIssue);
    const voided = { ...funded, transfers: [{ ...CHECK_TRANSFER, status: "void" as const }] };
    expect(applyAction({ ...voided, receipts: [] }, "fail", { params, context }).state).toBe("failed");
    expect(
      applyAction(funded, "fail", { params: { ...params, fundsDisposition: "Source." }, context }).state,
    ).toBe("failed");
  });

  it.each([
    ["2026-06-01", "2026-07-31"],
    ["2025-12-31", "2026-03-01"],
    ["2024-01-01", "2024-03-01"],
    ["2024-02-29", "2024-04-29"],
  ])("the 60 days from %s end on %s, that day included", (receivedOn, dueOn) => {
    const laterContext = buildWorkflowContext({ now: new Date("2027-01-01T12:00:00.000Z") });
    const params = { receivedOn, grossAmount: "100.00", withheldFederal: "0.00", withheldState: "0.00" };
    const current = buildState({ type: "indirect_60_day", state: "approved" });
    const sent = applyAction(current, "record_distribution", { params, context: laterContext });
    expect(sent.sixtyDayDueOn).toBe(dueOn);
    const receive = (day: string, lateReason?: string) =>
      applyAction(sent, "mark_funds_received", {
        params: { amount: "100.00", receivedOn: day, ...(lateReason ? { lateReason } : {}) },
        context: laterContext,
      });
    expect(receive(dueOn).state).toBe("funds_received");
    const nextDay = new Date(Date.parse(dueOn) + 86_400_000).toISOString().slice(0, 10);
    expect(() => receive(nextDay)).toThrow(ParamIssue);
    expect(receive(nextDay, "The mail was late.").receipts[0]?.lateReason).toBe("The mail was late.");
  });
});

describe("The detail of a refusal", () => {
  const context = buildWorkflowContext();
  const sent = { transfers: [CHECK_TRANSFER] };
  const open = { expected: "100.00", received: "90.00", difference: "-10.00", status: "open" } as const;
  const UNCASHED = {
    ...CHECK_TRANSFER,
    status: "void" as const,
    voidReason: "stale" as const,
    sentTo: "participant" as const,
  };
  const UNCASHED_PAYMENT = { type: "indirect_60_day" as const, transfers: [UNCASHED] };
  const UNCASHED_DETAIL =
    "A check to the participant was not cashed, but counts as a distribution of its year (Rev. Rul. 2019-19). Issue it again with `mark_funds_sent`, or record `fail`, so that it stays in the tax report.";
  const buildAfterDeath = (resolution: "return_money" | "re_register" | null) => ({
    state: "funds_received" as const,
    ...sent,
    receipts: [RECEIPT],
    hold: HOLD_AFTER_DEATH && {
      ...HOLD_AFTER_DEATH,
      death: { ...HOLD_AFTER_DEATH.death!, resolution },
    },
  });

  it.each<[CallerAction | "expire", Partial<WorkflowState>, string]>([
    ["approve", { state: "draft" }, "approve is not allowed in state draft."],
    [
      "amend",
      { state: "processing", ...sent },
      "Money has left, so the instructions cannot change. Record its return first: `report_funds_returned` if it has not arrived, otherwise `return_to_source`.",
    ],
    [
      "record_distribution",
      { state: "approved" },
      "record_distribution is only for rollovers of type indirect_60_day.",
    ],
    [
      "provide_documents",
      { state: "processing", ...sent },
      "Money has left. Documents can be provided only on request.",
    ],
    ["accept_document", { state: "in_review" }, "There is no document to accept."],
    ["reject_document", { state: "in_review" }, "There is no document to reject."],
    [
      "cancel",
      { state: "on_hold", holdReturnState: "funds_sent" },
      "Money has left. Release the hold first.",
    ],
    ["cancel", { state: "on_hold" }, "Money has left. Release the hold first."],
    [
      "cancel",
      { state: "processing", ...sent },
      "Money is in transit. Report it as returned first, or fail the rollover.",
    ],
    ["cancel", { state: "processing", ...UNCASHED_PAYMENT }, UNCASHED_DETAIL],
    ["custodian_reject", { state: "processing", ...UNCASHED_PAYMENT }, UNCASHED_DETAIL],
    ["expire", { state: "awaiting_documents", ...UNCASHED_PAYMENT }, UNCASHED_DETAIL],
    ["mark_funds_received", { state: "draft" }, "mark_funds_received is not allowed in state draft."],
    [
      "mark_funds_received",
      { state: "approved", type: "indirect_60_day" },
      "Record the payment to the participant first. The 60 days are counted from it.",
    ],
    [
      "mark_funds_received",
      { state: "on_hold", holdReturnState: "draft" },
      "The rollover was not submitted. Submit it first.",
    ],
    [
      "mark_funds_received",
      { state: "awaiting_participant" },
      "The rollover was not submitted. Submit it first.",
    ],
    ["report_funds_returned", { state: "processing" }, "There is no transfer to report as returned."],
    ["correct_transfer", { state: "processing" }, "There is no transfer to correct."],
    ["correct_receipt", { state: "processing" }, "There is no receipt to correct or return."],
    ["return_to_source", { state: "funds_received" }, "There is no receipt to correct or return."],
    ["void_receipt", { state: "processing" }, "There is no receipt to void."],
    ["resolve_mismatch", { state: "funds_sent" }, "There is no open mismatch."],
    [
      "expire",
      { state: "awaiting_documents", ...sent },
      "Money is in transit, so the rollover does not expire.",
    ],
    [
      "complete",
      { state: "funds_received", amountMismatch: { ...open, resolution: null } },
      "Received 90.00, expected 100.00.",
    ],
    [
      "complete",
      { state: "funds_received", requestMismatch: { ...open, resolution: null } },
      "Sent 90.00, requested 100.00.",
    ],
    ["resolve_death", { state: "on_hold" }, "No death of the participant was reported."],
    [
      "complete",
      buildAfterDeath(null),
      "The participant died, so money must not move. Use `resolve_death` if money has been sent. Otherwise cancel the rollover, and create one for the beneficiary.",
    ],
    [
      "resolve_death",
      { ...buildAfterDeath("return_money"), state: "on_hold" },
      "The death was already resolved. To change the resolution, use `report_death` again first.",
    ],
    [
      "complete",
      buildAfterDeath("return_money"),
      "The participant died. Money already sent can only be received and returned.",
    ],
    [
      "mark_funds_sent",
      buildAfterDeath("re_register"),
      "The participant died. Money already sent can only be received, posted to the beneficiary's account or returned.",
    ],
  ])("is worded exactly, for %s with %j", (action, changes, detail) => {
    expect(findRefusal(buildState(changes), action, context)?.detail).toBe(detail);
  });

  it("names the rules that a rollover does not meet, and the documents that are missing", () => {
    const rules = [
      { code: "simple_two_years", result: "unmet", detail: "Two years." },
      { code: "one_per_year", result: "unknown", detail: "One a year." },
    ] as unknown as typeof ALLOWED_ELIGIBILITY.rules;
    const refused = buildWorkflowContext({ eligibility: { ...ALLOWED_ELIGIBILITY, rules } });
    expect(findRefusal(buildState(), "submit", refused)?.detail).toBe(
      "simple_two_years: Two years. one_per_year: One a year.",
    );
    const requirements = { ...NO_REQUIREMENTS, loa: true, spousalConsent: true };
    const required = buildWorkflowContext({ requirements });
    expect(findRefusal(buildState({ state: "in_review" }), "approve", required)?.detail).toBe(
      "The source custodian requires these documents first: loa, spousal_consent.",
    );
  });
});

describe("A receipt", () => {
  const context = buildWorkflowContext();
  const consent = { reference: "consent-1", givenAt: "2026-06-01T12:00:00.000Z" };
  it.each<[Partial<WorkflowState>, boolean]>([
    [{ state: "awaiting_participant", consent }, true],
    [{ state: "awaiting_participant", consent: null }, false],
    [{ state: "on_hold", holdReturnState: "awaiting_participant", consent }, true],
    [{ state: "on_hold", holdReturnState: "awaiting_participant", consent: null }, false],
    [{ state: "on_hold", holdReturnState: "submitted", consent: null }, true],
    [{ state: "submitted", holdReturnState: "draft", consent: null }, true],
  ])("is recorded only if the rollover was ever submitted: %j", (changes, isAllowed) => {
    expect(findRefusal(buildState(changes), "mark_funds_received", context) === null).toBe(isAllowed);
  });
});

describe("The eligibility of an amendment", () => {
  const buildRules = (result: "unmet" | "unknown") =>
    [
      { code: "simple_two_years", result, detail: "Two years." },
    ] as unknown as typeof ALLOWED_ELIGIBILITY.rules;
  it.each([
    ["draft", "unknown", true, true],
    ["draft", "unmet", true, false],
    ["processing", "unknown", true, false],
    ["processing", "unmet", true, false],
    ["processing", "unmet", false, true],
  ] as const)(
    "in %s, with a rule that is %s, evaluated with the corrections: %s, permits it: %s",
    (state, result, isAmended, isAllowed) => {
      const eligibility = { ...ALLOWED_ELIGIBILITY, rules: buildRules(result) };
      const context = buildWorkflowContext({ eligibility, isAmended });
      expect(findRefusal(buildState({ state }), "amend", context) === null).toBe(isAllowed);
    },
  );
});
