import { describe, expect, it } from "@jest/globals";
import { createTestEnvironment, useResource } from "@svc/testing";
import fc from "fast-check";
import { checkTrace } from "../../tools/nightly/model-checker/check-trace.ts";
import { loadProjectModel } from "../../tools/nightly/model-checker/run-models.ts";
import { EventPositionsDriver, ROLLOVERS, type Step } from "./event-positions-driver.ts";

const rollover = fc.constantFrom(...ROLLOVERS);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ action: fc.constant("write" as const), rollover }) },
  { weight: 3, arbitrary: fc.record({ action: fc.constant("commit" as const), rollover }) },
  { weight: 1, arbitrary: fc.record({ action: fc.constant("rollBack" as const), rollover }) },
  { weight: 4, arbitrary: fc.record({ action: fc.constant("follow" as const) }) },
);

describe("The list of events", () => {
  const test = useResource(() => createTestEnvironment());
  const model = loadProjectModel("event-positions", "event_positions_traced");

  const record = async (steps: readonly Step[]) => {
    const driver = new EventPositionsDriver(test.db);
    try {
      for (const one of steps) await driver.run(one);
    } finally {
      await driver.stop();
    }
    return driver.trace;
  };

  it("shows and withholds events as in the model", async () => {
    const property = fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 60 }), async (steps) => {
      checkTrace(model, await record(steps));
    });
    await fc.assert(property, { numRuns: 30, endOnFailure: true });
  });

  it("fails the trace check if it shows an event while an earlier transaction is open, or in another order", async () => {
    const trace = await record([
      { action: "write", rollover: "r1" },
      { action: "write", rollover: "r2" },
      { action: "commit", rollover: "r2" },
      { action: "follow" },
      { action: "commit", rollover: "r1" },
      { action: "follow" },
    ]);
    checkTrace(model, trace);
    const [withheld, last] = [trace[3], trace[5]];
    if (!withheld?.isRefused || !last) throw new Error("the fourth of six steps must be refused");
    const { isRefused: _, ...shown } = withheld;
    expect(() => checkTrace(model, [...trace.slice(0, 3), shown])).toThrow("does not allow this step");
    const observed = { ...(last.observed as object), lastRead: 2, read: [2] };
    expect(() => checkTrace(model, [...trace.slice(0, 5), { ...last, observed }])).toThrow(
      "the model reaches",
    );
  });
});
