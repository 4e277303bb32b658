import { describe, expect, it } from "@jest/globals";
import { ROLLOVER_STATES } from "@svc/rollover-rules/rollover-states";
import { submitted } from "../../../api/src/rollovers/views/rollover-examples.ts";
import type { Rollover } from "../../src/pages/rollover/rollover.ts";
import { describeSituation, listDifferenceActions } from "../../src/pages/rollover/situation.ts";

const NOW = Date.parse("2026-06-15T12:00:00Z");
const submittedRollover = {
  ...(submitted as unknown as Rollover),
  deadlines: [],
  missingDocuments: [],
  eligibility: { ...(submitted as unknown as Rollover).eligibility, rules: [] },
};
const viewer = { now: NOW, today: "2026-06-15", source: "Fidelity", destination: "Vanguard", approval: null };

type Reader = "operations" | "others";

function describeTo(reader: Reader, changes: object, viewerChanges: object = {}) {
  const canOperate = reader === "operations";
  const rollover = { ...submittedRollover, ...changes } as Rollover;
  return describeSituation(rollover, { ...viewer, canOperate, ...viewerChanges });
}

const withPassedDeadline = (type: string) => ({
  deadlines: [
    { type, status: "passed", dueOn: "2026-06-09", dueAt: "2026-06-09T12:00:00Z", consequence: "overdue" },
  ],
});
const withRunningDeadline = (type: string) => ({
  deadlines: [
    { type, status: "running", dueOn: "2026-06-18", dueAt: "2026-06-19T03:59:59Z", consequence: "overdue" },
  ],
});
const buildTransfer = (changes: object = {}) => ({
  id: "tr_1",
  amount: "10000.00",
  status: "sent",
  method: "check",
  checkNumber: "4821",
  ...changes,
});
const buildAmounts = (sent: string, received = "0.00", posted: string | null = null) => ({
  sent,
  received,
  posted,
  gross: sent,
  withheldFederal: "0.00",
  withheldState: "0.00",
  postedTotal: posted ?? "0.00",
});
const sentCheck = { transfers: [buildTransfer()], receipts: [], amounts: buildAmounts("10000.00") };
const shortPayment = {
  state: "funds_received",
  transfers: [buildTransfer()],
  receipts: [],
  amounts: buildAmounts("10000.00", "9000.00"),
  amountMismatch: { expected: "10000.00", received: "9000.00", difference: "-1000.00", status: "open" },
};
const withDocumentRequest = (changes: object) => ({
  state: "awaiting_documents",
  documentRequest: {
    types: ["loa"],
    outstanding: ["loa"],
    from: "integrator",
    code: null,
    remedy: null,
    ...changes,
  },
});

