import { describe, expect, it } from "@jest/globals";
import { ACCOUNT_TYPES } from "@svc/custodians";
import { type EligibilityInput, evaluateEligibility } from "@svc/rollover-rules/eligibility/eligibility";
import type { RepaymentKind } from "@svc/rollover-rules/eligibility/repayment-field";
import { REPAYMENT_RULES } from "@svc/rollover-rules/eligibility/repayments";
import { CODE_ROWS } from "@svc/rollover-rules/tax/distribution-codes";
import {
  findTaxYear,
  findTaxYearWarning,
  getTaxYearRules,
  TAX_YEARS,
} from "@svc/rollover-rules/tax/years/find-tax-year";

const KINDS = Object.keys(REPAYMENT_RULES) as RepaymentKind[];

/**
 * By year: the limit of a cash-out, then the limits of `PRINTED_KINDS`, from the statute and its indexing notices.
 * Null: no limit, or no such distribution.
 */
const PRINTED = {
  2023: ["5000.00", "5000.00", "22000.00", null, null, null, null],
  2024: ["7000.00", "5000.00", "22000.00", null, "1000.00", "10000.00", null],
  2025: ["7000.00", "5000.00", "22000.00", null, "1000.00", "10300.00", null],
  2026: ["7000.00", "5000.00", "22000.00", null, "1000.00", "10500.00", null],
} as const;
const PRINTED_KINDS: readonly RepaymentKind[] = [
  "birth_or_adoption",
  "disaster",
  "reservist",
  "emergency_expense",
  "domestic_abuse",
  "terminal_illness",
];

const addCent = (amount: string) => `${amount.slice(0, -1)}1`;

function evaluateRepayment(kind: RepaymentKind, year: number, amountRequested: string | null) {
  const distributedOn = `${year}-06-15`;
  const repaymentOf = { kind, distributedOn, activeDutyEndedOn: distributedOn };
  const { rules, conditions } = evaluateEligibility({
    type: "indirect_60_day",
    source: { accountType: "qualified_plan" },
    destination: { accountType: "traditional_ira" },
    attestations: { repaymentOf },
    amountRequested,
    today: `${year}-12-01`,
  });
  return { rules, detail: [...rules, ...conditions].map((one) => one.detail).join(" ") };
}

function evaluateCashOut(day: string, changes: Partial<EligibilityInput>) {
  return evaluateEligibility({
    type: "direct",
    source: { accountType: "qualified_plan" },
    destination: { accountType: "traditional_ira" },
    attestations: {
      eligibleAmount: true,
      automaticRollover: { kind: "forced_cash_out", noticeSentOn: "2020-01-01" },
    },
    today: "2026-12-01",
    paidOn: day,
    ...changes,
  });
}

