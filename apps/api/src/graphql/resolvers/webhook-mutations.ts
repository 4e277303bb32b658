import { parseBody, requireScope } from "@svc/service-kit";
import {
  redeliverEvent,
  redeliveryInputSchema,
  testWebhookEndpoint,
} from "../../webhooks/deliveries/deliveries.ts";
import type { WebhookDelivery } from "../../webhooks/deliveries/delivery.ts";
import {
  deleteWebhookEndpoint,
  revealWebhookSecrets,
  rotateWebhookSecret,
  updateWebhookEndpoint,
} from "../../webhooks/endpoints/change-endpoint.ts";
import { createWebhookEndpoint, type EndpointWithSecret } from "../../webhooks/endpoints/create-endpoint.ts";
import {
  webhookEndpointInputSchema,
  webhookEndpointPatchSchema,
} from "../../webhooks/endpoints/endpoint-input.ts";
import { toWebhookEndpointView } from "../../webhooks/endpoints/endpoint-view.ts";
import { recoverWebhookEndpoint } from "../../webhooks/recoveries/recover-endpoint.ts";
import { recoveryInputSchema } from "../../webhooks/recoveries/recovery-input.ts";
import { toRecoveryView } from "../../webhooks/recoveries/recovery-view.ts";
import type { MutationResolvers } from "../generated/resolver-types.ts";
import type { GraphqlContext } from "../graphql-context.ts";
import { requireId, toIfMatch, withoutNulls } from "../input-object.ts";
import { type Prepare, type RepeatableMutation, runOnce } from "../run-once.ts";
import { withUserErrors } from "../user-errors.ts";
import { type DeliveryNode, toDeliveryNode } from "../webhook-nodes.ts";

/** Runs a mutation that makes a secret: it is shown once, and remembered without it. */
async function runForSecret(
  context: GraphqlContext,
  call: RepeatableMutation,
  prepare: Prepare<EndpointWithSecret>,
) {
  const { environment } = context.ctx;
  const toEndpoint = ({ endpoint }: EndpointWithSecret) => toWebhookEndpointView(endpoint, environment);
  const { view, ...outcome } = await runOnce(
    context,
    call,
    prepare,
    (made) => ({ endpoint: toEndpoint(made), secret: made.secret as string | null }),
    { toRemembered: (made) => ({ endpoint: toEndpoint(made), secret: null }) },
  );
  return { endpoint: view?.endpoint, secret: view?.secret, ...outcome };
}

/** What names an endpoint, once it was made sure that the key may change it and that it can name one. */
function requireEndpointOf({ principal }: GraphqlContext, { endpointId }: { endpointId: string }): string {
  requireScope(principal, "webhooks:write");
  requireId("whe", endpointId, "webhook endpoint");
  return endpointId;
}

