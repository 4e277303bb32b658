import { describe, expect, it } from "@jest/globals";
import { ACCOUNT_TYPES, type AccountType } from "@svc/custodians";
import { type EligibilityInput, evaluateEligibility } from "@svc/rollover-rules/eligibility/eligibility";
import { ROLLOVER_TYPES, type RolloverType } from "@svc/rollover-rules/rollover-states";
import fc from "fast-check";
import { CHART_PAIRS, type ChartPair, IRA_TYPES } from "./irs-chart.ts";

type Overrides = Partial<Omit<EligibilityInput, "source" | "destination">> & {
  from: AccountType;
  to: AccountType;
  sourceFirst?: string;
  destinationFirst?: string;
};

function evaluate({ from, to, sourceFirst, destinationFirst, ...overrides }: Overrides) {
  const evaluated = evaluateEligibility({
    type: "direct",
    source: { accountType: from, firstContributionDate: sourceFirst },
    destination: { accountType: to, firstContributionDate: destinationFirst },
    attestations: { taxableAcknowledged: true, noOtherRolloverIn12Months: true, eligibleAmount: true },
    isSamePlan: true,
    today: "2026-06-15",
    ...overrides,
  });
  return {
    outcome: evaluated.outcome,
    conditions: evaluated.conditions.map(({ code }) => code),
    rules: evaluated.rules.map(({ code, result }) => `${code} ${result}`),
  };
}

describe("Two years of a SIMPLE IRA", () => {
  const fromSimple = { from: "simple_ira", to: "qualified_plan" } as const;

  it.each([
    { first: "2024-06-15", today: "2026-06-14", outcome: "prohibited" },
    { first: "2024-06-15", today: "2026-06-15", outcome: "allowed" },
    { first: "2024-06-15", today: "2026-06-16", outcome: "allowed" },
    { first: "2024-02-29", today: "2026-02-28", outcome: "prohibited" },
    { first: "2024-02-29", today: "2026-03-01", outcome: "allowed" },
    { first: "2022-02-28", today: "2024-02-27", outcome: "prohibited" },
    { first: "2022-02-28", today: "2024-02-28", outcome: "allowed" },
    { first: "2022-03-01", today: "2024-02-29", outcome: "prohibited" },
    { first: "2023-12-31", today: "2025-12-31", outcome: "allowed" },
    { first: "2026-06-15", today: "2026-06-15", outcome: "prohibited" },
    { first: "2030-01-01", today: "2026-06-15", outcome: "prohibited" },
    { first: "9998-12-31", today: "2026-06-15", outcome: "prohibited" },
    { first: "9999-12-31", today: "2026-06-15", outcome: "prohibited" },
    { first: "0001-01-01", today: "2026-06-15", outcome: "allowed" },
  ])("started on $first make a rollover $outcome on $today", ({ first, today, outcome }) => {
    const rules = outcome === "prohibited" ? ["simple_two_years unmet"] : [];
    expect(evaluate({ ...fromSimple, sourceFirst: first, today })).toEqual({
      outcome,
      conditions: [],
      rules,
    });
  });

  it("from 2024 on, do not apply if a 401(k) or 403(b) plan replaced the SIMPLE plan", () => {
    const today = "2026-06-15";
    const undated = { from: "simple_ira", today } as const;
    const recent = { ...undated, sourceFirst: "2025-06-15" };
    const attestations = {
      taxableAcknowledged: true,
      noOtherRolloverIn12Months: true,
      eligibleAmount: true,
      isSimplePlanReplaced: true,
    };
    for (const { source, destination, notes } of CHART_PAIRS) {
      if (source !== "simple_ira" || !notes?.includes("2y")) continue;
      const type = IRA_TYPES.has(destination) ? "trustee_transfer" : "direct";
      const isExempt = destination === "qualified_plan" || destination === "403b";
      for (const start of [recent, undated]) {
        const found = evaluate({ ...start, to: destination, type, attestations });
        expect([destination, found.rules.length === 0]).toEqual([destination, isExempt]);
        expect(found.conditions.includes("simple_plan_replaced")).toBe(isExempt);
      }
    }
    const before2024 = { ...undated, sourceFirst: "2023-06-15", today: "2023-12-31", to: "403b" } as const;
    expect(evaluate({ ...before2024, attestations }).rules).toEqual(["simple_two_years unmet"]);
    const notReplaced = { ...attestations, isSimplePlanReplaced: false };
    expect(evaluate({ ...recent, to: "403b", attestations: notReplaced }).rules).toEqual([
      "simple_two_years unmet",
    ]);
  });

  it("need review while the first contribution date is unknown", () => {
    const evaluated = evaluate(fromSimple);
    expect(evaluated).toEqual({
      outcome: "needs_review",
      conditions: [],
      rules: ["simple_two_years unknown"],
    });
  });

  it("count only on the SIMPLE side, whichever side that is", () => {
    expect(evaluate({ ...fromSimple, destinationFirst: "2020-01-01" }).outcome).toBe("needs_review");
    const intoSimple = { from: "qualified_plan", to: "simple_ira" } as const;
    expect(evaluate({ ...intoSimple, sourceFirst: "2020-01-01" }).outcome).toBe("needs_review");
    expect(evaluate({ ...intoSimple, destinationFirst: "2025-01-01" }).rules).toEqual([
      "simple_two_years unmet",
    ]);
    expect(evaluate({ ...intoSimple, destinationFirst: "2020-01-01" }).outcome).toBe(
      "allowed_with_conditions",
    );
  });

  it("do not apply from one SIMPLE IRA to another", () => {
    const evaluated = evaluate({ from: "simple_ira", to: "simple_ira", type: "trustee_transfer" });
    expect(evaluated).toEqual({ outcome: "allowed", conditions: [], rules: [] });
  });

  it("lead to a prohibition instead of a review if another rule is unmet", () => {
    const evaluated = evaluate({ ...fromSimple, attestations: { eligibleAmount: false } });
    expect(evaluated.outcome).toBe("prohibited");
    expect(evaluated.rules.sort()).toEqual(["eligible_amount unmet", "simple_two_years unknown"]);
  });
});

