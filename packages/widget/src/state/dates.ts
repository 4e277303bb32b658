interface DateParts {
  year: string;
  month: string;
  day: string;
}

/** Joins the parts as `1961-12-09`. Returns an empty string if all are empty. */
export function joinDate({ year, month, day }: DateParts): string {
  if (!year && !month && !day) return "";
  return [year, pad(month), pad(day)].join("-");
}

/**
 * Parses a month name in the locale's language or in English: `6` for “June”, “jun.” or “junio”. Returns other texts
 * unchanged.
 *
 * @param locale BCP 47 tag
 */
export function parseMonth(text: string, locale: string): string {
  const name = foldName(text);
  if (name.length < 3) return text;
  for (const language of [locale, "en"]) {
    const { format } = new Intl.DateTimeFormat(language, { month: "long", timeZone: "UTC" });
    const matches = MONTHS.filter((month) => foldName(format(Date.UTC(2000, month - 1))).startsWith(name));
    if (matches.length === 1) return String(matches[0]);
  }
  return text;
}

const MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

const foldName = (text: string) => text.normalize("NFKD").replace(/\P{L}/gu, "").toLowerCase();

/**
 * Checks the month, then the day, then the year of a date of birth.
 *
 * @param today the participant's local date
 */
export function findInvalidPart(text: string, today: string): keyof DateParts | null {
  const { year, month, day } = splitDate(text);
  if (!/^\d\d$/.test(month) || +month < 1 || +month > 12) return "month";
  if (!/^\d\d$/.test(day) || +day < 1 || +day > 31) return "day";
  if (!/^\d{4}$/.test(year) || +year < 1900 || year > today.slice(0, 4)) return "year";
  return isValidDate(text) ? null : "day";
}

export function splitDate(text: string): DateParts {
  const [year = "", month = "", day = ""] = text.split("-");
  return { year, month, day };
}

/** Rejects impossible days, such as `1961-02-29`. */
export function isValidDate(text: string): boolean {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** Subtracts years. February 29 becomes March 1 in a common year. */
export function subtractYears(date: string, years: number): string {
  const { year, month, day } = splitDate(date);
  return new Date(Date.UTC(Number(year) - years, Number(month) - 1, Number(day))).toISOString().slice(0, 10);
}

function pad(number: string): string {
  return /^\d$/.test(number) ? `0${number}` : number;
}
