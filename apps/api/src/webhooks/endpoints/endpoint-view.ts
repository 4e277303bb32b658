import { ENVIRONMENTS, type Environment, hasScope } from "@svc/keys";
import { answerTime, type Principal } from "@svc/service-kit";
import { z } from "zod";
import type { WebhookEndpoint } from "./endpoint.ts";
import { ORDERINGS } from "./endpoint-input.ts";
import { maskQuery } from "./masked-url.ts";

/** Why the service took an endpoint out. */
export const DISABLED_REASONS = ["failing", "gone"] as const;

/** An endpoint as it is shown: everything but its secrets. */
export const webhookEndpointSchema = z
  .strictObject({
    id: z.string(),
    object: z.literal("webhook_endpoint"),
    environment: z.enum(ENVIRONMENTS),
    url: z
      .string()
      .describe(
        "In lists, and to keys without the scope `webhooks:write`, what stands in its query is masked: `?***`.",
      ),
    eventTypes: z.array(z.string()),
    description: z.string().nullable(),
    enabled: z.boolean(),
    disabledReason: z
      .enum(DISABLED_REASONS)
      .nullable()
      .describe("Why the service took it out: nothing succeeded for five days, or it answered 410."),
    ordering: z.enum(ORDERINGS),
    failingSince: answerTime.nullable().describe("Since when no attempt has succeeded."),
    version: z.number().int().describe("Counts the changes; the `ETag`."),
    createdAt: answerTime,
    updatedAt: answerTime,
  })
  .meta({ id: "WebhookEndpoint", description: "Where events are sent, without its secrets." });

export type WebhookEndpointView = z.output<typeof webhookEndpointSchema>;

/** An endpoint with a secret that has just been made. */
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

/** An endpoint as it is shown in lists: what stands in its address's query is masked. */
export function toListedEndpointView(
  endpoint: WebhookEndpoint,
  environment: Environment,
): WebhookEndpointView {
  return { ...toWebhookEndpointView(endpoint, environment), url: maskQuery(endpoint.url) };
}

/** An endpoint as it is shown to whoever asks for it by its id: the whole address to those who may change it. */
export function toEndpointViewFor(
  { scopes }: Pick<Principal, "scopes">,
  endpoint: WebhookEndpoint,
  environment: Environment,
): WebhookEndpointView {
  const toView = hasScope(scopes, "webhooks:write") ? toWebhookEndpointView : toListedEndpointView;
  return toView(endpoint, environment);
}

/** An endpoint as it is shown to whoever has just written it. */
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
