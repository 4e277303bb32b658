import { Problem } from "@svc/service-kit/errors";
import { decodeCursor, encodeCursor, mapPage, type Page, toTotalCount } from "@svc/service-kit/lists";
import type { z } from "zod";
import { type ApiCall, list } from "../../../context/define-operation.ts";
import { fieldsField } from "../../../context/names-field.ts";
import { event } from "../../endpoints/webhook-examples.ts";
import type { EventBody } from "../event-body.ts";
import { eventQuerySchema } from "../event-query.ts";
import {
  countEvents,
  type EventPosition,
  followEvents,
  getEventHorizon,
  listEvents as readPage,
} from "../event-store.ts";
import { eventSchema, toEventView } from "../event-view.ts";
import { decodePosition, encodePosition } from "../follow-cursor.ts";

interface EventPage extends Page<EventBody> {
  /** Positions of the items, with `order=oldest`. */
  positions?: readonly EventPosition[];
}

export const listEvents = list({
  name: "listEvents",
  summary: "List the events of the last 90 days, newest first",
  description: `To fill a gap, pass \`rolloverId\` and \`afterSequence\`. The list then follows the rollover's sequence.

To follow all events, pass \`order=oldest\`. The list is in commit order and grows only at its end. \`nextCursor\` is always present, even
if there are no more events yet. Pass it to get the events committed since then; no event is skipped. Cursors do not expire;
events are kept for 90 days. An event is listed only after all earlier transactions have ended. To follow only new events, also pass
\`start=now\`: the first page is empty, and its \`nextCursor\` continues from this call.`,
  scope: "events:read",
  input: eventQuerySchema.safeExtend({ fields: fieldsField(Object.keys(eventSchema.shape), "event") }),
  view: eventSchema,
  example: { view: event },
  responses: { 200: "One page of events." },
  errors: [],
  // A replica can lag, and a followed list must have no gaps.
  fromReplica: ({ order }) => order !== "oldest",
  rest: "GET /v1/events",
  graphql: {
    query: "events",
    description:
      "The events of the last 90 days, newest first. With `afterSequence`, in sequence order. With " +
      "`order: oldest`, in commit order: to continue later, pass the last `endCursor`.",
    count: async ({ db, principal }: ApiCall, query: z.output<typeof eventQuerySchema>) =>
      toTotalCount(await countEvents(db.sql, principal.organizationId, query)),
  },
  cursor: ({ id, createdAt }, index, { positions }: EventPage) =>
    positions ? encodePosition(positions[index]) : encodeCursor({ id, createdAt: new Date(createdAt) }),
  async run(
    { db, principal, environment },
    { limit, cursor, order, start, fields: _fields, ...filter },
  ): Promise<EventPage> {
    const { organizationId } = principal;
    if (order === "oldest") {
      requireNoFilter(filter);
      if (start === "now" && cursor === undefined) return createStartPage(await getEventHorizon(db.sql));
      const { items, hasMore } = await followEvents(db.sql, organizationId, {
        after: decodePosition(cursor),
        limit,
      });
      const last = items.at(-1);
      return {
        items: items.map((event) => toEventView(event, environment)),
        hasMore,
        positions: items,
        resumeCursor: last ? encodePosition(last) : (cursor ?? encodePosition()),
      };
    }
    if (start !== undefined) throw invalidParameter("start", "requires order=oldest");
    if (filter.afterSequence !== undefined && filter.rolloverId === undefined) {
      throw invalidParameter("afterSequence", "requires rolloverId");
    }
    const after = decodeCursor(cursor, "evt");
    const page = await readPage(db.sql, organizationId, { filter, after, limit });
    return mapPage(page, (event) => toEventView(event, environment));
  },
});

/** Creates an empty page that continues at the horizon: events committed later have that position or a higher one. */
const createStartPage = (horizon: string): EventPage => ({
  items: [],
  hasMore: false,
  positions: [],
  resumeCursor: encodePosition({ position: horizon, sequence: 0, id: "" }),
});

/** Filters would make each request scan the skipped events again. */
function requireNoFilter(filter: Record<string, unknown>): void {
  const [filterName] = Object.keys(filter).filter((name) => filter[name] !== undefined);
  if (filterName !== undefined) throw invalidParameter(filterName, "cannot be combined with order=oldest");
}

function invalidParameter(parameter: string, detail: string): Problem {
  return new Problem("invalid_request", undefined, { errors: [{ parameter, detail }] });
}
