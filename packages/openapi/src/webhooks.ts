import type { z } from "zod";
import { type JsonSchema, toJsonSchema } from "./json-schema.ts";

export interface WebhookDefinition {
  name: string;
  description: string;
  schema: z.ZodType;
  example: unknown;
}

const createHeader = (
  name: string,
  description: string,
  { example, required = true }: { example: string; required?: boolean | undefined },
) => ({
  name,
  in: "header",
  description,
  required,
  schema: { type: "string" },
  example,
});

/** Headers of Standard Webhooks (https://www.standardwebhooks.com). */
const HEADERS = [
  createHeader(
    "webhook-id",
    "The event ID. It is the same for every attempt, so you can detect duplicates.",
    {
      example: "evt_01m7zh400eenbshkcr3rdw9v4t",
    },
  ),
  createHeader(
    "webhook-timestamp",
    "When this attempt was sent, in seconds since the epoch. Reject requests older than a few minutes.",
    { example: "1781524800" },
  ),
  createHeader(
    "webhook-signature",
    "`v1,` followed by the base64 of an HMAC-SHA-256 over `{webhook-id}.{webhook-timestamp}.{body}`. The " +
      "header has one value per active secret, separated by spaces.",
    { example: "v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=" },
  ),
  createHeader(
    "traceparent",
    "The W3C Trace Context of the request that caused the event. Omitted if neither the caller nor " +
      "the service recorded a trace.",
    { example: "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01", required: false },
  ),
  createHeader("tracestate", "The `tracestate` of the caller's request, if it sent one.", {
    example: "vendor=t61rcWkgMzE",
    required: false,
  }),
];

const RESPONSES = {
  "2XX": { description: "The delivery succeeded and ends." },
  "410": { description: "The service disables the endpoint." },
  default: {
    description:
      "Any other response, including a redirect, is retried for four days. `Retry-After` is respected.",
  },
};

export function buildWebhooks(
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
