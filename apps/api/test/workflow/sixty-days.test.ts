import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { findDue, nextTimerAt, settle } from "../../src/rollovers/workflow/due-deadlines.ts";
import type { WorkflowState } from "../../src/rollovers/workflow/workflow-state.ts";
import { AT, at, go, TO_APPROVED } from "./course-in-time.ts";
import { buildState } from "./workflow-table.ts";

const DAY_MS = 86_400_000;
const approved = go(buildState({ type: "indirect_60_day" }), TO_APPROVED);
const record = (receivedOn: string, moment = AT, from = approved) =>
  go(
    from,
    [
      [
        "record_distribution",
        { receivedOn, grossAmount: "100.00", withheldFederal: "10.00", withheldState: "0.00" },
      ],
    ],
    moment,
  );

const sixtyOf = ({ deadlines }: WorkflowState) => deadlines.filter(({ type }) => type === "sixty_day");

/** Returns what timers emit from a time on: `2026-08-07T00:00:00.000Z 7`, then `overdue`. */
function tell(from: WorkflowState, moment: string): string[] {
  const told: string[] = [];
  let deadlines = sixtyOf(from);
  for (let next = nextTimerAt(deadlines); next; next = nextTimerAt(deadlines)) {
    const now = next > at(moment) ? next : at(moment);
    const due = findDue({ ...from, deadlines }, now);
    if (!due) throw new Error(`nothing is due at ${now.toISOString()}`);
    const what = due.kind === "warning" ? due.daysLeft : due.kind;
    told.push(`${now.toISOString()} ${what}`);
    deadlines = settle(deadlines, due);
  }
  return told;
}

