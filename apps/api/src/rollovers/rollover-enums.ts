import { enumField, graphqlTypes } from "@svc/service-kit/fields";
import { z } from "zod";
import {
  PENDING_ON,
  PRIORITIES,
  ROLLOVER_STATES,
  ROLLOVER_STATUSES,
  ROLLOVER_TYPES,
} from "./rollover-states.ts";
import { ACTION_NAMES, ACTIONS } from "./workflow/transitions.ts";

function named<const Values extends readonly [string, ...string[]]>(
  id: string,
  values: Values,
  description: string,
  meanings: Readonly<Record<Values[number], string>>,
) {
  return z
    .enum(values, `must be one of ${values.join(", ")}`)
    .meta({ id, description })
    .register(graphqlTypes, { name: id, values: meanings });
}

export const rolloverTypeSchema = named(
  "RolloverType",
  ROLLOVER_TYPES,
  "How a rollover travels: plan to plan or IRA (`direct`), IRA to IRA (`trustee_transfer`), through the participant's hands (`indirect_60_day`), or within a plan to its designated Roth (`in_plan`).",
  {
    direct: "From an employer's plan, or to one, from trustee to trustee.",
    trustee_transfer: "From one IRA to another, from trustee to trustee.",
    indirect_60_day: "Through the participant's hands, within 60 days.",
    in_plan: "Within one plan, to a designated Roth account.",
  },
);

export const rolloverStateSchema = named(
  "RolloverState",
  ROLLOVER_STATES,
  "Where a rollover stands in the workflow.",
  {
    draft: "Created; nothing has been asked of anybody.",
    awaiting_participant: "The participant has to sign.",
    submitted: "Handed in, and not looked at yet.",
    in_review: "Being looked at.",
    approved: "Ready to go to the source custodian.",
    requested: "With the source custodian, which has not answered.",
    processing: "The source custodian has taken it up.",
    funds_sent: "Money has left.",
    funds_received: "Money has arrived.",
    awaiting_documents: "Documents are missing.",
    on_hold: "Stopped for the time being.",
    completed: "The money is posted to the destination account.",
    cancelled: "Given up before money left.",
    rejected: "Refused for good.",
    failed: "It could not be carried out.",
    expired: "Its time was over.",
  },
);

export const rolloverStatusSchema = named(
  "RolloverStatus",
  ROLLOVER_STATUSES,
  "What a state says to somebody who does not know the workflow.",
  {
    action_required: "Somebody on the integrator's or the participant's side has to act.",
    in_progress: "It is on its way.",
    completed: "It is done.",
    failed: "It was refused, or could not be carried out.",
    cancelled: "It was given up, or its time was over.",
  },
);

export const pendingOnSchema = named("PendingOn", PENDING_ON, "Who has to act next.", {
  integrator: "The integrator.",
  participant: "The participant.",
  operations: "The institution that runs this service.",
  source_custodian: "The custodian that the money comes from.",
  destination_custodian: "The custodian that the money goes to.",
  none: "Nobody: it has ended.",
});

export const prioritySchema = named(
  "RolloverPriority",
  PRIORITIES,
  "How pressing a rollover is to whoever works on it.",
  {
    low: "It can wait.",
    normal: "As any other.",
    high: "Before others.",
    urgent: "Before all others.",
  },
);

/** Includes the actions of timers. */
export const actionNameSchema = z
  .enum(ACTION_NAMES)
  .describe("What can be done to a rollover. New values may be added.")
  .register(graphqlTypes, {
    name: "RolloverAction",
    values: Object.fromEntries(ACTION_NAMES.map((name) => [name, ACTIONS[name].summary])),
  });

export const amountKindSchema = enumField("AmountKind", "All of an account, or a part of it.", {
  full: "All of it.",
  partial: "As much as `requested`.",
});
