import { type Environment, hasScope } from "@svc/keys";
import type { Principal } from "@svc/service-kit/auth";
import { enumField, environmentField, timestampField } from "@svc/service-kit/fields";
import { toETag } from "@svc/service-kit/http";
import { z } from "zod";
import { orderingSchema, payloadFormatSchema } from "./endpoint-input.ts";
import type { WebhookEndpoint } from "./endpoint-store.ts";
import { maskQuery } from "./endpoint-url.ts";

const disabledReasonSchema = enumField("WebhookDisabledReason", "Why the service disabled an endpoint.", {
  failing: "No attempt succeeded for five days.",
  gone: "The endpoint returned 410.",
});

export const webhookEndpointSchema = z
  .strictObject({
    id: z.string().describe("A TypeID: `whe_` and 26 characters."),
    object: z.literal("webhook_endpoint"),
    environment: environmentField,
    url: z
      .string()
      .describe(
        "The URL that receives events. In lists, and for keys without the scope `webhooks:write`, " +
          "the query is masked: `?***`.",
      ),
    eventTypes: z
      .array(z.string())
      .describe(
        "The event types the endpoint receives: type names, patterns such as `rollover.*`, or `*` for all.",
      ),
    description: z.string().nullable().describe("Your description of the endpoint."),
    enabled: z
      .boolean()
      .describe("Whether the endpoint receives events. Deliveries to a disabled endpoint wait."),
    disabledReason: disabledReasonSchema
      .nullable()
      .describe(
        "Why the service disabled the endpoint: no attempt succeeded for five days, or it returned " +
          "410. Otherwise null.",
      ),
    ordering: orderingSchema.describe("The order in which the endpoint receives events."),
    payload: payloadFormatSchema.describe("How much of an event the endpoint receives."),
    failingSince: timestampField.nullable().describe("When the current series of failed attempts began."),
    version: z
      .number()
      .int()
      .describe(
        "The version, which increases with every change. Used in the `ETag`, `If-Match` and `ifVersion`.",
      ),
    createdAt: timestampField.describe("When the endpoint was created."),
    updatedAt: timestampField.describe("When the endpoint was last changed."),
  })
  .meta({ id: "WebhookEndpoint", description: "A webhook endpoint, without its secrets." });

type WebhookEndpointView = z.output<typeof webhookEndpointSchema>;

export const newWebhookEndpointSchema = webhookEndpointSchema
  .extend({
    secret: z
      .string()
      .nullable()
      .describe(
        "The signing secret: `whsec_` and base64. Null in a replayed response (same " +
          "`Idempotency-Key`). In that case, read the secret with `GET /v1/webhook-endpoints/{id}/secret`.",
      ),
  })
  .meta({ id: "NewWebhookEndpoint", description: "An endpoint and its new secret." });

type NewWebhookEndpointView = z.output<typeof newWebhookEndpointSchema>;

export function withoutSecret(endpoint: NewWebhookEndpointView): NewWebhookEndpointView {
  return { ...endpoint, secret: null };
}

/** Includes `failingSince`, because deliveries change that field but not the version. */
export function endpointEtag({ version, failingSince }: WebhookEndpointView): string {
  return toETag(version, failingSince ?? undefined);
}

export function toListedEndpointView(
  endpoint: WebhookEndpoint,
  environment: Environment,
): WebhookEndpointView {
  return { ...toWebhookEndpointView(endpoint, environment), url: maskQuery(endpoint.url) };
}

export function toEndpointViewFor(
  { scopes }: Pick<Principal, "scopes">,
  endpoint: WebhookEndpoint,
  environment: Environment,
): WebhookEndpointView {
  const toView = hasScope(scopes, "webhooks:write") ? toWebhookEndpointView : toListedEndpointView;
  return toView(endpoint, environment);
}

export function toWebhookEndpointView(
  endpoint: WebhookEndpoint,
  environment: Environment,
): WebhookEndpointView {
  return {
    id: endpoint.id,
    object: "webhook_endpoint",
    environment,
    url: endpoint.url,
    eventTypes: endpoint.eventTypes,
    description: endpoint.description,
    enabled: endpoint.enabled,
    disabledReason: endpoint.disabledReason,
    ordering: endpoint.ordering,
    payload: endpoint.payload,
    failingSince: endpoint.failingSince?.toISOString() ?? null,
    version: endpoint.version,
    createdAt: endpoint.createdAt.toISOString(),
    updatedAt: endpoint.updatedAt.toISOString(),
  };
}

const endpointField = webhookEndpointSchema.describe(
  "The endpoint after the call; null if there are errors.",
);

export const endpointPayload = {
  name: "WebhookEndpointPayload",
  description: "The result of changing an endpoint.",
  view: z.object({ endpoint: endpointField }),
  toPayload: (endpoint: WebhookEndpointView) => ({ endpoint }),
};

export const newSecretPayload = {
  name: "WebhookEndpointWithSecretPayload",
  description: "An endpoint and its new secret.",
  view: z.object({
    endpoint: endpointField,
    secret: z
      .string()
      .describe(
        "The signing secret: `whsec_` and base64. Null if there are errors. Also null if this is the " +
          "stored result of an earlier call; use `revealWebhookSecret` instead.",
      ),
  }),
  toPayload: ({ secret, ...endpoint }: NewWebhookEndpointView) => ({ endpoint, secret }),
};
