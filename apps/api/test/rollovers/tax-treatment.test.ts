import { describe, expect, it } from "@jest/globals";
import type { AccountType } from "@svc/custodians";
import type { RolloverType } from "../../src/rollovers/rollover-states.ts";
import { evaluateTaxTreatment } from "../../src/rollovers/tax-treatment.ts";
import { CHART_PAIRS, type ChartPair, typesThatFit } from "./irs-chart.ts";

const TODAY = "2026-07-15";
const YOUNG = "1990-01-01";
const OLD = "1950-01-01";

/** Box 7 below 59½ and from then on; null where no form is issued. */
function expectedCodes(
  { source, destination, notes }: ChartPair,
  type: string,
): [string, string] | [null, null] {
  if (type === "indirect_60_day") return ["1", "7"];
  if (type === "in_plan") return ["G", "G"];
  if (type === "trustee_transfer") return notes?.includes("3") ? ["2", "7"] : [null, null];
  if (source !== "designated_roth") return ["G", "G"];
  return destination === "roth_ira" ? ["H", "H"] : ["BG", "BG"];
}

const CASES = CHART_PAIRS.flatMap((pair) =>
  typesThatFit(pair.source, pair.destination).map((type) => ({ ...pair, pair, type: type as RolloverType })),
);

describe("evaluateTaxTreatment over every rollover that the chart permits", () => {
  it.each(CASES)("$type from $source to $destination", ({ pair, type }) => {
    const taxable = pair.notes?.includes("3") === true;
    const [early, normal] = expectedCodes(pair, type);
    const ask = (birthDate: string | null) =>
      evaluateTaxTreatment({
        type,
        source: pair.source,
        destination: pair.destination,
        birthDate,
        today: TODAY,
      });
    expect(ask(YOUNG)).toEqual({ taxable, code1099R: early });
    expect(ask(OLD)).toEqual({ taxable, code1099R: normal });
    expect(ask(null)).toEqual({ taxable, code1099R: early === normal ? early : null });
  });

  it("taxes nothing that the chart does not permit", () => {
    for (const { source, destination } of CHART_PAIRS.filter(({ notes }) => notes === null)) {
      const asked = { type: "direct", source, destination, birthDate: OLD, today: TODAY } as const;
      expect(evaluateTaxTreatment(asked).taxable).toBe(false);
    }
  });
});

describe("the age of 59½", () => {
  const conversion = { type: "trustee_transfer" as const, source: "traditional_ira" as AccountType };
  const codeOf = (birthDate: string, today: string) =>
    evaluateTaxTreatment({ ...conversion, destination: "roth_ira", birthDate, today }).code1099R;

  it.each([
    { birthDate: "1967-01-15", dayBefore: "2026-07-14", day: "2026-07-15" },
    { birthDate: "1966-08-15", dayBefore: "2026-02-14", day: "2026-02-15" },
    { birthDate: "1966-07-01", dayBefore: "2025-12-31", day: "2026-01-01" },
    { birthDate: "1968-02-29", dayBefore: "2027-08-28", day: "2027-08-29" },
    // Six calendar months after the 59th birthday; a month that is too short ends them on its last day.
    { birthDate: "1966-08-31", dayBefore: "2026-02-27", day: "2026-02-28" },
    { birthDate: "1966-08-29", dayBefore: "2026-02-27", day: "2026-02-28" },
    { birthDate: "1964-08-31", dayBefore: "2024-02-28", day: "2024-02-29" },
    { birthDate: "1966-12-31", dayBefore: "2026-06-29", day: "2026-06-30" },
    { birthDate: "1966-03-31", dayBefore: "2025-09-29", day: "2025-09-30" },
  ])("of $birthDate is reached on $day", ({ birthDate, dayBefore, day }) => {
    expect(codeOf(birthDate, dayBefore)).toBe("2");
    expect(codeOf(birthDate, day)).toBe("7");
  });
});
