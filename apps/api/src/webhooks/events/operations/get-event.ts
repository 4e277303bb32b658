import { read } from "../../../context/define-operation.ts";
import { event } from "../../endpoints/webhook-examples.ts";
import { eventSchema, toEventView } from "../event-view.ts";
import { getStoredEvent } from "../get-stored-event.ts";

export const getEvent = read({
  name: "getEvent",
  summary: "Retrieve an event",
  description:
    "Returns the whole event, as sent to webhooks with full payloads. Events are kept for 90 days.",
  scope: "events:read",
  id: "evt",
  view: eventSchema,
  example: { view: event },
  responses: { 200: "The event." },
  errors: [],
  rest: "GET /v1/events/{id}",
  graphql: { query: "event", isNode: true },
  async run({ db, principal, environment }, { id }) {
    return toEventView(await getStoredEvent(db.sql, principal.organizationId, id), environment);
  },
});
