import { describe, expect, it } from "@jest/globals";
import { applyAction } from "@svc/rollover-rules/workflow/apply-action";
import { withExpiredDocuments } from "@svc/rollover-rules/workflow/document-expiry";
import { findMissingDocuments, findOutstandingTypes } from "@svc/rollover-rules/workflow/document-rules";
import { ParamIssue } from "@svc/rollover-rules/workflow/effects/effect";
import { findRefusal } from "@svc/rollover-rules/workflow/guards";
import type { RolloverDocument, WorkflowState } from "@svc/rollover-rules/workflow/workflow-state";
import { applyActions, START_TIME, toDate } from "./apply-actions.ts";
import { buildState, buildWorkflowContext, CHECK_TRANSFER, LOA_DOCUMENT } from "./workflow-table.ts";

const SHA = "a".repeat(64);
const provide = (...types: string[]) =>
  [
    "provide_documents",
    { documents: types.map((type) => ({ type, name: `${type}.pdf`, sha256: SHA })) },
  ] as const;
const provideExpiring = (type: string, expiresOn: string) =>
  ["provide_documents", { documents: [{ type, name: "x.pdf", sha256: SHA, expiresOn }] }] as const;
const requestDocuments = (...types: string[]) =>
  ["request_documents", { types, from: "participant" }] as const;
const review = (verdict: "accept" | "reject", { documents }: WorkflowState, index = -1) =>
  verdict === "accept"
    ? (["accept_document", { documentId: documents.at(index)?.id }] as const)
    : ([
        "reject_document",
        { documentId: documents.at(index)?.id, code: "unreadable", reason: "A page is missing." },
      ] as const);
const buildUtcContext = (moment: string) => ({ now: toDate(moment), timeZone: "UTC" });
const buildInReview = () => buildState({ state: "in_review" });
const NO_REQUIREMENTS = buildWorkflowContext().requirements;
const ALL_REQUIREMENTS = {
  loa: true,
  medallion: true,
  notarization: true,
  spousalConsent: true,
  wetSignature: true,
};

describe("Requested documents", () => {
  it("are awaited until a document of each requested type is provided", () => {
    const requested = applyActions(buildInReview(), [requestDocuments("loa", "statement")]);
    expect(requested.documentRequest).toMatchObject({ types: ["loa", "statement"], from: "participant" });
    const partlyProvided = applyActions(requested, [provide("loa", "other")]);
    expect(partlyProvided).toMatchObject({ state: "awaiting_documents", deadlines: requested.deadlines });
    expect(findOutstandingTypes(partlyProvided.documentRequest!, partlyProvided.documents)).toEqual([
      "statement",
    ]);
    expect(applyActions(partlyProvided, [provide("statement")])).toMatchObject({
      state: "in_review",
      documentRequest: null,
      documentsPendingOn: null,
      documentsReturnState: null,
    });
  });

  it("are not satisfied by documents provided before the request", () => {
    const again = applyActions(buildInReview(), [provide("loa"), requestDocuments("loa")]);
    expect(applyActions(again, [provide("statement")]).state).toBe("awaiting_documents");
    expect(applyActions(again, [provide("loa")]).state).toBe("in_review");
  });

  it("are not satisfied by a rejected document, unless it is accepted after all", () => {
    const partlyProvided = applyActions(buildInReview(), [
      requestDocuments("loa", "statement"),
      provide("loa"),
    ]);
    const rejected = applyActions(partlyProvided, [review("reject", partlyProvided)]);
    const both = applyActions(rejected, [provide("statement")]);
    expect(both.state).toBe("awaiting_documents");
    expect(applyActions(both, [review("accept", both, 0)])).toMatchObject({
      state: "in_review",
      documentRequest: null,
    });
    expect(applyActions(both, [provide("loa")]).state).toBe("in_review");
  });

  it("after a soft rejection can be any new document, but not an earlier one that is accepted", () => {
    const refused = applyActions(buildState({ state: "requested", documents: [LOA_DOCUMENT] }), [
      "custodian_soft_reject",
    ]);
    expect(refused.documentRequest).toMatchObject({
      types: [],
      code: "needs_form",
      remedy: "Send the form.",
    });
    expect(applyActions(refused, [review("accept", refused, 0)]).state).toBe("awaiting_documents");
    expect(applyActions(refused, [provide("other")]).state).toBe("requested");
  });

  it("can be waived", () => {
    const waived = applyActions(buildState({ state: "processing" }), [
      requestDocuments("loa"),
      "waive_documents",
    ]);
    expect(waived).toMatchObject({ state: "processing", documentRequest: null, documents: [] });
  });

  it("that were stored without types are satisfied by any document", () => {
    const legacy = buildState({ state: "awaiting_documents", documentsReturnState: "processing" });
    expect(applyActions(legacy, [provide("other")]).state).toBe("processing");
  });

  it("are not awaited after a hold if they arrived during it", () => {
    const onHold = applyActions(buildState({ state: "approved" }), [
      "send_to_custodian",
      requestDocuments("loa"),
      "hold",
      provide("statement"),
    ]);
    expect(applyActions(onHold, ["release"])).toMatchObject({ state: "awaiting_documents" });
    const withDocuments = applyActions(onHold, [provide("loa")]);
    expect(withDocuments).toMatchObject({ state: "on_hold", documentRequest: { types: ["loa"] } });
    const released = applyActions(withDocuments, ["release"]);
    expect(released).toMatchObject({ state: "requested", documentRequest: null, documentsReturnState: null });
    expect(released.deadlines.map(({ type }) => type)).toEqual(["acknowledgement"]);
  });
});

