import { describe, expect, it } from "@jest/globals";
import { ACCOUNT_TYPES, type AccountType } from "@svc/custodians";
import type { Attestations } from "@svc/rollover-rules/eligibility/attestations";
import { evaluateAmount } from "@svc/rollover-rules/eligibility/ineligible-amounts";
import { evaluateRmdDuty } from "@svc/rollover-rules/eligibility/required-minimum";
import { ROLLOVER_TYPES, type RolloverType } from "@svc/rollover-rules/rollover-states";
import { IRA_TYPES } from "./irs-chart.ts";

const RULE_CODES = {
  notHardship: "hardship_distribution",
  notPeriodicPayment: "periodic_payments",
  notLoan: "plan_loan",
  rmdSatisfied: "required_minimum_distribution",
} as const;
const NAMES = Object.keys(RULE_CODES) as (keyof typeof RULE_CODES)[];
const BIRTHS = ["1946-05-05", "1990-05-05", null];
const ATTESTED_VALUES = [true, false, undefined];

interface Case {
  type: RolloverType;
  source: AccountType;
  birthDate: string | null;
}
const CASES: Case[] = ROLLOVER_TYPES.flatMap((type) =>
  ACCOUNT_TYPES.flatMap((source) => BIRTHS.map((birthDate) => ({ type, source, birthDate }))),
);
const INPUT = { destination: "traditional_ira", relationship: "own", day: "2026-06-15" } as const;

const listCodes = (testCase: Case, attestations: Attestations) =>
  evaluateAmount({ ...INPUT, ...testCase, attestations }).map(({ code, kind }) => `${code} ${kind}`);

/** Finds attestations that apply to a case: three rules for plans, and the required distribution. */
function findApplicable(testCase: Case): { names: string[]; duty: string } {
  const duty = evaluateRmdDuty({ ...INPUT, ...testCase, isStillWorking: false });
  const names = NAMES.filter((name) =>
    name === "rmdSatisfied" ? duty !== "none" : !IRA_TYPES.has(testCase.source),
  );
  return { names, duty };
}

describe("Ineligible amounts", () => {
  it("are evaluated rule by rule; a rule that does not apply is never unmet", () => {
    for (const testCase of CASES)
      for (const name of NAMES) {
        const otherAttestations = Object.fromEntries(NAMES.map((one) => [one, true]));
        const found = listCodes(testCase, { ...otherAttestations, rmdAmount: "0.00", [name]: false });
        const applies = findApplicable(testCase).names.includes(name);
        // Moving part of an IRA is permitted, but can end its series of payments.
        const endsSeries = name === "notPeriodicPayment" && IRA_TYPES.has(testCase.source);
        const otherwise = endsSeries ? ["payments_series_ends condition"] : [];
        const expected = applies ? [`${RULE_CODES[name]} unmet`] : otherwise;
        expect({ testCase, name, found }).toEqual({ testCase, name, found: expected });
      }
  });

  it("are still covered as a whole by eligibleAmount", () => {
    for (const testCase of CASES) {
      expect(listCodes(testCase, { eligibleAmount: true })).toEqual([]);
      const { names } = findApplicable(testCase);
      expect(listCodes(testCase, { eligibleAmount: false })).toEqual(
        names.length > 0 ? ["eligible_amount unmet"] : [],
      );
    }
  });

  it("are a condition without attestations, except a required distribution that is known to be due", () => {
    for (const testCase of CASES) {
      const { names, duty } = findApplicable(testCase);
      const conditional = names.filter((name) => name !== "rmdSatisfied" || duty === "not_known");
      expect(listCodes(testCase, {})).toEqual([
        ...(duty === "due" ? ["required_minimum_distribution unknown"] : []),
        ...(conditional.length > 0 ? ["eligible_amount_only condition"] : []),
      ]);
    }
  });

  it("follow a rule's own attestation over eligibleAmount", () => {
    for (const testCase of CASES)
      for (const name of NAMES)
        for (const eligibleAmount of ATTESTED_VALUES) {
          const applies = findApplicable(testCase).names.includes(name);
          const found = listCodes(testCase, { eligibleAmount, [name]: false });
          expect(found.includes(`${RULE_CODES[name]} unmet`)).toBe(applies);
        }
    expect(
      listCodes(
        { type: "direct", source: "403b", birthDate: "1990-05-05" },
        { eligibleAmount: false, notHardship: true, notPeriodicPayment: true, notLoan: true },
      ),
    ).toEqual([]);
  });

  it("require rmdAmount along with rmdSatisfied where a distribution is known to be due", () => {
    const due = { type: "indirect_60_day", source: "traditional_ira", birthDate: "1946-05-05" } as const;
    expect(listCodes(due, { rmdSatisfied: true })).toEqual(["required_minimum_distribution unknown"]);
    expect(listCodes(due, { rmdSatisfied: true, rmdAmount: "1234.56" })).toEqual([]);
    expect(listCodes(due, { rmdSatisfied: true, eligibleAmount: true })).toEqual([]);
    expect(listCodes(due, { rmdAmount: "1234.56" })).toEqual(["required_minimum_distribution unknown"]);
    const withoutBirthDate = { ...due, birthDate: null };
    expect(listCodes(withoutBirthDate, { rmdSatisfied: true })).toEqual([]);
  });

  it("are listed in words in the detail unless an attestation excludes them", () => {
    const [open] = evaluateAmount({
      ...INPUT,
      type: "direct",
      source: "qualified_plan",
      birthDate: null,
      attestations: { notHardship: true },
    });
    expect(open?.detail).toBe(
      "The amount must not include substantially equal payments, plan loans treated as distributions, required minimum distributions.",
    );
  });
});
