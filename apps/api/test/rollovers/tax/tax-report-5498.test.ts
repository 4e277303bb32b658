import { describe, expect, it } from "@jest/globals";
import type { AccountType } from "@svc/custodians";
import { findLoanOffsetDueOn } from "@svc/rollover-rules/eligibility/loan-offset";
import type { RepaymentOf } from "@svc/rollover-rules/eligibility/repayment-field";
import { REPAYMENT_RULES } from "@svc/rollover-rules/eligibility/repayments";
import type { Rollover } from "@svc/rollover-rules/rollover";
import { buildCompletedRollover, buildForms, buildReceipt, buildTransfer } from "./report-rollover.ts";

describe("Form 5498", () => {
  const buildReceivedForms = (changes: Partial<Rollover>, ...receipts: Rollover["receipts"]) =>
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
    box14aRepayments: null,
    box14bCode: null,
    box7Ira: true,
    box7Sep: false,
    box7Simple: false,
    box7RothIra: false,
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
  ])("reports a %s rollover from %s to %s", (type, sourceAccountType, destinationAccountType, boxes) => {
    const isRoth = destinationAccountType === "roth_ira";
    expect(buildReceivedForms({ type, sourceAccountType, destinationAccountType })).toEqual(
      boxes ? [{ ...blank, box7Ira: !isRoth, box7RothIra: isRoth, ...boxes }] : [],
    );
  });

  it.each([
    ["traditional_ira", undefined, ["box7Ira"]],
    ["sep_ira", undefined, ["box7Sep"]],
    ["simple_ira", undefined, ["box7Simple"]],
    ["roth_ira", undefined, ["box7RothIra"]],
    ["roth_ira", "sep", ["box7Sep", "box7RothIra"]],
    ["roth_ira", "simple", ["box7Simple", "box7RothIra"]],
  ] as const)(
    "checks the account type boxes for a %s with destinationRothPlan %s: %j",
    (destinationAccountType, destinationRothPlan, checked) => {
      const attestations = destinationRothPlan === undefined ? {} : { destinationRothPlan };
      const [form = {}] = buildReceivedForms({ destinationAccountType, attestations });
      const boxes = Object.entries(form).filter(([name, value]) => name.startsWith("box7") && value === true);
      expect(boxes.map(([name]) => name)).toEqual(checked);
    },
  );

  it("reports late money only in box 13a, with the code of the reason why it still counts", () => {
    const paid = buildTransfer({
      code1099R: "7",
      sentTo: "participant",
      payableTo: "participant",
      receivedOn: "2026-01-05",
      amount: "300.00",
    });
    const buildLateForms = (receipt: Partial<Rollover["receipts"][number]>) =>
      buildForms(
        buildCompletedRollover({
          type: "indirect_60_day",
          sourceAccountType: "qualified_plan",
          transfers: [paid],
          receipts: [
            // March 6 is the last of the 60 days.
            buildReceipt({ id: "rcp_1", receivedOn: "2026-03-06", amount: "40.00" }),
            buildReceipt({ id: "rcp_2", receivedOn: "2026-03-07", amount: "60.00", ...receipt }),
          ],
        }),
      ).filter(({ form }) => form === "5498");
    const onTime = { ...blank, box2RolloverContributions: "40.00" };
    const certified = { ...onTime, box13aLateContribution: "60.00", box13cCode: "SC" };
    expect(buildLateForms({ isCertified: true, lateReason: "The mail was slow." })).toEqual([certified]);
    // Without a certification, it is not a rollover contribution.
    expect(buildLateForms({})).toEqual([onTime]);
  });

  // Expected: box 2 within 60 days, then code PO until the extended tax return is due. Later, only a certification counts.
  it.each([
    ["2026-03-01", "2026-04-30", "box 2"],
    ["2026-03-01", "2026-05-01", "PO"],
    ["2026-03-01", "2026-10-20", "PO"],
    ["2026-03-01", "2027-10-15", "PO"],
    ["2026-03-01", "2027-10-16", null],
    // October 15, 2028 is a Sunday.
    ["2027-03-01", "2028-10-16", "PO"],
    ["2027-03-01", "2028-10-17", null],
  ])("reports a loan offset of %s that was rolled over on %s: %s", (offsetOn, receivedOn, expected) => {
    const attestations = { qualifiedLoanOffsetOn: offsetOn };
    const build = ({ isCertified }: { isCertified: boolean }) => {
      const rollover = buildCompletedRollover({
        type: "indirect_60_day",
        sourceAccountType: "qualified_plan",
        attestations,
        transfers: [
          buildTransfer({
            code1099R: "1M",
            sentTo: "participant",
            payableTo: "participant",
            receivedOn: offsetOn,
            dueOn: findLoanOffsetDueOn(attestations),
          }),
        ],
        receipts: [buildReceipt({ id: "rcp_1", receivedOn, isCertified })],
      });
      const year = Number(receivedOn.slice(0, 4));
      return buildForms(rollover, year).filter(({ form }) => form === "5498");
    };
    const buildBox13 = (code: string) => ({ ...blank, box13aLateContribution: "100.00", box13cCode: code });
    const onTime = expected === "PO" ? buildBox13("PO") : { ...blank, box2RolloverContributions: "100.00" };
    expect(build({ isCertified: false })).toEqual(expected === null ? [] : [onTime]);
    expect(build({ isCertified: true })).toEqual([expected === null ? buildBox13("SC") : onTime]);
  });

  it.each(Object.entries(REPAYMENT_RULES))(
    "reports repayments of %s in boxes 14a and 14b",
    (kind, { code }) => {
      const repaymentOf = {
        kind,
        distributedOn: "2024-01-15",
        activeDutyEndedOn: "2025-01-15",
      } as RepaymentOf;
      const dueOn = "2027-01-15";
      const build = (receivedOn: string, destinationAccountType: AccountType = "traditional_ira") => {
        const paid = { sentTo: "participant", payableTo: "participant", receivedOn: "2024-01-15" } as const;
        const rollover = buildCompletedRollover({
          type: "indirect_60_day",
          sourceAccountType: "qualified_plan",
          destinationAccountType,
          attestations: { repaymentOf },
          transfers: [buildTransfer({ code1099R: "1", ...paid, dueOn })],
          // Neither a certification nor an excess amount changes how much can be repaid.
          receipts: [buildReceipt({ id: "rcp_1", amount: "130.00", receivedOn, isCertified: true })],
        });
        const year = Number(receivedOn.slice(0, 4));
        return buildForms(rollover, year).filter(({ form }) => form === "5498");
      };
      const repaid = [{ ...blank, box14aRepayments: "100.00", box14bCode: code }];
      expect(build("2024-02-01")).toEqual(repaid);
      expect(build("2025-06-01")).toEqual(repaid);
      expect(build(dueOn)).toEqual(repaid);
      expect(build("2027-01-16")).toEqual([]);
      expect(build("2025-06-01", "403b")).toEqual([]);
    },
  );

  it.each([
    ["disaster", undefined, "FD"],
    ["combat_zone", "afghanistan", "EO13239"],
    ["combat_zone", "sinai_peninsula", "PL115-97"],
    ["irs_waiver", undefined, null],
  ] as const)(
    "reports money received after 60 days, under a postponement (basis %s, combat zone %s), with the code %s",
    (basis, combatZone, code) => {
      const dates = { startsOn: "2026-02-01", endsOn: "2026-10-15" };
      const postponement = {
        basis,
        reference: "TX-2026-04",
        ...dates,
        ...(combatZone ? { combatZone } : {}),
      };
      const paid = { sentTo: "participant", payableTo: "participant", receivedOn: "2026-01-05" } as const;
      const build = (receivedOn: string) => {
        const rollover = buildCompletedRollover({
          type: "indirect_60_day",
          sourceAccountType: "qualified_plan",
          attestations: { postponement },
          transfers: [buildTransfer({ code1099R: "1", ...paid, dueOn: "2026-10-15" })],
          receipts: [buildReceipt({ id: "rcp_1", receivedOn })],
        });
        return buildForms(rollover).filter(({ form }) => form === "5498");
      };
      const inBox2 = [{ ...blank, box2RolloverContributions: "100.00" }];
      const inBox13 = [{ ...blank, box13aLateContribution: "100.00", box13cCode: code }];
      expect(build("2026-03-06")).toEqual(inBox2);
      expect(build("2026-03-07")).toEqual(code === null ? inBox2 : inBox13);
      expect(build("2026-10-15")).toEqual(code === null ? inBox2 : inBox13);
      expect(build("2026-10-16")).toEqual([]);
    },
  );

  it("counts the receipts of the year, except receipts voided with the reason typed_wrong", () => {
    const forms = buildReceivedForms(
      {},
      buildReceipt({ amount: "1.00" }),
      buildReceipt({ amount: "2.00", receivedOn: "2025-12-31" }),
      buildReceipt({ amount: "4.00", receivedOn: "2027-01-01" }),
      buildReceipt({ amount: "8.00", status: "void", voidReason: "typed_wrong" }),
    );
    expect(forms).toEqual([{ ...blank, box2RolloverContributions: "1.00" }]);
  });
});
