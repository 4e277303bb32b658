import { describe, expect, it } from "@jest/globals";
import type { Deadline } from "../../src/deadlines/deadline-types.ts";
import { extendProcessing } from "../../src/deadlines/extend-processing.ts";

const TIME = { now: new Date("2026-06-15T12:00:00.000Z"), timeZone: "UTC", deadlineDays: {} };
const DAY_MS = 86_400_000;

const buildDeadline = (changes: Partial<Deadline> = {}): Deadline => ({
  type: "processing",
  dueAt: "2026-07-02T12:00:00.000Z",
  status: "running",
  leftMs: 0,
  warnedAt: null,
  timeZone: "UTC",
  count: "federal",
  ...changes,
});

describe("extendProcessing", () => {
  it("adds the difference in business days, without holidays and weekends", () => {
    // July 3, 2026 is an observed holiday.
    expect(extendProcessing([buildDeadline()], { before: 10, after: 11 }, TIME)).toEqual([
      buildDeadline({ dueAt: "2026-07-06T12:00:00.000Z" }),
    ]);
  });

  it.each([
    [{ before: 10, after: 10 }],
    [{ before: 15, after: 10 }],
    // The default is 15 days.
    [{ before: 20, after: null }],
    [{ before: null, after: 15 }],
  ])("keeps the deadline with %o", (days) => {
    expect(extendProcessing([buildDeadline()], days, TIME)).toEqual([buildDeadline()]);
  });

  it("extends a paused deadline's remaining time", () => {
    const paused = buildDeadline({ status: "paused", leftMs: DAY_MS });
    // The due date moves by four days, so four days are added.
    expect(extendProcessing([paused], { before: 10, after: 11 }, TIME)).toEqual([
      buildDeadline({ status: "paused", dueAt: "2026-07-06T12:00:00.000Z", leftMs: 5 * DAY_MS }),
    ]);
  });

  it("keeps passed and other deadlines, and deadlines that the organization sets itself", () => {
    const others = [buildDeadline({ status: "passed" }), buildDeadline({ type: "review" })];
    expect(extendProcessing(others, { before: 1, after: 9 }, TIME)).toEqual(others);
    const ownDays = { ...TIME, deadlineDays: { processing: 7 } };
    expect(extendProcessing([buildDeadline()], { before: 1, after: 9 }, ownDays)).toEqual([buildDeadline()]);
  });
});
