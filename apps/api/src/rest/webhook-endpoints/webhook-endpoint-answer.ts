import type { Environment } from "@svc/keys";
import { type BodyAnswer, toETag } from "@svc/service-kit";
import type { EndpointWithSecret } from "../../webhooks/endpoints/create-endpoint.ts";
import type { WebhookEndpoint } from "../../webhooks/endpoints/endpoint.ts";
import { toWebhookEndpointView } from "../../webhooks/endpoints/endpoint-view.ts";

/** An endpoint's version as a tag. No version counts since when it has been failing: deliveries would, all the time. */
function tagOf({ version, failingSince }: WebhookEndpoint): string {
  return toETag(version, failingSince?.toISOString());
}

/** One endpoint as an answer, its version as the `ETag` that `If-Match` compares. */
export function webhookEndpointAnswer(endpoint: WebhookEndpoint, environment: Environment): BodyAnswer {
  return {
    status: 200,
    body: toWebhookEndpointView(endpoint, environment),
    headers: { ETag: tagOf(endpoint) },
  };
}

/** How an endpoint with a new secret is answered: with the secret once, and remembered without it. */
export function secretAnswers(status: 200 | 201, environment: Environment) {
  const answer = ({ endpoint }: EndpointWithSecret, secret: string | null): BodyAnswer => ({
    status,
    body: { ...toWebhookEndpointView(endpoint, environment), secret },
    headers: {
      ETag: tagOf(endpoint),
      ...(status === 201 ? { Location: `/v1/webhook-endpoints/${endpoint.id}` } : {}),
    },
  });
  return {
    shown: (made: EndpointWithSecret) => answer(made, made.secret),
    remembered: (made: EndpointWithSecret) => answer(made, null),
  };
}
