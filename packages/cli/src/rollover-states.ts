import type { components } from "@svc/client";

export type RolloverState = components["schemas"]["RolloverState"];

/** True for ended states. */
const IS_END: Readonly<Record<RolloverState, boolean>> = {
  draft: false,
  awaiting_participant: false,
  submitted: false,
  in_review: false,
  approved: false,
  requested: false,
  processing: false,
  funds_sent: false,
  funds_received: false,
  awaiting_documents: false,
  on_hold: false,
  completed: true,
  cancelled: true,
  rejected: true,
  failed: true,
  expired: true,
};

export const ROLLOVER_STATES = Object.keys(IS_END);

export const isEndState = (state: RolloverState): boolean => IS_END[state] === true;