describe("Attestations", () => {
  // Footnote 3: included in income. Footnote 2: one rollover in twelve months.
  const taxablePairs = CHART_PAIRS.filter(({ notes }) => notes?.includes("3"));
  const chooseType = ({ source, destination }: ChartPair): RolloverType => {
    if (destination === "designated_roth") return "in_plan";
    return IRA_TYPES.has(source) ? "trustee_transfer" : "direct";
  };

  it.each(taxablePairs)("must acknowledge that $source to $destination is taxable", (pair) => {
    const input = {
      from: pair.source,
      to: pair.destination,
      type: chooseType(pair),
      sourceFirst: "2020-01-01",
    };
    for (const attestations of [{}, { taxableAcknowledged: false }]) {
      const evaluated = evaluate({ ...input, attestations });
      expect(evaluated.rules).toEqual(["taxable_acknowledgement unmet"]);
      expect(evaluated.conditions).not.toContain("included_in_income");
    }
    expect(evaluate(input).conditions).toContain("included_in_income");
  });

  it.each(CHART_PAIRS.filter(({ notes }) => notes?.includes("2")))(
    "for an indirect rollover from $source to $destination: must state that there was no other in twelve months",
    ({ source, destination }) => {
      const dates = { sourceFirst: "2020-01-01", destinationFirst: "2020-01-01" };
      const input = { from: source, to: destination, type: "indirect_60_day", ...dates } as const;
      for (const attestations of [{}, { noOtherRolloverIn12Months: false }]) {
        expect(evaluate({ ...input, attestations }).rules).toEqual(["one_rollover_per_12_months unmet"]);
      }
      expect(evaluate(input).rules).toEqual([]);
      expect(evaluate({ ...input, type: "trustee_transfer", attestations: {} }).rules).toEqual([]);
    },
  );

  it("prohibit an ineligible amount, allow an eligible one, and add a condition if they are absent", () => {
    const input = { from: "qualified_plan", to: "traditional_ira" } as const;
    expect(evaluate({ ...input, attestations: { eligibleAmount: false } })).toEqual({
      outcome: "prohibited",
      conditions: [],
      rules: ["eligible_amount unmet"],
    });
    expect(evaluate({ ...input, attestations: { eligibleAmount: true } }).outcome).toBe("allowed");
    expect(evaluate({ ...input, attestations: {} })).toEqual({
      outcome: "allowed_with_conditions",
      conditions: ["eligible_amount_only"],
      rules: [],
    });
  });
});

describe("In-plan rollover", () => {
  const input = { from: "403b", to: "designated_roth", type: "in_plan" } as const;

  it("must stay in one plan, if that is known", () => {
    expect(evaluate({ ...input, isSamePlan: false }).rules).toEqual(["same_plan unmet"]);
    expect(evaluate({ ...input, isSamePlan: undefined }).rules).toEqual([]);
    expect(evaluate(input).outcome).toBe("allowed_with_conditions");
  });

  it("is the only type that must stay in one plan", () => {
    expect(evaluate({ from: "403b", to: "403b", isSamePlan: false }).outcome).toBe("allowed");
  });
});

describe("evaluateEligibility for any input", () => {
  const day = fc
    .date({ min: new Date("0001-01-01"), max: new Date("9999-12-31"), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  const side = fc.record({
    accountType: fc.constantFrom(...ACCOUNT_TYPES),
    firstContributionDate: fc.option(day, { nil: undefined }),
  });
  const flag = fc.constantFrom(true, false, undefined);
  const question = fc.record({
    type: fc.constantFrom(...ROLLOVER_TYPES),
    source: side,
    destination: side,
    attestations: fc.record({
      taxableAcknowledged: flag,
      noOtherRolloverIn12Months: flag,
      eligibleAmount: flag,
    }),
    isSamePlan: flag,
    today: day,
  });

  it("prohibits every pair that the chart does not permit, and has an outcome that its rules and conditions explain", () => {
    fc.assert(
      fc.property(question, (input) => {
        const evaluated = evaluateEligibility(input);
        const cell = CHART_PAIRS.find(
          (pair) =>
            pair.source === input.source.accountType && pair.destination === input.destination.accountType,
        );
        if (cell?.notes === null) expect(evaluated.outcome).toBe("prohibited");
        const hasUnmet = evaluated.rules.some(({ result }) => result === "unmet");
        expect(evaluated.outcome === "prohibited").toBe(hasUnmet);
        expect(evaluated.outcome === "needs_review").toBe(!hasUnmet && evaluated.rules.length > 0);
        if (evaluated.outcome === "allowed") expect(evaluated.conditions).toEqual([]);
        const codes = [...evaluated.rules, ...evaluated.conditions].map(({ code }) => code);
        expect(new Set(codes).size).toBe(codes.length);
      }),
      { numRuns: 2_000 },
    );
  });
});
