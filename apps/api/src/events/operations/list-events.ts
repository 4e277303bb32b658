import { decodeCursor, Problem } from "@svc/service-kit";
import { list } from "../../declare.ts";
import { event } from "../../examples/webhook-story.ts";
import { eventQuerySchema } from "../event-query.ts";
import { listEvents as readPage } from "../event-store.ts";
import { eventSchema, toEventView } from "../event-view.ts";

export const listEvents = list({
  name: "listEvents",
  summary: "List the events of the last 90 days, newest first",
  description:
    "With `rolloverId` and `afterSequence` the list is in the order of the rollover's sequence instead: for what was missed.",
  scope: "events:read",
  input: eventQuerySchema,
  view: eventSchema,
  example: { view: event },
  answers: { 200: "One page of events." },
  errors: [],
  rest: "GET /v1/events",
  graphql: {
    query: "events",
    description: "The events of the last 90 days, newest first; after a sequence, in its order.",
  },
  async run({ db, principal, environment }, { limit, cursor, ...filter }) {
    if (filter.afterSequence !== undefined && filter.rolloverId === undefined) {
      throw new Problem("invalid_request", undefined, {
        errors: [{ parameter: "afterSequence", detail: "must stand beside rolloverId" }],
      });
    }
    const after = cursor === undefined ? null : decodeCursor(cursor, "evt");
    const page = await readPage(db.sql, principal.organizationId, filter, after, limit);
    return { ...page, items: page.items.map((event) => toEventView(event, environment)) };
  },
});
