import { describe, expect, it } from "@jest/globals";
import { ACCOUNT_TYPES } from "@svc/custodians";
import { type EligibilityInput, evaluateEligibility } from "@svc/rollover-rules/eligibility/eligibility";
import { ROLLOVER_TYPES } from "@svc/rollover-rules/rollover-states";
import { findPermittedTypes } from "./irs-chart.ts";

const PLANS = [undefined, "simple", "sep"] as const;
type Plan = (typeof PLANS)[number];

const FIRST_CONTRIBUTION_DATE = "2025-03-01";
const WITHIN_TWO_YEARS = "2027-02-28";
const AFTER_TWO_YEARS = "2027-03-01";

const toPlans = (sourceRothPlan: Plan, destinationRothPlan: Plan) => ({
  ...(sourceRothPlan ? { sourceRothPlan } : {}),
  ...(destinationRothPlan ? { destinationRothPlan } : {}),
});

function evaluate(
  source: EligibilityInput["source"]["accountType"],
  destination: EligibilityInput["source"]["accountType"],
  { plans, today }: { plans: readonly [Plan, Plan]; today: string },
) {
  const types = findPermittedTypes(source, destination);
  const type = ROLLOVER_TYPES.find((one) => types.includes(one)) ?? "direct";
  const { rules } = evaluateEligibility({
    type,
    source: { accountType: source, firstContributionDate: FIRST_CONTRIBUTION_DATE },
    destination: { accountType: destination, firstContributionDate: FIRST_CONTRIBUTION_DATE },
    isSamePlan: true,
    attestations: {
      taxableAcknowledged: true,
      noOtherRolloverIn12Months: true,
      eligibleAmount: true,
      ...toPlans(...plans),
    },
    today,
  });
  return rules.map(({ code, result }) => `${code} ${result}`);
}

/** Rules that are not met within two years, by the plans of the source and destination Roth IRAs. */
const RULES_WITHIN_TWO_YEARS: Readonly<Record<string, readonly string[]>> = {
  "simple>simple": [],
  "simple>sep": ["simple_two_years unmet"],
  "simple>undefined": ["simple_two_years unmet"],
  "sep>simple": ["simple_two_years unmet"],
  "sep>sep": [],
  "sep>undefined": [],
  "undefined>simple": ["simple_two_years unmet"],
  "undefined>sep": [],
  "undefined>undefined": [],
};

describe("A Roth IRA of a SIMPLE or SEP plan", () => {
  it.each(PLANS.flatMap((source) => PLANS.map((destination) => [source, destination] as const)))(
    "of plan %s moves to a Roth IRA of plan %s as the two-year rule permits",
    (...plans) => {
      const rules = RULES_WITHIN_TWO_YEARS[plans.map(String).join(">")];
      expect(evaluate("roth_ira", "roth_ira", { plans, today: WITHIN_TWO_YEARS })).toEqual(rules);
      expect(evaluate("roth_ira", "roth_ira", { plans, today: AFTER_TWO_YEARS })).toEqual([]);
    },
  );

  it("can be the destination of every account type that a Roth IRA accepts", () => {
    for (const source of ACCOUNT_TYPES) {
      if (findPermittedTypes(source, "roth_ira").length === 0) continue;
      const isSimple = source === "simple_ira";
      const evaluateAt = (today: string, plan: Plan) =>
        evaluate(source, "roth_ira", { plans: [undefined, plan], today });
      for (const plan of ["simple", "sep"] as const)
        expect([source, plan, evaluateAt(AFTER_TWO_YEARS, plan)]).toEqual([source, plan, []]);
      // A conversion from a SIMPLE IRA to a Roth SIMPLE IRA is unclear in the first two years.
      const early = isSimple ? ["simple_two_years unknown"] : ["simple_two_years unmet"];
      expect([source, evaluateAt(WITHIN_TWO_YEARS, "simple")]).toEqual([source, early]);
      expect([source, evaluateAt(WITHIN_TWO_YEARS, "sep")]).toEqual([
        source,
        isSimple ? ["simple_two_years unmet"] : [],
      ]);
    }
  });

  it("needs its first contribution date if the plan is SIMPLE", () => {
    const { rules } = evaluateEligibility({
      type: "trustee_transfer",
      source: { accountType: "roth_ira" },
      destination: { accountType: "roth_ira" },
      attestations: { sourceRothPlan: "simple" },
      today: AFTER_TWO_YEARS,
    });
    expect(rules).toMatchObject([{ code: "simple_two_years", result: "unknown" }]);
  });

  it("cannot be declared for an account that is not a Roth IRA", () => {
    for (const source of ACCOUNT_TYPES)
      for (const destination of ACCOUNT_TYPES) {
        if (findPermittedTypes(source, destination).length === 0) continue;
        const rules = evaluate(source, destination, { plans: ["sep", "sep"], today: AFTER_TWO_YEARS });
        const others = [source, destination].filter((accountType) => accountType !== "roth_ira");
        expect([source, destination, rules]).toEqual([
          source,
          destination,
          others.map(() => "irs_rollover_chart unmet"),
        ]);
      }
  });
});
