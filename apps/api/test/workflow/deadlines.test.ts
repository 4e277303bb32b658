import { describe, expect, it } from "@jest/globals";
import type { RolloverState } from "../../src/rollovers/rollover-states.ts";
import {
  consequenceOf,
  findDue,
  firstDeadlines,
  nextTimerAt,
  settle,
} from "../../src/rollovers/workflow/deadline-rules.ts";
import type { Deadline } from "../../src/rollovers/workflow/deadline-types.ts";
import type { ActionName } from "../../src/rollovers/workflow/transitions.ts";
import type { WorkflowState } from "../../src/rollovers/workflow/workflow-state.ts";
import { AT, at, go, type Moves, TO_APPROVED, TO_PROCESSING } from "./course-in-time.ts";
import { buildState, STATES } from "./workflow-table.ts";

const fresh = (changes: Partial<WorkflowState> = {}) =>
  buildState({ deadlines: firstDeadlines(at(AT)), ...changes });
const shown = ({ deadlines }: WorkflowState) => deadlines.map(({ type, dueAt }) => `${type} ${dueAt}`);
const cheque = { method: "check", amount: "100.00", sentTo: "destination" };

/** How each state is come to on Monday, 15 June 2026, noon, and what is waited for there. */
const TABLE: Record<
  RolloverState,
  { moves: Moves; waits: string | null; consequence?: "expires" | "overdue" }
> = {
  draft: { moves: [], waits: "draft 2026-07-15T12:00:00.000Z", consequence: "expires" },
  awaiting_participant: {
    moves: ["request_consent"],
    waits: "consent 2026-06-29T12:00:00.000Z",
    consequence: "expires",
  },
  submitted: { moves: ["submit"], waits: null },
  in_review: { moves: ["submit", "start_review"], waits: null },
  approved: { moves: TO_APPROVED, waits: null },
  awaiting_documents: {
    moves: ["submit", "start_review", "request_documents"],
    waits: "documents 2026-07-15T12:00:00.000Z",
    consequence: "expires",
  },
  requested: {
    moves: [...TO_APPROVED, "send_to_custodian"],
    // Friday is Juneteenth.
    waits: "acknowledgement 2026-06-23T12:00:00.000Z",
    consequence: "overdue",
  },
  processing: { moves: TO_PROCESSING, waits: null },
  funds_sent: {
    moves: [...TO_PROCESSING, "mark_funds_sent"],
    waits: "arrival 2026-07-08T12:00:00.000Z",
    consequence: "overdue",
  },
  funds_received: { moves: [...TO_PROCESSING, "mark_funds_sent", "mark_funds_received"], waits: null },
  on_hold: { moves: ["submit", "hold"], waits: null },
  completed: { moves: [...TO_PROCESSING, "mark_funds_sent", "mark_funds_received", "complete"], waits: null },
  cancelled: { moves: ["cancel"], waits: null },
  rejected: { moves: ["submit", "start_review", "reject"], waits: null },
  failed: { moves: [...TO_PROCESSING, "mark_funds_sent", "fail"], waits: null },
  expired: { moves: ["expire"], waits: null },
};

