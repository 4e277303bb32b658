import { describe, expect, it } from "@jest/globals";
import type { RolloverState } from "../../src/rollover-states.ts";
import { listSteps, type TrackedEntry } from "../../src/tracking/tracking-steps.ts";

const day = (number: number) => new Date(Date.UTC(2026, 5, number));

function buildEntries(...states: RolloverState[]): TrackedEntry[] {
  return states.map((toState, index) => ({
    fromState: states[index - 1] ?? null,
    toState,
    at: day(index + 1),
  }));
}

const buildPosition = (state: RolloverState, changes: object = {}) => ({
  state,
  documentsReturnState: null,
  holdReturnState: null,
  ...changes,
});

const getStatuses = (steps: ReturnType<typeof listSteps>) => steps.map(({ status }) => status);
const [DONE, NOW, LATER] = ["done", "current", "upcoming"] as const;

describe("listSteps", () => {
  it.each<[RolloverState, number]>([
    ["draft", 0],
    ["awaiting_participant", 0],
    ["submitted", 1],
    ["in_review", 1],
    ["approved", 2],
    ["requested", 3],
    ["processing", 3],
    ["funds_sent", 4],
    ["funds_received", 5],
  ])("in %s, step %i is current", (state, current) => {
    const steps = listSteps(buildPosition(state), []);
    expect(steps.findIndex(({ status }) => status === NOW)).toBe(current);
    expect(steps.filter(({ status }) => status === DONE)).toHaveLength(current);
  });

  it("dates each step by the last time it was done", () => {
    const entries = buildEntries(
      "draft",
      "submitted",
      "in_review",
      "approved",
      "in_review",
      "approved",
      "requested",
    );
    expect(listSteps(buildPosition("requested"), entries).map(({ doneAt }) => doneAt)).toEqual([
      day(2),
      day(6),
      day(7),
      null,
      null,
      null,
    ]);
  });

  it("ignores document requests and holds", () => {
    const documents = buildPosition("awaiting_documents", { documentsReturnState: "processing" });
    expect(getStatuses(listSteps(documents, []))).toEqual([DONE, DONE, DONE, NOW, LATER, LATER]);
    const hold = buildPosition("on_hold", {
      holdReturnState: "awaiting_documents",
      documentsReturnState: "in_review",
    });
    expect(getStatuses(listSteps(hold, []))).toEqual([DONE, NOW, LATER, LATER, LATER, LATER]);
  });

  it("has no current step after the end, and only done steps when completed", () => {
    const entries = buildEntries("draft", "submitted", "in_review", "rejected");
    expect(getStatuses(listSteps(buildPosition("rejected"), entries))).toEqual([
      DONE,
      LATER,
      LATER,
      LATER,
      LATER,
      LATER,
    ]);
    const steps = listSteps(buildPosition("completed"), buildEntries("draft", "funds_received", "completed"));
    expect(getStatuses(steps)).toEqual([DONE, DONE, DONE, DONE, DONE, DONE]);
    expect(steps.at(-1)?.doneAt).toEqual(day(3));
  });
});
