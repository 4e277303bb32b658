import { expect, it } from "@jest/globals";
import { createTestEnvironment, describeWithRedis, useResource } from "@svc/testing";
import fc from "fast-check";
import { checkTrace } from "../../tools/nightly/model-checker/check-trace.ts";
import { loadProjectModel } from "../../tools/nightly/model-checker/run-models.ts";
import { SessionsDriver, type Step } from "./sessions-driver.ts";
import { PROCESSES, startSessionsRig } from "./sessions-rig.ts";

const process = fc.constantFrom(...PROCESSES);
const buildCall = (action: "open" | "use" | "beginLoad" | "endLoad" | "notify") =>
  fc.record({ action: fc.constant(action), process });
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: buildCall("open") },
  { weight: 6, arbitrary: buildCall("use") },
  { weight: 2, arbitrary: buildCall("beginLoad") },
  { weight: 3, arbitrary: buildCall("endLoad") },
  { weight: 4, arbitrary: buildCall("notify") },
  {
    weight: 1,
    arbitrary: fc.record({
      action: fc.constant("endKey" as const),
      grace: fc.constantFrom(0 as const, 2 as const),
      isNotified: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.record({ action: fc.constant("loseRedis" as const) }) },
  { weight: 2, arbitrary: fc.record({ action: fc.constant("tick" as const) }) },
);

describeWithRedis("Keys and sessions", () => {
  const rig = useResource(async () => startSessionsRig(await createTestEnvironment()));
  const model = loadProjectModel("sessions", "sessions_traced");

  const record = async (steps: readonly Step[]) => {
    const driver = await SessionsDriver.start(rig);
    try {
      for (const one of steps) await driver.run(one);
    } finally {
      await driver.stop();
    }
    return driver.trace;
  };

  it("are accepted and refused as in the model", async () => {
    const property = fc.asyncProperty(fc.array(step, { minLength: 30, maxLength: 80 }), async (steps) => {
      checkTrace(model, await record(steps));
    });
    await fc.assert(property, { numRuns: 30, endOnFailure: true });
  });

  it("end in a process that receives the notice of the key's end, even if the process is loading the key", async () => {
    const steps: Step[] = [
      { action: "open", process: "p1" },
      { action: "beginLoad", process: "p2" },
      { action: "endKey", grace: 0, isNotified: true },
      { action: "use", process: "p1" },
      { action: "notify", process: "p1" },
      { action: "notify", process: "p2" },
      { action: "endLoad", process: "p2" },
      { action: "endLoad", process: "p2" },
      { action: "use", process: "p1" },
      { action: "use", process: "p2" },
    ];
    const trace = await record(steps);
    checkTrace(model, trace);
    const uses = trace.filter(({ action }) => action === "use");
    expect(uses.map(({ isRefused }) => isRefused ?? false)).toEqual([false, true, true]);
  });

  it("fail the trace check if a call is accepted after the notice, or if a row read before the notice is cached", async () => {
    const trace = await record([
      { action: "open", process: "p1" },
      { action: "beginLoad", process: "p2" },
      { action: "endKey", grace: 0, isNotified: true },
      { action: "notify", process: "p2" },
      { action: "endLoad", process: "p2" },
      { action: "endLoad", process: "p2" },
      { action: "use", process: "p2" },
    ]);
    checkTrace(model, trace);
    const last = trace.at(-1);
    if (!last?.isRefused) throw new Error("the last call must be refused");
    const { isRefused: _, ...accepted } = last;
    expect(() => checkTrace(model, [...trace.slice(0, -1), accepted])).toThrow("does not allow this step");
    const repeated = trace.findLastIndex(({ action }) => action === "beginLoad");
    const withoutRepeatedLoad = trace.filter((_step, index) => index !== repeated && index !== repeated + 1);
    expect(() => checkTrace(model, [...withoutRepeatedLoad.slice(0, -1), accepted])).toThrow(
      "does not allow this step",
    );
    const observed = { ...(last.observed as object), sessionEnd: 4 };
    expect(() => checkTrace(model, [...trace.slice(0, -1), { ...last, observed }])).toThrow(
      "the model reaches",
    );
  });
});
