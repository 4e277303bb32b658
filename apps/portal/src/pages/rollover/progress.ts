export const MAIN_PATH = [
  "draft",
  "awaiting_participant",
  "submitted",
  "in_review",
  "approved",
  "requested",
  "processing",
  "funds_sent",
  "funds_received",
  "completed",
] as const;

/** A consent may already exist, or the participant may already have the money. */
const SKIPPABLE_STATES: readonly string[] = ["awaiting_participant", "requested", "processing"];
const ENDINGS: readonly string[] = ["completed", "cancelled", "rejected", "failed", "expired"];

interface StateChange {
  at: string;
  fromState: string | null;
  toState: string;
}

export interface Step {
  state: string;
  /** `stopped`: the rollover ended at this step. `passed`: the rollover skipped this step. */
  status: "done" | "now" | "stopped" | "passed" | "next";
  /** Last time the rollover entered the state, ISO 8601. */
  at: string | null;
}

export interface RolloverProgress {
  steps: Step[];
  /** States off the main path, latest first: a hold can start during a document request. */
  detours: { state: string; since: string | null }[];
  ending: { state: string; at: string | null } | null;
  /** States that available actions lead to, except the next step. */
  otherNextStates: string[];
}

/**
 * @param timeline oldest first; if incomplete, some times are missing
 * @param leadsTo target states of the available actions
 */
export function toProgress(
  { state, type }: { state: string; type: string },
  timeline: readonly StateChange[],
  leadsTo: readonly (string | null)[] = [],
): RolloverProgress {
  const moves = timeline.filter(({ fromState, toState }) => fromState !== toState);
  const enteredAt = new Map(moves.map(({ toState, at }) => [toState, at]));
  const detours = findDetours(state, moves);
  const isEnded = ENDINGS.includes(state);
  const isCompleted = state === "completed";
  const currentStep = isMainState(state)
    ? state
    : (moves.findLast(({ toState }) => isMainState(toState))?.toState ?? "draft");
  const reachedIndex = MAIN_PATH.indexOf(currentStep as (typeof MAIN_PATH)[number]);
  const steps = MAIN_PATH.map((step, index): Step => {
    const at = enteredAt.get(step) ?? null;
    // Returned money sends a rollover back, so later steps are open again.
    if (index > reachedIndex) return { state: step, status: "next", at: null };
    if (index === reachedIndex && !isCompleted)
      return { state: step, status: isEnded ? "stopped" : "now", at };
    // A residual starts mid-path. Without a timeline, only skippable states can be skipped.
    const isPassed = at === null && (moves.length > 0 || SKIPPABLE_STATES.includes(step));
    return { state: step, status: isPassed ? "passed" : "done", at };
  });
  const visibleSteps = steps.filter(
    (step) => step.status !== "next" || isOnPath(step.state, type, reachedIndex),
  );
  const nextState = visibleSteps.find(({ status }) => status === "next")?.state;
  const otherTargets = new Set(leadsTo.filter((target) => ![null, state, nextState].includes(target)));
  return {
    steps: visibleSteps.filter(({ status }) => status !== "passed"),
    detours,
    ending: isEnded && !isCompleted ? { state, at: enteredAt.get(state) ?? null } : null,
    otherNextStates: [...(otherTargets as Set<string>)],
  };
}

function isOnPath(step: string, type: string, reachedIndex: number): boolean {
  if (step === "awaiting_participant") return reachedIndex < 1;
  if (step === "requested" || step === "processing") {
    return type !== "indirect_60_day" || reachedIndex >= MAIN_PATH.indexOf("requested");
  }
  return true;
}

function findDetours(state: string, moves: readonly StateChange[]): RolloverProgress["detours"] {
  const findEntry = (target: string) => moves.findLast(({ toState }) => toState === target);
  if (state === "awaiting_documents") return [{ state, since: findEntry(state)?.at ?? null }];
  if (state !== "on_hold") return [];
  const holdEntry = findEntry("on_hold");
  const hold = { state, since: holdEntry?.at ?? null };
  if (holdEntry?.fromState !== "awaiting_documents") return [hold];
  return [hold, { state: "awaiting_documents", since: findEntry("awaiting_documents")?.at ?? null }];
}

function isMainState(state: string): boolean {
  return (MAIN_PATH as readonly string[]).includes(state);
}
