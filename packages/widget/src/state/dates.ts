interface DateParts {
  year: string;
  month: string;
  day: string;
}

/** Joins the parts: `1961-12-09`, padded. Returns an empty string if all are empty. */
export function joinDate({ year, month, day }: DateParts): string {
  if (!year && !month && !day) return "";
  return [year, pad(month), pad(day)].join("-");
}

export function splitDate(text: string): DateParts {
  const [year = "", month = "", day = ""] = text.split("-");
  return { year, month, day };
}

/** Returns true for a valid calendar date. `1961-02-29` is invalid, because 1961 was not a leap year. */
export function isValidDate(text: string): boolean {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** Subtracts years. February 29 becomes March 1 in a common year. */
export function subtractYears(day: string, years: number): string {
  const { year, month, day: date } = splitDate(day);
  return new Date(Date.UTC(Number(year) - years, Number(month) - 1, Number(date))).toISOString().slice(0, 10);
}

function pad(number: string): string {
  return /^\d$/.test(number) ? `0${number}` : number;
}