describe("what is waited for", () => {
  it.each(STATES)("in %s", (state) => {
    const { moves, waits, consequence } = TABLE[state];
    const current = go(fresh(), moves);
    expect(current.state).toBe(state);
    expect(shown(current)).toEqual(waits === null ? [] : [waits]);
    expect(nextTimerAt(current.deadlines)?.toISOString() ?? null).toBe(waits?.split(" ")[1] ?? null);
    for (const deadline of current.deadlines) {
      expect(deadline).toMatchObject({ status: "running", leftMs: 0, warnedAt: null });
      expect(consequenceOf(deadline, current)).toBe(consequence);
    }
  });

  it.each(STATES.filter((state) => TABLE[state].waits !== null))(
    "comes due in %s at its moment, and not a millisecond before",
    (state) => {
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
    },
  );

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

describe("money on its way", () => {
  const processing = go(fresh(), TO_PROCESSING);
  const send = (current: WorkflowState, method: string, when = AT, sentTo = "destination") =>
    go(current, [["mark_funds_sent", { method, amount: "100.00", sentTo }]], when);
  const arrival = (current: WorkflowState) => shown(current).filter((one) => one.startsWith("arrival"));

  it.each([
    ["check", "2026-07-08"],
    ["wire", "2026-06-18"],
    ["ach", "2026-06-18"],
    ["acats", "2026-06-24"],
    ["internal", "2026-06-16"],
  ])("by %s is there by %s", (method, day) => {
    expect(shown(send(processing, method))).toEqual([`arrival ${day}T12:00:00.000Z`]);
  });

  it("to the participant is not waited for at the destination", () => {
    expect(shown(send(processing, "check", AT, "participant"))).toEqual([]);
    const both = send(send(processing, "wire"), "check", AT, "participant");
    expect(arrival(both)).toEqual(["arrival 2026-06-18T12:00:00.000Z"]);
  });

  it.each([
    ["check", "wire"],
    ["wire", "check"],
  ])("in several parts is there by the latest of their days: %s, then %s", (first, second) => {
    expect(arrival(send(send(processing, first), second))).toEqual(["arrival 2026-07-08T12:00:00.000Z"]);
  });

  it("that is overdue is waited for anew with the next part", () => {
    const sent = send(processing, "wire");
    const late = {
      ...sent,
      deadlines: settle(sent.deadlines, findDue(sent, at("2026-06-19T00:00:00.000Z")) as never),
    };
    const again = send(late, "wire", "2026-06-22T12:00:00.000Z");
    expect(again.deadlines).toEqual([
      { type: "arrival", dueAt: "2026-06-25T12:00:00.000Z", status: "running", leftMs: 0, warnedAt: null },
    ]);
  });

  it("is waited for until the last part came back", () => {
    const both = send(send(processing, "wire"), "wire");
    const giveBack = (current: WorkflowState, transferId: string) =>
      go(current, [["report_funds_returned", { transferId, reason: "returned" }]]);
    const one = giveBack(both, "tr_1");
    expect(shown(one)).toEqual(shown(both));
    expect(shown(giveBack({ ...one, state: "funds_sent" }, "tr_2"))).toEqual([]);
    // What is still under way is the participant's.
    const mixed = send(send(processing, "wire"), "check", AT, "participant");
    expect(shown(giveBack(mixed, "tr_1"))).toEqual([]);
  });

  it.each([
    ["request_documents", "processing", []],
    ["custodian_soft_reject", "requested", ["acknowledgement 2026-06-23T12:00:00.000Z"]],
  ] as const)(
    "is waited for while documents are, after %s, and once they are there",
    (asks, state, waits) => {
      const both = send(send(processing, "check"), "wire");
      const one = go(both, [["report_funds_returned", { transferId: "tr_2", reason: "returned" }]]);
      const asked = go(one, [asks]);
      const due = "arrival 2026-07-08T12:00:00.000Z";
      expect(shown(asked).sort()).toEqual([due, "documents 2026-07-15T12:00:00.000Z"]);
      const back = go(asked, ["provide_documents"]);
      expect(back.state).toBe(state);
      expect(shown(back).sort()).toEqual([...waits, due]);
      expect(arrival(go(go(asked, ["hold"]), ["release"]))).toEqual([due]);
    },
  );

  it("is waited for until all of it is there, or the rest is given up", () => {
    const receive = (current: WorkflowState, amount: string) =>
      go(current, [["mark_funds_received", { amount, receivedOn: "2026-06-15" }]]);
    const sent = send(processing, "wire");
    const part = receive(sent, "60.00");
    expect(shown(part)).toEqual(shown(sent));
    expect(shown(receive(part, "40.00"))).toEqual([]);
    expect(shown(receive(part, "50.00"))).toEqual([]);
    expect(shown(go(part, ["resolve_mismatch"]))).toEqual([]);
    expect(shown(receive(sent, "100.00"))).toEqual([]);
  });
});

describe("a hold", () => {
  const HELD: ActionName[] = ["hold"];
  it.each(STATES.filter((state) => TABLE[state].waits !== null))("pauses what %s waits for", (state) => {
    const before = go(fresh(), TABLE[state].moves);
    const held = go(before, HELD, "2026-06-16T12:00:00.500Z");
    const [deadline] = before.deadlines as [Deadline];
    const leftMs = Date.parse(deadline.dueAt) - Date.parse("2026-06-16T12:00:00.500Z");
    expect(held.deadlines).toEqual([{ ...deadline, status: "paused", leftMs }]);
    expect(nextTimerAt(held.deadlines)).toBeNull();
    expect(findDue(held, at("2036-01-01T00:00:00.000Z"))).toBeNull();
    const released = go(held, ["release"], "2026-06-16T12:00:00.500Z");
    expect(released.deadlines).toEqual(before.deadlines);
  });

  it("after what was waited for is over leaves no time, and never less", () => {
    const held = go(fresh(), HELD, "2026-08-01T12:00:00.000Z");
    expect(held.deadlines).toMatchObject([{ type: "draft", status: "paused", leftMs: 0 }]);
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
    // Seven of the eight days are left: 16 to 23 June.
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
    expect(go(passed, HELD).deadlines).toEqual(passed.deadlines);
    expect(go(go(passed, HELD), ["release"]).deadlines).toEqual(passed.deadlines);
  });
});
