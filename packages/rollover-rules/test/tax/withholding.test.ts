import { describe, expect, it } from "@jest/globals";
import type { AccountType } from "@svc/custodians";
import { computeTaxableAmount } from "@svc/rollover-rules/tax/taxable-amount";
import { evaluateWithholding, findWithholdingIssue } from "@svc/rollover-rules/tax/withholding";
import fc from "fast-check";
import { CHECK_TRANSFER } from "../workflow/workflow-table.ts";
import { PRINTED_CODES } from "./printed-codes.ts";

const buildPaid = (
  amount: string,
  withheldFederal: string,
  changes: Partial<typeof CHECK_TRANSFER> = {},
) => ({
  ...CHECK_TRANSFER,
  amount,
  withheldFederal,
  sentTo: "participant" as const,
  ...changes,
});
const PLANS: AccountType[] = ["qualified_plan", "403b", "governmental_457b"];

describe("Federal withholding", () => {
  it("is refused exactly where the distribution code rules it out", () => {
    for (const { payment, code } of PRINTED_CODES) {
      const { source, movement, isLoanOffset } = payment;
      const isOffset = isLoanOffset && !/_ira$/.test(source);
      const isPaidOut = (movement === "indirect" && !isOffset) || movement === "conversion";
      expect(findWithholdingIssue(source, code, isLoanOffset) === null).toBe(isPaidOut);
    }
    expect(findWithholdingIssue("qualified_plan", "G")).toContain("§3405(c)(2)");
    expect(findWithholdingIssue("roth_ira", null)).toContain("trustee-to-trustee transfer");
    expect(findWithholdingIssue("qualified_plan", "1M")).toContain("loan offset");
    expect(findWithholdingIssue("designated_roth", "1B", true)).toContain(
      "loan offset (code 1B) pays out no money",
    );
    expect(
      evaluateWithholding("designated_roth", "1B", {
        transfers: [buildPaid("100.00", "0.00")],
        isLoanOffset: true,
      }),
    ).toMatchObject({ rule: "none", expected: "0.00", warnings: [] });
  });

  it.each(PLANS)("from %s is 20%% of the taxable part and cannot be waived", (source) => {
    const evaluate = (...transfers: (typeof CHECK_TRANSFER)[]) =>
      evaluateWithholding(source, "1", { transfers });
    expect(evaluate()).toEqual({ rule: "mandatory", ratePercent: 20, expected: null, warnings: [] });
    expect(evaluate(buildPaid("8000.00", "2000.00"))).toMatchObject({ expected: "2000.00", warnings: [] });
    expect(evaluate(buildPaid("10000.00", "0.00")).warnings).toMatchObject([{ code: "withholding_missing" }]);
    expect(evaluate(buildPaid("9000.00", "1000.00")).warnings).toMatchObject([
      { code: "withholding_below_20_percent" },
    ]);
    expect(evaluate(buildPaid("7000.00", "3000.00")).warnings).toMatchObject([
      { code: "withholding_above_20_percent" },
    ]);
  });

  it("counts state tax as part of the payment, and ignores void checks and checks to the destination", () => {
    const withholding = evaluateWithholding("403b", "7", {
      transfers: [
        buildPaid("75.00", "20.00", { withheldState: "5.00" }),
        buildPaid("500.00", "0.00", { status: "void" }),
        buildPaid("500.00", "0.00", { sentTo: "destination" }),
      ],
    });
    expect(withholding).toMatchObject({ expected: "20.00", warnings: [] });
  });

  it("can be off by a cent per payment; a larger difference causes a warning", () => {
    const evaluateWarnings = (withheld: string) =>
      evaluateWithholding("403b", "7", { transfers: [buildPaid("80.02", withheld)] }).warnings;
    expect(evaluateWarnings("20.01")).toEqual([]);
    expect(evaluateWarnings("20.02")).toEqual([]);
    expect(evaluateWarnings("20.03")).toHaveLength(1);
  });

  it("excludes after-tax contributions", () => {
    const withholding = evaluateWithholding("qualified_plan", "7", {
      transfers: [buildPaid("9200.00", "800.00")],
      afterTax: "6000.00",
    });
    expect(withholding).toMatchObject({ expected: "800.00", warnings: [] });
    expect(
      evaluateWithholding("qualified_plan", "7", {
        transfers: [buildPaid("10.00", "0.00")],
        afterTax: "10.00",
      }),
    ).toMatchObject({
      expected: "0.00",
      warnings: [],
    });
  });

  it("from an IRA is 10% by default, and can be waived or changed", () => {
    for (const withheld of ["0.00", "10.00", "40.00"]) {
      const withholding = evaluateWithholding("traditional_ira", "7", {
        transfers: [buildPaid("100.00", withheld)],
      });
      expect(withholding).toMatchObject({ rule: "default", ratePercent: 10, warnings: [] });
    }
    expect(evaluateWithholding("sep_ira", "7", { transfers: [buildPaid("90.00", "10.00")] }).expected).toBe(
      "10.00",
    );
  });

  it("from a conversion is not converted itself, which causes a warning", () => {
    const converted = buildPaid("90.00", "10.00", { sentTo: "destination" });
    const withholding = evaluateWithholding("sep_ira", "2", { transfers: [converted] });
    expect(withholding).toMatchObject({
      expected: "10.00",
      warnings: [{ code: "withholding_not_rolled_over" }],
    });
    expect(
      evaluateWithholding("sep_ira", "2", { transfers: [{ ...converted, withheldFederal: "0.00" }] })
        .warnings,
    ).toEqual([]);
  });

  it("from Roth money has no expected amount, because its earnings are not known", () => {
    const withholding = evaluateWithholding("designated_roth", "1B", {
      transfers: [buildPaid("100.00", "0.00")],
    });
    expect(withholding).toEqual({ rule: "mandatory", ratePercent: 20, expected: null, warnings: [] });
    expect(
      evaluateWithholding("roth_ira", "J", { transfers: [buildPaid("100.00", "0.00")] }).expected,
    ).toBeNull();
  });

  it("causes no warning at 20%", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_999_999 }), (cents) => {
        const withheld = Math.round(cents * 0.2);
        const money = (sum: number) => (sum / 100).toFixed(2);
        const transfers = [buildPaid(money(cents - withheld), money(withheld))];
        expect(evaluateWithholding("403b", "1", { transfers }).warnings).toEqual([]);
      }),
    );
  });
});

