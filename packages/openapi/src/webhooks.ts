import type { z } from "zod";
import { type JsonSchema, toJsonSchema } from "./json-schema.ts";

export interface WebhookDefinition {
  name: string;
  description: string;
  schema: z.ZodType;
  example: unknown;
}

const header = (name: string, description: string, example: string, required = true) => ({
  name,
  in: "header",
  description,
  required,
  schema: { type: "string" },
  example,
});

/** Headers of Standard Webhooks (https://www.standardwebhooks.com). */
const HEADERS = [
  header(
    "webhook-id",
    "The event's id: the same at every attempt, so that what came twice is known.",
    "evt_01m7zh400eenbshkcr3rdw9v4t",
  ),
  header(
    "webhook-timestamp",
    "When this attempt was made, in seconds since the epoch. Refuse what is older than a few minutes.",
    "1781524800",
  ),
  header(
    "webhook-signature",
    "`v1,` and the base64 of an HMAC-SHA-256 over `{webhook-id}.{webhook-timestamp}.{body}`; one for each living secret, separated by spaces.",
    "v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=",
  ),
  header(
    "traceparent",
    "The trace of the request that caused the event, as W3C Trace Context writes it: not there where neither its caller nor the service traced.",
    "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01",
    false,
  ),
  header(
    "tracestate",
    "What the caller's request had beside `traceparent`, where it had something.",
    "vendor=t61rcWkgMzE",
    false,
  ),
];

const RESPONSES = {
  "2XX": { description: "Any of these ends the delivery." },
  "410": { description: "The endpoint is disabled." },
  default: {
    description: "Everything else, a redirect too, is tried again for four days; `Retry-After` is honoured.",
  },
};

/** Returns the `webhooks` of a document. */
export function writeWebhooks(
  webhooks: readonly WebhookDefinition[],
  tag: string,
  schemas: Map<string, JsonSchema>,
): Record<string, { post: Record<string, unknown> }> {
  return Object.fromEntries(
    webhooks.map(({ name, description, schema, example }) => [
      name,
      {
        post: {
          operationId: `on_${name.replace(".", "_")}`,
          tags: [tag],
          summary: name,
          description,
          security: [],
          parameters: HEADERS,
          requestBody: {
            required: true,
            content: {
              "application/json": { schema: toJsonSchema(schema, "output", schemas), example },
            },
          },
          responses: RESPONSES,
        },
      },
    ]),
  );
}
