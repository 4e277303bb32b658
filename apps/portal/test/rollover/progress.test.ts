import { describe, expect, it } from "@jest/globals";
import { ROLLOVER_STATES, ROLLOVER_TYPES } from "@svc/rollover-rules/rollover-states";
import { MAIN_PATH, toProgress } from "../../src/pages/rollover/progress.ts";

function buildTimeline(...states: string[]) {
  return states.map((toState, index) => ({
    at: `2026-06-${String(index + 1).padStart(2, "0")}T12:00:00.000Z`,
    fromState: states[index - 1] ?? null,
    toState,
  }));
}
function buildProgress(states: string[], type = "direct", nextStates: (string | null)[] = []) {
  const path = toProgress({ state: states.at(-1) ?? "draft", type }, buildTimeline(...states), nextStates);
  const listStates = (status: string) =>
    path.steps.filter((step) => step.status === status).map(({ state }) => state);
  return {
    ...path,
    done: listStates("done"),
    now: listStates("now"),
    stopped: listStates("stopped"),
    next: listStates("next"),
  };
}
const TO_PROCESSING = ["draft", "submitted", "in_review", "approved", "requested", "processing"];

describe("Progress of a rollover", () => {
  it("shows completed steps with their times, the current step, and the steps ahead", () => {
    const { steps, done, now, next } = buildProgress(TO_PROCESSING);
    expect(done).toEqual(["draft", "submitted", "in_review", "approved", "requested"]);
    expect(now).toEqual(["processing"]);
    expect(next).toEqual(["funds_sent", "funds_received", "completed"]);
    expect(steps.map(({ at }) => at?.slice(8, 10) ?? null)).toEqual([
      "01",
      "02",
      "03",
      "04",
      "05",
      "06",
      null,
      null,
      null,
    ]);
  });

  it("says who completes each step ahead, and by when", () => {
    const timeline = buildTimeline("draft", "submitted", "in_review");
    const deadlines = [
      { type: "review", dueOn: "2026-06-09" },
      { type: "sixty_day", dueOn: "2026-06-01" },
    ];
    const { steps } = toProgress({ state: "in_review", type: "direct", deadlines }, timeline);
    const ahead = steps.filter(({ status }) => status === "next");
    expect(ahead.map(({ state, actor, dueOn }) => [state, actor, dueOn])).toEqual([
      ["approved", "operations", "2026-06-09"],
      ["requested", "operations", null],
      ["processing", "source_custodian", null],
      ["funds_sent", "source_custodian", null],
      ["funds_received", "destination_custodian", null],
      ["completed", "destination_custodian", null],
    ]);
    const ended = toProgress({ state: "rejected", type: "direct", deadlines }, timeline);
    expect(ended.steps.every(({ actor, dueOn }) => actor === null && dueOn === null)).toBe(true);
  });

  it("expects a consent only from a draft, and takes the shorter path for an indirect rollover", () => {
    expect(buildProgress(["draft"]).next[0]).toBe("awaiting_participant");
    expect(buildProgress(["draft", "awaiting_participant"]).now).toEqual(["awaiting_participant"]);
    expect(buildProgress(["draft", "awaiting_participant", "submitted"]).done).toContain(
      "awaiting_participant",
    );
    expect(buildProgress(["draft", "submitted"], "indirect_60_day").next).toEqual([
      "in_review",
      "approved",
      "funds_sent",
      "funds_received",
      "completed",
    ]);
    expect(buildProgress(TO_PROCESSING, "indirect_60_day").now).toEqual(["processing"]);
  });

  it("keeps its step while the rollover awaits documents or is on hold, and lists both detours if both apply", () => {
    const awaitingDocuments = buildProgress(["draft", "submitted", "in_review", "awaiting_documents"]);
    expect(awaitingDocuments.now).toEqual(["in_review"]);
    expect(awaitingDocuments.detours).toEqual([
      { state: "awaiting_documents", since: "2026-06-04T12:00:00.000Z" },
    ]);
    const onHold = buildProgress(["draft", "submitted", "in_review", "awaiting_documents", "on_hold"]);
    expect(onHold.now).toEqual(["in_review"]);
    expect(onHold.detours.map(({ state }) => state)).toEqual(["on_hold", "awaiting_documents"]);
    expect(buildProgress([...TO_PROCESSING, "on_hold"]).detours.map(({ state }) => state)).toEqual([
      "on_hold",
    ]);
    expect(buildProgress([...TO_PROCESSING, "on_hold", "processing"]).detours).toEqual([]);
  });

  it("moves back if the money is returned, and ends at the step where the rollover stopped", () => {
    const returned = buildProgress([...TO_PROCESSING, "funds_sent", "processing"]);
    expect(returned.now).toEqual(["processing"]);
    expect(returned.next).toEqual(["funds_sent", "funds_received", "completed"]);
    const cancelled = buildProgress([...TO_PROCESSING, "on_hold", "cancelled"]);
    expect(cancelled.stopped).toEqual(["processing"]);
    expect(cancelled.ending).toEqual({ state: "cancelled", at: "2026-06-08T12:00:00.000Z" });
    const arrived = buildProgress([...TO_PROCESSING, "funds_sent", "funds_received", "completed"]);
    expect(arrived).toMatchObject({ now: [], stopped: [], next: [], ending: null });
    expect(arrived.done.at(-1)).toBe("completed");
  });

  it("begins at the rollover's first state, such as funds_sent for a residual", () => {
    expect(buildProgress(["funds_sent"]).steps.map(({ state }) => state)).toEqual([
      "funds_sent",
      "funds_received",
      "completed",
    ]);
  });

  it("lists the other states that can follow", () => {
    const { otherNextStates } = buildProgress(["draft", "submitted"], "direct", [
      "in_review",
      null,
      "on_hold",
      "cancelled",
    ]);
    expect(otherNextStates).toEqual(["on_hold", "cancelled"]);
  });

  const CASES = ROLLOVER_TYPES.flatMap((type) => ROLLOVER_STATES.map((state) => ({ type, state })));
  it.each(CASES)(
    "has one current step unless completed: $type, $state, with and without a timeline",
    ({ type, state }) => {
      for (const timeline of [[], buildTimeline("draft", state)]) {
        const { steps, detours, ending } = toProgress({ state, type }, timeline);
        const currentSteps = steps.filter(({ status }) => status === "now" || status === "stopped");
        expect(currentSteps).toHaveLength(state === "completed" ? 0 : 1);
        const isMain = (MAIN_PATH as readonly string[]).includes(state);
        expect(isMain || detours.some((detour) => detour.state === state) || ending?.state === state).toBe(
          true,
        );
        expect(steps.at(-1)?.state).toBe("completed");
      }
    },
  );
});
