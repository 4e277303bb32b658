import { describe, expect, it } from "@jest/globals";
import { toLocalDay } from "@svc/rollover-rules/deadlines/days";
import type { Deadline } from "@svc/rollover-rules/deadlines/deadline-types";
import { findDueEvent, findNextTimer } from "@svc/rollover-rules/deadlines/due-deadlines";
import { getLastDay } from "@svc/rollover-rules/deadlines/sixty-day-deadlines";
import {
  getTimeoutDays,
  startTimeout,
  TIMEOUT_NAMES,
  TIMEOUTS,
} from "@svc/rollover-rules/deadlines/timeouts";
import fc from "fast-check";
import {
  ACTIONS_TO_APPROVED,
  ACTIONS_TO_PROCESSING,
  applyActions,
  toDate,
} from "../workflow/apply-actions.ts";
import { buildState, CHECK_TRANSFER } from "../workflow/workflow-table.ts";

const NEW_YORK = "America/New_York";
const buildContext = (timeZone: string, now: string) => ({
  now: toDate(now),
  timeZone,
  deadlineDays: {},
  processingDays: null,
});
const findSixtyDayDeadline = (deadlines: readonly Deadline[]) =>
  deadlines.find(({ type }) => type === "sixty_day") as Deadline;

describe("The sixtieth day", () => {
  const distribute = (timeZone: string, receivedOn: string, now: string) =>
    applyActions(
      buildState({ type: "indirect_60_day", state: "approved" }),
      [
        [
          "record_distribution",
          { receivedOn, grossAmount: "100.00", withheldFederal: "10.00", withheldState: "0.00" },
        ],
      ],
      now,
      { timeZone },
    );

  it.each([
    ["UTC", "2026-06-15", "2026-08-15T00:00:00.000Z"],
    [NEW_YORK, "2026-06-15", "2026-08-15T04:00:00.000Z"],
    ["America/Los_Angeles", "2026-06-15", "2026-08-15T07:00:00.000Z"],
    ["Pacific/Honolulu", "2026-06-15", "2026-08-15T10:00:00.000Z"],
    ["Pacific/Guam", "2026-06-15", "2026-08-14T14:00:00.000Z"],
    // Across changes of daylight saving time.
    [NEW_YORK, "2026-01-20", "2026-03-22T04:00:00.000Z"],
    [NEW_YORK, "2026-09-10", "2026-11-10T05:00:00.000Z"],
    // These end on days of 23 and 25 hours.
    [NEW_YORK, "2026-01-07", "2026-03-09T04:00:00.000Z"],
    [NEW_YORK, "2026-09-02", "2026-11-02T05:00:00.000Z"],
  ])("ends at midnight in %s: money received on %s is due at %s", (timeZone, receivedOn, end) => {
    const { deadlines, sixtyDayDueOn } = distribute(timeZone, receivedOn, `${receivedOn}T20:00:00.000Z`);
    const deadline = findSixtyDayDeadline(deadlines);
    expect(deadline.dueAt).toBe(end);
    expect(getLastDay(deadline)).toBe(sixtyDayDueOn);
    expect(toLocalDay(new Date(Date.parse(end) - 1), timeZone)).toBe(sixtyDayDueOn);
  });

  it("at 9 p.m. local time, accepts a receipt dated that day, but none dated in the future", () => {
    // 9 p.m. on the 14th in New York is the 15th in UTC.
    const evening = "2026-08-15T01:00:00.000Z";
    const sent = distribute(NEW_YORK, "2026-06-15", "2026-06-15T20:00:00.000Z");
    const receive = (receivedOn: string) =>
      applyActions(sent, [["mark_funds_received", { amount: "90.00", receivedOn }]], evening, {
        timeZone: NEW_YORK,
      });
    // All warnings were sent, the last a day before the end.
    const warned = { ...findSixtyDayDeadline(sent.deadlines), warnedAt: 1 };
    expect(findDueEvent({ ...sent, deadlines: [warned] }, toDate(evening))).toBeNull();
    expect(receive("2026-08-14").state).toBe("funds_received");
    expect(() => receive("2026-08-15")).toThrow("must not be in the future");
  });

  it("has warnings at the midnights of its zone, even across the end of daylight saving time", () => {
    const { deadlines } = distribute(NEW_YORK, "2026-09-10", "2026-09-10T20:00:00.000Z");
    const deadline = findSixtyDayDeadline(deadlines);
    const warningTimes = [null, 30, 14, 7, 1].map((warnedAt) =>
      findNextTimer([{ ...deadline, warnedAt }])?.toISOString(),
    );
    expect(warningTimes).toEqual([
      "2026-10-10T04:00:00.000Z",
      "2026-10-26T04:00:00.000Z",
      "2026-11-02T05:00:00.000Z",
      "2026-11-08T05:00:00.000Z",
      "2026-11-10T05:00:00.000Z",
    ]);
  });

  it("is the UTC day for a deadline without a stored zone", () => {
    const legacy: Deadline = {
      type: "sixty_day",
      dueAt: "2026-08-15T00:00:00.000Z",
      status: "running",
      leftMs: 0,
      warnedAt: null,
    };
    expect(getLastDay(legacy)).toBe("2026-08-14");
    expect(findNextTimer([legacy])?.toISOString()).toBe("2026-07-15T00:00:00.000Z");
    const transfers = [{ ...CHECK_TRANSFER, sentTo: "participant" as const }];
    const sent = buildState({ type: "indirect_60_day", state: "funds_sent", transfers });
    const before = { ...sent, deadlines: [legacy] };
    const onHold = applyActions({ ...before, sixtyDayDueOn: "2026-08-14" }, ["hold"], undefined, {
      timeZone: NEW_YORK,
    });
    expect(findSixtyDayDeadline(onHold.deadlines)).toEqual(legacy);
  });
});

