import { describe, expect, it } from "@jest/globals";
import { findDueEvent, findNextTimer, markDeadline } from "@svc/rollover-rules/deadlines/due-deadlines";
import type { WorkflowState } from "@svc/rollover-rules/workflow/workflow-state";
import fc from "fast-check";
import { ACTIONS_TO_APPROVED, applyActions, START_TIME, toDate } from "../workflow/apply-actions.ts";
import { buildState } from "../workflow/workflow-table.ts";

const DAY_MS = 86_400_000;
const approved = applyActions(buildState({ type: "indirect_60_day" }), ACTIONS_TO_APPROVED);
const distribute = (receivedOn: string, moment = START_TIME, from = approved) =>
  applyActions(
    from,
    [
      [
        "record_distribution",
        { receivedOn, grossAmount: "100.00", withheldFederal: "10.00", withheldState: "0.00" },
      ],
    ],
    moment,
  );

const findSixtyDayDeadlines = ({ deadlines }: WorkflowState) =>
  deadlines.filter(({ type }) => type === "sixty_day");

/** Returns the notices that timers emit from a time on: `2026-08-07T00:00:00.000Z 7`, then `overdue`. */
function collectEmitted(from: WorkflowState, moment: string): string[] {
  const emitted: string[] = [];
  let deadlines = findSixtyDayDeadlines(from);
  for (let next = findNextTimer(deadlines); next; next = findNextTimer(deadlines)) {
    const now = next > toDate(moment) ? next : toDate(moment);
    const due = findDueEvent({ ...from, deadlines }, now);
    if (!due) throw new Error(`nothing is due at ${now.toISOString()}`);
    const label = due.kind === "warning" ? due.daysLeft : due.kind;
    emitted.push(`${now.toISOString()} ${label}`);
    deadlines = markDeadline(deadlines, due);
  }
  return emitted;
}

