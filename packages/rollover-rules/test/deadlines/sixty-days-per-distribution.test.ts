import { describe, expect, it } from "@jest/globals";
import { LATE_REASONS } from "@svc/rollover-rules/deadlines/late-reasons";
import { findLateWarnings } from "@svc/rollover-rules/tax/late-money";
import { taxableAmount } from "@svc/rollover-rules/tax/taxable-amount";
import { ParamIssue } from "@svc/rollover-rules/workflow/effects/effect";
import { MONEY_PARAMS } from "@svc/rollover-rules/workflow/money-params";
import type { WorkflowState } from "@svc/rollover-rules/workflow/workflow-state";
import { ACTIONS_TO_PROCESSING, applyActions } from "../workflow/apply-actions.ts";
import { buildState } from "../workflow/workflow-table.ts";

const AT = "2026-09-30T12:00:00.000Z";
const plan = applyActions(buildState({ type: "indirect_60_day" }), ACTIONS_TO_PROCESSING);
const pay = (amount: string, receivedOn: string, more: object = {}) =>
  ["mark_funds_sent", { method: "check", amount, sentTo: "participant", receivedOn, ...more }] as const;
const back = (amount: string, receivedOn: string, more: object = {}) =>
  ["mark_funds_received", { amount, receivedOn, ...more }] as const;
const CERTIFIED = {
  lateReasonCode: "postal_error",
  selfCertification: { certifiedOn: "2026-09-30", noPreviousDenial: true, asSoonAsPracticable: true },
};
const lastDays = ({ deadlines }: WorkflowState) =>
  deadlines.filter(({ type }) => type === "sixty_day").map(({ dueAt }) => dueAt.slice(0, 10));
const taxed = (current: WorkflowState, updatedAt = AT) =>
  taxableAmount({ ...current, updatedAt: new Date(updatedAt) }, { taxable: false, code1099R: "1" });

/** Their last days are July 31 and August 14. */
const twice = applyActions(plan, [pay("100.00", "2026-06-01"), pay("50.00", "2026-06-15")], AT);

describe("The 60 days of each distribution", () => {
  it("begin with any action that says that the participant has the money", () => {
    const recorded = {
      receivedOn: "2026-06-01",
      grossAmount: "9.00",
      withheldFederal: "0.00",
      withheldState: "0.00",
    };
    for (const move of [pay("9.00", "2026-06-01"), ["record_distribution", recorded] as const]) {
      const current = applyActions(plan, [move], AT);
      expect([lastDays(current), current.sixtyDayDueOn]).toEqual([["2026-08-01"], "2026-07-31"]);
    }
    const sent = [
      "mark_funds_sent",
      { method: "check", amount: "9.00", sentTo: "participant", sentOn: "2026-06-03" },
    ] as const;
    expect(applyActions(plan, [sent], AT).transfers[0]?.receivedOn).toBe("2026-06-03");
  });

  it("run in parallel; returned money counts for the one that ends first, unless a transfer is named", () => {
    expect(lastDays(twice)).toEqual(["2026-08-01", "2026-08-15"]);
    expect(lastDays(applyActions(twice, [back("100.00", "2026-07-01")], AT))).toEqual(["2026-08-15"]);
    expect(lastDays(applyActions(twice, [back("50.00", "2026-07-01", { transferId: "tr_2" })], AT))).toEqual([
      "2026-08-01",
    ]);
    expect(lastDays(applyActions(twice, [back("120.00", "2026-07-01")], AT))).toEqual(["2026-08-15"]);
    expect(lastDays(applyActions(twice, [back("150.00", "2026-07-01")], AT))).toEqual([]);
  });

  it("make a receipt late according to its own distribution", () => {
    expect(() => applyActions(twice, [back("100.00", "2026-08-10")], AT)).toThrow(ParamIssue);
    const second = applyActions(twice, [back("50.00", "2026-08-10", { transferId: "tr_2" })], AT);
    expect([taxed(second), findLateWarnings(second)]).toEqual(["100.00", []]);
    expect(() => applyActions(twice, [back("1.00", "2026-05-31")], AT)).toThrow(/before tr_1 left/);
  });

  it("make the missing money taxable, once something is back or they are over", () => {
    const paid = applyActions(plan, [pay("80.00", "2026-06-01", { withheldFederal: "20.00" })], AT);
    expect(taxed(paid, "2026-07-31T12:00:00.000Z")).toBeNull();
    expect(taxed(paid, "2026-08-01T12:00:00.000Z")).toBe("100.00");
    expect(taxed(applyActions(paid, [back("30.00", "2026-07-01")], AT))).toBe("70.00");
    const whole = applyActions(paid, [back("100.00", "2026-07-01")], AT);
    expect(taxed(whole)).toBe("0.00");
    expect(
      taxed(applyActions(whole, [["void_receipt", { receiptId: "rcp_1", reason: "bounced" }]], AT)),
    ).toBe("100.00");
  });

  it("exclude a check that the participant only carries; one payable to them counts, even in a direct rollover", () => {
    const direct = applyActions(buildState(), ACTIONS_TO_PROCESSING);
    const carried = [
      "mark_funds_sent",
      { method: "check", amount: "9.00", sentTo: "participant", payableTo: "destination" },
    ] as const;
    expect([
      lastDays(applyActions(direct, [carried], AT)),
      taxed(applyActions(direct, [carried], AT)),
    ]).toEqual([[], "0.00"]);
    expect(() => applyActions(plan, [carried], AT)).toThrow(ParamIssue);
    const theirs = applyActions(direct, [pay("9.00", "2026-06-01", { payableTo: "participant" })], AT);
    expect([lastDays(theirs), taxed(theirs)]).toEqual([["2026-08-01"], "9.00"]);
    // Without a statement, the 60 days are tracked without consequences.
    const untold = applyActions(direct, [pay("9.00", "2026-06-01")], AT);
    expect([lastDays(untold), taxed(untold)]).toEqual([["2026-08-01"], "0.00"]);
    expect(applyActions(untold, [back("9.00", "2026-09-01")], AT).state).toBe("funds_received");
  });
});

