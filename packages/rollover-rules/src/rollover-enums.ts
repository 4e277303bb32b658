import { enumField, graphqlTypes, openEnumField } from "@svc/service-kit/fields";
import { z } from "zod";
import type { DEADLINE_TYPES } from "./deadlines/deadline-types.ts";
import {
  PENDING_ON,
  PRIORITIES,
  ROLLOVER_STATES,
  ROLLOVER_STATUSES,
  ROLLOVER_TYPES,
} from "./rollover-states.ts";
import { ACTION_NAMES, ACTIONS } from "./workflow/transitions.ts";

function createEnumSchema<const Values extends readonly [string, ...string[]]>(
  id: string,
  values: Values,
  { description, meanings }: { description: string; meanings: Readonly<Record<Values[number], string>> },
) {
  return z
    .enum(values, `must be one of ${values.join(", ")}`)
    .meta({ id, description })
    .register(graphqlTypes, { name: id, values: meanings });
}

export const rolloverTypeSchema = createEnumSchema("RolloverType", ROLLOVER_TYPES, {
  description:
    "How the money moves: from or to an employer plan (`direct`), between IRAs (`trustee_transfer`), through the participant (`indirect_60_day`), or within a plan to its designated Roth account (`in_plan`).",
  meanings: {
    direct: "From or to an employer plan, trustee to trustee.",
    trustee_transfer: "From one IRA to another, trustee to trustee.",
    indirect_60_day: "Paid to the participant, who deposits it within 60 days.",
    in_plan: "Within one plan, to a designated Roth account.",
  },
});

export const rolloverStateSchema = createEnumSchema("RolloverState", ROLLOVER_STATES, {
  description: "State of a rollover in the workflow.",
  meanings: {
    draft: "Created, not submitted.",
    awaiting_participant: "Waiting for the participant's signature.",
    submitted: "Submitted, waiting for review.",
    in_review: "In review.",
    approved: "Approved, ready to send to the source custodian.",
    requested: "Sent to the source custodian, not acknowledged.",
    processing: "Acknowledged by the source custodian.",
    funds_sent: "Money was sent.",
    funds_received: "Money arrived.",
    awaiting_documents: "Waiting for documents.",
    on_hold: "Paused.",
    completed: "The money was posted to the destination account.",
    cancelled: "Canceled before money left.",
    rejected: "Rejected. `reopen` undoes this.",
    failed: "The rollover could not be completed.",
    expired: "A deadline passed.",
  },
});

export const rolloverStatusSchema = createEnumSchema("RolloverStatus", ROLLOVER_STATUSES, {
  description: "Simplified state, for people who do not know the workflow.",
  meanings: {
    action_required: "The integrator or the participant must act.",
    in_progress: "In progress.",
    completed: "Completed.",
    failed: "Rejected or failed.",
    cancelled: "Canceled or expired.",
  },
});

export const pendingOnSchema = createEnumSchema("PendingOn", PENDING_ON, {
  description: "The party that must act next.",
  meanings: {
    integrator: "The integrator.",
    participant: "The participant.",
    operations: "The institution that runs this service.",
    source_custodian: "The source custodian.",
    destination_custodian: "The destination custodian.",
    none: "No one. The rollover has ended.",
  },
});

export const prioritySchema = createEnumSchema("RolloverPriority", PRIORITIES, {
  description: "Priority for the people who work on a rollover.",
  meanings: {
    low: "Below normal.",
    normal: "Default.",
    high: "Above normal.",
    urgent: "Above all others.",
  },
});

export const actionNameSchema = z
  .enum(ACTION_NAMES)
  .describe("An action on a rollover. New values may be added.")
  .register(graphqlTypes, {
    name: "RolloverAction",
    values: Object.fromEntries(ACTION_NAMES.map((name) => [name, ACTIONS[name].summary])),
  });

export const amountKindSchema = enumField("AmountKind", "All of an account or part of it.", {
  full: "The entire account.",
  partial: "The amount in `requested`.",
});

export const DEADLINE_TYPE_TEXTS = {
  draft: "Submitting the draft.",
  consent: "The participant's signature.",
  documents: "Providing documents.",
  review_start: "Starting the review.",
  review: "Finishing the review.",
  request: "Sending the request to the source custodian.",
  acknowledgement: "Acknowledgment by the source custodian.",
  processing: "Sending the money, by the source custodian.",
  arrival: "Arrival of the money.",
  participant_check: "Arrival of a check that was sent to the participant first.",
  posting: "Posting the money, or explaining a difference.",
  hold: "Releasing the hold.",
  sixty_day:
    "The 60 calendar days of an indirect rollover, counted from the day the participant received the money.",
  mail: "Arrival of mailed documents or of a mailed check on the expected day. The last check has the deadline `arrival` instead.",
} satisfies Record<(typeof DEADLINE_TYPES)[number], string>;

export const deadlineTypeField = openEnumField("DeadlineType", "Purpose of a deadline.", DEADLINE_TYPE_TEXTS);
