import { describe, expect, it } from "@jest/globals";
import { LATE_REASONS } from "@svc/rollover-rules/deadlines/late-reasons";
import { findLateWarnings } from "@svc/rollover-rules/tax/late-money";
import { computeTaxableAmount } from "@svc/rollover-rules/tax/taxable-amount";
import { ParamIssue } from "@svc/rollover-rules/workflow/effects/effect";
import { MONEY_PARAMS } from "@svc/rollover-rules/workflow/money-params";
import type { WorkflowState } from "@svc/rollover-rules/workflow/workflow-state";
import { ACTIONS_TO_PROCESSING, applyActions } from "../workflow/apply-actions.ts";
import { buildState } from "../workflow/workflow-table.ts";

const NOW = "2026-09-30T12:00:00.000Z";
const indirect = applyActions(buildState({ type: "indirect_60_day" }), ACTIONS_TO_PROCESSING);
const pay = (amount: string, receivedOn: string, more: object = {}) =>
  ["mark_funds_sent", { method: "check", amount, sentTo: "participant", receivedOn, ...more }] as const;
const receive = (amount: string, receivedOn: string, more: object = {}) =>
  ["mark_funds_received", { amount, receivedOn, ...more }] as const;
const CERTIFIED = {
  lateReasonCode: "postal_error",
  selfCertification: { certifiedOn: "2026-09-30", noPreviousDenial: true, asSoonAsPracticable: true },
};
const findEnds = ({ deadlines }: WorkflowState) =>
  deadlines.filter(({ type }) => type === "sixty_day").map(({ dueAt }) => dueAt.slice(0, 10));
const computeTaxable = (current: WorkflowState, updatedAt = NOW) =>
  computeTaxableAmount({ ...current, updatedAt: new Date(updatedAt) }, { taxable: false, code1099R: "1" });

/** Two distributions, whose 60 days end on July 31 and August 14. */
const twice = applyActions(indirect, [pay("100.00", "2026-06-01"), pay("50.00", "2026-06-15")], NOW);