describe("Situation of a rollover", () => {
  it.each<[string, object, string, string]>([
    // State, changes, text for operations, text for others.
    [
      "draft",
      withRunningDeadline("draft"),
      "Due Jun 18: submit it.",
      "Due Jun 18: your organization must submit it.",
    ],
    [
      "draft",
      { eligibility: { ...submittedRollover.eligibility, rules: [{ code: "x", detail: "y" }] } },
      "Not eligible yet: resolve the eligibility issues, then submit it.",
      "Not eligible yet: the eligibility issues must be resolved.",
    ],
    ["awaiting_participant", {}, "The participant must sign.", "The participant must sign."],
    [
      "awaiting_participant",
      withPassedDeadline("consent"),
      "6 days late: remind the participant to sign.",
      "6 days late: the participant must sign.",
    ],
    [
      "submitted",
      withPassedDeadline("review_start"),
      "6 days late: start the review.",
      "6 days late: operations must start the review.",
    ],
    [
      "in_review",
      withRunningDeadline("review"),
      "Due Jun 18: approve or reject it.",
      "Due Jun 18: operations must finish the review.",
    ],
    [
      "in_review",
      { missingDocuments: [{ type: "loa" }, { type: "statement" }] },
      "Request the missing documents (Letter of acceptance, Statement).",
      "Documents are missing (Letter of acceptance, Statement).",
    ],
    ["approved", {}, "Send it to Fidelity.", "Operations must send it to Fidelity."],
    [
      "requested",
      withPassedDeadline("acknowledgement"),
      "6 days late: ask Fidelity to acknowledge the request.",
      "6 days late: Fidelity must acknowledge the request.",
    ],
    [
      "processing",
      withRunningDeadline("processing"),
      "Due Jun 18: Fidelity must send the money.",
      "Due Jun 18: Fidelity must send the money.",
    ],
    [
      "processing",
      withPassedDeadline("processing"),
      "6 days late: ask Fidelity when the money will be sent.",
      "6 days late: Fidelity must send the money.",
    ],
    [
      "processing",
      {
        transfers: [buildTransfer({ status: "void", voidReason: "lost" })],
        amounts: buildAmounts("0.00"),
        ...withPassedDeadline("processing"),
      },
      "6 days late: ask Fidelity to issue check 4821 again.",
      "6 days late: Fidelity must issue check 4821 again.",
    ],
    ["funds_sent", sentCheck, "$10,000.00 must arrive.", "$10,000.00 must arrive."],
    [
      "funds_sent",
      { ...sentCheck, ...withPassedDeadline("arrival") },
      "6 days late: trace check 4821.",
      "6 days late: $10,000.00 must arrive.",
    ],
    [
      "funds_received",
      { ...shortPayment, amountMismatch: null },
      "$9,000.00 of $10,000.00 received, $1,000.00 still in transit: record the rest when it arrives.",
      "$9,000.00 of $10,000.00 received, $1,000.00 still in transit: the rest must arrive.",
    ],
    [
      "funds_received",
      { ...shortPayment, amountMismatch: null, ...withRunningDeadline("arrival") },
      "$9,000.00 of $10,000.00 received, $1,000.00 still in transit, due Jun 18: record the rest when it arrives.",
      "$9,000.00 of $10,000.00 received, $1,000.00 still in transit, due Jun 18: the rest must arrive.",
    ],
    [
      "funds_received",
      { ...shortPayment, amountMismatch: null, ...withPassedDeadline("arrival") },
      "$9,000.00 of $10,000.00 received, $1,000.00 missing, 6 days late: trace check 4821.",
      "$9,000.00 of $10,000.00 received, $1,000.00 missing, 6 days late: the rest must arrive.",
    ],
    [
      "funds_received",
      shortPayment,
      "$9,000.00 of $10,000.00 received, $1,000.00 short: ask Fidelity about the difference, or accept it.",
      "$9,000.00 of $10,000.00 received, $1,000.00 short: operations must resolve the difference.",
    ],
    [
      "funds_received",
      {
        ...shortPayment,
        amountMismatch: { ...shortPayment.amountMismatch, status: "resolved" },
        ...withRunningDeadline("posting"),
      },
      "Due Jun 18: confirm that Vanguard posted $9,000.00.",
      "Due Jun 18: Vanguard must post $9,000.00.",
    ],
    [
      "funds_received",
      { ...shortPayment, ...withPassedDeadline("posting") },
      "$9,000.00 of $10,000.00 received, $1,000.00 short, 6 days late: ask Fidelity about the difference, or accept it.",
      "$9,000.00 of $10,000.00 received, $1,000.00 short, 6 days late: operations must resolve the difference.",
    ],
    [
      "funds_received",
      {
        transfers: [buildTransfer()],
        receipts: [],
        amounts: buildAmounts("10000.00", "10000.00"),
        ...withRunningDeadline("posting"),
      },
      "Due Jun 18: confirm that Vanguard posted $10,000.00.",
      "Due Jun 18: Vanguard must post $10,000.00.",
    ],
    [
      "awaiting_documents",
      withDocumentRequest({}),
      "Submit the documents (Letter of acceptance).",
      "Your organization must submit the documents (Letter of acceptance).",
    ],
    [
      "awaiting_documents",
      withDocumentRequest({ from: "participant" }),
      "The participant must submit the documents (Letter of acceptance).",
      "The participant must submit the documents (Letter of acceptance).",
    ],
    [
      "awaiting_documents",
      withDocumentRequest({
        code: "name_mismatch",
        remedy: "Correct the name, then resend.",
        outstanding: [],
      }),
      "Not in good order: correct the name, then resend.",
      "Not in good order: correct the name, then resend.",
    ],
    [
      "on_hold",
      { hold: { code: null, reason: "The letter is illegible.", since: "" } },
      "On hold: The letter is illegible. Release it once this is resolved.",
      "On hold: The letter is illegible.",
    ],
    [
      "on_hold",
      { hold: { code: null, reason: "Death", since: "" }, death: { resolution: null } },
      "Participant's death reported: decide how to continue after the death.",
      "Participant's death reported: operations must decide how to continue.",
    ],
    [
      "completed",
      { amounts: buildAmounts("10000.00", "10000.00", "10000.00") },
      "Completed: $10,000.00 posted at Vanguard.",
      "Completed: $10,000.00 posted at Vanguard.",
    ],
    ["cancelled", {}, "Canceled before money was sent.", "Canceled before money was sent."],
    [
      "rejected",
      { rejection: { by: "source_custodian", code: "no_account", reason: "The account is closed." } },
      "Rejected by Fidelity: The account is closed.",
      "Rejected by Fidelity: The account is closed.",
    ],
    [
      "rejected",
      { rejection: { by: "operations", code: "wrong_account", reason: null } },
      "Rejected by operations: wrong account.",
      "Rejected by operations: wrong account.",
    ],
    [
      "failed",
      { failure: { code: "lost", reason: "The money is lost.", fundsDisposition: "Traced by the bank." } },
      "Failed: The money is lost. Funds: Traced by the bank.",
      "Failed: The money is lost. Funds: Traced by the bank.",
    ],
    [
      "expired",
      {},
      "Expired, because a deadline passed. Reopen it, or create a new rollover.",
      "Expired, because a deadline passed. Reopen it, or create a new rollover.",
    ],
  ])("describes %s to operations and to others (%#)", (state, changes, forOperations, forOthers) => {
    expect(describeTo("operations", { state, ...changes }).text).toBe(forOperations);
    expect(describeTo("others", { state, ...changes }).text).toBe(forOthers);
  });

  it.each([...ROLLOVER_STATES])("%s has one complete sentence for everyone", (state) => {
    for (const reader of ["operations", "others"] as const) {
      const { text } = describeTo(reader, { state });
      expect(text).toMatch(/^[A-Z$].*[.]$/);
      expect(text).not.toMatch(/undefined|null|\.\./);
    }
  });

  it("says who must confirm a pending approval", () => {
    const describeApproval = (canDecide: boolean) =>
      describeTo("operations", { state: "in_review" }, { approval: { action: "Approve", canDecide } });
    expect(describeApproval(true)).toEqual({
      text: "Waiting for a second person: confirm or decline “Approve”.",
      tone: "warn",
    });
    expect(describeApproval(false).text).toBe(
      "Waiting for a second person: someone else must confirm “Approve”.",
    );
  });

  it("is red if late or short, and counts no late days while the organization's time is unknown", () => {
    const late = { state: "submitted", ...withPassedDeadline("review_start") };
    expect(describeTo("operations", late).tone).toBe("bad");
    expect(describeTo("operations", shortPayment).tone).toBe("bad");
    expect(describeTo("operations", { state: "submitted" }).tone).toBe("info");
    expect(describeTo("operations", late, { now: null }).text).toBe("Overdue: start the review.");
  });

  it("counts late days from the first passed deadline, and from the 60-day deadline only if no other has passed", () => {
    const passed = (type: string, dueOn: string) => ({
      ...withPassedDeadline(type).deadlines[0],
      dueOn,
      dueAt: `${dueOn}T12:00:00Z`,
    });
    const sixtyDay = passed("sixty_day", "2026-06-01");
    const describeLate = (...deadlines: object[]) =>
      describeTo("operations", { state: "submitted", deadlines }).text;
    expect(describeLate(sixtyDay)).toBe("14 days late: start the review.");
    expect(
      describeLate(sixtyDay, passed("posting", "2026-06-09"), passed("review_start", "2026-06-05")),
    ).toBe("10 days late: start the review.");
  });
});

describe("Actions that settle a difference", () => {
  const buildRollover = (changes: object) =>
    ({ ...submittedRollover, ...shortPayment, ...changes }) as unknown as Rollover;

  it("record the rest while it is in transit, and accept an open difference", () => {
    expect(listDifferenceActions(buildRollover({ amountMismatch: null }))).toEqual([
      "mark_funds_received",
      "resolve_mismatch",
    ]);
    expect(listDifferenceActions(buildRollover({}))).toEqual(["resolve_mismatch"]);
  });

  it("do not exist if everything arrived, or if the shortfall was accepted", () => {
    const all = { amounts: buildAmounts("10000.00", "10000.00"), amountMismatch: null };
    expect(listDifferenceActions(buildRollover(all))).toEqual([]);
    const amountMismatch = { ...shortPayment.amountMismatch, status: "resolved" };
    expect(listDifferenceActions(buildRollover({ amountMismatch }))).toEqual([]);
  });
});
