import { addDays, dayOf } from "./days.ts";

// Business days of the United States: Monday to Friday, without the federal holidays of 5 U.S.C. 6103, on the days on
// which they are observed: a holiday on a Saturday on the Friday before it, one on a Sunday on the Monday after it.

const MONDAY = 1;
const THURSDAY = 4;
const JUNETEENTH_SINCE = 2021;

/** The federal holidays of a year, as observed. The next New Year's Day may be observed on this year's last day. */
export function federalHolidays(year: number): string[] {
  const fixed = (month: number, date: number, ofYear = year) => observed(toDay(ofYear, month, date));
  const days = [
    fixed(1, 1),
    nthWeekday(year, 1, MONDAY, 3),
    nthWeekday(year, 2, MONDAY, 3),
    lastMonday(year, 5),
    ...(year >= JUNETEENTH_SINCE ? [fixed(6, 19)] : []),
    fixed(7, 4),
    nthWeekday(year, 9, MONDAY, 1),
    nthWeekday(year, 10, MONDAY, 2),
    fixed(11, 11),
    nthWeekday(year, 11, THURSDAY, 4),
    fixed(12, 25),
    fixed(1, 1, year + 1),
  ];
  return days.filter((day) => day.startsWith(`${year}-`));
}

export function isBusinessDay(day: string): boolean {
  return !isWeekend(day) && !federalHolidays(Number(day.slice(0, 4))).includes(day);
}

/** The same time of day, this many business days later. */
export function addBusinessDays(moment: Date, days: number): Date {
  let day = dayOf(moment);
  for (let left = days; left > 0; ) {
    day = addDays(day, 1);
    if (isBusinessDay(day)) left -= 1;
  }
  return atTimeOf(day, moment);
}

/** The moment itself on a business day; else the same time of the next one. */
export function onBusinessDay(moment: Date): Date {
  let day = dayOf(moment);
  while (!isBusinessDay(day)) day = addDays(day, 1);
  return atTimeOf(day, moment);
}

function atTimeOf(day: string, moment: Date): Date {
  return new Date(`${day}${moment.toISOString().slice(10)}`);
}

function toDay(year: number, month: number, date: number): string {
  return dayOf(new Date(Date.UTC(year, month - 1, date)));
}

function weekdayOf(day: string): number {
  return new Date(day).getUTCDay();
}

function isWeekend(day: string): boolean {
  const weekday = weekdayOf(day);
  return weekday === 0 || weekday === 6;
}

function observed(day: string): string {
  const weekday = weekdayOf(day);
  if (weekday === 6) return addDays(day, -1);
  return weekday === 0 ? addDays(day, 1) : day;
}

function nthWeekday(year: number, month: number, weekday: number, n: number): string {
  const first = toDay(year, month, 1);
  return addDays(first, ((weekday - weekdayOf(first) + 7) % 7) + 7 * (n - 1));
}

function lastMonday(year: number, month: number): string {
  const last = toDay(year, month + 1, 0);
  return addDays(last, -((weekdayOf(last) - MONDAY + 7) % 7));
}
