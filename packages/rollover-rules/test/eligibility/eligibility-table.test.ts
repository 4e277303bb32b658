import { describe, expect, it } from "@jest/globals";
import {
  type Eligibility,
  type EligibilityInput,
  evaluateEligibility,
} from "@svc/rollover-rules/eligibility/eligibility";
import { ROLLOVER_TYPES, type RolloverType } from "@svc/rollover-rules/rollover-states";
import { CHART_PAIRS, type ChartPair, findPermittedTypes, IRA_TYPES } from "./irs-chart.ts";

const TODAY = "2026-06-15";
const LONG_AGO = "2020-01-01";

function evaluate(pair: ChartPair, type: RolloverType): Eligibility {
  const question: EligibilityInput = {
    type,
    source: { accountType: pair.source, firstContributionDate: LONG_AGO },
    destination: { accountType: pair.destination, firstContributionDate: LONG_AGO },
    attestations: { taxableAcknowledged: true, noOtherRolloverIn12Months: true, eligibleAmount: true },
    isSamePlan: true,
    today: TODAY,
  };
  return evaluateEligibility(question);
}

const NOTE_CONDITIONS: Record<string, string> = {
  "3": "included_in_income",
  "4": "separate_account",
  "7": "contributions_after_2015_12_18",
};

function computeExpectedConditions({ source, notes }: ChartPair, type: RolloverType): string[] {
  const codes = (notes ?? []).flatMap((note) => NOTE_CONDITIONS[note] ?? []);
  if (type !== "indirect_60_day") return codes;
  if (notes?.includes("6")) codes.push("nontaxable_amounts_direct_only");
  codes.push("sixty_days");
  if (!IRA_TYPES.has(source)) codes.push("federal_withholding_20_percent");
  return codes;
}

function getExpectedRule({ notes }: ChartPair, type: RolloverType): string {
  if (notes === null) return "irs_rollover_chart";
  return notes.includes("5") && type !== "in_plan" ? "in_plan_required" : "rollover_type";
}

const ALL_CASES = CHART_PAIRS.flatMap((pair) => ROLLOVER_TYPES.map((type) => ({ ...pair, pair, type })));
const PERMITTED = ALL_CASES.filter(({ source, destination, type }) =>
  findPermittedTypes(source, destination).includes(type),
);
const REFUSED = ALL_CASES.filter((one) => !PERMITTED.includes(one));

describe("evaluateEligibility for every pair and type", () => {
  it("has 256 combinations, 93 of them permitted", () => {
    expect(ALL_CASES).toHaveLength(256);
    expect(PERMITTED).toHaveLength(93);
  });

  it.each(PERMITTED)("$type from $source to $destination is allowed", ({ pair, type }) => {
    const conditions = computeExpectedConditions(pair, type);
    const evaluated = evaluate(pair, type);
    expect(evaluated.outcome).toBe(conditions.length > 0 ? "allowed_with_conditions" : "allowed");
    expect(evaluated.conditions.map(({ code }) => code).sort()).toEqual(conditions.sort());
    expect(evaluated.rules).toEqual([]);
  });

  it.each(REFUSED)("$type from $source to $destination is prohibited", ({ pair, type }) => {
    const evaluated = evaluate(pair, type);
    expect(evaluated.outcome).toBe("prohibited");
    expect(evaluated.rules.map(({ code, result }) => [code, result])).toEqual([
      [getExpectedRule(pair, type), "unmet"],
    ]);
  });

  it("names the edition of the rules in every result, and explains each rule and condition", () => {
    for (const { pair, type } of ALL_CASES) {
      const evaluated = evaluate(pair, type);
      expect(evaluated.rulesetVersion).toMatch(/^irs-rollover-chart-\d{4}\.\d+$/);
      for (const { detail } of [...evaluated.rules, ...evaluated.conditions])
        expect(detail).toMatch(/^[A-Z].+\.$/);
    }
  });
});