describe("Amount included in income", () => {
  const buildSums = (amount: string, withheld: string, received: string | null) => ({
    transfers: amount === "0.00" ? [] : [buildPaid(amount, withheld)],
    receipts: received === null ? [] : [{ amount: received, receivedOn: "2026-06-10", lateReason: null }],
    sixtyDayDueOn: null,
    deadlines: [],
    updatedAt: new Date("2026-06-10T12:00:00.000Z"),
  });
  const DIRECT = { type: "direct", sourceAccountType: "403b" } as const;
  const INDIRECT = { type: "indirect_60_day", sourceAccountType: "403b" } as const;
  const ROTH_IRA = { type: "indirect_60_day", sourceAccountType: "roth_ira" } as const;
  const IN_PLAN = { type: "in_plan", sourceAccountType: "403b" } as const;
  const notTaxable = { taxable: false, code1099R: "1" };
  const toRoth = { taxable: true, code1099R: "G" };
  const buildTreatment = (code1099R: string) => ({ taxable: false, code1099R });
  const unsent = buildSums("0.00", "0.00", null);
  const sent = buildSums("9.00", "0.00", null);
  const withheldMissing = buildSums("80.00", "20.00", "80.00");

  // Columns: name, rollover, tax treatment, sums, basis, taxable amount.
  it.each([
    ["unknown before money has left", DIRECT, toRoth, unsent, "0.00", null],
    ["nothing for a direct rollover", DIRECT, buildTreatment("G"), sent, "0.00", "0.00"],
    ["all money that becomes Roth", DIRECT, toRoth, sent, "0.00", "9.00"],
    ["all money that becomes Roth, except after-tax money", IN_PLAN, toRoth, sent, "8.00", "1.00"],
    ["nothing if only after-tax money becomes Roth", DIRECT, toRoth, sent, "9.00", "0.00"],
    [
      "unknown before the money is rolled over",
      INDIRECT,
      notTaxable,
      buildSums("80.00", "20.00", null),
      "0.00",
      null,
    ],
    ["the withheld tax that was not replaced", INDIRECT, notTaxable, withheldMissing, "0.00", "20.00"],
    [
      "nothing if the withheld tax was replaced",
      INDIRECT,
      notTaxable,
      buildSums("80.00", "20.00", "100.00"),
      "0.00",
      "0.00",
    ],
    [
      "the missing pre-tax money, because pre-tax money is rolled over first",
      INDIRECT,
      notTaxable,
      withheldMissing,
      "15.00",
      "5.00",
    ],
    [
      "all of an indirect rollover to a Roth IRA",
      INDIRECT,
      { taxable: true, code1099R: "1" },
      withheldMissing,
      "0.00",
      "100.00",
    ],
    [
      "unknown for missing Roth money",
      ROTH_IRA,
      buildTreatment("J"),
      buildSums("80.00", "0.00", "70.00"),
      "0.00",
      null,
    ],
    [
      "nothing if all Roth money was rolled over",
      ROTH_IRA,
      buildTreatment("J"),
      buildSums("80.00", "0.00", "80.00"),
      "0.00",
      "0.00",
    ],
    [
      "nothing for a qualified distribution",
      ROTH_IRA,
      buildTreatment("Q"),
      buildSums("80.00", "0.00", null),
      "0.00",
      "0.00",
    ],
  ] as const)("is %s", (_description, rollover, treatment, money, basis, included) => {
    expect(computeTaxableAmount({ ...rollover, ...money }, treatment, { basis, roth: "0.00" })).toBe(
      included,
    );
  });
});
