import { answerTime, idField, listQueryFields, listSchema } from "@svc/service-kit";
import { z } from "zod";
import { EXAMPLES } from "../../openapi/examples.ts";
import { listTimeline } from "../../rollovers/list-timeline.ts";
import { rolloverStateSchema } from "../../rollovers/rollover-enums.ts";
import type { TimelineEntry } from "../../rollovers/timeline-chain.ts";
import { defineEndpoint } from "../define-endpoint.ts";

const entrySchema = z
  .strictObject({
    object: z.literal("timeline_entry"),
    rolloverId: z.string(),
    sequence: z.number().int().describe("Counts from 1, without gaps."),
    type: z.string(),
    at: answerTime,
    actor: z.strictObject({
      type: z.enum(["api_key", "session", "operator", "timer", "custodian"]),
      id: z.string().nullable(),
    }),
    action: z.string().nullable(),
    fromState: rolloverStateSchema.nullable(),
    toState: rolloverStateSchema,
    reason: z.string().nullable(),
    data: z.record(z.string(), z.unknown()),
    prevHash: z.string(),
    hash: z.string().describe("Seals this entry and, through `prevHash`, all before it."),
  })
  .meta({ id: "TimelineEntry", description: "One thing that happened to a rollover." });

export const listTimelineEndpoint = defineEndpoint({
  operationId: "listTimeline",
  method: "GET",
  path: "/v1/rollovers/{id}/timeline",
  summary: "Read what happened to a rollover, oldest first",
  credentials: ["ak"],
  scope: "rollovers:read",
  params: z.strictObject({ id: idField("rol") }),
  query: z.strictObject(listQueryFields),
  examples: EXAMPLES.listTimeline,
  responses: { 200: { description: "One page of the timeline.", schema: listSchema(entrySchema) } },
  errors: ["not_found"],
  async handle(ctx, { principal, params, query }) {
    const { items, hasMore } = await listTimeline(ctx, principal, params.id, query);
    const last = items.at(-1);
    return {
      status: 200,
      body: {
        object: "list",
        data: items.map(toEntryView),
        hasMore,
        nextCursor: hasMore && last ? String(last.sequence) : null,
      },
    };
  },
});

function toEntryView({ at, ...entry }: TimelineEntry) {
  return { object: "timeline_entry", ...entry, at: at.toISOString() };
}