describe("Timeouts", () => {
  it.each(TIMEOUT_NAMES)("for %s equal the table's, unless overridden", (name) => {
    const context = buildContext(NEW_YORK, "2026-06-15T12:00:00.000Z");
    expect(getTimeoutDays(name, context)).toBe(TIMEOUTS[name].days);
    expect(getTimeoutDays(name, { ...context, deadlineDays: { [name]: 77 } })).toBe(77);
    expect(getTimeoutDays(name, { ...context, processingDays: 9 })).toBe(
      name === "processing" ? 9 : TIMEOUTS[name].days,
    );
    expect(startTimeout(name, { ...context, deadlineDays: { [name]: 1 } })).toMatchObject({
      type: TIMEOUTS[name].type,
      dueAt: "2026-06-16T12:00:00.000Z",
      timeZone: NEW_YORK,
      count: TIMEOUTS[name].count,
    });
  });

  it("for the source custodian are its processing days, or one day if it needs none", () => {
    const findProcessingDueAt = (processingDays: number | null) =>
      applyActions(buildState(), ACTIONS_TO_PROCESSING, undefined, { processingDays }).deadlines[0]?.dueAt;
    expect([
      findProcessingDueAt(0),
      findProcessingDueAt(1),
      findProcessingDueAt(3),
      findProcessingDueAt(null),
    ]).toEqual([
      "2026-06-16T12:00:00.000Z",
      "2026-06-16T12:00:00.000Z",
      "2026-06-18T12:00:00.000Z",
      "2026-07-08T12:00:00.000Z",
    ]);
  });

  it("for wires and ACH use the Reserve Banks' calendar, for all else the federal one", () => {
    // Saturday, July 4, 2026 is observed on Friday, July 3, but banks are open then.
    const wednesday = "2026-07-01T16:00:00.000Z";
    const processing = applyActions(buildState(), ACTIONS_TO_PROCESSING, wednesday, { timeZone: NEW_YORK });
    const send = (method: string) =>
      applyActions(
        processing,
        [["mark_funds_sent", { method, amount: "1.00", sentTo: "destination" }]],
        wednesday,
        { timeZone: NEW_YORK },
      ).deadlines[0]?.dueAt;
    expect({
      wire: send("wire"),
      ach: send("ach"),
      internal: send("internal"),
      acats: send("acats"),
    }).toEqual({
      wire: "2026-07-06T16:00:00.000Z",
      ach: "2026-07-06T16:00:00.000Z",
      internal: "2026-07-02T16:00:00.000Z",
      acats: "2026-07-10T16:00:00.000Z",
    });
  });

  it("end at the time of day at which they began, even if clocks change meanwhile", () => {
    const moments = fc.date({ min: toDate("2026-01-01"), max: toDate("2027-01-01"), noInvalidDate: true });
    const zones = fc.constantFrom(NEW_YORK, "America/Los_Angeles", "Pacific/Honolulu", "UTC");
    const names = fc.constantFrom(...TIMEOUT_NAMES);
    const formatTimeIn = (moment: Date, timeZone: string) =>
      new Intl.DateTimeFormat("sv-SE", { timeZone, timeStyle: "medium" }).format(moment);
    fc.assert(
      fc.property(moments, zones, names, (now, timeZone, name) => {
        const context = buildContext(timeZone, now.toISOString());
        const due = new Date(startTimeout(name, context).dueAt);
        // The hour skipped in March maps to the next one.
        const isSkippedHour =
          formatTimeIn(now, timeZone).startsWith("02:") && formatTimeIn(due, timeZone).startsWith("03:");
        expect(isSkippedHour || formatTimeIn(due, timeZone) === formatTimeIn(now, timeZone)).toBe(true);
      }),
    );
  });

  it("count a hold's remaining time in hours, and end on a business day of the zone", () => {
    const requested = applyActions(
      buildState(),
      [...ACTIONS_TO_APPROVED, "send_to_custodian"],
      "2026-06-08T23:00:00.000Z",
      { timeZone: NEW_YORK },
    );
    const onHold = applyActions(requested, ["hold"], "2026-06-15T22:00:00.000Z", { timeZone: NEW_YORK });
    expect(onHold.deadlines[0]).toMatchObject({ status: "paused", leftMs: 3_600_000 });
    const release = (timeZone: string, now: string) =>
      applyActions(onHold, ["release"], now, { timeZone }).deadlines[0]?.dueAt;
    // Friday in New York, Saturday in UTC: the remaining hour still ends on that Friday.
    expect(release(NEW_YORK, "2026-06-27T01:00:00.000Z")).toBe("2026-06-27T02:00:00.000Z");
    expect(release(NEW_YORK, "2026-06-27T12:00:00.000Z")).toBe("2026-06-29T13:00:00.000Z");
  });
});
