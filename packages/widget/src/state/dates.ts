/** A date as it is typed, part by part. */
export interface DateParts {
  year: string;
  month: string;
  day: string;
}

/** The parts as one text: `1961-12-09` of a whole date, however its zeros were typed; empty for none of them. */
export function joinDate({ year, month, day }: DateParts): string {
  if (!year && !month && !day) return "";
  return [year, pad(month), pad(day)].join("-");
}

/** The parts of what `joinDate` made. */
export function splitDate(text: string): DateParts {
  const [year = "", month = "", day = ""] = text.split("-");
  return { year, month, day };
}

/** Whether a text is a day that was, is or will be: `1961-02-29` never was. */
export function isDay(text: string): boolean {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** The same day so many years before; of the 29th of February, the 1st of March of a year without one. */
export function yearsBefore(day: string, years: number): string {
  const { year, month, day: date } = splitDate(day);
  return new Date(Date.UTC(Number(year) - years, Number(month) - 1, Number(date))).toISOString().slice(0, 10);
}

function pad(number: string): string {
  return /^\d$/.test(number) ? `0${number}` : number;
}
