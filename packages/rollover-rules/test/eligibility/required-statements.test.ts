import { describe, expect, it } from "@jest/globals";
import { listRequiredStatements, ROLLOVER_TYPES as STATED_TYPES } from "@svc/consents/catalogue";
import { ACCOUNT_TYPES } from "@svc/custodians";
import { evaluateEligibility, listRequiredAttestations } from "@svc/rollover-rules/eligibility/eligibility";
import { RELATIONSHIPS } from "@svc/rollover-rules/eligibility/relationships";
import { readChart } from "@svc/rollover-rules/eligibility/rollover-chart";
import { ROLLOVER_TYPES } from "@svc/rollover-rules/rollover-states";

/** Every rollover that is permitted when everything is attested. */
const PERMITTED = ROLLOVER_TYPES.flatMap((type) =>
  ACCOUNT_TYPES.flatMap((source) =>
    ACCOUNT_TYPES.flatMap((destination) =>
      RELATIONSHIPS.flatMap((relationship) =>
        [null, "1945-01-31", "1990-01-31"].map((birthDate) => ({
          type,
          source: { accountType: source, firstContributionDate: "2010-01-31" },
          destination: { accountType: destination, firstContributionDate: "2010-01-31" },
          relationship,
          birthDate,
          attestations: { taxableAcknowledged: true, noOtherRolloverIn12Months: true, eligibleAmount: true },
          today: "2026-06-15",
        })),
      ),
    ),
  ),
).filter((question) => evaluateEligibility(question).outcome.startsWith("allowed"));

const toSides = ({ type, source, destination }: (typeof PERMITTED)[number]) => ({
  type,
  source: source.accountType,
  destination: destination.accountType,
});

describe("Statements of the catalog, verified against the eligibility rules", () => {
  it("cover every rollover type", () => {
    expect(STATED_TYPES).toEqual(ROLLOVER_TYPES);
    expect(PERMITTED.length).toBeGreaterThan(500);
  });

  it("cover every attestation that the rules require for any rollover", () => {
    for (const question of PERMITTED) {
      const covered = listRequiredStatements(toSides(question)).flatMap(({ covers }) => covers);
      const open = listRequiredAttestations(question).filter((name) => !covered.includes(name));
      // The widget cannot know whether an inherited Roth IRA has a required distribution.
      const isInheritedRoth = question.relationship !== "own" && question.source.accountType === "roth_ira";
      expect({ ...toSides(question), open }).toEqual({
        ...toSides(question),
        open: isInheritedRoth && open.length > 0 ? ["rmdSatisfied"] : [],
      });
    }
  });

  it("include, for a participant of unknown age, no statement whose attestations the rules do not require", () => {
    for (const question of PERMITTED.filter((one) => one.relationship === "own" && one.birthDate === null)) {
      const required = listRequiredAttestations(question);
      const unneeded = listRequiredStatements(toSides(question)).filter(
        ({ covers }) => covers.length > 0 && !covers.some((name) => required.includes(name)),
      );
      expect({ ...toSides(question), unneeded: unneeded.map(({ id }) => id) }).toEqual({
        ...toSides(question),
        unneeded: [],
      });
    }
  });

  it("provide the attestations that make a rollover allowed", () => {
    for (const question of PERMITTED.filter((one) => one.relationship === "own")) {
      const names = listRequiredStatements(toSides(question)).flatMap(({ attestation }) => attestation ?? []);
      const attestations = Object.fromEntries(names.map((name) => [name, true]));
      const { outcome } = evaluateEligibility({ ...question, attestations });
      expect({ ...toSides(question), outcome }).toEqual({
        ...toSides(question),
        outcome: expect.stringMatching(/^allowed/),
      });
    }
  });

  it("include the tax acknowledgment exactly where note 3 of the chart applies", () => {
    for (const source of ACCOUNT_TYPES) {
      for (const destination of ACCOUNT_TYPES) {
        const cell = readChart(source, destination);
        if (!cell.permitted) continue;
        const ids = listRequiredStatements({ type: "direct", source, destination }).map(({ id }) => id);
        expect(ids.includes("taxable_acknowledged")).toBe(cell.notes.includes("3"));
      }
    }
  });
});
