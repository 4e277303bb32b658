import { encodeCursor, listQueryFields, requireScope } from "@svc/service-kit";
import { z } from "zod";
import { describeEventTypes } from "../../webhooks/events/event-type-list.ts";
import { toEventView } from "../../webhooks/events/event-view.ts";
import { eventQuerySchema, getEvent, listEvents } from "../../webhooks/events/events.ts";
import { readPage, toConnection } from "../connection.ts";
import type { QueryResolvers, RolloverResolvers } from "../generated/resolver-types.ts";

export const eventQueries: QueryResolvers = {
  async event(_parent, { id }, { ctx, principal }) {
    return toEventView(await getEvent(ctx, principal, id), ctx.environment);
  },

  async events(_parent, args, { ctx, principal }) {
    requireScope(principal, "events:read");
    const page = await readPage(eventQuerySchema, args, (query) => listEvents(ctx, principal, query));
    return toConnection(page, encodeCursor, (event) => toEventView(event, ctx.environment));
  },

  eventTypes(_parent, _args, { ctx, principal }) {
    requireScope(principal, "events:read");
    return describeEventTypes(ctx.environment);
  },
};

const pageSchema = z.strictObject(listQueryFields);

export const rolloverEventFields: Pick<RolloverResolvers, "events"> = {
  async events({ id }, args, { ctx, principal, reads }) {
    requireScope(principal, "events:read");
    const page = await readPage(pageSchema, args, (query) => reads.events(id, query));
    return toConnection(
      page,
      ({ sequence }) => String(sequence),
      (event) => toEventView(event, ctx.environment),
    );
  },
};