describe("The 60-day deadline", () => {
  it("recorded on the day of receipt has four warnings, and becomes overdue once", () => {
    const current = distribute("2026-06-15");
    expect(current.deadlines).toEqual([
      {
        type: "sixty_day",
        dueAt: "2026-08-15T00:00:00.000Z",
        status: "running",
        leftMs: 0,
        warnedAt: null,
        timeZone: "UTC",
      },
    ]);
    expect(collectEmitted(current, START_TIME)).toEqual([
      "2026-07-15T00:00:00.000Z 30",
      "2026-07-31T00:00:00.000Z 14",
      "2026-08-07T00:00:00.000Z 7",
      "2026-08-13T00:00:00.000Z 1",
      "2026-08-15T00:00:00.000Z overdue",
    ]);
  });

  it.each([
    [
      "2026-04-26",
      [`${START_TIME} 10`, "2026-06-18T00:00:00.000Z 7", "2026-06-24T00:00:00.000Z 1"],
      "2026-06-26",
    ],
    [
      "2026-05-16",
      [
        `${START_TIME} 30`,
        "2026-07-01T00:00:00.000Z 14",
        "2026-07-08T00:00:00.000Z 7",
        "2026-07-14T00:00:00.000Z 1",
      ],
      "2026-07-16",
    ],
    [
      "2026-04-30",
      [`${START_TIME} 14`, "2026-06-22T00:00:00.000Z 7", "2026-06-28T00:00:00.000Z 1"],
      "2026-06-30",
    ],
    ["2026-04-17", [`${START_TIME} 1`], "2026-06-17"],
    ["2026-04-16", [`${START_TIME} 0`], "2026-06-16"],
  ])(
    "for money received on %s and recorded late has one warning in place of the missed ones",
    (receivedOn, warnings, overdueOn) => {
      const current = distribute(receivedOn);
      expect(collectEmitted(current, START_TIME)).toEqual([
        ...warnings,
        `${overdueOn}T00:00:00.000Z overdue`,
      ]);
    },
  );

  it("recorded after its end becomes overdue, without a warning", () => {
    expect(collectEmitted(distribute("2026-04-15"), START_TIME)).toEqual([`${START_TIME} overdue`]);
    expect(collectEmitted(distribute("0001-01-01"), START_TIME)).toEqual([`${START_TIME} overdue`]);
  });

  it("reports the days left when a late timer fires, and each warning once", () => {
    const current = distribute("2026-06-15");
    // No timer ran until ten days before the end.
    const late = "2026-08-04T10:00:00.000Z";
    expect(collectEmitted(current, late).slice(0, 2)).toEqual([`${late} 10`, "2026-08-07T00:00:00.000Z 7"]);
    expect(collectEmitted(current, "2026-08-15T00:00:00.000Z")).toEqual(["2026-08-15T00:00:00.000Z overdue"]);
  });

  it("warns in order, once for each warning day, whenever the distribution is recorded", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 0, max: DAY_MS - 1 }), (ago, ms) => {
        const moment = new Date(Date.parse("2026-06-15T00:00:00.000Z") + ms).toISOString();
        const receivedOn = new Date(Date.parse(moment) - ago * DAY_MS).toISOString().slice(0, 10);
        const notices = collectEmitted(distribute(receivedOn, moment), moment);
        const emitted = notices.map((one) => one.split(" ")[1]);
        expect(emitted.at(-1)).toBe("overdue");
        const daysLeft = 60 - ago;
        const remainingWarnings = [30, 14, 7, 1].filter((days) => days < daysLeft);
        const first = daysLeft <= 30 ? [daysLeft] : [];
        expect(emitted.slice(0, -1).map(Number)).toEqual([...first, ...remainingWarnings]);
      }),
    );
  });

  it("continues during a hold, and while other deadlines are paused", () => {
    const current = distribute("2026-06-15");
    const onHold = applyActions(current, ["hold"], "2026-06-20T00:00:00.000Z");
    expect(findSixtyDayDeadlines(onHold)).toEqual(findSixtyDayDeadlines(current));
    expect(collectEmitted(onHold, START_TIME)).toHaveLength(5);
    const onlySixtyDays = { ...onHold, deadlines: findSixtyDayDeadlines(onHold) };
    const warned = markDeadline(
      onlySixtyDays.deadlines,
      findDueEvent(onlySixtyDays, toDate("2026-07-15T00:00:00.000Z")) as never,
    );
    const released = applyActions({ ...onHold, deadlines: warned }, ["release"], "2026-07-20T00:00:00.000Z");
    expect(findSixtyDayDeadlines(released)).toEqual(warned);
    expect(collectEmitted(released, "2026-07-20T00:00:00.000Z")[0]).toBe("2026-07-31T00:00:00.000Z 14");
  });

  it("ends once all money arrived or the shortfall is accepted, and continues until then", () => {
    const current = distribute("2026-06-01");
    const receive = (amount: string, from = current) =>
      applyActions(from, [["mark_funds_received", { amount, receivedOn: "2026-06-15" }]]);
    expect(findSixtyDayDeadlines(receive("90.00"))).toEqual([]);
    expect(findSixtyDayDeadlines(receive("100.00"))).toEqual([]);
    const partial = receive("50.00");
    expect(findSixtyDayDeadlines(partial)).toEqual(findSixtyDayDeadlines(current));
    expect(findSixtyDayDeadlines(receive("40.00", partial))).toEqual([]);
    expect(findSixtyDayDeadlines(applyActions(partial, ["resolve_mismatch"]))).toEqual([]);
    expect(findSixtyDayDeadlines(applyActions(current, ["report_funds_returned"]))).toEqual([]);
    expect(findSixtyDayDeadlines(applyActions(current, ["fail"]))).toEqual([]);
  });

  it.each([
    ["2026-06-20", ["2026-07-01 30", "2026-07-17 14", "2026-07-24 7", "2026-07-30 1", "2026-08-01 overdue"]],
    ["2026-07-01", ["2026-07-17 14", "2026-07-24 7", "2026-07-30 1", "2026-08-01 overdue"]],
    ["2026-07-05", ["2026-07-17 14", "2026-07-24 7", "2026-07-30 1", "2026-08-01 overdue"]],
    ["2026-07-30", ["2026-08-01 overdue"]],
    ["2026-08-05", []],
  ])("repeats no notice if it resumes on %s, because the receipt is voided", (day, expected) => {
    const moment = `${day}T12:00:00.000Z`;
    let current = distribute("2026-06-01");
    for (let due = findDueEvent(current, toDate(moment)); due; due = findDueEvent(current, toDate(moment))) {
      current = { ...current, deadlines: markDeadline(current.deadlines, due) };
    }
    const receipt = { amount: "90.00", receivedOn: day, lateReason: "Postal delay." };
    const received = applyActions(current, [["mark_funds_received", receipt]], moment);
    expect(findSixtyDayDeadlines(received)).toEqual([]);
    const voided = applyActions(
      received,
      [["void_receipt", { receiptId: "rcp_1", reason: "bounced" }]],
      moment,
    );
    expect(findSixtyDayDeadlines(voided)).toMatchObject([
      {
        type: "sixty_day",
        dueAt: "2026-08-01T00:00:00.000Z",
        status: expected.length > 0 ? "running" : "passed",
      },
    ]);
    expect(collectEmitted(voided, moment).map((one) => one.replace(/T\S+/, ""))).toEqual(expected);
  });

  it("is separate for each distribution, whichever is recorded first", () => {
    const processing = { ...distribute("2026-06-10"), state: "processing" as const };
    const findDueDaysWith = (receivedOn: string) =>
      findSixtyDayDeadlines(distribute(receivedOn, START_TIME, processing)).map(({ dueAt }) =>
        dueAt.slice(0, 10),
      );
    expect(findDueDaysWith("2026-06-12")).toEqual(["2026-08-10", "2026-08-12"]);
    expect(findDueDaysWith("2026-06-01")).toEqual(["2026-08-01", "2026-08-10"]);
    // Periods with the same end share a deadline.
    expect(findDueDaysWith("2026-06-10")).toEqual(["2026-08-10"]);
  });
});
