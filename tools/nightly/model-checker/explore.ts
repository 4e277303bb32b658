import { setImmediate as immediate } from "node:timers/promises";
import type { Model, State, Transition } from "./model.ts";

export interface Exploration {
  /** Distinct states. */
  states: number;
  /** Includes transitions to known states. */
  transitions: number;
  /** Steps to the state that is farthest from all initial states. */
  depth: number;
  /** False if `maxStates` was reached. */
  isComplete: boolean;
  violation: Violation | null;
  /** Goals that a visited state satisfies. */
  reached: string[];
}

export interface Violation {
  invariant: string;
  /** A shortest path to the violation. */
  steps: Transition[];
  initial: State;
}

/** Number of states to expand before other events can run. */
const YIELD_INTERVAL = 16;

interface Visit {
  state: State;
  depth: number;
  /** Null for an initial state. */
  via: { step: Transition; from: Visit } | null;
}

/** Visits states breadth-first, and stops at the first violation of an invariant. */
export async function explore(
  model: Model,
  {
    invariants,
    goals = [],
    maxStates = Number.POSITIVE_INFINITY,
  }: { invariants: readonly string[]; goals?: readonly string[]; maxStates?: number },
): Promise<Exploration> {
  const checks = invariants.map((name) => ({ name, holds: model.compileValue(name) }));
  const missedGoals = new Map(goals.map((name) => [name, model.compileValue(name)]));
  const seen = new Set<string>();
  /** Visits of the same depth. */
  let level: Visit[] = [];
  const result = { states: 0, transitions: 0, depth: 0, isComplete: true, reached: [] as string[] };
  const visit = (list: Visit[], candidate: Visit): Violation | null => {
    if (seen.has(candidate.state.text)) return null;
    seen.add(candidate.state.text);
    list.push(candidate);
    result.states += 1;
    result.depth = candidate.depth;
    for (const [name, isReached] of missedGoals) {
      if (!isReached(candidate.state)) continue;
      missedGoals.delete(name);
      result.reached.push(name);
    }
    const violated = checks.find(({ holds }) => !holds(candidate.state));
    return violated ? toViolation(violated.name, candidate) : null;
  };
  for (const state of model.listInitialStates()) {
    const violation = visit(level, { state, depth: 0, via: null });
    if (violation) return { ...result, violation };
  }
  while (level.length > 0) {
    const nextLevel: Visit[] = [];
    for (const [index, from] of level.entries()) {
      // Lets timers and signals run.
      if (index % YIELD_INTERVAL === 0) await immediate();
      for (const step of model.listTransitions(from.state)) {
        result.transitions += 1;
        const violation = visit(nextLevel, { state: step.state, depth: from.depth + 1, via: { step, from } });
        if (violation) return { ...result, violation };
        if (result.states >= maxStates) return { ...result, isComplete: false, violation: null };
      }
    }
    level = nextLevel;
  }
  return { ...result, violation: null };
}

function toViolation(invariant: string, last: Visit): Violation {
  const steps: Transition[] = [];
  let visit = last;
  for (; visit.via; visit = visit.via.from) steps.unshift(visit.via.step);
  return { invariant, steps, initial: visit.state };
}

/** Formats `action(pick: value)`. */
export function formatStep({ action, picks }: Pick<Transition, "action" | "picks">): string {
  const values = Object.entries(picks).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return `${action}(${values.join(", ")})`;
}
