import {
  decodeCursor,
  idField,
  listQueryFields,
  notFound,
  type Page,
  type Principal,
  Problem,
  requireScope,
} from "@svc/service-kit";
import { z } from "zod";
import type { ApiContext } from "../context.ts";
import { findEvent, listEvents as readPage, type StoredEvent } from "./event-store.ts";
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

/** @throws Problem `not_found` when the principal's organization has no such event, or no longer */
export async function getEvent(ctx: ApiContext, principal: Principal, id: string): Promise<StoredEvent> {
  requireScope(principal, "events:read");
  const event = await findEvent(ctx.db.sql, principal.organizationId, id);
  if (!event) throw notFound("event");
  return event;
}
