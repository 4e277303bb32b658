import { answerTime } from "@svc/service-kit";
import { z } from "zod";
import { rolloverStateSchema } from "./rollover-enums.ts";
import type { TimelineEntry } from "./timeline-chain.ts";

export const ACTOR_TYPES = ["api_key", "session", "operator", "timer", "custodian"] as const;

/** One entry of a timeline as both faces answer with it. */
export const timelineEntrySchema = z
  .strictObject({
    object: z.literal("timeline_entry"),
    rolloverId: z.string(),
    sequence: z.number().int().describe("Counts from 1, without gaps."),
    type: z.string(),
    at: answerTime,
    actor: z.strictObject({ type: z.enum(ACTOR_TYPES), id: z.string().nullable() }),
    action: z.string().nullable(),
    fromState: rolloverStateSchema.nullable(),
    toState: rolloverStateSchema,
    reason: z.string().nullable(),
    data: z.record(z.string(), z.unknown()),
    prevHash: z.string(),
    hash: z.string().describe("Seals this entry and, through `prevHash`, all before it."),
  })
  .meta({ id: "TimelineEntry", description: "One thing that happened to a rollover." });

export type TimelineEntryView = z.output<typeof timelineEntrySchema>;

export function toTimelineEntryView(entry: TimelineEntry): TimelineEntryView {
  // What is sealed for erasure and for verification is nobody's to read.
  const { at, sealedTexts: _texts, rowDigest: _digest, ...shown } = entry;
  return { object: "timeline_entry", ...shown, at: at.toISOString() };
}
