import { formatStep } from "./explore.ts";
import type { Model, State, Transition } from "./model.ts";
import type { JsonValue } from "./values.ts";

/** A step that the code took or refused, in the model's terms. */
export interface RecordedStep {
  action: string;
  /** Values of `nondet`, by name. */
  picks: Readonly<Record<string, JsonValue>>;
  /** True if the code refused the action. The model must not allow it either. */
  isRefused?: boolean;
  /** The model's `observed`, read from the code after the step. Omitted if the next step belongs to the same statement. */
  observed?: JsonValue;
}

/** @throws Error naming the first step that the model does not allow */
export function checkTrace(model: Model, trace: readonly RecordedStep[]): void {
  const observe = model.compileValue("observed");
  let possibleStates = model.listInitialStates();
  for (const [index, step] of trace.entries()) {
    const matching = possibleStates
      .flatMap((from) => model.listTransitions(from))
      .filter((transition) => isSameStep(transition, step))
      .map(({ state }) => state);
    if (step.isRefused && matching.length > 0)
      throw rejectStep(trace, index, "the code refused what the model allows");
    if (!step.isRefused && matching.length === 0)
      throw rejectStep(trace, index, "the model does not allow this step");
    const reached = step.isRefused ? possibleStates : matching;
    possibleStates = removeDuplicates(reached.filter((state) => isObserved(observe(state), step.observed)));
    if (possibleStates.length > 0) continue;
    const expected = reached.map((state) => JSON.stringify(observe(state)));
    throw rejectStep(trace, index, `the model reaches ${expected.join(" or ")}`);
  }
}

const sortPicks = (picks: Readonly<Record<string, JsonValue>>) =>
  JSON.stringify(Object.entries(picks).sort(([one], [other]) => (one < other ? -1 : 1)));

const isSameStep = (transition: Transition, step: RecordedStep) =>
  transition.action === step.action && sortPicks(transition.picks) === sortPicks(step.picks);

const isObserved = (value: JsonValue, observed: JsonValue | undefined) =>
  observed === undefined || JSON.stringify(value) === JSON.stringify(observed);

const removeDuplicates = (states: readonly State[]) => [
  ...new Map(states.map((state) => [state.text, state])).values(),
];

function rejectStep(trace: readonly RecordedStep[], index: number, reason: string): Error {
  const lines = trace.slice(0, index + 1).map((step, stepIndex) => {
    const outcome = step.isRefused ? " refused" : "";
    return `${stepIndex + 1}. ${formatStep(step)}${outcome} ${JSON.stringify(step.observed ?? null)}`;
  });
  return new Error(`Step ${index + 1}: ${reason}.\n${lines.join("\n")}`);
}
