import { expect, it } from "@jest/globals";
import { formatStep } from "../../tools/nightly/model-checker/explore.ts";
import { VIOLATED_RULES } from "../../tools/nightly/model-checker/model-runs.ts";
import { exploreCurrent, exploreViolated } from "../../tools/nightly/model-checker/run-models.ts";

it.each(VIOLATED_RULES)(
  "$module violates $violation.invariant, and the trace is as short as possible",
  async (rules) => {
    const { violation } = await exploreViolated(rules);
    expect({ invariant: violation?.invariant, steps: violation?.steps.map(formatStep) }).toEqual(
      rules.violation,
    );
  },
);

it("explores a small model completely and finds no violation", async () => {
  const exploration = await exploreCurrent({
    file: "identities",
    module: "identities_current",
    invariants: ["staffIsVictor"],
    goal: "hasJoined",
  });
  expect(exploration).toMatchObject({ isComplete: true, violation: null, reached: ["hasJoined"] });
});
