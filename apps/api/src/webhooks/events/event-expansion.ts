import { type ApiExpansion, expandedField } from "../../context/selection.ts";
import { findEvents } from "./event-store.ts";
import { eventSchema, toEventView } from "./event-view.ts";

export const eventExpansion: ApiExpansion = {
  scope: "events:read",
  description: "Adds `event`, the delivered event.",
  async include({ db, principal, environment }, items) {
    const ids = new Set(items.map(({ item }) => item.eventId as string));
    const events = await findEvents(db.sql, principal.organizationId, [...ids]);
    const byId = new Map(events.map((event) => [event.id, toEventView(event, environment)]));
    for (const { item, selected } of items) selected.event = byId.get(item.eventId as string) ?? null;
  },
};

export const expandedEvent = expandedField(
  eventSchema,
  "event",
  "The delivered event. Null once it is deleted.",
);
