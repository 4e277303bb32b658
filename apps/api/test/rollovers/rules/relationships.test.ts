import { describe, expect, it } from "@jest/globals";
import { ACCOUNT_TYPES, type AccountType } from "@svc/custodians";
import { evaluateEligibility } from "../../../src/rollovers/eligibility.ts";
import { ROLLOVER_TYPES, type RolloverType } from "../../../src/rollovers/rollover-states.ts";
import { RELATIONSHIPS, type Relationship } from "../../../src/rollovers/rules/relationships.ts";
import { CHART_PAIRS, IRA_TYPES, typesThatFit } from "../irs-chart.ts";

/**
 * Permitted rollovers into an inherited IRA: from a plan directly to a traditional or Roth IRA, and from an IRA by transfer to the same
 * type.
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

type Asked = {
  relationship: Relationship;
  isInherited: boolean | undefined;
  source: AccountType;
  destination: AccountType;
  type: RolloverType;
};

const EVERYTHING: Asked[] = RELATIONSHIPS.flatMap((relationship) =>
  [undefined, true, false].flatMap((isInherited) =>
    CHART_PAIRS.flatMap(({ source, destination }) =>
      ROLLOVER_TYPES.map((type) => ({ relationship, isInherited, source, destination, type })),
    ),
  ),
);

function isPermitted({ relationship, isInherited, source, destination, type }: Asked): boolean {
  if (!typesThatFit(source, destination).includes(type)) return false;
  const goesToInherited = isInherited ?? relationship === "non_spouse_beneficiary";
  const isListed = INTO_INHERITED.includes(`${source} ${type} ${destination}`);
  return {
    own: !goesToInherited,
    spouse_beneficiary: !goesToInherited || isListed,
    non_spouse_beneficiary: goesToInherited && isListed,
    alternate_payee: !goesToInherited && !IRA_TYPES.has(source),
  }[relationship];
}

const ask = ({ source, destination, isInherited, ...asked }: Asked) =>
  evaluateEligibility({
    ...asked,
    source: { accountType: source, firstContributionDate: "2010-01-01" },
    destination: { accountType: destination, firstContributionDate: "2010-01-01", isInherited },
    attestations: { taxableAcknowledged: true, noOtherRolloverIn12Months: true, eligibleAmount: true },
    isSamePlan: true,
    today: "2026-06-15",
  });

describe("whose money may go where", () => {
  it("is told of every relationship, source, destination and type", () => {
    expect(EVERYTHING).toHaveLength(4 * 3 * 64 * 4);
    const told = EVERYTHING.map((asked) => ({ ...asked, permitted: ask(asked).outcome !== "prohibited" }));
    expect(told).toEqual(EVERYTHING.map((asked) => ({ ...asked, permitted: isPermitted(asked) })));
  });

  it("says why where the chart alone would have let it pass", () => {
    for (const asked of EVERYTHING) {
      const isOfChart = typesThatFit(asked.source, asked.destination).includes(asked.type);
      const rules = ask(asked).rules.map(({ code, result }) => `${code} ${result}`);
      if (!isOfChart) continue;
      expect(rules).toEqual(isPermitted(asked) ? [] : ["relationship unmet"]);
    }
  });

  it("says of an inherited IRA, and of an order, what holds for them", () => {
    for (const asked of EVERYTHING.filter(isPermitted)) {
      const codes = ask(asked).conditions.map(({ code }) => code);
      const goesToInherited = asked.isInherited ?? asked.relationship === "non_spouse_beneficiary";
      expect(codes.includes("inherited_ira")).toBe(goesToInherited);
      expect(codes.includes("qualified_order")).toBe(asked.relationship === "alternate_payee");
    }
  });

  it("leaves a surviving spouse every way of the participant", () => {
    for (const source of ACCOUNT_TYPES)
      for (const destination of ACCOUNT_TYPES)
        for (const type of ROLLOVER_TYPES) {
          const asked = { source, destination, type, isInherited: undefined };
          const own = ask({ ...asked, relationship: "own" });
          expect(ask({ ...asked, relationship: "spouse_beneficiary" })).toEqual(own);
        }
  });
});
