import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { useDeliveryTest } from "../../apps/api/test/webhooks/delivery-harness.ts";
import { checkTrace } from "../../tools/nightly/model-checker/check-trace.ts";
import { loadProjectModel } from "../../tools/nightly/model-checker/run-models.ts";
import { LanesDriver, RESULTS, type Step, WORKER_NAMES } from "./lanes-driver.ts";

const worker = fc.constantFrom(...WORKER_NAMES);
const work = fc.record({
  action: fc.constant("work" as const),
  worker,
  result: fc.constantFrom(...RESULTS),
  canKeep: fc.boolean(),
});
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 8, arbitrary: work },
  { weight: 3, arbitrary: fc.record({ action: fc.constant("write" as const) }) },
  { weight: 3, arbitrary: fc.record({ action: fc.constantFrom("commit" as const, "rollBack" as const) }) },
  { weight: 1, arbitrary: fc.record({ action: fc.constant("passTime" as const) }) },
  { weight: 1, arbitrary: fc.record({ action: fc.constant("crash" as const), worker }) },
);

describe("Webhook lanes", () => {
  const t = useDeliveryTest();
  const model = loadProjectModel("lanes", "lanes_traced");

  const record = async (steps: readonly Step[]) => {
    const driver = await LanesDriver.start(t);
    try {
      for (const one of steps) await driver.run(one);
    } finally {
      await driver.stop();
    }
    return driver.trace;
  };

  it("change as in the model", async () => {
    const property = fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 60 }), async (steps) => {
      checkTrace(model, await record(steps));
    });
    await fc.assert(property, { numRuns: 30, endOnFailure: true });
  });

  it("fail the trace check if a lane is removed while a delivery waits in it", async () => {
    const send = { action: "work", worker: "w1", result: "succeeded", canKeep: false } as const;
    const written = [{ action: "write" }, { action: "commit" }] as const;
    const trace = await record([...written, ...written, send, send, send]);
    checkTrace(model, trace);
    const last = trace.at(-1);
    const observed = { ...(last?.observed as object), row: { claimedBy: "", exists: false, isDue: false } };
    if (!last) throw new Error("the trace is empty");
    expect(() => checkTrace(model, [...trace.slice(0, -1), { ...last, observed }])).toThrow(
      "the model reaches",
    );
  });
});