const endpointMutations: MutationResolvers = {
  createWebhookEndpoint(_parent, { input }, context) {
    const { ctx, principal, requestId } = context;
    requireScope(principal, "webhooks:write");
    const { idempotencyKey, ...fields } = input;
    const body = withoutNulls(fields);
    return runForSecret(
      context,
      { mutation: "createWebhookEndpoint", subject: null, idempotencyKey, body },
      () => {
        const parsed = parseBody(webhookEndpointInputSchema, body);
        return (transact) => createWebhookEndpoint(ctx, principal, parsed, requestId, transact);
      },
    );
  },

  async updateWebhookEndpoint(_parent, { input }, context) {
    const { ctx, principal, requestId } = context;
    const id = requireEndpointOf(context, input);
    const { endpointId: _, ifVersion, idempotencyKey, ...body } = input;
    const { view, ...outcome } = await runOnce(
      context,
      { mutation: "updateWebhookEndpoint", subject: id, idempotencyKey, body },
      () => {
        const patch = parseBody(webhookEndpointPatchSchema, body);
        const request = { ifMatch: toIfMatch(ifVersion), requestId };
        return (transact) => updateWebhookEndpoint(ctx, principal, id, patch, request, transact);
      },
      toWebhookEndpointView,
    );
    return { endpoint: view, ...outcome };
  },

  async deleteWebhookEndpoint(_parent, { input }, context) {
    const { ctx, principal, requestId } = context;
    const id = requireEndpointOf(context, input);
    const { ifVersion, idempotencyKey } = input;
    const request = { ifMatch: toIfMatch(ifVersion), requestId };
    const { view, ...outcome } = await runOnce(
      context,
      { mutation: "deleteWebhookEndpoint", subject: id, idempotencyKey, body: {} },
      () => (transact) => deleteWebhookEndpoint(ctx, principal, id, request, transact),
      (deletedEndpointId: string) => ({ deletedEndpointId }),
    );
    return { deletedEndpointId: view?.deletedEndpointId, ...outcome };
  },

  rotateWebhookSecret(_parent, { input }, context) {
    const { ctx, principal, requestId } = context;
    const id = requireEndpointOf(context, input);
    const { ifVersion, idempotencyKey } = input;
    const request = { ifMatch: toIfMatch(ifVersion), requestId };
    return runForSecret(
      context,
      { mutation: "rotateWebhookSecret", subject: id, idempotencyKey, body: {} },
      () => (transact) => rotateWebhookSecret(ctx, principal, id, request, transact),
    );
  },

  async revealWebhookSecret(_parent, { input }, context) {
    const { ctx, principal, requestId } = context;
    const id = requireEndpointOf(context, input);
    const { result, errors } = await withUserErrors(() =>
      revealWebhookSecrets(ctx, principal, id, requestId),
    );
    return { endpointId: result && id, secrets: result, errors };
  },
};

const deliveryMutations: MutationResolvers = {
  async testWebhookEndpoint(_parent, { input }, context) {
    const { ctx, principal } = context;
    const id = requireEndpointOf(context, input);
    const { view, ...outcome } = await runOnce(
      context,
      { mutation: "testWebhookEndpoint", subject: id, idempotencyKey: input.idempotencyKey, body: {} },
      () => (transact) => testWebhookEndpoint(ctx, principal, id, transact),
      toDeliveryNode,
    );
    return { delivery: view, ...outcome };
  },

  async recoverWebhookEndpoint(_parent, { input }, context) {
    const { ctx, principal } = context;
    const id = requireEndpointOf(context, input);
    const { endpointId: _, idempotencyKey, ...fields } = input;
    const body = withoutNulls(fields);
    const { view, ...outcome } = await runOnce(
      context,
      { mutation: "recoverWebhookEndpoint", subject: id, idempotencyKey, body },
      () => {
        const parsed = parseBody(recoveryInputSchema, body);
        return (transact) => recoverWebhookEndpoint(ctx, principal, id, parsed, transact);
      },
      toRecoveryView,
    );
    return { recovery: view, ...outcome };
  },

  async redeliverEvent(_parent, { input }, context) {
    const { principal } = context;
    requireScope(principal, "webhooks:write");
    const { eventId, idempotencyKey, ...fields } = input;
    requireId("evt", eventId, "event");
    const body = withoutNulls(fields);
    const { view, ...outcome } = await runOnce<WebhookDelivery[], { deliveries: DeliveryNode[] }>(
      context,
      { mutation: "redeliverEvent", subject: eventId, idempotencyKey, body },
      () => {
        const parsed = parseBody(redeliveryInputSchema, body);
        return (transact) => redeliverEvent(principal, eventId, parsed, transact);
      },
      (deliveries, environment) => ({
        deliveries: deliveries.map((delivery) => toDeliveryNode(delivery, environment)),
      }),
    );
    return { deliveries: view?.deliveries, ...outcome };
  },
};

export const webhookMutations: MutationResolvers = { ...endpointMutations, ...deliveryMutations };
