import { describe, expect, it } from "@jest/globals";
import type { RolloverState } from "../../src/rollovers/rollover-states.ts";
import { firstDeadlines } from "../../src/rollovers/workflow/deadline-rules.ts";
import type { Deadline } from "../../src/rollovers/workflow/deadline-types.ts";
import { consequenceOf, findDue, nextTimerAt, settle } from "../../src/rollovers/workflow/due-deadlines.ts";
import type { ActionName } from "../../src/rollovers/workflow/transitions.ts";
import type { WorkflowState } from "../../src/rollovers/workflow/workflow-state.ts";
import { AT, at, go, type Moves, TO_APPROVED, TO_PROCESSING } from "./course-in-time.ts";
import { buildState, STATES, TERMINAL } from "./workflow-table.ts";

const fresh = (changes: Partial<WorkflowState> = {}) =>
  buildState({
    deadlines: firstDeadlines({ now: at(AT), timeZone: "UTC", deadlineDays: {} }),
    ...changes,
  });
const shown = ({ deadlines }: WorkflowState) => deadlines.map(({ type, dueAt }) => `${type} ${dueAt}`);
const cheque = { method: "check", amount: "100.00", sentTo: "destination" };
const WAITING = STATES.filter((state) => !TERMINAL.includes(state));
const GOING = WAITING.filter((state) => state !== "on_hold");

/** Actions that lead to each state on Monday, June 15, 2026, noon UTC, and its deadline. */
const TABLE: Record<
  RolloverState,
  { moves: Moves; waits: string | null; consequence?: "expires" | "overdue"; paused?: string }
> = {
  draft: { moves: [], waits: "draft 2026-07-15T12:00:00.000Z", consequence: "expires" },
  awaiting_participant: {
    moves: ["request_consent"],
    waits: "consent 2026-06-29T12:00:00.000Z",
    consequence: "expires",
  },
  submitted: { moves: ["submit"], waits: "review_start 2026-06-17T12:00:00.000Z", consequence: "overdue" },
  in_review: {
    moves: ["submit", "start_review"],
    // Friday is Juneteenth.
    waits: "review 2026-06-23T12:00:00.000Z",
    consequence: "overdue",
  },
  approved: { moves: TO_APPROVED, waits: "request 2026-06-17T12:00:00.000Z", consequence: "overdue" },
  awaiting_documents: {
    moves: ["submit", "start_review", "request_documents"],
    waits: "documents 2026-07-15T12:00:00.000Z",
    consequence: "expires",
  },
  requested: {
    moves: [...TO_APPROVED, "send_to_custodian"],
    waits: "acknowledgement 2026-06-23T12:00:00.000Z",
    consequence: "overdue",
  },
  processing: {
    moves: TO_PROCESSING,
    // The source custodian's processing days.
    waits: "processing 2026-06-30T12:00:00.000Z",
    consequence: "overdue",
  },
  funds_sent: {
    moves: [...TO_PROCESSING, "mark_funds_sent"],
    waits: "arrival 2026-07-08T12:00:00.000Z",
    consequence: "overdue",
  },
  funds_received: {
    moves: [...TO_PROCESSING, "mark_funds_sent", "mark_funds_received"],
    waits: "posting 2026-06-18T12:00:00.000Z",
    consequence: "overdue",
  },
  on_hold: {
    moves: ["submit", "hold"],
    waits: "hold 2026-06-30T12:00:00.000Z",
    consequence: "overdue",
    paused: "review_start 2026-06-17T12:00:00.000Z",
  },
  completed: { moves: [...TO_PROCESSING, "mark_funds_sent", "mark_funds_received", "complete"], waits: null },
  cancelled: { moves: ["cancel"], waits: null },
  rejected: { moves: ["submit", "start_review", "reject"], waits: null },
  failed: { moves: [...TO_PROCESSING, "mark_funds_sent", "fail"], waits: null },
  expired: { moves: ["expire"], waits: null },
};

