import type { RolloverState } from "@svc/rollover-rules/rollover-states";
import { STATES } from "../../../../packages/rollover-rules/test/workflow/workflow-table.ts";

const listOtherStates = (state: RolloverState) => STATES.filter((one) => one !== state);

/**
 * For each state, reached on the shortest path from draft: the states that cannot be reached from it. Some
 * earlier states can be reached again by returning or voiding money.
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
  completed: listOtherStates("completed"),
  cancelled: listOtherStates("cancelled"),
  rejected: listOtherStates("rejected"),
  failed: listOtherStates("failed"),
  expired: listOtherStates("expired"),
};
