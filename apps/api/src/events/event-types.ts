import { answerTime } from "@svc/service-kit/fields";
import { z } from "zod";
import { rolloverStateSchema } from "../rollovers/rollover-enums.ts";
import { DEADLINE_TYPES } from "../rollovers/workflow/deadline-types.ts";
import type { ACTIONS, ActionName } from "../rollovers/workflow/transitions.ts";

// Every type of event: what it tells of, what its `data` holds, and an example. Lists, documents and the checks of what
// an endpoint may ask for are made from it. No data ever holds what is personal or secret.

/** One type of event. */
export interface EventType {
  description: string;
  /** Of `data`. */
  data: z.ZodType;
  example: Record<string, unknown>;
}

/** The example's rollover, key and endpoint; the same as elsewhere in the documents. */
const ROLLOVER_ID = "rol_01m7zh3ya3enbshk7cpns2c2fe";
const KEY_ID = "key_01m7zh3x9benbshk5efdjv6mew";
const NEW_KEY_ID = "key_01m7zh3z21enbshka5mjr4hx7n";
const ACCOUNT_ID = "acct_01m7zh3xm8enbshk5v9dv10771";
const ENDPOINT_ID = "whe_01m7zh3zq4enbshkc1y4rq7w6x";

const rolloverFields = {
  rolloverId: z.string(),
  sequence: z.int().min(1).describe("Counts the events of this rollover, without a gap."),
  state: rolloverStateSchema,
  previousState: rolloverStateSchema.nullable().describe("Null for the first event."),
};
const deadlineFields = {
  type: z.enum(DEADLINE_TYPES).meta({ "x-open-enum": true }),
  dueOn: z.iso.date(),
  dueAt: answerTime,
};

type State = z.output<typeof rolloverStateSchema>;

function ofRollover(description: string, previousState: State | null, state: State): EventType {
  return {
    description,
    data: z.strictObject(rolloverFields),
    example: {
      rolloverId: ROLLOVER_ID,
      sequence: previousState === null ? 1 : 3,
      state,
      previousState,
    },
  };
}

function ofDeadline(description: string, more: z.ZodRawShape, state: State, deadline: object): EventType {
  return {
    description,
    data: z.strictObject({
      ...rolloverFields,
      deadline: z.strictObject({ ...deadlineFields, ...more }),
    }),
    example: { rolloverId: ROLLOVER_ID, sequence: 7, state, previousState: state, deadline },
  };
}

/** The same with more in its data. */
function withMore(type: EventType, more: z.ZodRawShape, example: object): EventType {
  const data = (type.data as z.ZodObject).extend(more);
  return { ...type, data, example: { ...type.example, ...example } };
}

/** What the actions of the workflow are told of as; an action without its type does not compile. */
const ACTION_EVENTS: Readonly<Record<(typeof ACTIONS)[ActionName]["event"], EventType>> = {
  "rollover.consent_requested": ofRollover(
    "The participant was asked to sign.",
    "draft",
    "awaiting_participant",
  ),
  "rollover.consent_signed": ofRollover("The participant has signed.", "awaiting_participant", "submitted"),
  "rollover.submitted": ofRollover(
    "It was submitted with a consent that was obtained elsewhere.",
    "draft",
    "submitted",
  ),
  "rollover.review_started": ofRollover("The review has begun.", "submitted", "in_review"),
  "rollover.approved": ofRollover("The review approved it.", "in_review", "approved"),
  "rollover.rejected": ofRollover("The review refused it for good.", "in_review", "rejected"),
  "rollover.documents_requested": ofRollover("Documents are asked for.", "in_review", "awaiting_documents"),
  "rollover.documents_provided": ofRollover("Documents were handed in.", "awaiting_documents", "in_review"),
  "rollover.sent_to_custodian": ofRollover(
    "The request was sent to the source custodian.",
    "approved",
    "requested",
  ),
  "rollover.acknowledged": ofRollover("The source custodian has taken it up.", "requested", "processing"),
  "rollover.custodian_soft_rejected": ofRollover(
    "The source custodian refuses for now; documents would help.",
    "requested",
    "awaiting_documents",
  ),
  "rollover.custodian_rejected": ofRollover(
    "The source custodian refuses for good.",
    "requested",
    "rejected",
  ),
  "rollover.funds_sent": ofRollover("Money has left the source custodian.", "processing", "funds_sent"),
  "rollover.distribution_recorded": ofRollover(
    "The participant has received the money; the 60 days have begun.",
    "processing",
    "funds_sent",
  ),
  "rollover.funds_returned": ofRollover(
    "A transfer was lost, came back or went stale.",
    "funds_sent",
    "processing",
  ),
  "rollover.funds_received": ofRollover(
    "The destination custodian has received money.",
    "funds_sent",
    "funds_received",
  ),
  "rollover.mismatch_resolved": ofRollover(
    "A difference between what was sent and what arrived was accepted.",
    "funds_received",
    "funds_received",
  ),
  "rollover.completed": ofRollover(
    "The money is posted to the destination account.",
    "funds_received",
    "completed",
  ),
  "rollover.held": ofRollover("It was put on hold.", "in_review", "on_hold"),
  "rollover.released": ofRollover("It goes on where it was held.", "on_hold", "in_review"),
  "rollover.cancelled": ofRollover("It was given up before money had left.", "submitted", "cancelled"),
  "rollover.failed": ofRollover("It could not be carried out.", "processing", "failed"),
  "rollover.expired": ofRollover("Its time was over.", "draft", "expired"),
};

