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

/** A rollover can skip these if it has a prior consent, or if the participant already received the money. */
const SKIPPABLE_STATES: readonly string[] = ["awaiting_participant", "requested", "processing"];
export const END_STATES: readonly string[] = ["completed", "cancelled", "rejected", "failed", "expired"];

interface StateChange {
  at: string;
  fromState: string | null;
  toState: string;
}

export interface Step {
  state: string;
  /** `stopped`: the rollover ended at this step. `skipped`: it never entered the state. */
  status: "done" | "now" | "stopped" | "skipped" | "next";
  /** Last time the rollover entered the state, ISO 8601. */
  at: string | null;
  /** Deadline to reach this step, as `YYYY-MM-DD`. */
  dueOn: string | null;
  /** The party that completes this step. Null if the step is reached or the rollover has ended. */
  actor: StepActor | null;
}

export type StepActor =
  | "integrator"
  | "participant"
  | "operations"
  | "source_custodian"
  | "destination_custodian";

const STEP_ACTORS: Readonly<Record<string, StepActor>> = {
  awaiting_participant: "integrator",
  submitted: "integrator",
  in_review: "operations",
  approved: "operations",
  requested: "operations",
  processing: "source_custodian",
  funds_sent: "source_custodian",
  funds_received: "destination_custodian",
  completed: "destination_custodian",
};

/** The step that each deadline waits for. */
const DEADLINE_STEPS: Readonly<Record<string, string>> = {
  draft: "submitted",
  consent: "submitted",
  review_start: "in_review",
  review: "approved",
  request: "requested",
  acknowledgement: "processing",
  processing: "funds_sent",
  arrival: "funds_received",
  mail: "funds_received",
  participant_check: "funds_received",
  posting: "completed",
};

interface StepDeadline {
  type: string;
  dueOn: string | null;
}

export interface RolloverProgress {
  steps: Step[];
  /** States off the main path, latest first. There are two if a hold started during a document request. */
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
  { state, type, deadlines = [] }: { state: string; type: string; deadlines?: readonly StepDeadline[] },
  timeline: readonly StateChange[],
  leadsTo: readonly (string | null)[] = [],
): RolloverProgress {
  const moves = timeline.filter(({ fromState, toState }) => fromState !== toState);
  const enteredAt = new Map(moves.map(({ toState, at }) => [toState, at]));
  const detours = findDetours(state, moves);
  const isEnded = END_STATES.includes(state);
  const isCompleted = state === "completed";
  const currentStep = isMainState(state)
    ? state
    : (moves.findLast(({ toState }) => isMainState(toState))?.toState ?? "draft");
  const reachedIndex = MAIN_PATH.indexOf(currentStep as (typeof MAIN_PATH)[number]);
  const steps = MAIN_PATH.map((step, index): Step => {
    const at = enteredAt.get(step) ?? null;
    // Returned money moves a rollover back. Later steps then have an old time, but are open again.
    if (index > reachedIndex) {
      const dueOn = isEnded ? null : findDueDate(step, deadlines);
      return { state: step, status: "next", at: null, dueOn, actor: isEnded ? null : findActor(step, state) };
    }
    if (index === reachedIndex && !isCompleted)
      return { state: step, status: isEnded ? "stopped" : "now", at, dueOn: null, actor: null };
    // If the timeline is known, a step without a time was skipped. For example, a residual starts in a later state.
    const isSkipped = at === null && (moves.length > 0 || SKIPPABLE_STATES.includes(step));
    return { state: step, status: isSkipped ? "skipped" : "done", at, dueOn: null, actor: null };
  });
  const visibleSteps = steps.filter(
    (step) => step.status !== "next" || isOnPath(step.state, type, reachedIndex),
  );
  const nextState = visibleSteps.find(({ status }) => status === "next")?.state;
  const otherTargets = new Set(leadsTo.filter((target) => ![null, state, nextState].includes(target)));
  return {
    steps: visibleSteps.filter(({ status }) => status !== "skipped"),
    detours,
    ending: isEnded && !isCompleted ? { state, at: enteredAt.get(state) ?? null } : null,
    otherNextStates: [...(otherTargets as Set<string>)],
  };
}

function findDueDate(step: string, deadlines: readonly StepDeadline[]): string | null {
  const days = deadlines.flatMap(({ type, dueOn }) => (DEADLINE_STEPS[type] === step ? (dueOn ?? []) : []));
  return days.sort()[0] ?? null;
}

function findActor(step: string, state: string): StepActor | null {
  if (step === "submitted" && state === "awaiting_participant") return "participant";
  return STEP_ACTORS[step] ?? null;
}

function isOnPath(step: string, type: string, reachedIndex: number): boolean {
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
