import { toPage, toTotalCounts } from "@svc/service-kit/lists";
import type { ApiCall } from "../../context/define-operation.ts";
import type { Link } from "../../context/links.ts";
import { parseSequenceCursor } from "../../rollovers/timeline/read-timelines.ts";
import { countRolloverEvents, findEvents, readRolloverEvents } from "./event-store.ts";
import { eventSchema, toEventView } from "./event-view.ts";

export const eventLinks: readonly Link[] = [
  {
    parentType: "Rollover",
    field: "events",
    description:
      "The rollover's events of the last 90 days, in the order of their `data.sequence`. Batched " +
      "for all rollovers in a response.",
    scope: "events:read",
    view: eventSchema,
    cardinality: "page",
    loadMany: loadEventPages,
    async countMany({ db, principal }, ids) {
      return toTotalCounts(await countRolloverEvents(db.sql, principal.organizationId, ids), ids);
    },
    cursor: ({ sequence }) => String(sequence),
  },
  {
    parentType: "WebhookDelivery",
    field: "event",
    description: "The delivered event. Batched for all deliveries in a response.",
    scope: "events:read",
    view: eventSchema,
    cardinality: "one",
    key: "eventId",
    async loadMany({ db, principal, environment }, ids) {
      const events = await findEvents(db.sql, principal.organizationId, ids);
      return new Map(events.map((event) => [event.id, toEventView(event, environment)]));
    },
  },
];

/**
 * Rollovers of other organizations get empty pages.
 * @throws Problem `invalid_request` for an invalid cursor
 */
async function loadEventPages(
  { db, principal, environment }: ApiCall,
  rolloverIds: readonly string[],
  { limit, cursor }: { limit: number; cursor?: string | undefined },
) {
  const after = parseSequenceCursor(cursor);
  const events = await readRolloverEvents(db.sql, principal.organizationId, {
    rolloverIds,
    after,
    limit: limit + 1,
  });
  const byRollover = Map.groupBy(events, ({ rolloverId }) => rolloverId);
  return new Map(
    rolloverIds.map((id) => {
      const { items, hasMore } = toPage(byRollover.get(id) ?? [], limit);
      const views = items.map((event) => ({ ...toEventView(event, environment), sequence: event.sequence }));
      return [id, { items: views, hasMore }];
    }),
  );
}
