import { describe, expect, it } from "@jest/globals";
import { formatLate } from "../../src/ui/due.ts";

const toMilliseconds = (time: string) => Date.parse(time);

describe("formatLate", () => {
  it.each([
    // dueAt, dueOn, now, today in New York, text
    ["2026-12-01T19:00:00Z", "2026-12-01", "2026-12-01T19:00:30Z", "2026-12-01", "1 minute late"],
    ["2026-12-01T19:00:00Z", "2026-12-01", "2026-12-01T19:59:59Z", "2026-12-01", "59 minutes late"],
    ["2026-12-01T19:00:00Z", "2026-12-01", "2026-12-02T04:59:00Z", "2026-12-01", "9 hours late"],
    // A new day, but less than 24 hours later.
    ["2026-12-01T19:00:00Z", "2026-12-01", "2026-12-02T15:00:00Z", "2026-12-02", "20 hours late"],
    ["2026-12-01T19:00:00Z", "2026-12-01", "2026-12-02T19:00:00Z", "2026-12-02", "1 day late"],
    // More than 12 times 24 hours later, on the 13th day.
    ["2026-12-01T19:00:00Z", "2026-12-01", "2026-12-14T15:00:00Z", "2026-12-14", "13 days late"],
    // The deadline is the end of the day, which is the next day in UTC.
    ["2026-12-02T05:00:00Z", "2026-12-01", "2026-12-04T04:00:00Z", "2026-12-03", "2 days late"],
    // Daylight saving time ends on November 1.
    ["2026-10-31T18:00:00Z", "2026-10-31", "2026-11-02T18:00:00Z", "2026-11-02", "2 days late"],
    ["2021-01-01T18:00:00Z", "2021-01-01", "2026-11-02T18:00:00Z", "2026-11-02", "2,131 days late"],
  ])("shows a deadline of %s (%s), read at %s (%s), as %s", (dueAt, dueOn, now, today, text) => {
    expect(formatLate({ dueAt, dueOn }, toMilliseconds(now), today)).toBe(text);
  });
});
