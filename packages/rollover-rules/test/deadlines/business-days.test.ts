import { describe, expect, it } from "@jest/globals";
import {
  addBusinessDays,
  type Calendar,
  isBusinessDay,
  listHolidays,
  toBusinessDay,
} from "@svc/rollover-rules/deadlines/business-days";
import fc from "fast-check";

/** Observed federal holidays, as published by the Office of Personnel Management. */
const PUBLISHED: Record<number, string> = {
  2024: "01-01 01-15 02-19 05-27 06-19 07-04 09-02 10-14 11-11 11-28 12-25",
  2025: "01-01 01-20 02-17 05-26 06-19 07-04 09-01 10-13 11-11 11-27 12-25",
  2026: "01-01 01-19 02-16 05-25 06-19 07-03 09-07 10-12 11-11 11-26 12-25",
  2027: "01-01 01-18 02-15 05-31 06-18 07-05 09-06 10-11 11-11 11-25 12-24 12-31",
  2028: "01-17 02-21 05-29 06-19 07-04 09-04 10-09 11-10 11-23 12-25",
  2029: "01-01 01-15 02-19 05-28 06-19 07-04 09-03 10-08 11-12 11-22 12-25",
  2030: "01-01 01-21 02-18 05-27 06-19 07-04 09-02 10-14 11-11 11-28 12-25",
};
/** Federal Reserve holidays; those on a Saturday are not observed on Friday. */
const RESERVE: Record<number, string> = {
  2022: "01-17 02-21 05-30 06-20 07-04 09-05 10-10 11-11 11-24 12-26",
  2023: "01-02 01-16 02-20 05-29 06-19 07-04 09-04 10-09 11-23 12-25",
  2026: "01-01 01-19 02-16 05-25 06-19 09-07 10-12 11-11 11-26 12-25",
  2027: "01-01 01-18 02-15 05-31 07-05 09-06 10-11 11-11 11-25",
  2028: "01-17 02-21 05-29 06-19 07-04 09-04 10-09 11-23 12-25",
};
const HOLIDAYS = Object.entries(PUBLISHED).flatMap(([year, days]) =>
  days.split(" ").map((day) => `${year}-${day}`),
);

const DAY_MS = 86_400_000;
const toDay = (moment: Date) => moment.toISOString().slice(0, 10);
const moment = fc.date({
  min: new Date("2024-01-01T00:00:00.000Z"),
  max: new Date("2029-12-31T23:59:59.999Z"),
  noInvalidDate: true,
});
const count = fc.integer({ min: 0, max: 60 });

function isOpen(day: string): boolean {
  return ![0, 6].includes(new Date(day).getUTCDay()) && !HOLIDAYS.includes(day);
}

describe("Federal holidays", () => {
  it.each(Object.entries(PUBLISHED))("match the published list for %s", (year, days) => {
    expect(listHolidays(Number(year), "federal").sort()).toEqual(
      days.split(" ").map((day) => `${year}-${day}`),
    );
  });

  it.each(Object.entries(RESERVE))("match the Reserve Banks' published list for %s", (year, days) => {
    expect(listHolidays(Number(year), "federal_reserve").sort()).toEqual(
      days.split(" ").map((day) => `${year}-${day}`),
    );
  });

  it("are the same in both calendars except for Saturdays, over a century", () => {
    for (let year = 2000; year < 2100; year += 1) {
      const [federal, reserve] = [listHolidays(year, "federal"), listHolidays(year, "federal_reserve")];
      expect(reserve).toEqual(federal.filter((day) => reserve.includes(day)));
      const fridays = federal.filter((day) => !reserve.includes(day));
      // The Friday before a Saturday holiday with a fixed date.
      expect(fridays.every((day) => new Date(day).getUTCDay() === 5)).toBe(true);
      const fixedDates = ["07-04", "11-11", "12-25", ...(year >= 2021 ? ["06-19"] : [])];
      // New Year's Day on a Saturday is observed on December 31 of the year before.
      const saturdays = [...fixedDates.map((date) => `${year}-${date}`), `${year + 1}-01-01`].filter(
        (day) => new Date(day).getUTCDay() === 6,
      );
      expect(fridays).toHaveLength(saturdays.length);
    }
  });

  it("include Juneteenth since 2021, when it became a holiday", () => {
    expect(listHolidays(2020, "federal")).not.toContain("2020-06-19");
    expect(listHolidays(2021, "federal")).toContain("2021-06-18");
  });

  it("and weekends are the only days that are not business days, over seven years", () => {
    for (let at = Date.parse("2024-01-01"); at < Date.parse("2031-01-01"); at += DAY_MS) {
      const day = toDay(new Date(at));
      // New Year's Day 2031 is a Wednesday, so it is not observed in 2030.
      expect({ day, isOpen: isBusinessDay(day, "federal") }).toEqual({ day, isOpen: isOpen(day) });
    }
  });
});

