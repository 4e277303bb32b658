import { describe, expect, it } from "@jest/globals";
import { toSeries } from "../../src/usage/series.ts";

const HOUR_SECONDS = 3_600;
const toSeconds = (text: string) => Date.parse(text) / 1_000;

describe("Usage series of a key", () => {
  it("has every hour, including hours without use", () => {
    const { times, accepted, refused } = toSeries({
      by: "hour",
      from: "2026-06-15T08:30:00.000Z",
      to: "2026-06-15T12:30:00.000Z",
      periods: [{ at: "2026-06-15T10:00:00.000Z", accepted: 3, refused: 1 }],
    });
    expect(times.map((time) => (time - (times[0] ?? 0)) / HOUR_SECONDS)).toEqual([0, 1, 2, 3]);
    expect(times).toContain(toSeconds("2026-06-15T10:00:00.000Z"));
    expect([accepted, refused]).toEqual([
      [0, 3, 0, 0],
      [0, 1, 0, 0],
    ]);
  });

  it("has days that start at the organization's midnight, each once, across a clock change", () => {
    const { times, accepted } = toSeries({
      by: "day",
      from: "2026-10-30T04:00:00.000Z",
      to: "2026-11-04T05:00:00.000Z",
      periods: [
        { at: "2026-10-31T04:00:00.000Z", accepted: 1, refused: 0 },
        { at: "2026-11-02T05:00:00.000Z", accepted: 2, refused: 0 },
      ],
    });
    expect(new Set(times).size).toBe(times.length);
    expect(times).toContain(toSeconds("2026-10-31T04:00:00.000Z"));
    expect(times).toContain(toSeconds("2026-11-02T05:00:00.000Z"));
    expect(accepted.reduce((sum, value) => sum + value, 0)).toBe(3);
    // A day has 25 hours when daylight saving time ends.
    for (const [index, time] of times.entries())
      if (index > 0) expect(time - (times[index - 1] ?? 0)).toBeGreaterThan(20 * HOUR_SECONDS);
  });
});
