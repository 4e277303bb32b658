import { fileURLToPath } from "node:url";
import { type Exploration, explore } from "./explore.ts";
import { loadModel, type Model } from "./model.ts";
import type { CURRENT_RULES, VIOLATED_RULES } from "./model-runs.ts";

const MODELS = new URL("../../../models/", import.meta.url);

/** @param file name in `models`, without `.qnt` */
export function loadProjectModel(file: string, module: string): Model {
  return loadModel(fileURLToPath(new URL(`${file}.qnt`, MODELS)), module);
}

/** Limits the time of a run. Only `authority_current` has more states. */
const MAX_STATES = 50_000;

export function exploreCurrent({
  file,
  module,
  invariants,
  goal,
}: (typeof CURRENT_RULES)[number]): Promise<Exploration> {
  return explore(loadProjectModel(file, module), { invariants, goals: [goal], maxStates: MAX_STATES });
}

/** Stops at the expected violation. */
export function exploreViolated({
  file,
  module,
  violation,
}: (typeof VIOLATED_RULES)[number]): Promise<Exploration> {
  return explore(loadProjectModel(file, module), { invariants: [violation.invariant] });
}
