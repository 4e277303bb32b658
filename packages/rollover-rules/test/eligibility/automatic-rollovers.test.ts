import { describe, expect, it } from "@jest/globals";
import { ACCOUNT_TYPES } from "@svc/custodians";
import { type EligibilityInput, evaluateEligibility } from "@svc/rollover-rules/eligibility/eligibility";
import { ROLLOVER_TYPES } from "@svc/rollover-rules/rollover-states";
import { findPermittedTypes, IRA_TYPES } from "./irs-chart.ts";

const CASH_OUT = { kind: "forced_cash_out", noticeSentOn: "2026-05-16" } as const;
const PORTABILITY = { kind: "automatic_portability", noticeSentOn: "2026-04-16" } as const;

function evaluate(
  automaticRollover: NonNullable<EligibilityInput["attestations"]["automaticRollover"]>,
  changes: Partial<EligibilityInput> = {},
) {
  const attestations = { taxableAcknowledged: true, noOtherRolloverIn12Months: true, eligibleAmount: true };
  const { rules, conditions } = evaluateEligibility({
    type: "direct",
    source: { accountType: "qualified_plan" },
    destination: { accountType: "traditional_ira" },
    attestations: { ...attestations, automaticRollover },
    isSamePlan: true,
    today: "2026-06-15",
    ...changes,
  });
  return {
    rules: rules.map(({ code, result }) => `${code} ${result}`),
    conditions: conditions.filter(({ code }) => code === "automatic_rollover"),
  };
}

const IRA_TO_PLAN = {
  source: { accountType: "traditional_ira" },
  destination: { accountType: "403b" },
} as const;

describe("A rollover without consent", () => {
  it.each([
    ["2026-06-15", "7000.00", []],
    ["2026-06-15", "7000.01", ["automatic_rollover unmet"]],
    ["2024-01-01", "7000.00", []],
    ["2023-12-31", "5000.00", []],
    ["2023-12-31", "5000.01", ["automatic_rollover unmet"]],
  ])("on %s of a balance of %s has the issues %j", (today, amountRequested, rules) => {
    const cashOut = { ...CASH_OUT, noticeSentOn: "2023-10-01" };
    expect(evaluate(cashOut, { today, amountRequested }).rules).toEqual(rules);
  });

  it("waits for 30 days after the notice of a cash-out, and 60 days after the notice of automatic portability", () => {
    const evaluateNotice = (notice: typeof CASH_OUT | typeof PORTABILITY, noticeSentOn: string, more = {}) =>
      evaluate({ ...notice, noticeSentOn }, more).rules;
    expect(evaluateNotice(CASH_OUT, "2026-05-16")).toEqual([]);
    expect(evaluateNotice(CASH_OUT, "2026-05-17")).toEqual(["automatic_rollover unknown"]);
    expect(evaluateNotice(PORTABILITY, "2026-04-16", IRA_TO_PLAN)).toEqual([]);
    expect(evaluateNotice(PORTABILITY, "2026-04-17", IRA_TO_PLAN)).toEqual(["automatic_rollover unknown"]);
    expect(evaluateNotice(PORTABILITY, "2027-01-01", IRA_TO_PLAN)).toEqual(["automatic_rollover unknown"]);
  });

  it("is direct, from a plan to an IRA or back, and never converts", () => {
    for (const source of ACCOUNT_TYPES)
      for (const destination of ACCOUNT_TYPES)
        for (const type of ROLLOVER_TYPES) {
          const firstContributionDate = "2010-01-01";
          const sides = {
            type,
            source: { accountType: source, firstContributionDate },
            destination: { accountType: destination, firstContributionDate },
          };
          const isDirect = type === "direct" && findPermittedTypes(source, destination).includes(type);
          const isToIra =
            destination === "traditional_ira" || (destination === "roth_ira" && source === "designated_roth");
          const isCashOut = isDirect && !IRA_TYPES.has(source) && isToIra;
          const isPortability = isDirect && IRA_TYPES.has(source) && !IRA_TYPES.has(destination);
          const found = [evaluate(CASH_OUT, sides), evaluate(PORTABILITY, sides)];
          const expected = [isCashOut, isPortability];
          expect([source, destination, type, ...found.map(({ rules }) => rules.length === 0)]).toEqual([
            source,
            destination,
            type,
            ...expected,
          ]);
          for (const [index, { conditions }] of found.entries())
            expect(conditions.length > 0).toBe(expected[index]);
        }
  });

  it("is only of the participant's own money", () => {
    for (const relationship of ["spouse_beneficiary", "alternate_payee"] as const)
      expect(evaluate(CASH_OUT, { relationship }).rules).toContain("automatic_rollover unmet");
  });
});
