import type { RolloverState } from "../../src/rollovers/rollover-states.ts";
import { STATES } from "../workflow/workflow-table.ts";

const others = (state: RolloverState) => STATES.filter((one) => one !== state);

/**
 * Where a rollover cannot come from each state, that was come to from its draft by the shortest way. Money that has
 * left can come back, and a receipt may have been a mistake: so that much stays possible.
 */
export const UNREACHABLE: Record<RolloverState, readonly RolloverState[]> = {
  draft: [],
  on_hold: [],
  awaiting_participant: ["draft"],
  submitted: ["draft", "awaiting_participant"],
  in_review: ["draft", "awaiting_participant", "submitted"],
  awaiting_documents: ["draft", "awaiting_participant", "submitted"],
  approved: ["draft", "awaiting_participant", "submitted", "in_review"],
  requested: ["draft", "awaiting_participant", "submitted", "in_review", "approved"],
  processing: ["draft", "awaiting_participant", "submitted", "in_review", "approved"],
  funds_sent: ["draft", "awaiting_participant", "submitted", "in_review", "approved"],
  funds_received: ["draft", "awaiting_participant", "submitted", "in_review", "approved"],
  completed: others("completed"),
  cancelled: others("cancelled"),
  rejected: others("rejected"),
  failed: others("failed"),
  expired: others("expired"),
};
