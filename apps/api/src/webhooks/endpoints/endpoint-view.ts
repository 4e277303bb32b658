import { type Environment, hasScope } from "@svc/keys";
import { answerTime, enumField, environmentField, type Principal, toETag } from "@svc/service-kit";
import { z } from "zod";
import type { WebhookEndpoint } from "./endpoint.ts";
import { orderingSchema } from "./endpoint-input.ts";
import { maskQuery } from "./masked-url.ts";

const disabledReasonSchema = enumField("WebhookDisabledReason", "Why the service took an endpoint out.", {
  failing: "Nothing had succeeded for five days.",
  gone: "It answered 410.",
});

export const webhookEndpointSchema = z
  .strictObject({
    id: z.string().describe("A TypeID: `whe_` and 26 characters."),
    object: z.literal("webhook_endpoint"),
    environment: environmentField,
    url: z
      .string()
      .describe(
        "Where events are sent. In lists, and to keys without the scope `webhooks:write`, what stands in its query is masked: `?***`.",
      ),
    eventTypes: z
      .array(z.string())
      .describe("What it asks for: names of event types, `rollover.*` for all of a kind, or `*` for all."),
    description: z.string().nullable().describe("What its makers say of it."),
    enabled: z.boolean().describe("Whether events are sent to it. A disabled one's deliveries wait."),
    disabledReason: disabledReasonSchema
      .nullable()
      .describe(
        "Why the service took it out: nothing succeeded for five days, or it answered 410. Null when it did not.",
      ),
    ordering: orderingSchema.describe("In which order it gets its events."),
    failingSince: answerTime.nullable().describe("Since when no attempt has succeeded."),
    version: z
      .number()
      .int()
      .describe("Counts the changes; the `ETag`, which `If-Match` and `ifVersion` compare."),
    createdAt: answerTime.describe("When it was created."),
    updatedAt: answerTime.describe("When it last changed."),
  })
  .meta({ id: "WebhookEndpoint", description: "Where events are sent, without its secrets." });

export type WebhookEndpointView = z.output<typeof webhookEndpointSchema>;

export const newWebhookEndpointSchema = webhookEndpointSchema
  .extend({
    secret: z
      .string()
      .nullable()
      .describe(
        "Under which deliveries are signed: `whsec_` and base64. Null in an answer that is repeated for an `Idempotency-Key`: read it at `/secret`.",
      ),
  })
  .meta({ id: "NewWebhookEndpoint", description: "An endpoint with a secret that has just been made." });

export type NewWebhookEndpointView = z.output<typeof newWebhookEndpointSchema>;

/** Removes the secret from responses stored for idempotent replay. */
export function withoutSecret(made: NewWebhookEndpointView): NewWebhookEndpointView {
  return { ...made, secret: null };
}

/** Includes `failingSince` because deliveries change it without changing the version. */
export function tagOfEndpoint({ version, failingSince }: WebhookEndpointView): string {
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
    failingSince: endpoint.failingSince?.toISOString() ?? null,
    version: endpoint.version,
    createdAt: endpoint.createdAt.toISOString(),
    updatedAt: endpoint.updatedAt.toISOString(),
  };
}
