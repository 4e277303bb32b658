import { actionNameSchema, rolloverStateSchema } from "@svc/rollover-rules/rollover-enums";
import { graphqlTypes, timestampField } from "@svc/service-kit/fields";
import { z } from "zod";
import { actorSchema } from "../../context/actor-view.ts";
import type { TimelineEntry } from "./timeline-chain.ts";

const requesterSchema = actorSchema
  .extend({ approvalId: z.string().describe("ID of the approval request.") })
  .describe("Requester of an action that a second person confirmed.")
  .register(graphqlTypes, { name: "Requester" });

export const timelineEntrySchema = z
  .strictObject({
    object: z.literal("timeline_entry"),
    rolloverId: z.string().describe("TypeID of the rollover: `rol_` followed by 26 characters."),
    sequence: z.number().int().describe("Position in the timeline, counted from 1 without gaps."),
    type: z.string().describe("Type of the event for this entry."),
    at: timestampField.describe("Time of the entry."),
    actor: actorSchema,
    requestedBy: requesterSchema
      .nullable()
      .describe("Requester of an action that `actor` confirmed. Null if no second person was needed."),
    action: z
      .string()
      .register(graphqlTypes, { as: actionNameSchema })
      .nullable()
      .describe("The action. Null if the entry records none, for example a creation, an update or a note."),
    fromState: rolloverStateSchema.nullable().describe("State before the entry. Null for the creation."),
    toState: rolloverStateSchema.describe("State after the entry."),
    reason: z.string().nullable().describe("Reason, if given."),
    data: z.record(z.string(), z.unknown()).describe("Other details of the entry, depending on its action."),
    prevHash: z.string().describe("Seal of the previous entry."),
    hash: z.string().describe("Seal of this entry and, through `prevHash`, of all entries before it."),
  })
  .meta({ id: "TimelineEntry", description: "An entry in a rollover's timeline." });

export type TimelineEntryView = z.output<typeof timelineEntrySchema>;

export function toTimelineEntryView(entry: TimelineEntry): TimelineEntryView {
  const {
    at,
    requestId: _request,
    sealedTexts: _texts,
    rowDigest: _digest,
    keyId: _key,
    ...visibleFields
  } = entry;
  return { object: "timeline_entry", ...visibleFields, at: at.toISOString() };
}