describe("The rules of a tax year", () => {
  it("are in one table for each consecutive year, each with its sources", () => {
    const years = TAX_YEARS.map(({ year }) => year);
    expect(years).toEqual(Object.keys(PRINTED).map(Number));
    years.slice(1).forEach((year, index) => {
      expect(year).toBe((years[index] ?? 0) + 1);
    });
    for (const { sources, cashOutLimit, repaymentLimits } of TAX_YEARS) {
      const amounts = [cashOutLimit, ...Object.values(repaymentLimits)].flatMap((one) => one ?? []);
      expect([...sources, ...amounts.map(({ source }) => source)]).not.toContain("");
      expect(sources.length).toBeGreaterThan(0);
    }
  });

  it.each(TAX_YEARS)("have the printed limits of $year", ({ year, cashOutLimit, repaymentLimits }) => {
    const limits = PRINTED_KINDS.map((kind) => repaymentLimits[kind]?.amount ?? null);
    expect([cashOutLimit.amount, ...limits]).toEqual(PRINTED[year as keyof typeof PRINTED]);
    expect([...PRINTED_KINDS].sort()).toEqual([...KINDS].sort());
  });

  it.each(TAX_YEARS)(
    "apply to movements of $year, whatever the day of the evaluation",
    ({ year, cashOutLimit }) => {
      for (const day of [`${year}-01-01`, `${year}-12-31`]) {
        const atLimit = evaluateCashOut(day, { amountRequested: cashOutLimit.amount });
        expect(atLimit).toMatchObject({ rules: [], conditions: [{ code: "automatic_rollover" }] });
        const over = evaluateCashOut(day, { amountRequested: addCent(cashOutLimit.amount) });
        expect(over.rules).toMatchObject([{ code: "automatic_rollover", result: "unmet" }]);
      }
    },
  );

  it.each(TAX_YEARS)("limit the repayment of distributions of $year", ({ year, repaymentLimits }) => {
    for (const kind of KINDS) {
      if (`${year}-06-15` < REPAYMENT_RULES[kind].since) continue;
      const limit = repaymentLimits[kind]?.amount ?? null;
      if (limit === null) {
        expect(evaluateRepayment(kind, year, "99999999.00").rules).toEqual([]);
        continue;
      }
      expect(evaluateRepayment(kind, year, limit).rules).toEqual([]);
      expect(evaluateRepayment(kind, year, addCent(limit)).rules).toMatchObject([{ result: "unmet" }]);
    }
  });

  it.each(TAX_YEARS)("have all codes that the rules produce in $year", ({ distributionCodes }) => {
    const produced = new Set(CODE_ROWS.flatMap(({ code }) => [...(code ?? "")]));
    expect([...produced].filter((code) => !distributionCodes.includes(code))).toEqual([]);
    expect(new Set(distributionCodes).size).toBe(distributionCodes.length);
    expect([...produced]).not.toContain("Y");
  });

  it("have code Y from 2025 on", () => {
    const years = TAX_YEARS.filter(({ distributionCodes }) => distributionCodes.includes("Y"));
    expect(years.map(({ year }) => year)).toEqual([2025, 2026]);
  });

  it.each([
    ["2023-12-31", true, false],
    ["2024-01-01", false, true],
    ["2026-12-31", false, true],
  ])(
    "on %s: required minimum distributions of designated Roth accounts: %s, exemption for replaced SIMPLE plans: %s",
    (paidOn, hasRmd, isExempt) => {
      const roth = evaluateCashOut(paidOn, {
        source: { accountType: "designated_roth" },
        destination: { accountType: "roth_ira" },
        birthDate: "1940-01-01",
        attestations: {},
      });
      expect(roth.rules.some(({ code }) => code === "required_minimum_distribution")).toBe(hasRmd);
      for (const accountType of ACCOUNT_TYPES) {
        const { conditions } = evaluateCashOut(paidOn, {
          source: { accountType: "simple_ira", firstContributionDate: paidOn },
          destination: { accountType },
          attestations: { eligibleAmount: true, isSimplePlanReplaced: true },
        });
        const isPlan = accountType === "qualified_plan" || accountType === "403b";
        expect(conditions.some(({ code }) => code === "simple_plan_replaced")).toBe(isPlan && isExempt);
      }
    },
  );
});

describe("A year without rules", () => {
  it("uses the rules of the nearest year, and says so", () => {
    expect(findTaxYear(2027)).toBeNull();
    expect(getTaxYearRules("2019-05-05")).toMatchObject({ isOtherYear: true, rules: { year: 2023 } });
    expect(getTaxYearRules("2031-05-05")).toMatchObject({ isOtherYear: true, rules: { year: 2026 } });
    expect(getTaxYearRules("2026-05-05")).toMatchObject({ isOtherYear: false, rules: { year: 2026 } });
    const [condition] = evaluateCashOut("2027-01-01", {}).conditions;
    expect(condition?.detail).toContain("The limits for 2027 are not known here.");
    expect(evaluateCashOut("2026-12-31", {}).conditions[0]?.detail).not.toContain("not known");
  });

  it("has a warning with the last known year", () => {
    expect(findTaxYearWarning("2026-12-31")).toBeNull();
    expect(findTaxYearWarning("2023-01-01")).toBeNull();
    expect(findTaxYearWarning("2027-01-01")).toMatchObject({
      code: "tax_year_unknown",
      year: 2027,
      rulesYear: 2026,
      lastKnownYear: 2026,
      detail: expect.stringContaining("It uses those for 2026, the last year it knows."),
    });
    expect(findTaxYearWarning("2019-05-05")).toMatchObject({ rulesYear: 2023, lastKnownYear: 2026 });
  });

  it("needs a review above an indexed limit, because that year's limit can be higher", () => {
    expect(evaluateRepayment("domestic_abuse", 2027, "10500.00").rules).toEqual([]);
    const over = evaluateRepayment("domestic_abuse", 2027, "10500.01");
    expect(over.rules).toMatchObject([{ code: "repayment", result: "unknown" }]);
    expect(over.detail).toContain("These are the limits for 2026.");
    expect(evaluateRepayment("disaster", 2027, "22000.01").rules).toMatchObject([{ result: "unmet" }]);
  });
});
