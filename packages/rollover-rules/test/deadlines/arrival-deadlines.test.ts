import { describe, expect, it } from "@jest/globals";
import { findDueEvent, markDeadline } from "@svc/rollover-rules/deadlines/due-deadlines";
import type { WorkflowState } from "@svc/rollover-rules/workflow/workflow-state";
import {
  ACTIONS_TO_PROCESSING,
  applyActions,
  formatDeadlines,
  START_TIME,
  toDate,
} from "../workflow/apply-actions.ts";
import { buildState } from "../workflow/workflow-table.ts";

const POSTING = "posting 2026-06-18T12:00:00.000Z";
const SIXTY_DAYS = "sixty_day 2026-08-15T00:00:00.000Z";
const PROCESSING = "processing 2026-06-30T12:00:00.000Z";

describe("Money in transit", () => {
  const processing = applyActions(buildState(), ACTIONS_TO_PROCESSING);
  /** Sends $100.00, by default on Monday, June 15, 2026, noon UTC. */
  const send = (
    current: WorkflowState,
    method: string,
    { when = START_TIME, sentTo = "destination" }: { when?: string; sentTo?: string } = {},
  ) => applyActions(current, [["mark_funds_sent", { method, amount: "100.00", sentTo }]], when);
  const formatArrivals = (current: WorkflowState) =>
    formatDeadlines(current).filter((one) => one.startsWith("arrival"));

  it.each([
    ["check", "2026-07-08"],
    ["wire", "2026-06-18"],
    ["ach", "2026-06-18"],
    ["acats", "2026-06-24"],
    ["internal", "2026-06-16"],
  ])("by %s is due on %s", (method, day) => {
    expect(formatDeadlines(send(processing, method))).toEqual([`arrival ${day}T12:00:00.000Z`]);
  });

  it("to the participant is not due at the destination", () => {
    // Thirty business days, twice a check's arrival deadline.
    const check = "participant_check 2026-07-29T12:00:00.000Z";
    const carried = { method: "check", amount: "1.00", sentTo: "participant", payableTo: "destination" };
    expect(formatDeadlines(applyActions(processing, [["mark_funds_sent", carried]]))).toEqual([check]);
    // Unless the check is payable to the destination, the participant has 60 days.
    expect(formatDeadlines(send(processing, "check", { sentTo: "participant" }))).toEqual([SIXTY_DAYS]);
    const both = send(send(processing, "wire"), "check", { sentTo: "participant" });
    expect(formatArrivals(both)).toEqual(["arrival 2026-06-18T12:00:00.000Z"]);
  });

  it.each([
    ["check", "wire"],
    ["wire", "check"],
  ])("in several parts is due on the latest of their days: %s, then %s", (first, second) => {
    expect(formatArrivals(send(send(processing, first), second))).toEqual([
      "arrival 2026-07-08T12:00:00.000Z",
    ]);
  });

  it("gets a new deadline with the next part if it is overdue", () => {
    const sent = send(processing, "wire");
    const late = {
      ...sent,
      deadlines: markDeadline(
        sent.deadlines,
        findDueEvent(sent, toDate("2026-06-19T00:00:00.000Z")) as never,
      ),
    };
    const again = send(late, "wire", { when: "2026-06-22T12:00:00.000Z" });
    expect(again.deadlines).toEqual([
      {
        type: "arrival",
        dueAt: "2026-06-25T12:00:00.000Z",
        status: "running",
        leftMs: 0,
        warnedAt: null,
        timeZone: "UTC",
        count: "federal_reserve",
      },
    ]);
  });

  it("keeps its deadline until the last part has come back", () => {
    const both = send(send(processing, "wire"), "wire");
    const returnFunds = (current: WorkflowState, transferId: string) =>
      applyActions(current, [["report_funds_returned", { transferId, reason: "returned" }]]);
    const one = returnFunds(both, "tr_1");
    expect(formatDeadlines(one)).toEqual([...formatDeadlines(both), PROCESSING]);
    expect(formatDeadlines(returnFunds({ ...one, state: "funds_sent" }, "tr_2"))).toEqual([PROCESSING]);
    // Only the participant's money is in transit.
    const mixed = send(send(processing, "wire"), "check", { sentTo: "participant" });
    expect(formatDeadlines(returnFunds(mixed, "tr_1"))).toEqual([PROCESSING, SIXTY_DAYS]);
  });

  it.each([
    ["request_documents", "processing", [PROCESSING]],
    ["custodian_soft_reject", "requested", ["acknowledgement 2026-06-23T12:00:00.000Z"]],
  ] as const)(
    "keeps its deadline while documents are missing, after %s, and once they are provided",
    (action, state, otherDeadlines) => {
      const both = send(send(processing, "check"), "wire");
      const one = applyActions(both, [["report_funds_returned", { transferId: "tr_2", reason: "returned" }]]);
      const requested = applyActions(one, [action]);
      const due = "arrival 2026-07-08T12:00:00.000Z";
      expect(formatDeadlines(requested).sort()).toEqual([due, "documents 2026-07-15T12:00:00.000Z"]);
      const back = applyActions(requested, ["provide_documents"]);
      expect(back.state).toBe(state);
      expect(formatDeadlines(back).sort()).toEqual([...otherDeadlines, due].sort());
      expect(formatArrivals(applyActions(applyActions(requested, ["hold"]), ["release"]))).toEqual([due]);
    },
  );

  it("keeps its deadline until all of it has arrived, or the shortfall is accepted", () => {
    const receive = (current: WorkflowState, amount: string) =>
      applyActions(current, [["mark_funds_received", { amount, receivedOn: "2026-06-15" }]]);
    const sent = send(processing, "wire");
    const part = receive(sent, "60.00");
    expect(formatDeadlines(part)).toEqual(formatDeadlines(sent));
    expect(formatDeadlines(receive(part, "40.00"))).toEqual([POSTING]);
    expect(formatDeadlines(receive(part, "50.00"))).toEqual([POSTING]);
    expect(formatDeadlines(applyActions(part, ["resolve_mismatch"]))).toEqual([POSTING]);
    expect(formatDeadlines(receive(sent, "100.00"))).toEqual([POSTING]);
  });
});
