import { encodeCursor, requireScope } from "@svc/service-kit";
import { deliveryQuerySchema, getWebhookDelivery } from "../../webhooks/deliveries/deliveries.ts";
import { toWebhookStatsView } from "../../webhooks/deliveries/stats-view.ts";
import { toEndpointViewFor, toListedEndpointView } from "../../webhooks/endpoints/endpoint-view.ts";
import {
  getWebhookEndpoint,
  listWebhookEndpoints,
  webhookEndpointQuerySchema,
} from "../../webhooks/endpoints/endpoints.ts";
import { toRecoveryView } from "../../webhooks/recoveries/recovery-view.ts";
import { readPage, toConnection } from "../connection.ts";
import type {
  QueryResolvers,
  WebhookAttemptResolvers,
  WebhookDeliveryResolvers,
  WebhookEndpointResolvers,
} from "../generated/resolver-types.ts";
import { toAttemptNode, toDeliveryNode } from "../webhook-nodes.ts";

export const webhookQueries: QueryResolvers = {
  async webhookEndpoint(_parent, { id }, { ctx, principal }) {
    return toEndpointViewFor(principal, await getWebhookEndpoint(ctx, principal, id), ctx.environment);
  },

  async webhookEndpoints(_parent, args, { ctx, principal }) {
    requireScope(principal, "webhooks:read");
    const page = await readPage(webhookEndpointQuerySchema, args, (query) =>
      listWebhookEndpoints(ctx, principal, query),
    );
    return toConnection(page, encodeCursor, (endpoint) => toListedEndpointView(endpoint, ctx.environment));
  },

  async webhookDelivery(_parent, { id }, { ctx, principal }) {
    return toDeliveryNode(await getWebhookDelivery(ctx, principal, id), ctx.environment);
  },
};

export const webhookEndpointFields: WebhookEndpointResolvers = {
  stats: async ({ id }, _args, { reads }) => toWebhookStatsView(await reads.stats(id)),

  async deliveries({ id }, args, { ctx, principal, reads }) {
    requireScope(principal, "webhooks:read");
    const page = await readPage(deliveryQuerySchema, args, (query) => reads.deliveries(id, query));
    return toConnection(page, encodeCursor, (delivery) => toDeliveryNode(delivery, ctx.environment));
  },

  async recoveries({ id }, args, { ctx, principal, reads }) {
    requireScope(principal, "webhooks:read");
    const page = await readPage(webhookEndpointQuerySchema, args, (query) => reads.recoveries(id, query));
    return toConnection(page, encodeCursor, (recovery) => toRecoveryView(recovery, ctx.environment));
  },
};

export const webhookDeliveryFields: WebhookDeliveryResolvers = {
  async history(delivery, _args, { reads }) {
    const attempts = await reads.attempts(delivery.id);
    return attempts.map((attempt) => toAttemptNode(attempt, delivery));
  },

  event({ event }, _args, { principal }) {
    requireScope(principal, "events:read");
    return event;
  },
};

export const webhookAttemptFields: WebhookAttemptResolvers = {
  responseBody: ({ attemptId }, _args, { reads }) => reads.responseBody(attemptId),
};
