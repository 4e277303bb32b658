import { describe, expect, it } from "@jest/globals";
import { ACCOUNT_TYPES, type AccountType } from "@svc/custodians";
import { evaluateEligibility } from "@svc/rollover-rules/eligibility/eligibility";
import { RELATIONSHIPS, type Relationship } from "@svc/rollover-rules/eligibility/relationships";
import { ROLLOVER_TYPES, type RolloverType } from "@svc/rollover-rules/rollover-states";
import { CHART_PAIRS, findPermittedTypes, IRA_TYPES } from "./irs-chart.ts";

/**
 * Permitted rollovers into an inherited IRA: directly from a plan, or by transfer from an IRA without a conversion.
 */
const INTO_INHERITED = [
  "governmental_457b direct traditional_ira",
  "governmental_457b direct roth_ira",
  "qualified_plan direct traditional_ira",
  "qualified_plan direct roth_ira",
  "403b direct traditional_ira",
  "403b direct roth_ira",
  "designated_roth direct roth_ira",
  "traditional_ira trustee_transfer traditional_ira",
  "sep_ira trustee_transfer traditional_ira",
  "simple_ira trustee_transfer traditional_ira",
  "roth_ira trustee_transfer roth_ira",
];

type RelationshipCase = {
  relationship: Relationship;
  isInherited: boolean | undefined;
  source: AccountType;
  destination: AccountType;
  type: RolloverType;
};

const ALL_CASES: RelationshipCase[] = RELATIONSHIPS.flatMap((relationship) =>
  [undefined, true, false].flatMap((isInherited) =>
    CHART_PAIRS.flatMap(({ source, destination }) =>
      ROLLOVER_TYPES.map((type) => ({ relationship, isInherited, source, destination, type })),
    ),
  ),
);

function isPermitted({ relationship, isInherited, source, destination, type }: RelationshipCase): boolean {
  if (!findPermittedTypes(source, destination).includes(type)) return false;
  const isInheritedIra = isInherited ?? relationship === "non_spouse_beneficiary";
  const isListed = INTO_INHERITED.includes(`${source} ${type} ${destination}`);
  return {
    own: !isInheritedIra,
    spouse_beneficiary: !isInheritedIra || isListed,
    non_spouse_beneficiary: isInheritedIra && isListed,
    alternate_payee: !isInheritedIra && !IRA_TYPES.has(source),
  }[relationship];
}

const evaluate = ({ source, destination, isInherited, ...otherInput }: RelationshipCase) =>
  evaluateEligibility({
    ...otherInput,
    source: { accountType: source, firstContributionDate: "2010-01-01" },
    destination: { accountType: destination, firstContributionDate: "2010-01-01", isInherited },
    attestations: { taxableAcknowledged: true, noOtherRolloverIn12Months: true, eligibleAmount: true },
    isSamePlan: true,
    today: "2026-06-15",
  });

describe("Relationship rules", () => {
  it("permit exactly the expected rollovers, for every relationship, source, destination and type", () => {
    expect(ALL_CASES).toHaveLength(4 * 3 * 64 * 4);
    const results = ALL_CASES.map((testCase) => ({
      ...testCase,
      permitted: evaluate(testCase).outcome !== "prohibited",
    }));
    expect(results).toEqual(ALL_CASES.map((testCase) => ({ ...testCase, permitted: isPermitted(testCase) })));
  });

  it("report an unmet relationship, and no other rule, for rollovers that only the relationship prohibits", () => {
    for (const testCase of ALL_CASES) {
      const isInChart = findPermittedTypes(testCase.source, testCase.destination).includes(testCase.type);
      const rules = evaluate(testCase).rules.map(({ code, result }) => `${code} ${result}`);
      if (!isInChart) continue;
      expect(rules).toEqual(isPermitted(testCase) ? [] : ["relationship unmet"]);
    }
  });

  it("add the conditions for inherited IRAs and for qualified orders", () => {
    for (const testCase of ALL_CASES.filter(isPermitted)) {
      const codes = evaluate(testCase).conditions.map(({ code }) => code);
      const isInheritedIra = testCase.isInherited ?? testCase.relationship === "non_spouse_beneficiary";
      expect(codes.includes("inherited_ira")).toBe(isInheritedIra);
      expect(codes.includes("qualified_order")).toBe(testCase.relationship === "alternate_payee");
    }
  });

  it("let a former spouse take over an IRA of the same kind, by transfer and under a divorce instrument", () => {
    for (const source of IRA_TYPES)
      for (const destination of ACCOUNT_TYPES)
        for (const type of ROLLOVER_TYPES)
          for (const isInherited of [undefined, true]) {
            const { outcome, conditions } = evaluateEligibility({
              type,
              source: { accountType: source, firstContributionDate: "2010-01-01" },
              destination: { accountType: destination, firstContributionDate: "2010-01-01", isInherited },
              relationship: "alternate_payee",
              attestations: {
                taxableAcknowledged: true,
                noOtherRolloverIn12Months: true,
                eligibleAmount: true,
                isIncidentToDivorce: true,
              },
              today: "2026-06-15",
            });
            const isPossible =
              type === "trustee_transfer" &&
              isInherited === undefined &&
              findPermittedTypes(source, destination).includes(type) &&
              (source === "roth_ira") === (destination === "roth_ira");
            expect([source, destination, type, isInherited, outcome !== "prohibited"]).toEqual([
              source,
              destination,
              type,
              isInherited,
              isPossible,
            ]);
            if (isPossible) expect(conditions.map(({ code }) => code)).toContain("divorce_instrument");
          }
  });

  it("give a surviving spouse every option of the participant", () => {
    for (const source of ACCOUNT_TYPES)
      for (const destination of ACCOUNT_TYPES)
        for (const type of ROLLOVER_TYPES) {
          const input = { source, destination, type, isInherited: undefined };
          const own = evaluate({ ...input, relationship: "own" });
          expect(evaluate({ ...input, relationship: "spouse_beneficiary" })).toEqual(own);
        }
  });
});
