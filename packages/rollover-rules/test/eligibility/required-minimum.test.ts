import { describe, expect, it } from "@jest/globals";
import { ACCOUNT_TYPES } from "@svc/custodians";
import { RELATIONSHIPS } from "@svc/rollover-rules/eligibility/relationships";
import {
  evaluateRmdDuty,
  getFirstRmdYear,
  type RmdInput,
} from "@svc/rollover-rules/eligibility/required-minimum";
import { ROLLOVER_TYPES } from "@svc/rollover-rules/rollover-states";
import fc from "fast-check";
import { IRA_TYPES } from "./irs-chart.ts";

/** First and last birth date, and the first year with a required distribution (IRC §401(a)(9)(C)). */
const FIRST_YEARS = [
  ["1948-01-01", "1948-06-30", 2018],
  ["1948-07-01", "1948-12-31", 2019],
  ["1949-01-01", "1949-06-30", 2019],
  ["1949-07-01", "1949-12-31", 2021],
  ["1950-01-01", "1950-12-31", 2022],
  ["1951-01-01", "1951-12-31", 2024],
  ["1952-01-01", "1952-12-31", 2025],
  ["1953-01-01", "1953-12-31", 2026],
  ["1954-01-01", "1954-12-31", 2027],
  ["1958-01-01", "1958-12-31", 2031],
  ["1959-01-01", "1959-12-31", 2032],
  ["1960-01-01", "1960-12-31", 2035],
  ["1961-01-01", "1961-12-31", 2036],
  ["1990-01-01", "1990-12-31", 2065],
] as const;

const QUESTION: RmdInput = {
  type: "indirect_60_day",
  source: "qualified_plan",
  destination: "traditional_ira",
  relationship: "own",
  birthDate: "1953-12-31",
  isStillWorking: false,
  day: "2026-01-01",
};

describe("First year of required minimum distributions", () => {
  it.each(FIRST_YEARS)("for birth dates from %s to %s is %i", (first, last, year) => {
    expect([getFirstRmdYear(first), getFirstRmdYear(last)]).toEqual([year, year]);
  });

  it.each(FIRST_YEARS)("for birth dates from %s to %s starts the duty on January 1", (_first, last, year) => {
    const input = { ...QUESTION, birthDate: last };
    expect(evaluateRmdDuty({ ...input, day: `${year - 1}-12-31` })).toBe("none");
    expect(evaluateRmdDuty({ ...input, day: `${year}-01-01` })).toBe("due");
    expect(evaluateRmdDuty({ ...input, day: `${year + 9}-06-15` })).toBe("due");
  });

  it("is never earlier for a later birth date", () => {
    const day = fc
      .date({ min: new Date("1920-01-01"), max: new Date("2020-12-31"), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
    fc.assert(
      fc.property(day, day, (a, b) => {
        const [first, second] = a <= b ? [a, b] : [b, a];
        expect(getFirstRmdYear(first)).toBeLessThanOrEqual(getFirstRmdYear(second));
      }),
    );
  });
});

/**
 * Duty at age 80, by source and type, per Publications 575 and 590-B. The destination is a traditional IRA unless named.
 */
const AT_80: Readonly<Record<string, string>> = {
  "roth_ira trustee_transfer": "none",
  "roth_ira indirect_60_day": "none",
  "designated_roth direct": "none",
  "designated_roth indirect_60_day": "none",
  "traditional_ira trustee_transfer": "none",
  "sep_ira trustee_transfer": "none",
  "simple_ira trustee_transfer": "none",
  "traditional_ira trustee_transfer to roth_ira": "due",
  "sep_ira trustee_transfer to roth_ira": "due",
  "simple_ira trustee_transfer to roth_ira": "due",
  "traditional_ira direct": "due",
  "sep_ira direct": "due",
  "simple_ira direct": "due",
  "traditional_ira indirect_60_day": "due",
  "sep_ira indirect_60_day": "due",
  "simple_ira indirect_60_day": "due",
  "qualified_plan direct": "due",
  "403b direct": "due",
  "governmental_457b direct": "due",
  "qualified_plan indirect_60_day": "due",
  "403b indirect_60_day": "due",
  "governmental_457b indirect_60_day": "due",
  "qualified_plan in_plan": "due",
  "403b in_plan": "due",
  "governmental_457b in_plan": "due",
};

describe("Required minimum distribution duty", () => {
  const cases = Object.entries(AT_80).map(([key, duty]) => {
    const [source, type, , destination = "traditional_ira"] = key.split(" ");
    return {
      key,
      duty,
      question: { ...QUESTION, source, type, destination, birthDate: "1946-05-05" } as RmdInput,
    };
  });

  it.each(cases)("for $key at age 80 is $duty", ({ question, duty }) => {
    expect(evaluateRmdDuty(question)).toBe(duty);
    expect(evaluateRmdDuty({ ...question, birthDate: "1976-05-05" })).toBe("none");
    expect(evaluateRmdDuty({ ...question, birthDate: null })).toBe(duty === "due" ? "not_known" : "none");
    const working = duty === "due" && !IRA_TYPES.has(question.source) ? "none" : duty;
    expect(evaluateRmdDuty({ ...question, isStillWorking: true })).toBe(working);
  });

  it("no longer exists for a designated Roth account from 2024 on", () => {
    const roth = { ...QUESTION, source: "designated_roth", birthDate: "1946-05-05" } as const;
    expect(evaluateRmdDuty({ ...roth, day: "2023-12-31" })).toBe("due");
    expect(evaluateRmdDuty({ ...roth, day: "2024-01-01" })).toBe("none");
  });

  it("is unknown for beneficiaries and alternate payees, and absent for a trustee transfer to a traditional IRA or a plan", () => {
    const any = fc.record({
      type: fc.constantFrom(...ROLLOVER_TYPES),
      source: fc.constantFrom(...ACCOUNT_TYPES),
      destination: fc.constantFrom("traditional_ira" as const, "qualified_plan" as const),
      relationship: fc.constantFrom(...RELATIONSHIPS),
      birthDate: fc.constantFrom("1940-01-01", "1990-01-01", null),
      isStillWorking: fc.boolean(),
      day: fc.constant("2026-06-15"),
    });
    fc.assert(
      fc.property(any, (question) => {
        const duty = evaluateRmdDuty(question);
        if (question.type === "trustee_transfer") expect(duty).toBe("none");
        else if (question.relationship !== "own") expect(duty).toBe("not_known");
        else if (question.birthDate === "1990-01-01") expect(duty).toBe("none");
      }),
    );
  });
});
