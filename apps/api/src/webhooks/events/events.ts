import {
  decodeCursor,
  idField,
  isId,
  listQueryFields,
  notFound,
  type Page,
  type Principal,
  Problem,
  requireScope,
  toPage,
} from "@svc/service-kit";
import { z } from "zod";
import type { ApiContext } from "../../context.ts";
import { readSequenceCursor } from "../../rollovers/sequence-cursor.ts";
import type { SequencedEvent, StoredEvent } from "./event.ts";
import { findEvent, readEventsOfRollovers, listEvents as readPage } from "./event-store.ts";
import { EVENT_TYPE_NAMES } from "./event-types.ts";

const WHOLE = "must be a whole number";

/** The query of an event list. */
export const eventQuerySchema = z.strictObject({
  ...listQueryFields,
  type: z.enum(EVENT_TYPE_NAMES, "must be the name of an event type").optional(),
  rolloverId: idField("rol").optional().describe("Only the events of this rollover."),
  afterSequence: z
    .string(WHOLE)
    .regex(/^\d{1,9}$/, WHOLE)
    .transform(Number)
    .optional()
    .meta({
      description:
        "Only beside `rolloverId`: its events after this `data.sequence`, in their order. What a gap in what you received calls for.",
      as: { type: "integer", minimum: 0, maximum: 999_999_999 },
    }),
});

/**
 * Lists the organization's events of the last 90 days, newest first; after a sequence, in its order.
 *
 * @throws Problem `invalid_request` for a foreign cursor, and for `afterSequence` without a rollover
 */
export async function listEvents(
  ctx: ApiContext,
  principal: Principal,
  { limit, cursor, ...filter }: z.output<typeof eventQuerySchema>,
): Promise<Page<StoredEvent>> {
  requireScope(principal, "events:read");
  if (filter.afterSequence !== undefined && filter.rolloverId === undefined) {
    throw new Problem("invalid_request", undefined, {
      errors: [{ parameter: "afterSequence", detail: "must stand beside rolloverId" }],
    });
  }
  const after = cursor === undefined ? null : decodeCursor(cursor, "evt");
  return readPage(ctx.db.sql, principal.organizationId, filter, after, limit);
}

/**
 * The same page of many rollovers' events, in the order of their sequence, by rollover, in one read. A rollover that is
 * not the organization's has an empty one.
 *
 * @throws Problem `invalid_request` for a cursor that is no sequence number
 */
export async function listEventsOfRollovers(
  ctx: ApiContext,
  principal: Principal,
  rolloverIds: readonly string[],
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<Map<string, Page<SequencedEvent>>> {
  requireScope(principal, "events:read");
  const after = readSequenceCursor(cursor);
  const { organizationId } = principal;
  const events = await readEventsOfRollovers(ctx.db.sql, organizationId, rolloverIds, after, limit + 1);
  const byRollover = Map.groupBy(events, ({ rolloverId }) => rolloverId);
  return new Map(rolloverIds.map((id) => [id, toPage(byRollover.get(id) ?? [], limit)]));
}

/** @throws Problem `not_found` when the principal's organization has no such event, or no longer */
export async function getEvent(ctx: ApiContext, principal: Principal, id: string): Promise<StoredEvent> {
  requireScope(principal, "events:read");
  const event = isId("evt", id) ? await findEvent(ctx.db.sql, principal.organizationId, id) : null;
  if (!event) throw notFound("event");
  return event;
}
