import type { RolloverState } from "../rollover-states.ts";
import type { CallerAction } from "./transitions.ts";

/** The actions that usually follow in each state, most likely first. */
const EXPECTED_ACTIONS: Readonly<Partial<Record<RolloverState, readonly CallerAction[]>>> = {
  draft: ["request_consent", "submit"],
  awaiting_participant: ["sign_consent"],
  submitted: ["start_review"],
  in_review: ["approve", "request_documents"],
  awaiting_documents: ["provide_documents", "waive_documents"],
  approved: ["record_distribution", "send_to_custodian"],
  requested: ["acknowledge"],
  processing: ["record_distribution", "mark_funds_sent"],
  funds_sent: ["resolve_mismatch", "mark_funds_received"],
  funds_received: ["resolve_mismatch", "complete"],
  on_hold: ["resolve_death", "release"],
};

/** Returns the available action that usually follows in the state, or null. */
export function findExpectedAction(
  state: RolloverState,
  available: readonly CallerAction[],
): CallerAction | null {
  return EXPECTED_ACTIONS[state]?.find((action) => available.includes(action)) ?? null;
}
