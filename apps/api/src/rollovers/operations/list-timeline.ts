import { notFound } from "@svc/service-kit/errors";
import { listQueryFields } from "@svc/service-kit/lists";
import { z } from "zod";
import { type ApiCall, list } from "../../context/define-operation.ts";
import { fieldsField } from "../../context/names-field.ts";
import { readRollover } from "../store/read-rollover.ts";
import { readTimelines } from "../timeline/read-timelines.ts";
import { countEntries } from "../timeline/timeline-store.ts";
import { timelineEntrySchema } from "../timeline/timeline-view.ts";
import { timeline } from "../views/read-examples.ts";

export const listTimeline = list({
  name: "listTimeline",
  summary: "List a rollover's timeline, oldest first",
  description:
    "Each entry has an action or timer, its time, who performed it, and the states before and after.",
  scope: "rollovers:read",
  id: "rol",
  input: z.strictObject({
    ...listQueryFields,
    fields: fieldsField(Object.keys(timelineEntrySchema.shape), "entry"),
  }),
  view: timelineEntrySchema,
  example: { view: timeline },
  responses: { 200: "One page of the timeline." },
  errors: [],
  fromReplica: true,
  rest: "GET /v1/rollovers/{id}/timeline",
  graphql: {
    field: "timeline",
    parentType: "Rollover",
    description:
      "The rollover's timeline, oldest first. One query loads it for all rollovers in the response.",
    connection: "Timeline",
    isNonNull: true,
    countMany: ({ db, principal }: ApiCall, ids) => countEntries(db.sql, principal.organizationId, ids),
  },
  cursor: ({ sequence }) => String(sequence),
  loadMany: readTimelines,
  async run(call, { id, ...page }) {
    await readRollover(call, id);
    const timeline = (await readTimelines(call, [id], page)).get(id);
    if (!timeline) throw notFound("rollover");
    return timeline;
  },
});