describe("what is waited for", () => {
  it.each(STATES)("in %s", (state) => {
    const { moves, waits, consequence, paused } = TABLE[state];
    const current = go(fresh(), moves);
    expect(current.state).toBe(state);
    expect(waits === null).toBe(TERMINAL.includes(state));
    expect(shown(current)).toEqual([paused, waits].filter((one) => one != null));
    expect(nextTimerAt(current.deadlines)?.toISOString() ?? null).toBe(waits?.split(" ")[1] ?? null);
    for (const deadline of current.deadlines.filter(({ status }) => status !== "paused")) {
      expect(deadline).toMatchObject({ status: "running", leftMs: 0, warnedAt: null });
      expect(consequenceOf(deadline, current)).toBe(consequence);
    }
  });

  it.each(GOING)("comes due in %s at its moment, and not a millisecond before", (state) => {
    const current = go(fresh(), TABLE[state].moves);
    const [deadline] = current.deadlines as [Deadline];
    const due = Date.parse(deadline.dueAt);
    expect(findDue(current, new Date(due - 1))).toBeNull();
    const kind = TABLE[state].consequence;
    expect(findDue(current, new Date(due))).toEqual({ kind, deadline });
    const settled = settle(current.deadlines, findDue(current, new Date(due + 5)) as never);
    expect(settled).toEqual([{ ...deadline, status: "passed" }]);
    expect(findDue({ ...current, deadlines: settled }, new Date(due * 2))).toBeNull();
    expect(nextTimerAt(settled)).toBeNull();
  });

  it("begins anew with every entry: documents handed in lead back to a whole wait", () => {
    const asked = go(fresh(), [...TO_APPROVED, "send_to_custodian", "request_documents"]);
    const back = go(asked, ["provide_documents"], "2026-06-22T09:00:00.000Z");
    expect(shown(back)).toEqual(["acknowledgement 2026-06-29T09:00:00.000Z"]);
  });

  it("documents that are late while money is out are overdue, and end nothing", () => {
    const twice = go(fresh(), [...TO_PROCESSING, ["mark_funds_sent", cheque], ["mark_funds_sent", cheque]]);
    const asked = go(twice, ["report_funds_returned", "request_documents"]);
    const documents = asked.deadlines.find(({ type }) => type === "documents") as Deadline;
    expect(consequenceOf(documents, asked)).toBe("overdue");
    expect(findDue({ ...asked, deadlines: [documents] }, at(documents.dueAt))?.kind).toBe("overdue");
    const home = { ...asked, transfers: asked.transfers.map((one) => ({ ...one, status: "void" as const })) };
    expect(consequenceOf(documents, home)).toBe("expires");
  });
});

describe("a hold", () => {
  const HELD: ActionName[] = ["hold"];
  it.each(GOING)("pauses what %s waits for", (state) => {
    const before = go(fresh(), TABLE[state].moves);
    const held = go(before, HELD, "2026-06-16T12:00:00.500Z");
    const [deadline] = before.deadlines as [Deadline];
    const leftMs = Date.parse(deadline.dueAt) - Date.parse("2026-06-16T12:00:00.500Z");
    const clock = { type: "hold", status: "running", dueAt: "2026-07-01T12:00:00.500Z" };
    expect(held.deadlines).toEqual([
      { ...deadline, status: "paused", leftMs },
      expect.objectContaining(clock),
    ]);
    expect(nextTimerAt(held.deadlines)).toEqual(at(clock.dueAt));
    expect(findDue(held, at("2036-01-01T00:00:00.000Z"))).toMatchObject({ kind: "overdue", deadline: clock });
    const released = go(held, ["release"], "2026-06-16T12:00:00.500Z");
    expect(released.deadlines).toEqual(before.deadlines);
  });

  it("after what was waited for is over leaves no time, and never less", () => {
    const held = go(fresh(), HELD, "2026-08-01T12:00:00.000Z");
    expect(held.deadlines).toMatchObject([{ type: "draft", status: "paused", leftMs: 0 }, { type: "hold" }]);
    const released = go(held, ["release"], "2026-08-20T12:00:00.000Z");
    expect(released.deadlines).toMatchObject([{ dueAt: "2026-08-20T12:00:00.000Z", status: "running" }]);
  });

  it("that ends in a cancellation leaves nothing to wait for", () => {
    expect(go(fresh(), ["hold", "cancel"]).deadlines).toEqual([]);
  });

  it.each([
    ["2026-06-22T12:00:00.000Z", "2026-06-29T12:00:00.000Z", "seven days, to a Monday"],
    ["2026-06-26T12:00:00.000Z", "2026-07-06T12:00:00.000Z", "onto Independence Day's Friday, and over it"],
    ["2026-06-27T12:00:00.000Z", "2026-07-06T12:00:00.000Z", "onto a Saturday"],
    ["2026-06-28T01:02:03.004Z", "2026-07-06T01:02:03.004Z", "onto a Sunday, at its time of day"],
  ])("released on %s leaves the custodian until %s: %s", (when, due) => {
    // Seven of the eight days remain: June 16 to 23.
    const held = go(go(fresh(), TABLE.requested.moves), HELD, "2026-06-16T12:00:00.000Z");
    expect(shown(go(held, ["release"], when))).toEqual([`acknowledgement ${due}`]);
  });

  it("counts calendar days for whom calendar days were given", () => {
    const held = go(go(fresh(), ["request_consent"]), HELD, "2026-06-16T12:00:00.000Z");
    const [deadline] = go(held, ["release"], "2026-06-28T12:00:00.000Z").deadlines;
    expect(deadline?.dueAt).toBe("2026-07-11T12:00:00.000Z");
  });

  it("leaves nothing where nothing was left, and what had passed has passed", () => {
    const requested = go(fresh(), TABLE.requested.moves);
    const late = go(go(requested, HELD, "2026-06-24T12:00:00.000Z"), ["release"], "2026-06-26T12:00:00.000Z");
    expect(findDue(late, at("2026-06-26T12:00:00.000Z"))?.kind).toBe("overdue");
    const passed = {
      ...requested,
      deadlines: settle(requested.deadlines, findDue(requested, at("2026-06-24T00:00:00.000Z")) as never),
    };
    expect(go(passed, HELD).deadlines).toEqual([
      ...passed.deadlines,
      expect.objectContaining({ type: "hold", status: "running" }),
    ]);
    expect(go(go(passed, HELD), ["release"]).deadlines).toEqual(passed.deadlines);
  });
});
