import { describe, expect, it } from "@jest/globals";
import { createCompletionTracker } from "../src/completion-tracker.ts";

describe("Completion tracker", () => {
  it.each([
    ["a rejected promise", () => Promise.reject(new Error("the server is down")), "completion_failed"],
    ["an unknown outcome", () => Promise.resolve("done?"), "completion_unreadable"],
  ])("reports %s, but not after cancel()", async (_, createOutcome, code) => {
    const reports: unknown[] = [];
    const createTracker = () =>
      createCompletionTracker({
        onSlow: () => reports.push("slow"),
        onCompletion: (completion) => reports.push(completion?.outcome ?? null),
        onError: (error) => reports.push(error.code),
      });
    const canceled = createTracker();
    const canceledOutcome = canceled.add(createOutcome());
    canceled.cancel();
    await canceledOutcome;
    expect(reports).toEqual([]);

    await createTracker().add(createOutcome());
    expect(reports).toEqual([code, code === "completion_failed" ? "failed" : null]);
  });
});