/** Every type of event, by its name. */
export const EVENT_TYPES = {
  "rollover.created": ofRollover("A rollover was created, as a draft.", null, "draft"),
  "rollover.updated": withMore(
    ofRollover(
      "A draft was changed, or what may change at any time, or an ended rollover's personal data was erased.",
      "draft",
      "draft",
    ),
    {
      fields: z.array(z.string()).optional().describe("The names of what was changed, such as `tags`."),
    },
    { fields: ["assigneeId", "priority"] },
  ),
  "rollover.note_added": withMore(
    ofRollover("Somebody wrote a note. It stands in the timeline, and never in an event.", "draft", "draft"),
    { timelineSequence: z.int().min(1).describe("Which entry of the timeline it is.") },
    { timelineSequence: 4 },
  ),
  ...ACTION_EVENTS,
  "rollover.amount_mismatch": ofRollover(
    "What arrived is not what was sent.",
    "funds_sent",
    "funds_received",
  ),
  "rollover.overdue": ofDeadline("What was waited for has not come in time.", {}, "requested", {
    type: "acknowledgement",
    dueOn: "2026-06-22",
    dueAt: "2026-06-22T12:00:00.000Z",
  }),
  "rollover.deadline_approaching": ofDeadline(
    "The last of the 60 days comes near.",
    { daysLeft: z.int().min(0) },
    "funds_sent",
    { type: "sixty_day", dueOn: "2026-08-14", dueAt: "2026-08-15T00:00:00.000Z", daysLeft: 14 },
  ),
  "account.created": {
    description: "An account was created, by a key or in the widget.",
    data: z.strictObject({ accountId: z.string() }),
    example: { accountId: ACCOUNT_ID },
  },
  "account.identity_locked": {
    description:
      "Five wrong dates of birth or last four digits were sent for an account within a day: until `lockedUntil` none is compared. Somebody may be guessing.",
    data: z.strictObject({ accountId: z.string(), lockedUntil: answerTime }),
    example: { accountId: ACCOUNT_ID, lockedUntil: "2026-06-16T12:00:00.000Z" },
  },
  "api_key.rotated": {
    description: "A key was replaced; the old one lives until `expiresAt`.",
    data: z.strictObject({ keyId: z.string(), successorId: z.string(), expiresAt: answerTime }),
    example: { keyId: KEY_ID, successorId: NEW_KEY_ID, expiresAt: "2026-06-16T12:00:00.000Z" },
  },
  "api_key.revoked": {
    description: "A key was revoked.",
    data: z.strictObject({ keyId: z.string() }),
    example: { keyId: KEY_ID },
  },
  "webhook_endpoint.disabled": {
    description: "An endpoint was taken out: it answered 410, or nothing had succeeded for five days.",
    data: z.strictObject({ webhookEndpointId: z.string(), reason: z.enum(["gone", "failing"]) }),
    example: { webhookEndpointId: ENDPOINT_ID, reason: "failing" },
  },
  "webhook.test": {
    description: "Somebody tries an endpoint out. It is sent to that endpoint alone, whatever it asks for.",
    data: z.strictObject({ webhookEndpointId: z.string() }),
    example: { webhookEndpointId: ENDPOINT_ID },
  },
} as const satisfies Record<string, EventType>;

export type EventTypeName = keyof typeof EVENT_TYPES;

export const EVENT_TYPE_NAMES = Object.keys(EVENT_TYPES) as EventTypeName[];

const KINDS = [...new Set(EVENT_TYPE_NAMES.map((name) => `${name.split(".")[0]}.*`))];

/** What an endpoint may ask for: a type by its name, all of a kind, or everything. */
export const EVENT_FILTERS: readonly string[] = [...EVENT_TYPE_NAMES, ...KINDS, "*"];
