import { describe, expect, it } from "@jest/globals";
import type { AccountType } from "@svc/custodians";
import type { Rollover } from "@svc/rollover-rules/rollover";
import { buildCompletedRollover, buildForms, buildReceipt, buildTransfer } from "./report-rollover.ts";

describe("Form 5498", () => {
  const arrived = (changes: Partial<Rollover>, ...receipts: Rollover["receipts"]) =>
    buildForms(
      buildCompletedRollover({ receipts: receipts.length > 0 ? receipts : [buildReceipt()], ...changes }),
    );
  const blank = {
    form: "5498",
    box2RolloverContributions: null,
    box3RothConversion: null,
    box13aLateContribution: null,
    box13bYear: null,
    box13cCode: null,
  };

  it.each<[Rollover["type"], AccountType, AccountType, object | null]>([
    ["direct", "qualified_plan", "traditional_ira", { box2RolloverContributions: "100.00" }],
    // A qualified rollover contribution from a plan goes in box 2, taxable or not.
    ["direct", "qualified_plan", "roth_ira", { box2RolloverContributions: "100.00" }],
    ["direct", "designated_roth", "roth_ira", { box2RolloverContributions: "100.00" }],
    ["indirect_60_day", "traditional_ira", "traditional_ira", { box2RolloverContributions: "100.00" }],
    ["indirect_60_day", "roth_ira", "roth_ira", { box2RolloverContributions: "100.00" }],
    ["trustee_transfer", "traditional_ira", "roth_ira", { box3RothConversion: "100.00" }],
    ["indirect_60_day", "sep_ira", "roth_ira", { box3RothConversion: "100.00" }],
    ["trustee_transfer", "traditional_ira", "sep_ira", null],
    ["trustee_transfer", "roth_ira", "roth_ira", null],
    ["direct", "traditional_ira", "qualified_plan", null],
    ["in_plan", "qualified_plan", "designated_roth", null],
  ])("for a %s rollover from %s to %s", (type, sourceAccountType, destinationAccountType, boxes) => {
    expect(arrived({ type, sourceAccountType, destinationAccountType })).toEqual(
      boxes ? [{ ...blank, ...boxes }] : [],
    );
  });

  it("reports late money only in box 13a, with the code of the reason why it still counts", () => {
    const paid = buildTransfer({
      code1099R: "7",
      sentTo: "participant",
      payableTo: "participant",
      receivedOn: "2026-01-05",
      amount: "300.00",
    });
    const late = (receipt: Partial<Rollover["receipts"][number]>, more: Partial<Rollover> = {}) =>
      buildForms(
        buildCompletedRollover({
          type: "indirect_60_day",
          sourceAccountType: "qualified_plan",
          transfers: [paid],
          receipts: [
            buildReceipt({ id: "rcp_1", receivedOn: "2026-03-06", amount: "40.00" }),
            buildReceipt({ id: "rcp_2", receivedOn: "2026-03-07", amount: "60.00", ...receipt }),
          ],
          ...more,
        }),
      ).filter(({ form }) => form === "5498");
    const inTime = { ...blank, box2RolloverContributions: "40.00" };
    const certified = { ...inTime, box13aLateContribution: "60.00", box13cCode: "SC" };
    expect(late({ isCertified: true, lateReason: "The post." })).toEqual([certified]);
    // Without a certification, it is not a rollover contribution.
    expect(late({})).toEqual([inTime]);
    const attestations = { qualifiedLoanOffsetOn: "2026-01-05" };
    expect(late({}, { attestations })).toEqual([{ ...certified, box13cCode: "PO" }]);
    // The tax return was due on April 15 of the year after the offset.
    const long = { receivedOn: "2027-04-16", isCertified: true, lateReason: "The post." };
    const next = { attestations, receipts: [buildReceipt({ id: "rcp_1", amount: "60.00", ...long })] };
    const forms = buildForms(
      buildCompletedRollover({ type: "indirect_60_day", transfers: [paid], ...next }),
      2027,
    );
    expect(forms).toEqual([{ ...blank, box13aLateContribution: "60.00", box13cCode: "SC" }]);
  });

  it("counts only receipts of the year, without those voided as typed wrong", () => {
    const forms = arrived(
      {},
      buildReceipt({ amount: "1.00" }),
      buildReceipt({ amount: "2.00", receivedOn: "2025-12-31" }),
      buildReceipt({ amount: "4.00", receivedOn: "2027-01-01" }),
      buildReceipt({ amount: "8.00", status: "void", voidReason: "typed_wrong" }),
    );
    expect(forms).toEqual([{ ...blank, box2RolloverContributions: "1.00" }]);
  });
});