describe("The 60 days of each distribution", () => {
  it("begin with any action that records that the participant has the money", () => {
    const withheld = { withheldFederal: "0.00", withheldState: "0.00" };
    const recorded = { receivedOn: "2026-06-01", grossAmount: "9.00", ...withheld };
    for (const action of [pay("9.00", "2026-06-01"), ["record_distribution", recorded] as const]) {
      const current = applyActions(indirect, [action], NOW);
      expect([findEnds(current), current.sixtyDayDueOn]).toEqual([["2026-08-01"], "2026-07-31"]);
    }
    const sent = [
      "mark_funds_sent",
      { method: "check", amount: "9.00", sentTo: "participant", sentOn: "2026-06-03" },
    ] as const;
    expect(applyActions(indirect, [sent], NOW).transfers[0]?.receivedOn).toBe("2026-06-03");
  });

  it("run in parallel; received money counts for the period that ends first, unless a transfer is named", () => {
    expect(findEnds(twice)).toEqual(["2026-08-01", "2026-08-15"]);
    expect(findEnds(applyActions(twice, [receive("100.00", "2026-07-01")], NOW))).toEqual(["2026-08-15"]);
    expect(
      findEnds(applyActions(twice, [receive("50.00", "2026-07-01", { transferId: "tr_2" })], NOW)),
    ).toEqual(["2026-08-01"]);
    expect(findEnds(applyActions(twice, [receive("120.00", "2026-07-01")], NOW))).toEqual(["2026-08-15"]);
    expect(findEnds(applyActions(twice, [receive("150.00", "2026-07-01")], NOW))).toEqual([]);
  });

  it("make a receipt late according to its own distribution", () => {
    expect(() => applyActions(twice, [receive("100.00", "2026-08-10")], NOW)).toThrow(ParamIssue);
    const second = applyActions(twice, [receive("50.00", "2026-08-10", { transferId: "tr_2" })], NOW);
    expect([computeTaxable(second), findLateWarnings(second)]).toEqual(["100.00", []]);
    expect(() => applyActions(twice, [receive("1.00", "2026-05-31")], NOW)).toThrow(
      /when tr_1 was sent or reached the participant/,
    );
  });

  it("make the missing money taxable once a part is redeposited or the 60 days have passed", () => {
    const paid = applyActions(indirect, [pay("80.00", "2026-06-01", { withheldFederal: "20.00" })], NOW);
    expect(computeTaxable(paid, "2026-07-31T12:00:00.000Z")).toBeNull();
    expect(computeTaxable(paid, "2026-08-01T12:00:00.000Z")).toBe("100.00");
    expect(computeTaxable(applyActions(paid, [receive("30.00", "2026-07-01")], NOW))).toBe("70.00");
    const complete = applyActions(paid, [receive("100.00", "2026-07-01")], NOW);
    expect(computeTaxable(complete)).toBe("0.00");
    expect(
      computeTaxable(
        applyActions(complete, [["void_receipt", { receiptId: "rcp_1", reason: "bounced" }]], NOW),
      ),
    ).toBe("100.00");
  });

  it.each([
    ["Pacific/Guam", "2026-07-31T14:00:00.000Z"],
    ["America/New_York", "2026-08-01T04:00:00.000Z"],
    ["Pacific/Honolulu", "2026-08-01T10:00:00.000Z"],
  ])("make the missing money taxable when the last day ends in %s", (timeZone, end) => {
    const paid = applyActions(indirect, [pay("100.00", "2026-06-01")], NOW, { timeZone });
    const justBefore = new Date(Date.parse(end) - 1).toISOString();
    expect([computeTaxable(paid, justBefore), computeTaxable(paid, end)]).toEqual([null, "100.00"]);
  });

  it("make the missing money of an ended rollover taxable when the last day ends in New York", () => {
    const paid = applyActions(indirect, [pay("100.00", "2026-06-01")], NOW);
    const ended = { ...paid, deadlines: [] };
    expect(computeTaxable(ended, "2026-08-01T03:59:59.999Z")).toBeNull();
    expect(computeTaxable(ended, "2026-08-01T04:00:00.000Z")).toBe("100.00");
  });

  it("do not apply to a check that the participant only carries, but to one payable to them", () => {
    const direct = applyActions(buildState(), ACTIONS_TO_PROCESSING);
    const carried = [
      "mark_funds_sent",
      { method: "check", amount: "9.00", sentTo: "participant", payableTo: "destination" },
    ] as const;
    expect([
      findEnds(applyActions(direct, [carried], NOW)),
      computeTaxable(applyActions(direct, [carried], NOW)),
    ]).toEqual([[], "0.00"]);
    expect(() => applyActions(indirect, [carried], NOW)).toThrow(ParamIssue);
    const payableToParticipant = applyActions(
      direct,
      [pay("9.00", "2026-06-01", { payableTo: "participant" })],
      NOW,
    );
    expect([findEnds(payableToParticipant), computeTaxable(payableToParticipant)]).toEqual([
      ["2026-08-01"],
      "9.00",
    ]);
    // Without `payableTo`, the 60 days are tracked but have no consequences.
    const unstated = applyActions(direct, [pay("9.00", "2026-06-01")], NOW);
    expect([findEnds(unstated), computeTaxable(unstated)]).toEqual([["2026-08-01"], "0.00"]);
    expect(applyActions(unstated, [receive("9.00", "2026-09-01")], NOW).state).toBe("funds_received");
  });
});

