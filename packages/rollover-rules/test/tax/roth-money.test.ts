import { describe, expect, it } from "@jest/globals";
import type { MoneySource } from "@svc/rollover-rules/money/money-source";
import { sumAfterTaxMoney } from "@svc/rollover-rules/tax/after-tax-money";
import { evaluateTaxTreatment } from "@svc/rollover-rules/tax/tax-treatment";
import { computeTaxableAmount } from "@svc/rollover-rules/tax/taxable-amount";
import { buildState, CHECK_TRANSFER } from "../workflow/workflow-table.ts";

const buildSource = (kind: MoneySource["kind"], more: Partial<MoneySource> = {}): MoneySource => ({
  kind,
  amount: null,
  percent: null,
  firstContributionYear: null,
  basis: null,
  earnings: null,
  ...more,
});
const buildRoth = (firstContributionYear: number | null) => buildSource("roth", { firstContributionYear });
const PAID = {
  type: "indirect_60_day",
  source: "designated_roth",
  destination: "roth_ira",
  birthDate: "1960-01-01",
  firstContributionDate: null,
  paidOn: "2026-07-15",
} as const;

describe("The five years of Roth money", () => {
  it.each([
    ["count from the money source's first contribution year", [buildRoth(2021)], null, true],
    ["are not over in the fifth year", [buildRoth(2022)], null, false],
    [
      "count from the account's first contribution if the money source has no year",
      [buildRoth(null)],
      "2021-12-31",
      true,
    ],
    [
      "count from the money source's year, even if the account is older",
      [buildRoth(2022)],
      "2010-01-01",
      false,
    ],
    ["are unknown without a date", [buildRoth(null)], null, false],
    [
      "must be over for each money source",
      [buildRoth(2010), buildSource("employer_match_roth", { firstContributionYear: 2024 })],
      null,
      false,
    ],
    ["count from the account's first contribution if there are no money sources", [], "2021-01-01", true],
  ])("%s", (_, moneySources, firstContributionDate, isQualified) => {
    const treatment = evaluateTaxTreatment({ ...PAID, moneySources, firstContributionDate });
    expect([treatment.code1099R, treatment.isQualified]).toEqual(["7B", isQualified]);
  });

  it("do not make a distribution qualified before age 59½", () => {
    const treatment = evaluateTaxTreatment({
      ...PAID,
      birthDate: "1990-01-01",
      moneySources: [buildRoth(2010)],
    });
    expect([treatment.code1099R, treatment.isQualified]).toEqual(["1B", false]);
  });

  it("lead to code Q for a Roth IRA once they are over", () => {
    const iraPayment = { ...PAID, source: "roth_ira" } as const;
    const evaluateCode = (year: number) =>
      evaluateTaxTreatment({ ...iraPayment, moneySources: [buildRoth(year)] }).code1099R;
    expect([evaluateCode(2021), evaluateCode(2022)]).toEqual(["Q", "T"]);
  });
});

describe("Roth money in a plan", () => {
  const direct = { ...PAID, type: "direct", source: "qualified_plan" } as const;
  const evaluateCodes = (moneySources: MoneySource[], type: "direct" | "indirect_60_day" = "direct") => {
    const { taxable, code1099R, rothCode1099R } = evaluateTaxTreatment({ ...direct, type, moneySources });
    return [taxable, code1099R, rothCode1099R];
  };

  it("is reported like money of a designated Roth account, alone or together with other money", () => {
    expect(evaluateCodes([])).toEqual([true, "G", undefined]);
    expect(evaluateCodes([buildRoth(2020)])).toEqual([false, "H", undefined]);
    expect(evaluateCodes([buildRoth(2020), buildSource("pre_tax")])).toEqual([true, "G", "H"]);
    expect(evaluateCodes([buildRoth(2020), buildSource("pre_tax")], "indirect_60_day")).toEqual([
      true,
      "7",
      "7B",
    ]);
  });
});

describe("Taxable amount of payments with money sources", () => {
  const afterTax = buildSource("after_tax", { amount: "30.00", basis: "20.00", earnings: "10.00" });
  const moneySources = [
    buildSource("pre_tax", { amount: "50.00" }),
    afterTax,
    buildSource("roth", { amount: "20.00" }),
  ];
  const sources = moneySources.map(({ kind, amount }) => ({ kind, amount: amount ?? "0.00" }));
  const check = { ...CHECK_TRANSFER, sources, receivedOn: "2026-07-01" };
  const afterTaxMoney = sumAfterTaxMoney({
    moneySources,
    transfers: [check, { ...check, id: "tr_2", status: "void" }],
  });
  const computeTaxable = (type: "direct" | "indirect_60_day", received: string, isQualified: boolean) =>
    computeTaxableAmount(
      {
        ...buildState({
          type,
          transfers: [{ ...check, sentTo: type === "direct" ? "destination" : "participant" }],
          receipts:
            received === "0.00" ? [] : [{ amount: received, receivedOn: "2026-07-10", lateReason: null }],
        }),
        updatedAt: new Date("2026-07-15T12:00:00.000Z"),
      },
      { taxable: true, code1099R: type === "direct" ? "G" : "7", isQualified },
      afterTaxMoney,
    );

  it("is the pre-tax money and the earnings that become Roth", () => {
    expect(afterTaxMoney).toMatchObject({ basis: "20.00", roth: "20.00", rothBasis: null });
    expect(computeTaxable("direct", "0.00", false)).toBe("60.00");
    expect(computeTaxable("indirect_60_day", "100.00", false)).toBe("60.00");
  });

  it("is unknown if some Roth money might not have been rolled over, unless the distribution is qualified", () => {
    expect(computeTaxable("indirect_60_day", "90.00", false)).toBeNull();
    expect(computeTaxable("indirect_60_day", "90.00", true)).toBe("60.00");
  });

  it("has an unknown basis where no money sources are named", () => {
    expect(sumAfterTaxMoney({ moneySources: [], transfers: [] })).toMatchObject({
      basis: null,
      roth: "0.00",
    });
  });
});
