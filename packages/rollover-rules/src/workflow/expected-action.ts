import { isInTransit } from "../money/in-transit.ts";
import type { RolloverState } from "../rollover-states.ts";
import { hasOpenMismatch } from "./pending-on.ts";
import type { CallerAction } from "./transitions.ts";
import type { WorkflowState } from "./workflow-state.ts";

/** Most likely first. */
const EXPECTED_ACTIONS: Readonly<Partial<Record<RolloverState, readonly CallerAction[]>>> = {
  draft: ["request_consent"],
  awaiting_participant: ["sign_consent"],
  submitted: ["start_review"],
  in_review: ["approve", "request_documents"],
  awaiting_documents: ["provide_documents"],
  approved: ["record_distribution", "send_to_custodian"],
  requested: ["acknowledge"],
  processing: ["record_distribution", "mark_funds_sent"],
  funds_sent: ["resolve_mismatch", "mark_funds_received"],
  funds_received: ["resolve_mismatch", "complete", "mark_funds_received"],
  on_hold: ["resolve_death", "release"],
};

/**
 * Stricter than availability: `resolve_mismatch` can accept money in transit as missing, but such money
 * usually arrives.
 */
const CONDITIONS: { readonly [Action in CallerAction]?: (current: WorkflowState) => boolean } = {
  resolve_mismatch: hasOpenMismatch,
  mark_funds_received: isInTransit,
};

export function findExpectedAction(
  current: WorkflowState,
  available: readonly CallerAction[],
): CallerAction | null {
  const actions = EXPECTED_ACTIONS[current.state]?.filter((action) => available.includes(action));
  return actions?.find((action) => CONDITIONS[action]?.(current) ?? true) ?? null;
}
