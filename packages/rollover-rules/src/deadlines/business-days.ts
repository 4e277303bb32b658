import { addDays, dayIn, getToday, type LocalTime, sameTimeOn } from "./days.ts";

// US business days: Monday to Friday, except the holidays of 5 U.S.C. 6103. The calendars treat weekend holidays differently:
// - `federal`: a Saturday holiday is observed on Friday, a Sunday holiday on Monday (5 U.S.C. 6103(b), Executive
//   Order 11582). Offices and the mail follow it.
// - `federal_reserve`: a Saturday holiday is not observed, a Sunday holiday is observed on Monday (Federal Reserve,
//   Holiday Schedules). ACH and wires settle by it.

export const CALENDARS = ["federal", "federal_reserve"] as const;
export type Calendar = (typeof CALENDARS)[number];

const MONDAY = 1;
const THURSDAY = 4;
const SATURDAY = 6;
const JUNETEENTH_SINCE = 2021;

/** Returns the days on which a year's holidays are observed. December 31 is one if the next New Year's Day is observed then. */
export function listHolidays(year: number, calendar: Calendar): string[] {
  const fixed = (month: number, date: number, ofYear = year) => {
    const day = toObservedDay(toDay(ofYear, month, date), calendar);
    return day === null ? [] : [day];
  };
  const days = [
    ...fixed(1, 1),
    nthWeekday(year, 1, MONDAY, 3),
    nthWeekday(year, 2, MONDAY, 3),
    lastMonday(year, 5),
    ...(year >= JUNETEENTH_SINCE ? fixed(6, 19) : []),
    ...fixed(7, 4),
    nthWeekday(year, 9, MONDAY, 1),
    nthWeekday(year, 10, MONDAY, 2),
    ...fixed(11, 11),
    nthWeekday(year, 11, THURSDAY, 4),
    ...fixed(12, 25),
    ...fixed(1, 1, year + 1),
  ];
  return days.filter((day) => day.startsWith(`${year}-`));
}

export function isBusinessDay(day: string, calendar: Calendar): boolean {
  return !isWeekend(day) && !listHolidays(Number(day.slice(0, 4)), calendar).includes(day);
}

/** Returns the same local time after this many business days. */
export function addBusinessDays(time: LocalTime, days: number, calendar: Calendar): Date {
  let day = getToday(time);
  for (let remaining = days; remaining > 0; ) {
    day = addDays(day, 1);
    if (isBusinessDay(day, calendar)) remaining -= 1;
  }
  return sameTimeOn(day, time);
}

/** Returns the moment unchanged on a business day, and otherwise the same local time on the next business day. */
export function toBusinessDay(moment: Date, timeZone: string, calendar: Calendar): Date {
  const first = dayIn(moment, timeZone);
  let day = first;
  while (!isBusinessDay(day, calendar)) day = addDays(day, 1);
  return day === first ? moment : sameTimeOn(day, { now: moment, timeZone });
}

function toDay(year: number, month: number, date: number): string {
  return new Date(Date.UTC(year, month - 1, date)).toISOString().slice(0, 10);
}

function getWeekday(day: string): number {
  return new Date(day).getUTCDay();
}

function isWeekend(day: string): boolean {
  const weekday = getWeekday(day);
  return weekday === 0 || weekday === SATURDAY;
}

/** Returns null if the calendar does not observe the holiday. */
function toObservedDay(day: string, calendar: Calendar): string | null {
  const weekday = getWeekday(day);
  if (weekday === SATURDAY) return calendar === "federal" ? addDays(day, -1) : null;
  return weekday === 0 ? addDays(day, 1) : day;
}

function nthWeekday(year: number, month: number, weekday: number, n: number): string {
  const first = toDay(year, month, 1);
  return addDays(first, ((weekday - getWeekday(first) + 7) % 7) + 7 * (n - 1));
}

function lastMonday(year: number, month: number): string {
  const last = toDay(year, month + 1, 0);
  return addDays(last, -((getWeekday(last) - MONDAY + 7) % 7));
}
