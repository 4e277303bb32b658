import { describe, expect, it } from "@jest/globals";
import { createFirstDeadlines } from "@svc/rollover-rules/deadlines/deadline-rules";
import type { Deadline } from "@svc/rollover-rules/deadlines/deadline-types";
import {
  findDueEvent,
  findNextTimer,
  getConsequence,
  markDeadline,
} from "@svc/rollover-rules/deadlines/due-deadlines";
import type { RolloverState } from "@svc/rollover-rules/rollover-states";
import type { ActionName } from "@svc/rollover-rules/workflow/transitions";
import type { WorkflowState } from "@svc/rollover-rules/workflow/workflow-state";
import {
  ACTIONS_TO_APPROVED,
  ACTIONS_TO_PROCESSING,
  type ActionSequence,
  applyActions,
  formatDeadlines,
  START_TIME,
  toDate,
} from "../workflow/apply-actions.ts";
import { buildState, STATES, TERMINAL_STATES } from "../workflow/workflow-table.ts";

const buildDraft = (changes: Partial<WorkflowState> = {}) =>
  buildState({
    deadlines: createFirstDeadlines({ now: toDate(START_TIME), timeZone: "UTC", deadlineDays: {} }),
    ...changes,
  });
const check = { method: "check", amount: "100.00", sentTo: "destination" };
const WAITING = STATES.filter((state) => !TERMINAL_STATES.includes(state));
const UNPAUSED_STATES = WAITING.filter((state) => state !== "on_hold");

/** By state: actions on Monday, June 15, 2026, noon UTC, and the deadline. */
const TABLE: Record<
  RolloverState,
  { actions: ActionSequence; deadline: string | null; consequence?: "expires" | "overdue"; paused?: string }
> = {
  draft: { actions: [], deadline: "draft 2026-07-15T12:00:00.000Z", consequence: "expires" },
  awaiting_participant: {
    actions: ["request_consent"],
    deadline: "consent 2026-06-29T12:00:00.000Z",
    consequence: "expires",
  },
  submitted: {
    actions: ["submit"],
    deadline: "review_start 2026-06-17T12:00:00.000Z",
    consequence: "overdue",
  },
  in_review: {
    actions: ["submit", "start_review"],
    // Friday is Juneteenth.
    deadline: "review 2026-06-23T12:00:00.000Z",
    consequence: "overdue",
  },
  approved: {
    actions: ACTIONS_TO_APPROVED,
    deadline: "request 2026-06-17T12:00:00.000Z",
    consequence: "overdue",
  },
  awaiting_documents: {
    actions: ["submit", "start_review", "request_documents"],
    deadline: "documents 2026-07-15T12:00:00.000Z",
    consequence: "expires",
  },
  requested: {
    actions: [...ACTIONS_TO_APPROVED, "send_to_custodian"],
    deadline: "acknowledgement 2026-06-23T12:00:00.000Z",
    consequence: "overdue",
  },
  processing: {
    actions: ACTIONS_TO_PROCESSING,
    // The source custodian's processing days.
    deadline: "processing 2026-06-30T12:00:00.000Z",
    consequence: "overdue",
  },
  funds_sent: {
    actions: [...ACTIONS_TO_PROCESSING, "mark_funds_sent"],
    deadline: "arrival 2026-07-08T12:00:00.000Z",
    consequence: "overdue",
  },
  funds_received: {
    actions: [...ACTIONS_TO_PROCESSING, "mark_funds_sent", "mark_funds_received"],
    deadline: "posting 2026-06-18T12:00:00.000Z",
    consequence: "overdue",
  },
  on_hold: {
    actions: ["submit", "hold"],
    deadline: "hold 2026-06-30T12:00:00.000Z",
    consequence: "overdue",
    paused: "review_start 2026-06-17T12:00:00.000Z",
  },
  completed: {
    actions: [...ACTIONS_TO_PROCESSING, "mark_funds_sent", "mark_funds_received", "complete"],
    deadline: null,
  },
  cancelled: { actions: ["cancel"], deadline: null },
  rejected: { actions: ["submit", "start_review", "reject"], deadline: null },
  failed: { actions: [...ACTIONS_TO_PROCESSING, "mark_funds_sent", "fail"], deadline: null },
  expired: { actions: ["expire"], deadline: null },
};

describe("Deadlines", () => {
  it.each(STATES)("in %s are due as the table says", (state) => {
    const { actions, deadline, consequence, paused } = TABLE[state];
    const current = applyActions(buildDraft(), actions);
    expect(current.state).toBe(state);
    expect(deadline === null).toBe(TERMINAL_STATES.includes(state));
    expect(formatDeadlines(current)).toEqual([paused, deadline].filter((one) => one != null));
    expect(findNextTimer(current.deadlines)?.toISOString() ?? null).toBe(deadline?.split(" ")[1] ?? null);
    for (const unpaused of current.deadlines.filter(({ status }) => status !== "paused")) {
      expect(unpaused).toMatchObject({ status: "running", leftMs: 0, warnedAt: null });
      expect(getConsequence(unpaused, current)).toBe(consequence);
    }
  });

  it.each(UNPAUSED_STATES)("in %s come due on time, and not a millisecond before", (state) => {
    const current = applyActions(buildDraft(), TABLE[state].actions);
    const [deadline] = current.deadlines as [Deadline];
    const due = Date.parse(deadline.dueAt);
    expect(findDueEvent(current, new Date(due - 1))).toBeNull();
    const kind = TABLE[state].consequence;
    expect(findDueEvent(current, new Date(due))).toEqual({ kind, deadline });
    const settled = markDeadline(current.deadlines, findDueEvent(current, new Date(due + 5)) as never);
    expect(settled).toEqual([{ ...deadline, status: "passed" }]);
    expect(findDueEvent({ ...current, deadlines: settled }, new Date(due * 2))).toBeNull();
    expect(findNextTimer(settled)).toBeNull();
  });

  it("start again with each entry into a state: provided documents restart the wait in full", () => {
    const requested = applyActions(buildDraft(), [
      ...ACTIONS_TO_APPROVED,
      "send_to_custodian",
      "request_documents",
    ]);
    const back = applyActions(requested, ["provide_documents"], "2026-06-22T09:00:00.000Z");
    expect(formatDeadlines(back)).toEqual(["acknowledgement 2026-06-29T09:00:00.000Z"]);
  });

  it("for documents become overdue while money is out, and expire nothing", () => {
    const twice = applyActions(buildDraft(), [
      ...ACTIONS_TO_PROCESSING,
      ["mark_funds_sent", check],
      ["mark_funds_sent", check],
    ]);
    const requested = applyActions(twice, ["report_funds_returned", "request_documents"]);
    const documents = requested.deadlines.find(({ type }) => type === "documents") as Deadline;
    expect(getConsequence(documents, requested)).toBe("overdue");
    expect(findDueEvent({ ...requested, deadlines: [documents] }, toDate(documents.dueAt))?.kind).toBe(
      "overdue",
    );
    const returned = {
      ...requested,
      transfers: requested.transfers.map((one) => ({ ...one, status: "void" as const })),
    };
    expect(getConsequence(documents, returned)).toBe("expires");
  });
});