describe("the 60 days", () => {
  it("recorded on the day of receipt are warned of four times, and once told to be over", () => {
    const current = record("2026-06-15");
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
    expect(tell(current, AT)).toEqual([
      "2026-07-15T00:00:00.000Z 30",
      "2026-07-31T00:00:00.000Z 14",
      "2026-08-07T00:00:00.000Z 7",
      "2026-08-13T00:00:00.000Z 1",
      "2026-08-15T00:00:00.000Z overdue",
    ]);
  });

  it.each([
    ["2026-04-26", [`${AT} 10`, "2026-06-18T00:00:00.000Z 7", "2026-06-24T00:00:00.000Z 1"], "2026-06-26"],
    [
      "2026-05-16",
      [`${AT} 30`, "2026-07-01T00:00:00.000Z 14", "2026-07-08T00:00:00.000Z 7", "2026-07-14T00:00:00.000Z 1"],
      "2026-07-16",
    ],
    ["2026-04-30", [`${AT} 14`, "2026-06-22T00:00:00.000Z 7", "2026-06-28T00:00:00.000Z 1"], "2026-06-30"],
    ["2026-04-17", [`${AT} 1`], "2026-06-17"],
    ["2026-04-16", [`${AT} 0`], "2026-06-16"],
  ])("recorded late, received on %s, are warned of once for what is behind", (receivedOn, warnings, over) => {
    const current = record(receivedOn);
    expect(tell(current, AT)).toEqual([...warnings, `${over}T00:00:00.000Z overdue`]);
  });

  it("recorded when they are over are told to be over, and nothing else", () => {
    expect(tell(record("2026-04-15"), AT)).toEqual([`${AT} overdue`]);
    expect(tell(record("0001-01-01"), AT)).toEqual([`${AT} overdue`]);
  });

  it("are told of late by a timer that comes late: what is left then, and each thing once", () => {
    const current = record("2026-06-15");
    // No timer ran until ten days before the end.
    const late = "2026-08-04T10:00:00.000Z";
    expect(tell(current, late).slice(0, 2)).toEqual([`${late} 10`, "2026-08-07T00:00:00.000Z 7"]);
    expect(tell(current, "2026-08-15T00:00:00.000Z")).toEqual(["2026-08-15T00:00:00.000Z overdue"]);
  });

  it("are warned of in order, never twice for one stretch, whenever they are recorded", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 0, max: DAY_MS - 1 }), (ago, ms) => {
        const moment = new Date(Date.parse("2026-06-15T00:00:00.000Z") + ms).toISOString();
        const receivedOn = new Date(Date.parse(moment) - ago * DAY_MS).toISOString().slice(0, 10);
        const told = tell(record(receivedOn, moment), moment).map((one) => one.split(" ")[1]);
        expect(told.at(-1)).toBe("overdue");
        const left = 60 - ago;
        const behind = [30, 14, 7, 1].filter((days) => days < left);
        const first = left <= 30 ? [left] : [];
        expect(told.slice(0, -1).map(Number)).toEqual([...first, ...behind]);
      }),
    );
  });

  it("run on through a hold, and through a hold of what is paused beside them", () => {
    const current = record("2026-06-15");
    const held = go(current, ["hold"], "2026-06-20T00:00:00.000Z");
    expect(sixtyOf(held)).toEqual(sixtyOf(current));
    expect(tell(held, AT)).toHaveLength(5);
    const alone = { ...held, deadlines: sixtyOf(held) };
    const warned = settle(alone.deadlines, findDue(alone, at("2026-07-15T00:00:00.000Z")) as never);
    const released = go({ ...held, deadlines: warned }, ["release"], "2026-07-20T00:00:00.000Z");
    expect(sixtyOf(released)).toEqual(warned);
    expect(tell(released, "2026-07-20T00:00:00.000Z")[0]).toBe("2026-07-31T00:00:00.000Z 14");
  });

  it("end with the money home, in full or with the rest given up, and go on while some is short", () => {
    const current = record("2026-06-01");
    const receive = (amount: string, from = current) =>
      go(from, [["mark_funds_received", { amount, receivedOn: "2026-06-15" }]]);
    expect(sixtyOf(receive("90.00"))).toEqual([]);
    expect(sixtyOf(receive("100.00"))).toEqual([]);
    const short = receive("50.00");
    expect(sixtyOf(short)).toEqual(sixtyOf(current));
    expect(sixtyOf(receive("40.00", short))).toEqual([]);
    expect(sixtyOf(go(short, ["resolve_mismatch"]))).toEqual([]);
    expect(sixtyOf(go(current, ["report_funds_returned"]))).toEqual([]);
    expect(sixtyOf(go(current, ["fail"]))).toEqual([]);
  });

  it.each([
    ["2026-06-20", ["2026-07-01 30", "2026-07-17 14", "2026-07-24 7", "2026-07-30 1", "2026-08-01 overdue"]],
    ["2026-07-01", ["2026-07-17 14", "2026-07-24 7", "2026-07-30 1", "2026-08-01 overdue"]],
    ["2026-07-05", ["2026-07-17 14", "2026-07-24 7", "2026-07-30 1", "2026-08-01 overdue"]],
    ["2026-07-30", ["2026-08-01 overdue"]],
    ["2026-08-05", []],
  ])("that come back on %s, after the money was home, repeat nothing that was told", (day, expected) => {
    const moment = `${day}T12:00:00.000Z`;
    let current = record("2026-06-01");
    for (let due = findDue(current, at(moment)); due; due = findDue(current, at(moment))) {
      current = { ...current, deadlines: settle(current.deadlines, due) };
    }
    const receipt = { amount: "90.00", receivedOn: day, lateReason: "The post." };
    const home = go(current, [["mark_funds_received", receipt]], moment);
    expect(sixtyOf(home)).toEqual([]);
    const out = go(home, [["void_receipt", { receiptId: "rcp_1", reason: "bounced" }]], moment);
    expect(sixtyOf(out)).toMatchObject([
      {
        type: "sixty_day",
        dueAt: "2026-08-01T00:00:00.000Z",
        status: expected.length > 0 ? "running" : "passed",
      },
    ]);
    expect(tell(out, moment).map((one) => one.replace(/T\S+/, ""))).toEqual(expected);
  });

  it("are each distribution's own, whichever is recorded first", () => {
    const processing = { ...record("2026-06-10"), state: "processing" as const };
    const dues = (current: WorkflowState) => sixtyOf(current).map(({ dueAt }) => dueAt.slice(0, 10));
    expect(dues(record("2026-06-12", AT, processing))).toEqual(["2026-08-10", "2026-08-12"]);
    expect(dues(record("2026-06-01", AT, processing))).toEqual(["2026-08-01", "2026-08-10"]);
    // Periods that end on the same day share one deadline.
    expect(dues(record("2026-06-10", AT, processing))).toEqual(["2026-08-10"]);
  });
});