describe("Business days", () => {
  const add = (from: Date, days: number, calendar: Calendar = "federal") =>
    addBusinessDays({ now: from, timeZone: "UTC" }, days, calendar);

  it.each([
    ["2026-06-15T12:00:00.000Z", 5, "2026-06-23T12:00:00.000Z", "over Juneteenth and a weekend"],
    ["2026-06-19T00:00:00.000Z", 1, "2026-06-22T00:00:00.000Z", "from a holiday"],
    ["2026-06-20T23:59:59.999Z", 1, "2026-06-22T23:59:59.999Z", "from a Saturday"],
    ["2026-07-02T08:30:00.000Z", 1, "2026-07-06T08:30:00.000Z", "over Independence Day on a Saturday"],
    ["2027-12-23T01:00:00.000Z", 1, "2027-12-27T01:00:00.000Z", "over Christmas Day on a Saturday"],
    ["2027-12-30T01:00:00.000Z", 1, "2028-01-03T01:00:00.000Z", "over a New Year's Day of the next year"],
    ["2026-06-20T10:00:00.000Z", 0, "2026-06-20T10:00:00.000Z", "none at all, on a Saturday"],
  ])("%s plus %i is %s: %s", (from, days, to) => {
    expect(add(new Date(from), days).toISOString()).toBe(to);
  });

  it.each([
    ["2026-07-02T08:30:00.000Z", "2026-07-03T08:30:00.000Z", "Independence Day on a Saturday"],
    ["2027-06-17T08:30:00.000Z", "2027-06-18T08:30:00.000Z", "Juneteenth on a Saturday"],
    ["2027-12-30T01:00:00.000Z", "2027-12-31T01:00:00.000Z", "New Year's Day on a Saturday"],
    ["2027-07-02T08:30:00.000Z", "2027-07-06T08:30:00.000Z", "Independence Day on a Sunday"],
  ])("follow the Reserve Banks' calendar: %s plus one is %s, %s", (from, to) => {
    expect(add(new Date(from), 1, "federal_reserve").toISOString()).toBe(to);
  });

  it("end on a business day, at the same time of day, with exactly that many business days between", () => {
    fc.assert(
      fc.property(moment, count, (from, days) => {
        const to = add(from, days);
        expect((to.getTime() - from.getTime()) % DAY_MS).toBe(0);
        if (days === 0) return expect(to).toEqual(from);
        expect(isOpen(toDay(to))).toBe(true);
        let passed = 0;
        for (let at = from.getTime() + DAY_MS; at <= to.getTime(); at += DAY_MS) {
          if (isOpen(toDay(new Date(at)))) passed += 1;
        }
        expect(passed).toBe(days);
      }),
      { numRuns: 500 },
    );
  });

  it("are later for later starts and for more days", () => {
    fc.assert(
      fc.property(moment, moment, count, count, (one, other, days, otherDays) => {
        const [first, second] = one <= other ? [one, other] : [other, one];
        const [fewer, more] = days <= otherDays ? [days, otherDays] : [otherDays, days];
        expect(toDay(add(first, fewer)) <= toDay(add(second, fewer))).toBe(true);
        expect(add(one, fewer) <= add(one, more)).toBe(true);
        expect(add(one, fewer).getTime() === add(one, more).getTime()).toBe(fewer === more);
      }),
    );
  });

  it("add up: adding days in two steps equals adding their sum", () => {
    fc.assert(
      fc.property(moment, count, count, (from, days, moreDays) => {
        expect(add(add(from, days), moreDays)).toEqual(add(from, days + moreDays));
      }),
    );
  });

  it("toBusinessDay keeps a business day, and moves other days to the next one at the same time", () => {
    fc.assert(
      fc.property(moment, (from) => {
        const to = toBusinessDay(from, "UTC", "federal");
        expect(isOpen(toDay(to))).toBe(true);
        expect((to.getTime() - from.getTime()) % DAY_MS).toBe(0);
        if (isOpen(toDay(from))) expect(to).toEqual(from);
        else expect(to).toEqual(add(from, 1));
      }),
    );
  });
});
