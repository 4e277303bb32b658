import { answerTime, enumField, graphqlTypes } from "@svc/service-kit";
import { z } from "zod";
import { actionNameSchema, rolloverStateSchema } from "./rollover-enums.ts";
import type { TimelineEntry } from "./timeline-chain.ts";

const actorTypeField = enumField(
  "ActorType",
  "Who did something.",
  {
    api_key: "A server, with an API key.",
    session: "A browser, with a session token.",
    member: "Somebody who was signed in to the portal.",
    operator: "The operator of this service.",
    timer: "A timer: something came due.",
    custodian: "A custodian of the sandbox, which plays its side by itself.",
  },
  { isOpen: true },
);

export const actorSchema = z
  .strictObject({
    type: actorTypeField,
    id: z.string().nullable().describe("Its id, where it has one."),
  })
  .describe("Who did it.")
  .register(graphqlTypes, { name: "Actor" });

const requesterSchema = actorSchema
  .extend({ approvalId: z.string().describe("The approval by which it was asked for.") })
  .describe("Who asked for what another confirmed.")
  .register(graphqlTypes, { name: "Requester" });

export const timelineEntrySchema = z
  .strictObject({
    object: z.literal("timeline_entry"),
    rolloverId: z.string().describe("The rollover's id."),
    sequence: z.number().int().describe("Counts from 1, without gaps."),
    type: z.string().describe("What happened, as the event that told of it."),
    at: answerTime.describe("When."),
    actor: actorSchema,
    requestedBy: requesterSchema
      .nullable()
      .describe(
        "Of what two people did, who asked for it: `actor` confirmed it. Null of what one did alone.",
      ),
    action: z
      .string()
      .register(graphqlTypes, { as: actionNameSchema })
      .nullable()
      .describe("The action that it was; null for a creation, a change or a reminder."),
    fromState: rolloverStateSchema
      .nullable()
      .describe("Where the rollover stood before; null for its creation."),
    toState: rolloverStateSchema.describe("Where it stood then."),
    reason: z.string().nullable().describe("Why, where somebody said so."),
    data: z.record(z.string(), z.unknown()).describe("What else is known of it. Nothing personal."),
    prevHash: z.string().describe("The seal of the entry before."),
    hash: z.string().describe("Seals this entry and, through `prevHash`, all before it."),
  })
  .meta({ id: "TimelineEntry", description: "One thing that happened to a rollover." });

export type TimelineEntryView = z.output<typeof timelineEntrySchema>;

export function toTimelineEntryView(entry: TimelineEntry): TimelineEntryView {
  // These members are internal.
  const { at, requestId: _request, sealedTexts: _texts, rowDigest: _digest, keyId: _key, ...shown } = entry;
  return { object: "timeline_entry", ...shown, at: at.toISOString() };
}
