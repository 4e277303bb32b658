import { describe, expect, it } from "@jest/globals";
import { addBusinessDays, toBusinessDay } from "@svc/rollover-rules/deadlines/business-days";
import {
  addDays,
  daysBetween,
  endOfDay,
  findTimeZone,
  startOfDay,
  toLocalDay,
  toSameTimeOn,
} from "@svc/rollover-rules/deadlines/days";
import fc from "fast-check";

const NEW_YORK = "America/New_York";
const at = (moment: string) => new Date(moment);

function formatWallClock(moment: Date, timeZone: string): string {
  const options = { timeZone, dateStyle: "short", timeStyle: "medium" } as const;
  return new Intl.DateTimeFormat("sv-SE", options).format(moment);
}

describe("A day", () => {
  it.each([
    ["2026-06-16T03:59:59.999Z", NEW_YORK, "2026-06-15"],
    ["2026-06-16T04:00:00.000Z", NEW_YORK, "2026-06-16"],
    // UTC−5 in winter.
    ["2026-01-16T04:59:59.999Z", NEW_YORK, "2026-01-15"],
    ["2026-01-16T05:00:00.000Z", NEW_YORK, "2026-01-16"],
    ["2026-06-16T09:59:59.999Z", "Pacific/Honolulu", "2026-06-15"],
    ["2026-06-15T10:00:00.000Z", "Pacific/Kiritimati", "2026-06-16"],
    ["2026-06-15T23:59:59.999Z", "UTC", "2026-06-15"],
  ])("maps %s in %s to the day %s", (moment, timeZone, day) => {
    expect(toLocalDay(at(moment), timeZone)).toBe(day);
  });

  it.each([
    ["2026-06-15", NEW_YORK, "2026-06-15T04:00:00.000Z", "2026-06-16T04:00:00.000Z"],
    // Days of 23 and 25 hours.
    ["2026-03-08", NEW_YORK, "2026-03-08T05:00:00.000Z", "2026-03-09T04:00:00.000Z"],
    ["2026-11-01", NEW_YORK, "2026-11-01T04:00:00.000Z", "2026-11-02T05:00:00.000Z"],
    ["2026-03-08", "America/Los_Angeles", "2026-03-08T08:00:00.000Z", "2026-03-09T07:00:00.000Z"],
    // Arizona and Hawaii have no daylight saving time.
    ["2026-03-08", "America/Phoenix", "2026-03-08T07:00:00.000Z", "2026-03-09T07:00:00.000Z"],
    ["2026-03-08", "Pacific/Honolulu", "2026-03-08T10:00:00.000Z", "2026-03-09T10:00:00.000Z"],
    // Midnight is skipped, so the day begins at 1 a.m.
    ["2026-09-06", "America/Santiago", "2026-09-06T04:00:00.000Z", "2026-09-07T03:00:00.000Z"],
  ])("%s begins and ends at its midnights in %s", (day, timeZone, start, end) => {
    expect(startOfDay(day, timeZone).toISOString()).toBe(start);
    expect(endOfDay(day, timeZone).toISOString()).toBe(end);
  });

  it("contains every moment from its beginning to its end, in any zone", () => {
    const zones = fc.constantFrom(...Intl.supportedValuesOf("timeZone"));
    const moments = fc.date({ min: at("2000-01-01"), max: at("2100-01-01"), noInvalidDate: true });
    fc.assert(
      fc.property(moments, zones, (moment, timeZone) => {
        const day = toLocalDay(moment, timeZone);
        expect(day).toBe(formatWallClock(moment, timeZone).slice(0, 10));
        expect(startOfDay(day, timeZone) <= moment && moment < endOfDay(day, timeZone)).toBe(true);
        expect(toLocalDay(startOfDay(day, timeZone), timeZone)).toBe(day);
      }),
    );
  });

  it("is counted by calendar date, regardless of clocks", () => {
    expect(addDays("2026-02-28", 1)).toBe("2026-03-01");
    expect(addDays("2028-03-01", -1)).toBe("2028-02-29");
    expect(daysBetween("2026-03-07", "2026-03-09")).toBe(2);
    expect(daysBetween("2026-11-02", "2026-10-31")).toBe(-2);
    expect(daysBetween("2025-06-15", "2026-06-15")).toBe(365);
  });
});

