import { describe, expect, it } from "@jest/globals";
import type { AccountType } from "@svc/custodians";
import type { RolloverType } from "@svc/rollover-rules/rollover-states";
import { evaluateTaxTreatment } from "@svc/rollover-rules/tax/tax-treatment";
import { CHART_PAIRS, type ChartPair, findPermittedTypes } from "../eligibility/irs-chart.ts";

const TODAY = "2026-07-15";
const YOUNG_BIRTH_DATE = "1990-01-01";
const OLD_BIRTH_DATE = "1950-01-01";

const PAID_OUT_CODES: Partial<Record<AccountType, [string, string]>> = {
  roth_ira: ["J", "T"],
  designated_roth: ["1B", "7B"],
  governmental_457b: ["2", "7"],
};

/** Returns the box 7 codes before and from age 59½; null if no form is issued. */
function getExpectedCodes(
  { source, destination, notes }: ChartPair,
  type: string,
): [string, string] | [null, null] {
  if (type === "indirect_60_day") return PAID_OUT_CODES[source] ?? ["1", "7"];
  if (type === "in_plan") return ["G", "G"];
  if (type === "trustee_transfer") return notes?.includes("3") ? ["2", "7"] : [null, null];
  if (source !== "designated_roth") return ["G", "G"];
  return destination === "roth_ira" ? ["H", "H"] : ["BG", "BG"];
}

const CASES = CHART_PAIRS.flatMap((pair) =>
  findPermittedTypes(pair.source, pair.destination).map((type) => ({
    ...pair,
    pair,
    type: type as RolloverType,
  })),
);

const BASE = { firstContributionDate: null, paidOn: TODAY } as const;
const toAssumptionCodes = ({ assumptions = [] }: { assumptions?: { code: string }[] }) =>
  assumptions.map(({ code }) => code);

describe("evaluateTaxTreatment for every rollover of the chart", () => {
  it.each(CASES)("$type from $source to $destination has the expected code", ({ pair, type }) => {
    const taxable = pair.notes?.includes("3") === true;
    const [early, normal] = getExpectedCodes(pair, type);
    const evaluate = (birthDate: string | null) =>
      evaluateTaxTreatment({ ...BASE, type, source: pair.source, destination: pair.destination, birthDate });
    const expected = { taxable, status: "expected", asOf: TODAY };
    expect(evaluate(YOUNG_BIRTH_DATE)).toMatchObject({ ...expected, code1099R: early });
    expect(evaluate(OLD_BIRTH_DATE)).toMatchObject({ ...expected, code1099R: normal });
    const unknown = evaluate(null);
    expect(unknown).toMatchObject({ ...expected, code1099R: early });
    expect(toAssumptionCodes(unknown).includes("birth_date_not_known")).toBe(early !== normal);
    expect(toAssumptionCodes(evaluate(YOUNG_BIRTH_DATE))).not.toContain("birth_date_not_known");
  });

  it("taxes no rollover that the chart does not permit", () => {
    for (const { source, destination } of CHART_PAIRS.filter(({ notes }) => notes === null)) {
      const input = { ...BASE, type: "direct", source, destination, birthDate: OLD_BIRTH_DATE } as const;
      expect(evaluateTaxTreatment(input).taxable).toBe(false);
    }
  });
});

describe("Holding periods and age 55", () => {
  const roth = {
    type: "indirect_60_day",
    source: "roth_ira",
    destination: "roth_ira",
    birthDate: OLD_BIRTH_DATE,
  } as const;
  const simple = {
    ...roth,
    source: "simple_ira",
    destination: "simple_ira",
    birthDate: YOUNG_BIRTH_DATE,
  } as const;

  it.each([
    ["2021-12-31", "2025-12-31", "T", ["five_years_not_known"]],
    ["2021-12-31", "2026-01-01", "Q", []],
    ["2021-01-01", "2026-01-01", "Q", []],
    [null, "2026-01-01", "T", ["five_years_not_known"]],
  ])("of a Roth IRA first funded on %s, paid on %s: code %s", (first, paidOn, code, assumed) => {
    const treatment = evaluateTaxTreatment({ ...roth, firstContributionDate: first, paidOn });
    expect([treatment.code1099R, toAssumptionCodes(treatment)]).toEqual([code, assumed]);
  });

  it.each([
    ["2024-07-16", "S", []],
    ["2024-07-15", "1", []],
    [null, "1", ["simple_two_years_not_known"]],
  ])("of a SIMPLE IRA first funded on %s: code %s", (firstContributionDate, code, assumed) => {
    const treatment = evaluateTaxTreatment({ ...simple, firstContributionDate, paidOn: TODAY });
    expect([treatment.code1099R, toAssumptionCodes(treatment)]).toEqual([code, assumed]);
  });

  it("of an employer's plan: code 2 applies from the year of the 55th birthday, if the job is known to have ended then or later", () => {
    const evaluateCode = (birthDate: string) =>
      evaluateTaxTreatment({
        ...BASE,
        type: "indirect_60_day",
        source: "qualified_plan",
        destination: "traditional_ira",
        birthDate,
        paymentFacts: { isSeparatedAt55: true },
      }).code1099R;
    expect(evaluateCode("1971-12-31")).toBe("2");
    expect(evaluateCode("1972-01-01")).toBe("1");
  });

  it("do not apply to an inheritance", () => {
    const treatment = evaluateTaxTreatment({
      ...simple,
      ...BASE,
      birthDate: null,
      paymentFacts: { recipient: "beneficiary" },
    });
    expect(treatment).toMatchObject({ code1099R: "4", assumptions: [] });
  });
});

describe("Age 59½", () => {
  const conversion = { type: "trustee_transfer" as const, source: "traditional_ira" as AccountType };
  const evaluateCode = (birthDate: string, today: string) =>
    evaluateTaxTreatment({ ...BASE, ...conversion, destination: "roth_ira", birthDate, paidOn: today })
      .code1099R;

  it.each([
    { birthDate: "1967-01-15", dayBefore: "2026-07-14", day: "2026-07-15" },
    { birthDate: "1966-08-15", dayBefore: "2026-02-14", day: "2026-02-15" },
    { birthDate: "1966-07-01", dayBefore: "2025-12-31", day: "2026-01-01" },
    { birthDate: "1968-02-29", dayBefore: "2027-08-28", day: "2027-08-29" },
    // Six calendar months after the 59th birthday, or the month's last day.
    { birthDate: "1966-08-31", dayBefore: "2026-02-27", day: "2026-02-28" },
    { birthDate: "1966-08-29", dayBefore: "2026-02-27", day: "2026-02-28" },
    { birthDate: "1964-08-31", dayBefore: "2024-02-28", day: "2024-02-29" },
    { birthDate: "1966-12-31", dayBefore: "2026-06-29", day: "2026-06-30" },
    { birthDate: "1966-03-31", dayBefore: "2025-09-29", day: "2025-09-30" },
  ])("for birth date $birthDate is reached on $day", ({ birthDate, dayBefore, day }) => {
    expect(evaluateCode(birthDate, dayBefore)).toBe("2");
    expect(evaluateCode(birthDate, day)).toBe("7");
  });
});
