import type { RolloverState } from "../rollover-states.ts";
import { ACTIVE_STATES, type ActionDefinition, BEFORE_MONEY, OPEN_STATES } from "./action-definition.ts";
import { ACTION_PARAMS } from "./action-params.ts";
import { DOCUMENT_ACTIONS } from "./document-actions.ts";
import { MONEY_ACTIONS } from "./money-actions.ts";

// The workflow table. REST, GraphQL, the documentation and the tests are generated from it.

export const TERMINAL_STATES = [
  "completed",
  "cancelled",
  "rejected",
  "failed",
  "expired",
] as const satisfies RolloverState[];

export function isTerminal(state: RolloverState): boolean {
  return (TERMINAL_STATES as readonly RolloverState[]).includes(state);
}

export const ACTIONS = {
  request_consent: {
    from: ["draft"],
    to: "awaiting_participant",
    isOperation: false,
    params: ACTION_PARAMS.request_consent,
    event: "rollover.consent_requested",
    summary: "Ask the participant to sign.",
  },
  sign_consent: {
    from: ["awaiting_participant"],
    to: "submitted",
    isOperation: false,
    params: ACTION_PARAMS.sign_consent,
    event: "rollover.consent_signed",
    summary: "Record the participant's signature and submit.",
  },
  submit: {
    from: ["draft"],
    to: "submitted",
    isOperation: false,
    params: ACTION_PARAMS.submit,
    event: "rollover.submitted",
    summary: "Submit with a consent obtained elsewhere.",
  },
  amend: {
    from: [...BEFORE_MONEY, "awaiting_documents", "on_hold"],
    to: "from_amendment",
    isOperation: false,
    params: ACTION_PARAMS.amend,
    event: "rollover.amended",
    summary:
      "Correct account numbers, the destination custodian, the registration, the plan or the delivery method. New instructions replace the previous ones.",
  },
  start_review: {
    from: ["submitted"],
    to: "in_review",
    isOperation: true,
    params: ACTION_PARAMS.start_review,
    event: "rollover.review_started",
    summary: "Start the review.",
  },
  approve: {
    from: ["in_review"],
    to: "approved",
    isOperation: true,
    params: ACTION_PARAMS.approve,
    event: "rollover.approved",
    summary: "Approve. All documents that the source custodian requires must be provided.",
  },
  reject: {
    from: ["in_review"],
    to: "rejected",
    isOperation: true,
    params: ACTION_PARAMS.reject,
    event: "rollover.rejected",
    summary: "Reject. Only `reopen` undoes this.",
  },
  ...DOCUMENT_ACTIONS,
  send_to_custodian: {
    from: ["approved"],
    to: "requested",
    isOperation: true,
    params: ACTION_PARAMS.send_to_custodian,
    event: "rollover.sent_to_custodian",
    summary: "Send the request to the source custodian.",
  },
  acknowledge: {
    from: ["requested"],
    to: "processing",
    isOperation: true,
    params: ACTION_PARAMS.acknowledge,
    event: "rollover.acknowledged",
    summary: "Record that the source custodian acknowledged the request.",
  },
  custodian_soft_reject: {
    from: ["requested", "processing"],
    to: "awaiting_documents",
    isOperation: true,
    params: ACTION_PARAMS.custodian_soft_reject,
    event: "rollover.custodian_soft_rejected",
    summary: "Record a soft rejection by the source custodian, with its remedy.",
  },
  custodian_reject: {
    from: ["requested", "processing"],
    to: "rejected",
    isOperation: true,
    params: ACTION_PARAMS.custodian_reject,
    event: "rollover.custodian_rejected",
    summary: "Record a final rejection by the source custodian.",
  },
  ...MONEY_ACTIONS,
  hold: {
    from: [...ACTIVE_STATES, "awaiting_documents"],
    to: "on_hold",
    isOperation: false,
    params: ACTION_PARAMS.hold,
    event: "rollover.held",
    summary: "Put on hold. All deadlines pause except the 60 days.",
  },
  release: {
    from: ["on_hold"],
    to: "from_hold",
    isOperation: true,
    params: ACTION_PARAMS.release,
    event: "rollover.released",
    summary: "Release the hold and continue in the previous state.",
  },
  report_death: {
    from: OPEN_STATES,
    to: "on_hold",
    isOperation: false,
    params: ACTION_PARAMS.report_death,
    event: "rollover.death_reported",
    summary: "Report that the participant died. Money stops moving until `resolve_death`.",
  },
  resolve_death: {
    from: ["on_hold"],
    to: "from_hold",
    isOperation: true,
    params: ACTION_PARAMS.resolve_death,
    event: "rollover.death_resolved",
    summary: "Decide what happens to money sent before the participant's death was reported.",
  },
  cancel: {
    from: [...BEFORE_MONEY, "awaiting_documents", "on_hold"],
    to: "cancelled",
    isOperation: false,
    params: ACTION_PARAMS.cancel,
    event: "rollover.cancelled",
    summary: "Cancel. Possible until money leaves.",
  },
  fail: {
    from: ["requested", "processing", "funds_sent", "funds_received"],
    to: "failed",
    isOperation: true,
    params: ACTION_PARAMS.fail,
    event: "rollover.failed",
    summary: "Fail a rollover that cannot be completed. If money has left, say where it is.",
  },
  reopen: {
    from: ["rejected", "failed"],
    to: "from_end",
    isOperation: true,
    params: ACTION_PARAMS.reopen,
    event: "rollover.reopened",
    summary: "Reopen a rejected or failed rollover in its previous state.",
  },
  expire: {
    from: ["draft", "awaiting_participant", "awaiting_documents"],
    to: "expired",
    isOperation: true,
    params: ACTION_PARAMS.expire,
    event: "rollover.expired",
    summary: "Expire after the deadline. Only timers do this.",
  },
} as const satisfies Record<string, ActionDefinition>;

export type ActionName = keyof typeof ACTIONS;

export const ACTION_NAMES = Object.keys(ACTIONS) as ActionName[];

type TimerAction = "expire";
export type CallerAction = Exclude<ActionName, TimerAction>;

export const CALLER_ACTIONS = ACTION_NAMES.filter((name): name is CallerAction => name !== "expire");