describe("Late money", () => {
  const paid = applyActions(plan, [pay("100.00", "2026-06-01")], AT);

  it("counts with one of the twelve reasons, certified, and causes a warning without", () => {
    const certified = applyActions(paid, [back("100.00", "2026-09-01", CERTIFIED)], AT);
    expect([taxed(certified), findLateWarnings(certified)]).toEqual(["0.00", []]);
    for (const more of [{ lateReason: "The post." }, { lateReasonCode: "postal_error" }]) {
      const uncertified = applyActions(paid, [back("100.00", "2026-09-01", more)], AT);
      expect(taxed(uncertified)).toBe("100.00");
      expect(findLateWarnings(uncertified)).toMatchObject([{ code: "late_not_certified" }]);
    }
    const { selfCertification } = CERTIFIED;
    expect(() =>
      applyActions(paid, [back("1.00", "2026-09-01", { lateReason: "Post.", selfCertification })], AT),
    ).toThrow(ParamIssue);
  });

  it.each([
    ["2026-08-02", 0],
    ["2026-08-01", 1],
  ])("more than 30 days after its reason ended, on %s, causes a warning", (reasonEndedOn, warnings) => {
    const selfCertification = { ...CERTIFIED.selfCertification, reasonEndedOn };
    const late = applyActions(paid, [back("100.00", "2026-09-01", { ...CERTIFIED, selfCertification })], AT);
    expect([taxed(late), findLateWarnings(late).length]).toEqual(["0.00", warnings]);
  });

  it("counts as certified if it was recorded before reasons had codes", () => {
    const legacyReceipt = { amount: "100.00", receivedOn: "2026-09-01", lateReason: "The post." };
    const before = { ...paid, receipts: [legacyReceipt] };
    expect([taxed(before), findLateWarnings(before)]).toEqual(["0.00", []]);
  });

  it("accepts the reasons of Rev. Proc. 2020-46, section 3.02(2), (a) to (l)", () => {
    expect(Object.keys(LATE_REASONS)).toHaveLength(12);
    const params = { amount: "1.00", receivedOn: "2026-09-01" };
    for (const lateReasonCode of Object.keys(LATE_REASONS))
      expect(MONEY_PARAMS.mark_funds_received.safeParse({ ...params, lateReasonCode }).success).toBe(true);
    for (const spoilt of [
      { noPreviousDenial: false },
      { asSoonAsPracticable: false },
      { certifiedOn: "soon" },
    ]) {
      const selfCertification = { ...CERTIFIED.selfCertification, ...spoilt };
      expect(
        MONEY_PARAMS.mark_funds_received.safeParse({ ...params, ...CERTIFIED, selfCertification }).success,
      ).toBe(false);
    }
  });
});

describe("Days on which money moved", () => {
  const CREATED = { createdOn: "2026-06-10" };
  it.each([
    ["2026-06-09", {}, "datesAttested"],
    ["2026-06-09", { datesAttested: false }, "datesAttested"],
    ["2026-10-01", { datesAttested: true }, "future"],
    ["2026-06-09", { datesAttested: true }, null],
    ["2026-06-10", {}, null],
    ["2026-09-30", {}, null],
  ])("%s with %j", (day, more, message) => {
    const moves = [
      () => applyActions(plan, [pay("9.00", day, more)], AT, CREATED),
      () => applyActions(plan, [pay("9.00", day, { sentOn: day, ...more })], AT, CREATED),
      () =>
        applyActions(
          applyActions(plan, [pay("9.00", "2026-06-01", { datesAttested: true })], AT, CREATED),
          [back("9.00", day, { lateReason: "Post.", ...more })],
          AT,
          CREATED,
        ),
    ];
    for (const move of moves) {
      if (message === null) expect(move().transfers).toHaveLength(1);
      else expect(move).toThrow(message);
    }
  });

  it("must be in order", () => {
    expect(() => applyActions(plan, [pay("9.00", "2026-06-01", { sentOn: "2026-06-02" })], AT)).toThrow(
      /before sentOn/,
    );
    const wire = [
      "mark_funds_sent",
      { method: "wire", amount: "9.00", sentTo: "destination", sentOn: "2026-07-02" },
    ] as const;
    expect(() => applyActions(plan, [wire, back("9.00", "2026-07-01")], AT)).toThrow(/before tr_1 left/);
    expect(applyActions(plan, [wire, back("9.00", "2026-07-02")], AT).state).toBe("funds_received");
  });
});