describe("Documents before a request", () => {
  it("can be provided as long as no money has left or arrived", () => {
    const context = buildWorkflowContext();
    for (const money of [
      { transfers: [CHECK_TRANSFER] },
      { receipts: [{ amount: "1.00", receivedOn: "2026-06-01", lateReason: null }] },
    ]) {
      const withMoney = buildState({ state: "processing", ...money });
      expect(findRefusal(withMoney, "provide_documents", context)?.code).toBe("invalid_transition");
      const requested = { ...withMoney, state: "awaiting_documents" as const };
      expect(findRefusal(requested, "provide_documents", context)).toBeNull();
    }
    expect(applyActions(buildState(), [provide("loa")])).toMatchObject({
      state: "draft",
      documents: [{ type: "loa" }],
    });
  });
});

describe("Missing documents", () => {
  it.each([
    ["loa", "loa", "loa"],
    ["spousalConsent", "spousal_consent", "spousal_consent"],
    ["deathCertificate", "death_certificate", "death_certificate"],
    ["qdro", "qdro", "qdro"],
    ["medallion", "distribution_form", "medallion"],
    ["notarization", "distribution_form", "notarization"],
    ["wetSignature", "distribution_form", "wet_signature"],
  ] as const)("for the requirement %s are the %s, until it is provided", (requirement, type, purpose) => {
    const required = { ...NO_REQUIREMENTS, [requirement]: true };
    expect(findMissingDocuments(buildState(), required)).toEqual([
      { type, requirements: [purpose], reason: "absent" },
    ]);
    expect(findMissingDocuments(applyActions(buildState(), [provide(type)]), required)).toEqual([]);
  });

  it("are those that the custodian requires, with their purpose and the reason why they are missing", () => {
    const { documents } = applyActions(buildInReview(), [
      provide("loa", "distribution_form"),
      provideExpiring("spousal_consent", "2026-06-15"),
    ]);
    const current = applyActions(buildState({ state: "in_review", documents }), [
      review("reject", { documents } as WorkflowState, 1),
    ]);
    const missingAtFirst = findMissingDocuments(buildState(), ALL_REQUIREMENTS);
    expect(missingAtFirst.map(({ type, reason }) => [type, reason])).toEqual([
      ["loa", "absent"],
      ["spousal_consent", "absent"],
      ["distribution_form", "absent"],
    ]);
    expect(findMissingDocuments(current, ALL_REQUIREMENTS, "2026-06-15")).toEqual([
      {
        type: "distribution_form",
        requirements: ["medallion", "notarization", "wet_signature"],
        reason: "rejected",
      },
    ]);
    expect(findMissingDocuments(current, ALL_REQUIREMENTS, "2026-06-16")[0]).toEqual({
      type: "spousal_consent",
      requirements: ["spousal_consent"],
      reason: "expired",
    });
  });

  it("block the approval from the day after a document's last valid day, even before a timer fires", () => {
    const buildContext = (day: string) =>
      buildWorkflowContext({
        requirements: { ...NO_REQUIREMENTS, spousalConsent: true },
        now: toDate(`${day}T12:00:00.000Z`),
      });
    const current = applyActions(buildInReview(), [provideExpiring("spousal_consent", "2026-06-20")]);
    expect(findRefusal(current, "approve", buildContext("2026-06-20"))).toBeNull();
    expect(findRefusal(current, "approve", buildContext("2026-06-21"))?.detail).toContain("spousal_consent");
  });
});

