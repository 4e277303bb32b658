import type { TaxYearRules } from "./tax-year-rules.ts";
import { YEAR_2023 } from "./year-2023.ts";
import { YEAR_2024 } from "./year-2024.ts";
import { YEAR_2025 } from "./year-2025.ts";
import { YEAR_2026 } from "./year-2026.ts";

/** Consecutive years, oldest first. */
export const TAX_YEARS: readonly [TaxYearRules, ...TaxYearRules[]] = [
  YEAR_2023,
  YEAR_2024,
  YEAR_2025,
  YEAR_2026,
];

export function findTaxYear(year: number): TaxYearRules | null {
  return TAX_YEARS.find((rules) => rules.year === year) ?? null;
}

/**
 * Returns the rules of the day's tax year. A year without a table uses the nearest year's: see decision 35.
 * @param day the day of the movement, `YYYY-MM-DD`
 */
export function getTaxYearRules(day: string): { rules: TaxYearRules; isOtherYear: boolean } {
  const year = Number(day.slice(0, 4));
  const [first] = TAX_YEARS;
  const last = TAX_YEARS.at(-1) ?? first;
  const rules = findTaxYear(year) ?? (year < first.year ? first : last);
  return { rules, isOtherYear: rules.year !== year };
}

/** Returns a sentence with a leading space, or empty text if the year has its own rules. */
export function describeOtherYear(day: string): string {
  const { rules, isOtherYear } = getTaxYearRules(day);
  if (!isOtherYear) return "";
  return ` The limits for ${day.slice(0, 4)} are not known here. These are the limits for ${rules.year}.`;
}

export function getLastTaxYear(): number {
  return (TAX_YEARS.at(-1) ?? TAX_YEARS[0]).year;
}

export interface TaxYearWarning {
  code: "tax_year_unknown";
  year: number;
  /** The year whose rules are used instead. */
  rulesYear: number;
  lastKnownYear: number;
  detail: string;
}

/**
 * Returns a warning if the year has no table.
 * @param day any day of the year, `YYYY-MM-DD`
 */
export function findTaxYearWarning(day: string): TaxYearWarning | null {
  const { rules, isOtherYear } = getTaxYearRules(day);
  if (!isOtherYear) return null;
  const year = Number(day.slice(0, 4));
  const lastKnownYear = getLastTaxYear();
  const whichYear = year > lastKnownYear ? "the last year it knows" : "the first year it knows";
  const detail = `This release has no limits and codes for ${year}. It uses those for ${rules.year}, ${whichYear}. Compare them with the notices and form instructions of the IRS for ${year}.`;
  return { code: "tax_year_unknown", year, rulesYear: rules.year, lastKnownYear, detail };
}