describe("The same time of day", () => {
  it.each([
    ["2026-03-07T17:00:00.000Z", "2026-03-08", "2026-03-08T16:00:00.000Z", "noon, as clocks move forward"],
    ["2026-10-31T16:00:00.000Z", "2026-11-01", "2026-11-01T17:00:00.000Z", "noon, as clocks move back"],
    ["2026-03-07T07:30:00.000Z", "2026-03-08", "2026-03-08T07:30:00.000Z", "02:30, which is skipped"],
    ["2026-10-31T05:30:00.000Z", "2026-11-01", "2026-11-01T05:30:00.000Z", "01:30, the first of two"],
  ])("as %s on %s is %s: %s", (now, day, then) => {
    expect(toSameTimeOn(day, { now: at(now), timeZone: NEW_YORK }).toISOString()).toBe(then);
  });

  it.each([
    ["2026-03-06T17:00:00.000Z", "2026-03-09T16:00:00.000Z"],
    ["2026-10-30T16:00:00.000Z", "2026-11-02T17:00:00.000Z"],
    // Friday evening in New York, Saturday in UTC.
    ["2026-06-13T01:00:00.000Z", "2026-06-16T01:00:00.000Z"],
  ])("one business day after %s is %s", (now, then) => {
    expect(addBusinessDays({ now: at(now), timeZone: NEW_YORK }, 1, "federal").toISOString()).toBe(then);
  });

  it("is on a business day according to the local date, not the UTC date", () => {
    const fridayEvening = at("2026-06-13T01:00:00.000Z");
    expect(toBusinessDay(fridayEvening, NEW_YORK, "federal")).toEqual(fridayEvening);
    expect(toBusinessDay(fridayEvening, "UTC", "federal").toISOString()).toBe("2026-06-15T01:00:00.000Z");
  });
});

describe("A time zone", () => {
  it.each([NEW_YORK, "America/Los_Angeles", "Pacific/Honolulu", "America/Indiana/Indianapolis", "UTC"])(
    "%s is valid",
    (name) => {
      expect(findTimeZone(name)).toBe(name);
    },
  );

  it("is spelled as in the IANA database", () => {
    expect(findTimeZone("america/new_york")).toBe(NEW_YORK);
    expect(findTimeZone("us/eastern")).toBe("US/Eastern");
  });

  it.each(["", "EST", "+05:00", "-04", "Z", "utc", "Mars/Olympus", "America/New York", "../etc/passwd", "/"])(
    "%j is not valid",
    (name) => {
      expect(findTimeZone(name)).toBeNull();
    },
  );
});

describe("Values cached for a minute", () => {
  // Half-hour daylight saving, quarter-hour offsets, a skipped day, and offsets with seconds until 1972.
  const zone = fc.constantFrom(
    NEW_YORK,
    "Australia/Lord_Howe",
    "Asia/Kathmandu",
    "Pacific/Apia",
    "America/Sao_Paulo",
    "Africa/Monrovia",
    "UTC",
  );
  const moment = fc.date({
    min: at("1960-01-01T00:00:00Z"),
    max: at("2060-01-01T00:00:00Z"),
    noInvalidDate: true,
  });
  const offsetsInMinuteMs = fc.array(fc.nat({ max: 59_999 }), { minLength: 2, maxLength: 4 });
  const toZoned = (now: Date, timeZone: string) =>
    Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone);

  it("equal the calendar's values at each moment of that minute (property)", () => {
    fc.assert(
      fc.property(
        zone,
        moment,
        offsetsInMinuteMs,
        fc.integer({ min: -400, max: 400 }),
        (timeZone, instant, offsets, dayOffset) => {
          for (const offset of offsets) {
            const now = new Date(Math.floor(instant.getTime() / 60_000) * 60_000 + offset);
            const today = toZoned(now, timeZone).toPlainDate();
            expect(toLocalDay(now, timeZone)).toBe(today.toString());
            const day = today.add({ days: dayOffset });
            expect(addDays(today.toString(), dayOffset)).toBe(day.toString());
            const plainTime = toZoned(now, timeZone).toPlainTime();
            expect(toSameTimeOn(day.toString(), { now, timeZone }).getTime()).toBe(
              day.toZonedDateTime({ timeZone, plainTime }).epochMilliseconds,
            );
          }
        },
      ),
      { numRuns: 1_000 },
    );
  });

  it.each([
    // Nights in which daylight saving time begins and ends.
    ["2026-02-06T07:29:59.999Z", "2026-03-08"],
    ["2026-02-06T07:30:00.000Z", "2026-03-08"],
    ["2026-10-02T05:30:00.001Z", "2026-11-01"],
    ["2026-10-02T06:59:59.999Z", "2026-11-01"],
  ])("are correct where clocks change: %s on %s", (text, day) => {
    for (const offset of [0, 1, 59_999]) {
      const now = new Date(Date.parse(text) + offset);
      const plainTime = toZoned(now, NEW_YORK).toPlainTime();
      const expected = Temporal.PlainDate.from(day).toZonedDateTime({ timeZone: NEW_YORK, plainTime });
      expect(toSameTimeOn(day, { now, timeZone: NEW_YORK }).getTime()).toBe(expected.epochMilliseconds);
    }
  });
});