describe("A document review", () => {
  const statuses = ["provided", "accepted", "rejected", "expired"] as const;
  const ALLOWED_STATUSES = {
    accept_document: ["provided", "rejected"],
    reject_document: ["provided", "accepted"],
  };
  it.each(
    statuses.flatMap((status) =>
      (["accept_document", "reject_document"] as const).map((action) => ({ status, action })),
    ),
  )("is possible only in the statuses that allow it: $action, $status", ({ status, action }) => {
    const current = buildState({ state: "in_review", documents: [{ ...LOA_DOCUMENT, status }] });
    const context = buildWorkflowContext();
    const params = { documentId: LOA_DOCUMENT.id, code: "unreadable", reason: "A page is missing." };
    const isPossible = ALLOWED_STATUSES[action].includes(status);
    expect(findRefusal(current, action, context) === null).toBe(isPossible);
    const apply = () => applyAction(current, action, { params, context });
    if (!isPossible) return expect(apply).toThrow(ParamIssue);
    const isRejection = action === "reject_document";
    expect(apply()).toMatchObject({
      state: "in_review",
      documents: [
        {
          status: isRejection ? "rejected" : "accepted",
          review: {
            at: START_TIME,
            code: isRejection ? "unreadable" : null,
            reason: isRejection ? "A page is missing." : null,
          },
        },
      ],
    });
  });

  it.each([
    ["2026-06-14", false],
    ["2026-06-15", true],
    ["2026-06-16", true],
    [null, true],
  ])("can accept a document on June 15 that is valid through %s: %s", (expiresOn, isPossible) => {
    const current = buildState({ state: "in_review", documents: [{ ...LOA_DOCUMENT, expiresOn }] });
    expect(findRefusal(current, "accept_document", buildWorkflowContext()) === null).toBe(isPossible);
  });

  it("must name an existing document", () => {
    const current = buildState({ state: "in_review", documents: [LOA_DOCUMENT] });
    const accept = () =>
      applyAction(current, "accept_document", {
        params: { documentId: "doc_9" },
        context: buildWorkflowContext(),
      });
    expect(accept).toThrow(ParamIssue);
  });
});

describe("A document that expires", () => {
  it("cannot be provided after its last valid day", () => {
    expect(() => applyActions(buildState(), [provideExpiring("loa", "2026-06-14")])).toThrow(ParamIssue);
    expect(applyActions(buildState(), [provideExpiring("loa", "2026-06-15")]).documents).toHaveLength(1);
  });

  it("expires by a timer after its last valid day, the earliest of several first", () => {
    const current = applyActions(buildInReview(), [
      provideExpiring("loa", "2026-06-20"),
      provideExpiring("statement", "2026-06-18"),
      provide("other"),
    ]);
    const findExpiry = ({ deadlines }: WorkflowState) =>
      deadlines.filter(({ type }) => type === "document_expiry").map(({ dueAt }) => dueAt);
    expect(findExpiry(current)).toEqual(["2026-06-19T00:00:00.000Z"]);
    const afterExpiry = withExpiredDocuments(current, buildUtcContext("2026-06-19T00:00:00.000Z"));
    const toStatus = ({ type, status }: RolloverDocument) => [type, status];
    expect(afterExpiry.documents.map(toStatus)).toEqual([
      ["loa", "provided"],
      ["statement", "expired"],
      ["other", "provided"],
    ]);
    expect(findExpiry(afterExpiry)).toEqual(["2026-06-21T00:00:00.000Z"]);
    expect(
      findExpiry(withExpiredDocuments(afterExpiry, buildUtcContext("2026-06-21T00:00:00.000Z"))),
    ).toEqual([]);
  });

  it("expires during a hold too, but not once money has left", () => {
    const onHold = applyActions(buildState({ state: "processing" }), [
      provideExpiring("loa", "2026-06-20"),
      "hold",
    ]);
    const expiry = { type: "document_expiry", status: "running" };
    expect(onHold.deadlines).toContainEqual(expect.objectContaining(expiry));
    expect(applyActions(onHold, ["release"]).deadlines).toContainEqual(expect.objectContaining(expiry));
    const sent = applyActions(onHold, ["release", "mark_funds_sent"]);
    expect(sent.deadlines.map(({ type }) => type)).toEqual(["arrival"]);
  });
});