describe("Late money", () => {
  const paid = applyActions(indirect, [pay("100.00", "2026-06-01")], NOW);

  it("counts as timely if one of the twelve reasons is certified, and causes a warning otherwise", () => {
    const certified = applyActions(paid, [receive("100.00", "2026-09-01", CERTIFIED)], NOW);
    expect([computeTaxable(certified), findLateWarnings(certified)]).toEqual(["0.00", []]);
    for (const more of [{ lateReason: "Postal delay." }, { lateReasonCode: "postal_error" }]) {
      const uncertified = applyActions(paid, [receive("100.00", "2026-09-01", more)], NOW);
      expect(computeTaxable(uncertified)).toBe("100.00");
      expect(findLateWarnings(uncertified)).toMatchObject([{ code: "late_not_certified" }]);
    }
    const { selfCertification } = CERTIFIED;
    expect(() =>
      applyActions(
        paid,
        [receive("1.00", "2026-09-01", { lateReason: "Postal delay.", selfCertification })],
        NOW,
      ),
    ).toThrow(ParamIssue);
  });

  it.each([
    ["2026-08-02", 0],
    ["2026-08-01", 1],
  ])(
    "received on 2026-09-01, whose reason ended on %s, causes %i warnings (none within 30 days)",
    (reasonEndedOn, warnings) => {
      const selfCertification = { ...CERTIFIED.selfCertification, reasonEndedOn };
      const late = applyActions(
        paid,
        [receive("100.00", "2026-09-01", { ...CERTIFIED, selfCertification })],
        NOW,
      );
      expect([computeTaxable(late), findLateWarnings(late).length]).toEqual(["0.00", warnings]);
    },
  );

  it("counts as certified if it was recorded before reasons had codes", () => {
    const legacyReceipt = { amount: "100.00", receivedOn: "2026-09-01", lateReason: "Postal delay." };
    const before = { ...paid, receipts: [legacyReceipt] };
    expect([computeTaxable(before), findLateWarnings(before)]).toEqual(["0.00", []]);
  });

  it("accepts the reasons of Rev. Proc. 2020-46, section 3.02(2), (a) to (l)", () => {
    expect(Object.keys(LATE_REASONS)).toHaveLength(12);
    const params = { amount: "1.00", receivedOn: "2026-09-01" };
    for (const lateReasonCode of Object.keys(LATE_REASONS))
      expect(MONEY_PARAMS.mark_funds_received.safeParse({ ...params, lateReasonCode }).success).toBe(true);
    for (const invalid of [
      { noPreviousDenial: false },
      { asSoonAsPracticable: false },
      { certifiedOn: "soon" },
    ]) {
      const selfCertification = { ...CERTIFIED.selfCertification, ...invalid };
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
  ])("%s with %j: error %j", (day, more, message) => {
    const attempts = [
      () => applyActions(indirect, [pay("9.00", day, more)], NOW, CREATED),
      () => applyActions(indirect, [pay("9.00", day, { sentOn: day, ...more })], NOW, CREATED),
      () =>
        applyActions(
          applyActions(indirect, [pay("9.00", "2026-06-01", { datesAttested: true })], NOW, CREATED),
          [receive("9.00", day, { lateReason: "Postal delay.", ...more })],
          NOW,
          CREATED,
        ),
    ];
    for (const attempt of attempts) {
      if (message === null) expect(attempt().transfers).toHaveLength(1);
      else expect(attempt).toThrow(message);
    }
  });

  it("must be in order", () => {
    expect(() => applyActions(indirect, [pay("9.00", "2026-06-01", { sentOn: "2026-06-02" })], NOW)).toThrow(
      /before sentOn/,
    );
    const wire = [
      "mark_funds_sent",
      { method: "wire", amount: "9.00", sentTo: "destination", sentOn: "2026-07-02" },
    ] as const;
    expect(() => applyActions(indirect, [wire, receive("9.00", "2026-07-01")], NOW)).toThrow(
      /when tr_1 was sent or reached the participant/,
    );
    expect(applyActions(indirect, [wire, receive("9.00", "2026-07-02")], NOW).state).toBe("funds_received");
  });
});
