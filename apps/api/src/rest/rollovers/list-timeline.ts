import { idField, listQueryFields, listSchema } from "@svc/service-kit";
import { z } from "zod";
import { listTimeline } from "../../rollovers/list-timeline.ts";
import { timelineEntrySchema, toTimelineEntryView } from "../../rollovers/timeline-view.ts";
import { defineEndpoint } from "../define-endpoint.ts";
import { EXAMPLES } from "../examples/examples.ts";

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
  responses: { 200: { description: "One page of the timeline.", schema: listSchema(timelineEntrySchema) } },
  errors: ["not_found"],
  async handle(ctx, { principal, params, query }) {
    const { items, hasMore } = await listTimeline(ctx, principal, params.id, query);
    const last = items.at(-1);
    return {
      status: 200,
      body: {
        object: "list",
        data: items.map(toTimelineEntryView),
        hasMore,
        nextCursor: hasMore && last ? String(last.sequence) : null,
      },
    };
  },
});
