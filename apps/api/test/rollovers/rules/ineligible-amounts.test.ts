import { describe, expect, it } from "@jest/globals";
import { ACCOUNT_TYPES, type AccountType } from "@svc/custodians";
import type { Attestations } from "../../../src/rollovers/attestations.ts";
import { ROLLOVER_TYPES, type RolloverType } from "../../../src/rollovers/rollover-states.ts";
import { evaluateAmount } from "../../../src/rollovers/rules/ineligible-amounts.ts";
import { rmdDuty } from "../../../src/rollovers/rules/required-minimum.ts";
import { IRA_TYPES } from "../irs-chart.ts";

const ASKED = {
  notHardship: "hardship_distribution",
  notPeriodicPayment: "periodic_payments",
  notLoan: "plan_loan",
  rmdSatisfied: "required_minimum_distribution",
} as const;
const NAMES = Object.keys(ASKED) as (keyof typeof ASKED)[];
const BIRTHS = ["1946-05-05", "1990-05-05", null];
const SAID = [true, false, undefined];

interface Case {
  type: RolloverType;
  source: AccountType;
  birthDate: string | null;
}
const CASES: Case[] = ROLLOVER_TYPES.flatMap((type) =>
  ACCOUNT_TYPES.flatMap((source) => BIRTHS.map((birthDate) => ({ type, source, birthDate }))),
);
const FACTS = { destination: "traditional_ira", relationship: "own", day: "2026-06-15" } as const;

const codes = (asked: Case, attestations: Attestations) =>
  evaluateAmount({ ...FACTS, ...asked, attestations }).map(({ code, kind }) => `${code} ${kind}`);

/** Attestations that apply to a case: three rules for plans, and the required distribution. */
function concerns(asked: Case): { names: string[]; duty: string } {
  const duty = rmdDuty({ ...FACTS, ...asked, isStillWorking: false });
  const names = NAMES.filter((name) =>
    name === "rmdSatisfied" ? duty !== "none" : !IRA_TYPES.has(asked.source),
  );
  return { names, duty };
}

describe("what of an amount cannot roll over", () => {
  it("is asked rule by rule: what does not concern a rollover never refuses it", () => {
    for (const asked of CASES)
      for (const name of NAMES) {
        const rest = Object.fromEntries(NAMES.map((one) => [one, true]));
        const found = codes(asked, { ...rest, rmdAmount: "0.00", [name]: false });
        const isAsked = concerns(asked).names.includes(name);
        const ends = name === "notPeriodicPayment" && IRA_TYPES.has(asked.source);
        const expected = isAsked ? [`${ASKED[name]} unmet`] : ends ? ["payments_series_ends condition"] : [];
        expect({ asked, name, found }).toEqual({ asked, name, found: expected });
      }
  });

  it("is answered whole by eligibleAmount, as ever", () => {
    for (const asked of CASES) {
      expect(codes(asked, { eligibleAmount: true })).toEqual([]);
      const { names } = concerns(asked);
      expect(codes(asked, { eligibleAmount: false })).toEqual(
        names.length > 0 ? ["eligible_amount unmet"] : [],
      );
    }
  });

  it("is a condition where nothing is said, but for a duty that is known", () => {
    for (const asked of CASES) {
      const { names, duty } = concerns(asked);
      const conditional = names.filter((name) => name !== "rmdSatisfied" || duty === "not_known");
      expect(codes(asked, {})).toEqual([
        ...(duty === "due" ? ["required_minimum_distribution unknown"] : []),
        ...(conditional.length > 0 ? ["eligible_amount_only condition"] : []),
      ]);
    }
  });

  it("lets what is said by itself go before what is said of all", () => {
    for (const asked of CASES)
      for (const name of NAMES)
        for (const eligibleAmount of SAID) {
          const isAsked = concerns(asked).names.includes(name);
          const found = codes(asked, { eligibleAmount, [name]: false });
          expect(found.includes(`${ASKED[name]} unmet`)).toBe(isAsked);
        }
    expect(
      codes(
        { type: "direct", source: "403b", birthDate: "1990-05-05" },
        {
          eligibleAmount: false,
          notHardship: true,
          notPeriodicPayment: true,
          notLoan: true,
        },
      ),
    ).toEqual([]);
  });

  it("asks for the amount of the required distribution with it", () => {
    const due = { type: "indirect_60_day", source: "traditional_ira", birthDate: "1946-05-05" } as const;
    expect(codes(due, { rmdSatisfied: true })).toEqual(["required_minimum_distribution unknown"]);
    expect(codes(due, { rmdSatisfied: true, rmdAmount: "1234.56" })).toEqual([]);
    expect(codes(due, { rmdSatisfied: true, eligibleAmount: true })).toEqual([]);
    expect(codes(due, { rmdAmount: "1234.56" })).toEqual(["required_minimum_distribution unknown"]);
    const notKnown = { ...due, birthDate: null };
    expect(codes(notKnown, { rmdSatisfied: true })).toEqual([]);
  });

  it("names in words what is open", () => {
    const [open] = evaluateAmount({
      ...FACTS,
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
