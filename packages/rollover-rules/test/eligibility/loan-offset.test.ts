import { describe, expect, it } from "@jest/globals";
import { ACCOUNT_TYPES } from "@svc/custodians";
import { evaluateLoanOffset, findLoanOffsetDueOn } from "@svc/rollover-rules/eligibility/loan-offset";
import { ROLLOVER_TYPES } from "@svc/rollover-rules/rollover-states";
import fc from "fast-check";
import { IRA_TYPES } from "./irs-chart.ts";

/** Due dates of returns, from the IRS. */
const DUE = [
  { offset: "2014-05-05", april: "2015-04-15", october: "2015-10-15" },
  { offset: "2015-05-05", april: "2016-04-18", october: "2016-10-17" },
  { offset: "2016-01-01", april: "2017-04-18", october: "2017-10-16" },
  { offset: "2017-12-31", april: "2018-04-17", october: "2018-10-15" },
  { offset: "2018-05-05", april: "2019-04-15", october: "2019-10-15" },
  { offset: "2021-05-05", april: "2022-04-18", october: "2022-10-17" },
  { offset: "2022-05-05", april: "2023-04-18", october: "2023-10-16" },
  { offset: "2023-05-05", april: "2024-04-15", october: "2024-10-15" },
  { offset: "2025-05-05", april: "2026-04-15", october: "2026-10-15" },
];

const NEITHER = { hasFilingExtension: false, hasFiledOnTime: false };

const FACTS = [
  { facts: {}, month: "october", condition: "a filing extension, or a return that was filed on time" },
  { facts: { hasFilingExtension: true }, month: "october", condition: null },
  { facts: { hasFilingExtension: true, hasFiledOnTime: true }, month: "october", condition: null },
  { facts: { hasFilingExtension: true, hasFiledOnTime: false }, month: "october", condition: null },
  { facts: { hasFiledOnTime: true }, month: "october", condition: "must also amend the return" },
  {
    facts: { hasFilingExtension: false, hasFiledOnTime: true },
    month: "october",
    condition: "must also amend the return",
  },
  {
    facts: { hasFilingExtension: false },
    month: "october",
    condition: "a filing extension, or a return that was filed on time",
  },
  { facts: { hasFiledOnTime: false }, month: "october", condition: "this requires a filing extension" },
  { facts: NEITHER, month: "april", condition: null },
] as const;

const nextDay = (day: string) => new Date(new Date(day).getTime() + 86_400_000).toISOString().slice(0, 10);

describe("A qualified plan loan offset", () => {
  it.each(DUE)(
    "on $offset can be rolled over until $october, or until $april without an extension or timely return",
    ({ offset, april, october }) => {
      expect(findLoanOffsetDueOn({ qualifiedLoanOffsetOn: offset })).toBe(october);
      expect(findLoanOffsetDueOn({ qualifiedLoanOffsetOn: offset, ...NEITHER })).toBe(april);
    },
  );

  it.each(FACTS)("is due in $month with the facts $facts", ({ facts, month, condition }) => {
    for (const due of DUE) {
      const attestations = { qualifiedLoanOffsetOn: due.offset, ...facts };
      const dueOn = due[month];
      const evaluate = (day: string) =>
        evaluateLoanOffset({ type: "indirect_60_day", source: "qualified_plan", attestations, day, dueOn });
      const [onTime, ...others] = evaluate(dueOn);
      expect(others).toEqual([]);
      expect(onTime).toMatchObject({ kind: "condition", code: "qualified_loan_offset" });
      expect(onTime?.detail).toContain(`until ${dueOn}`);
      // Conditions begin with "After" and the day in April.
      if (condition === null) expect(onTime?.detail).not.toContain("After");
      else expect(onTime?.detail).toContain(condition);
      expect(evaluate(nextDay(dueOn))).toMatchObject([{ kind: "unmet", code: "plan_loan" }]);
    }
  });

  it("leaves more than sixty days, and is due on a weekday", () => {
    const day = fc
      .date({ min: new Date("1990-01-01"), max: new Date("2090-12-31"), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
    fc.assert(
      fc.property(day, fc.boolean(), (qualifiedLoanOffsetOn, hasFilingExtension) => {
        const due = new Date(findLoanOffsetDueOn({ qualifiedLoanOffsetOn, hasFilingExtension }) ?? "");
        expect(due.getTime() - Date.parse(qualifiedLoanOffsetOn)).toBeGreaterThan(60 * 86_400_000);
        expect([0, 6]).not.toContain(due.getUTCDay());
      }),
    );
  });

  it("can only be rolled over indirectly from a plan; without an offset, there is no finding", () => {
    for (const type of ROLLOVER_TYPES)
      for (const source of ACCOUNT_TYPES) {
        const input = { type, source, day: "2026-06-15", dueOn: "2027-10-15" };
        expect(evaluateLoanOffset({ ...input, attestations: {} })).toEqual([]);
        const attestations = { qualifiedLoanOffsetOn: "2026-05-05" };
        const [finding] = evaluateLoanOffset({ ...input, attestations });
        const isPossible = type === "indirect_60_day" && !IRA_TYPES.has(source);
        expect(finding?.kind).toBe(isPossible ? "condition" : "unmet");
      }
  });
});