describe("A hold", () => {
  const HOLD: ActionName[] = ["hold"];
  it.each(UNPAUSED_STATES)("pauses the deadline of %s", (state) => {
    const before = applyActions(buildDraft(), TABLE[state].actions);
    const onHold = applyActions(before, HOLD, "2026-06-16T12:00:00.500Z");
    const [deadline] = before.deadlines as [Deadline];
    const leftMs = Date.parse(deadline.dueAt) - Date.parse("2026-06-16T12:00:00.500Z");
    const holdDeadline = { type: "hold", status: "running", dueAt: "2026-07-01T12:00:00.500Z" };
    expect(onHold.deadlines).toEqual([
      { ...deadline, status: "paused", leftMs },
      expect.objectContaining(holdDeadline),
    ]);
    expect(findNextTimer(onHold.deadlines)).toEqual(toDate(holdDeadline.dueAt));
    expect(findDueEvent(onHold, toDate("2036-01-01T00:00:00.000Z"))).toMatchObject({
      kind: "overdue",
      deadline: holdDeadline,
    });
    const released = applyActions(onHold, ["release"], "2026-06-16T12:00:00.500Z");
    expect(released.deadlines).toEqual(before.deadlines);
  });

  it("after the deadline has passed leaves zero time, not a negative amount", () => {
    const onHold = applyActions(buildDraft(), HOLD, "2026-08-01T12:00:00.000Z");
    expect(onHold.deadlines).toMatchObject([
      { type: "draft", status: "paused", leftMs: 0 },
      { type: "hold" },
    ]);
    const released = applyActions(onHold, ["release"], "2026-08-20T12:00:00.000Z");
    expect(released.deadlines).toMatchObject([{ dueAt: "2026-08-20T12:00:00.000Z", status: "running" }]);
  });

  it("leaves no deadline if it ends in a cancellation", () => {
    expect(applyActions(buildDraft(), ["hold", "cancel"]).deadlines).toEqual([]);
  });

  it.each([
    ["2026-06-22T12:00:00.000Z", "2026-06-29T12:00:00.000Z", "seven days later is a Monday"],
    ["2026-06-26T12:00:00.000Z", "2026-07-06T12:00:00.000Z", "seven days later is a holiday"],
    ["2026-06-27T12:00:00.000Z", "2026-07-06T12:00:00.000Z", "seven days later is a Saturday"],
    ["2026-06-28T01:02:03.004Z", "2026-07-06T01:02:03.004Z", "seven days later is a Sunday; the time stays"],
  ])("released on %s gives the custodian until %s: %s", (when, due) => {
    // Seven of eight days remain: June 16 to 23.
    const onHold = applyActions(
      applyActions(buildDraft(), TABLE.requested.actions),
      HOLD,
      "2026-06-16T12:00:00.000Z",
    );
    expect(formatDeadlines(applyActions(onHold, ["release"], when))).toEqual([`acknowledgement ${due}`]);
  });

  it("counts calendar days for deadlines in calendar days", () => {
    const onHold = applyActions(
      applyActions(buildDraft(), ["request_consent"]),
      HOLD,
      "2026-06-16T12:00:00.000Z",
    );
    const [deadline] = applyActions(onHold, ["release"], "2026-06-28T12:00:00.000Z").deadlines;
    expect(deadline?.dueAt).toBe("2026-07-11T12:00:00.000Z");
  });

  it("adds no time to a deadline that is due, and keeps a passed deadline passed", () => {
    const requested = applyActions(buildDraft(), TABLE.requested.actions);
    const late = applyActions(
      applyActions(requested, HOLD, "2026-06-24T12:00:00.000Z"),
      ["release"],
      "2026-06-26T12:00:00.000Z",
    );
    expect(findDueEvent(late, toDate("2026-06-26T12:00:00.000Z"))?.kind).toBe("overdue");
    const passed = {
      ...requested,
      deadlines: markDeadline(
        requested.deadlines,
        findDueEvent(requested, toDate("2026-06-24T00:00:00.000Z")) as never,
      ),
    };
    expect(applyActions(passed, HOLD).deadlines).toEqual([
      ...passed.deadlines,
      expect.objectContaining({ type: "hold", status: "running" }),
    ]);
    expect(applyActions(applyActions(passed, HOLD), ["release"]).deadlines).toEqual(passed.deadlines);
  });
});
