import { hasScope } from "@svc/keys";
import { notFound } from "@svc/service-kit/errors";
import { timestampField } from "@svc/service-kit/fields";
import { z } from "zod";
import { read } from "../../context/define-operation.ts";
import { findDelivery, listAttempts } from "../deliveries/delivery-reads-store.ts";
import { toSentEvent } from "../deliveries/delivery-view.ts";
import { maskQuery } from "../endpoints/endpoint-url.ts";
import { deliveryAttempt } from "../endpoints/webhook-examples.ts";
import { toDeliveryRequest } from "../sending/delivery-request.ts";

const SIGNATURE_HEADER = "webhook-signature";

const attemptSchema = z.strictObject({
  attemptedAt: timestampField.describe("When the attempt was made."),
  latencyMs: z.int().describe("The response time in milliseconds."),
  request: z
    .strictObject({
      url: z
        .string()
        .describe(
          "The URL the request was sent to. Without the scope `webhooks:write`, its query is masked.",
        ),
      headers: z
        .array(
          z.strictObject({
            name: z.string().describe("In lowercase."),
            value: z.string().nullable().describe("Null if the value is hidden or was not stored."),
          }),
        )
        .describe(
          "The headers set by the service, except the trace headers (`traceparent`, `tracestate`). " +
            "The signature is shown only with the scope `webhooks:write`, and only for attempts made " +
            "since the release that added this field.",
        ),
      body: z.string().describe("The exact body that was sent."),
    })
    .describe("The request."),
  response: z
    .strictObject({
      statusCode: z.int().describe("The HTTP status."),
      body: z.string().nullable().describe("The first 20 kB of the body; null if it was empty."),
    })
    .nullable()
    .describe("The response; null if there was none (see `error`)."),
  error: z.string().nullable().describe("Why there was no response."),
});

/** For the portal, where users compare the signature with a receiver's logs. */
export const listDeliveryAttempts = read({
  name: "listDeliveryAttempts",
  summary: "List a delivery's attempts with full requests and responses",
  scope: "webhooks:read",
  id: "whd",
  view: z.strictObject({
    object: z.literal("list"),
    data: z.array(attemptSchema).describe("Every attempt of the last 30 days, oldest first."),
  }),
  example: { view: { object: "list", data: [deliveryAttempt] } },
  responses: { 200: "Every attempt of the last 30 days, oldest first." },
  errors: [],
  rest: "GET /portal/api/deliveries/{id}/attempts",
  async run({ db, principal, environment }, { id }) {
    const delivery = await findDelivery(db.sql, principal.organizationId, id);
    if (!delivery) throw notFound("delivery");
    const canSeeUnmasked = hasScope(principal.scopes, "webhooks:write");
    const event = toSentEvent(delivery);
    const attempts = await listAttempts(db.sql, id);
    return {
      object: "list" as const,
      data: attempts.map(
        ({ url, attemptedAt, latencyMs, statusCode, responseBody, error, signature, payload }) => {
          // Needs no secrets: the original signature is stored with the attempt.
          const request = toDeliveryRequest(event, environment, { secrets: [], attemptedAt, payload });
          const headers = { ...request.headers, [SIGNATURE_HEADER]: canSeeUnmasked ? signature : null };
          return {
            attemptedAt: attemptedAt.toISOString(),
            latencyMs,
            request: {
              url: canSeeUnmasked ? url : maskQuery(url),
              headers: Object.entries(headers).map(([name, value]) => ({ name, value })),
              body: request.body,
            },
            response: statusCode === null ? null : { statusCode, body: responseBody },
            error,
          };
        },
      ),
    };
  },
});
