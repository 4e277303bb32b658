import { describe, expect, it } from "@jest/globals";
import { evaluateEligibility } from "@svc/rollover-rules/eligibility/eligibility";
import { type OtherMovement, otherMovementField } from "@svc/rollover-rules/eligibility/other-movements";
import { ROLLOVER_TYPES } from "@svc/rollover-rules/rollover-states";
import { CHART_PAIRS } from "./irs-chart.ts";

const EXPECTED_PARTS: Readonly<Record<OtherMovement, readonly string[]>> = {
  recharacterization: ["§408A(d)(6)", "due date of the tax return", "code N or R"],
  conversion_recharacterization: ["§408A(d)(6)(B)(iii)", "2018"],
  excess_removal: ["§408(d)(4)", "§4973", "code 8 or P"],
  qualified_tuition: ["§529(c)(3)(E)", "15 years", "$35,000", "Ask the 529 plan"],
};

describe("A movement that is not a rollover", () => {
  it.each(otherMovementField.options)(
    "%s is prohibited for every pair of account types and every rollover type, with its remedy",
    (movement) => {
      for (const { source, destination } of CHART_PAIRS)
        for (const type of ROLLOVER_TYPES) {
          const { outcome, rules } = evaluateEligibility({
            type,
            source: { accountType: source, firstContributionDate: "2010-01-01" },
            destination: { accountType: destination, firstContributionDate: "2010-01-01" },
            attestations: { taxableAcknowledged: true, eligibleAmount: true, otherMovement: movement },
            today: "2026-06-15",
          });
          expect(outcome).toBe("prohibited");
          expect(rules[0]).toMatchObject({ code: "not_a_rollover", result: "unmet" });
          for (const part of EXPECTED_PARTS[movement]) expect(rules[0]?.detail).toContain(part);
        }
    },
  );
});
