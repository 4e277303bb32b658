import type { RolloverState } from "../rollover-states.ts";
import type { DocumentType } from "../workflow/action-params.ts";
import { findOutstandingTypes } from "../workflow/document-rules.ts";
import { findPendingOn } from "../workflow/pending-on.ts";
import { isTerminal } from "../workflow/transitions.ts";
import type { WorkflowState } from "../workflow/workflow-state.ts";

/** Steps that participants see, in order. */
export const TRACKING_STEPS = ["consent", "review", "request", "sent", "received", "completed"] as const;
export type TrackingStep = (typeof TRACKING_STEPS)[number];

/** The step that is in progress in each state. */
const STEP_OF_STATE: Partial<Record<RolloverState, TrackingStep>> = {
  draft: "consent",
  awaiting_participant: "consent",
  submitted: "review",
  in_review: "review",
  approved: "request",
  requested: "sent",
  processing: "sent",
  funds_sent: "received",
  funds_received: "completed",
};

/** The state that a rollover enters when the step is done. */
const END_OF_STEP: Record<TrackingStep, RolloverState> = {
  consent: "submitted",
  review: "approved",
  request: "requested",
  sent: "funds_sent",
  received: "funds_received",
  completed: "completed",
};

export interface TrackedEntry {
  fromState: RolloverState | null;
  toState: RolloverState;
  at: Date;
}

export interface StepProgress {
  step: TrackingStep;
  status: "done" | "current" | "upcoming";
  /** Null if the step is not done, or if the timeline does not show when. */
  doneAt: Date | null;
}

type States = Pick<WorkflowState, "state" | "documentsReturnState" | "holdReturnState">;

/** Lists all steps. A rollover that ended early has no current step. */
export function listSteps(current: States, entries: readonly TrackedEntry[]): StepProgress[] {
  const reached = findReachedState(current, entries);
  const hasEnded = isTerminal(current.state);
  const step = reached === "completed" ? null : STEP_OF_STATE[reached];
  const position = step ? TRACKING_STEPS.indexOf(step) : TRACKING_STEPS.length;
  return TRACKING_STEPS.map((name, index) => {
    if (index < position) return { step: name, status: "done", doneAt: findDoneAt(name, entries) };
    return { step: name, status: index === position && !hasEnded ? "current" : "upcoming", doneAt: null };
  });
}

/** Ignores holds, document requests and final states such as `rejected`. */
function findReachedState(current: States, entries: readonly TrackedEntry[]): RolloverState {
  const { state, holdReturnState, documentsReturnState } = current;
  const candidates: (RolloverState | null)[] = [
    state,
    state === "on_hold" ? holdReturnState : null,
    state === "on_hold" || state === "awaiting_documents" ? documentsReturnState : null,
    ...entries.flatMap(({ fromState, toState }) => [fromState, toState]).reverse(),
  ];
  const hasStep = (candidate: RolloverState | null): candidate is RolloverState =>
    candidate !== null && (candidate === "completed" || STEP_OF_STATE[candidate] !== undefined);
  return candidates.find(hasStep) ?? "draft";
}

function findDoneAt(step: TrackingStep, entries: readonly TrackedEntry[]): Date | null {
  const end = END_OF_STEP[step];
  return entries.findLast(({ fromState, toState }) => toState === end && fromState !== end)?.at ?? null;
}

export type ParticipantTask =
  | { task: "sign_consent" }
  /** `types` is empty if any document is enough. */
  | { task: "provide_documents"; types: DocumentType[] }
  | { task: "deposit_check" };

/** Returns what the participant must do now. */
export function findParticipantTask(current: WorkflowState): ParticipantTask | null {
  const { state, documentsPendingOn, documentRequest, documents } = current;
  if (state === "awaiting_participant") return { task: "sign_consent" };
  if (state === "awaiting_documents" && documentsPendingOn === "participant") {
    const types = documentRequest ? findOutstandingTypes(documentRequest, documents) : [];
    return { task: "provide_documents", types };
  }
  if (findPendingOn(current) === "participant") return { task: "deposit_check" };
  return null;
}
