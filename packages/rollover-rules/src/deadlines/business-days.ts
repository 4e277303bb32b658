import {
  addDays,
  getToday,
  getWeekday,
  isWeekend,
  type LocalTime,
  SATURDAY,
  SUNDAY,
  toLocalDay,
  toSameTimeOn,
} from "./days.ts";

// US business days: Monday to Friday, except the holidays of 5 U.S.C. 6103. The calendars differ in weekend
// holidays:
// - `federal` (offices, mail): observes Saturday holidays on Friday and Sunday holidays on Monday (5 U.S.C.
//   6103(b), Executive Order 11582).
// - `federal_reserve` (ACH, wires): skips Saturday holidays and observes Sunday holidays on Monday (Federal
//   Reserve, Holiday Schedules).

export type Calendar = "federal" | "federal_reserve";

const MONDAY = 1;
const THURSDAY = 4;
const FIRST_JUNETEENTH_YEAR = 2021;

/** Returns the days on which holidays are observed. The next New Year's Day can be observed on December 31. */
export function listHolidays(year: number, calendar: Calendar): string[] {
  const getFixedHoliday = (month: number, date: number, ofYear = year) => {
    const day = toObservedDay(toDay(ofYear, month, date), calendar);
    return day === null ? [] : [day];
  };
  const days = [
    ...getFixedHoliday(1, 1),
    getNthWeekday(year, 1, { weekday: MONDAY, ordinal: 3 }),
    getNthWeekday(year, 2, { weekday: MONDAY, ordinal: 3 }),
    getLastMonday(year, 5),
    ...(year >= FIRST_JUNETEENTH_YEAR ? getFixedHoliday(6, 19) : []),
    ...getFixedHoliday(7, 4),
    getNthWeekday(year, 9, { weekday: MONDAY, ordinal: 1 }),
    getNthWeekday(year, 10, { weekday: MONDAY, ordinal: 2 }),
    ...getFixedHoliday(11, 11),
    getNthWeekday(year, 11, { weekday: THURSDAY, ordinal: 4 }),
    ...getFixedHoliday(12, 25),
    ...getFixedHoliday(1, 1, year + 1),
  ];
  return days.filter((day) => day.startsWith(`${year}-`));
}

export function isBusinessDay(day: string, calendar: Calendar): boolean {
  return !isWeekend(day) && !listHolidays(Number(day.slice(0, 4)), calendar).includes(day);
}

/** Adds business days and keeps the local time. */
export function addBusinessDays(time: LocalTime, days: number, calendar: Calendar): Date {
  let day = getToday(time);
  for (let remaining = days; remaining > 0; ) {
    day = addDays(day, 1);
    if (isBusinessDay(day, calendar)) remaining -= 1;
  }
  return toSameTimeOn(day, time);
}

/** Moves a moment that is not on a business day to the same local time on the next one. */
export function toBusinessDay(moment: Date, timeZone: string, calendar: Calendar): Date {
  const originalDay = toLocalDay(moment, timeZone);
  let day = originalDay;
  while (!isBusinessDay(day, calendar)) day = addDays(day, 1);
  return day === originalDay ? moment : toSameTimeOn(day, { now: moment, timeZone });
}

function toDay(year: number, month: number, date: number): string {
  return new Date(Date.UTC(year, month - 1, date)).toISOString().slice(0, 10);
}

function toObservedDay(day: string, calendar: Calendar): string | null {
  const weekday = getWeekday(day);
  if (weekday === SATURDAY) return calendar === "federal" ? addDays(day, -1) : null;
  return weekday === SUNDAY ? addDays(day, 1) : day;
}

function getNthWeekday(
  year: number,
  month: number,
  { weekday, ordinal }: { weekday: number; ordinal: number },
): string {
  const first = toDay(year, month, 1);
  return addDays(first, ((weekday - getWeekday(first) + 7) % 7) + 7 * (ordinal - 1));
}

function getLastMonday(year: number, month: number): string {
  const last = toDay(year, month + 1, 0);
  return addDays(last, -((getWeekday(last) - MONDAY + 7) % 7));
}
