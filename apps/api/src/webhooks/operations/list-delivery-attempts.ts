import { hasScope } from "@svc/keys";
import { answerTime, notFound } from "@svc/service-kit";
import { z } from "zod";
import { read } from "../../declare.ts";
import { deliveryAttempt } from "../../examples/webhook-portal-story.ts";
import { findDelivery, listAttempts } from "../deliveries/delivery-reads-store.ts";
import { toDeliveredEvent } from "../deliveries/delivery-view.ts";
import { maskQuery } from "../endpoints/masked-url.ts";
import { toDeliveryRequest } from "../sending/delivery-request.ts";

const SIGNATURE = "webhook-signature";

const attemptSchema = z.strictObject({
  attemptedAt: answerTime.describe("When."),
  latencyMs: z.int().describe("How long the answer took, in milliseconds."),
  request: z
    .strictObject({
      url: z
        .string()
        .describe(
          "Where it was sent. Without the scope `webhooks:write`, what stands in its query is masked.",
        ),
      headers: z
        .array(
          z.strictObject({
            name: z.string().describe("In lower case."),
            value: z.string().nullable().describe("Null where it is not shown, or was not kept."),
          }),
        )
        .describe(
          "Those that the service sets, but for the trace's (`traceparent`, `tracestate`). The signature is shown to whoever may read the secret, as the scope `webhooks:write` lets them; it is kept of attempts since the release that shows it.",
        ),
      body: z.string().describe("As it was sent, letter by letter."),
    })
    .describe("What was sent."),
  response: z
    .strictObject({
      statusCode: z.int().describe("The status."),
      body: z.string().nullable().describe("The first 20 kB; null where there was nothing."),
    })
    .nullable()
    .describe("What was answered; null when nothing was: `error` says why."),
  error: z.string().nullable().describe("Why there was no answer."),
});

/** Portal only: the signature lets users compare an attempt with a receiver's logs. */
export const listDeliveryAttempts = read({
  name: "listDeliveryAttempts",
  summary: "What exactly was sent and answered at each attempt at a delivery",
  scope: "webhooks:read",
  id: "whd",
  view: z.strictObject({
    object: z.literal("list"),
    data: z.array(attemptSchema).describe("Every attempt of the last 30 days, the first one first."),
  }),
  example: { view: { object: "list", data: [deliveryAttempt] } },
  answers: { 200: "Every attempt of the last 30 days, the first one first." },
  errors: [],
  rest: "GET /portal/api/deliveries/{id}/attempts",
  async run({ db, principal, environment }, { id }) {
    const delivery = await findDelivery(db.sql, principal.organizationId, id);
    if (!delivery) throw notFound("delivery");
    const maySeeAll = hasScope(principal.scopes, "webhooks:write");
    const event = toDeliveredEvent(delivery, environment);
    const attempts = await listAttempts(db.sql, id);
    return {
      object: "list" as const,
      data: attempts.map(({ url, attemptedAt, latencyMs, statusCode, responseBody, error, signature }) => {
        // Rebuilds the body as sent; the signature is stored with the attempt.
        const sent = toDeliveryRequest(event, environment, [], attemptedAt);
        const headers = { ...sent.headers, [SIGNATURE]: maySeeAll ? signature : null };
        return {
          attemptedAt: attemptedAt.toISOString(),
          latencyMs,
          request: {
            url: maySeeAll ? url : maskQuery(url),
            headers: Object.entries(headers).map(([name, value]) => ({ name, value })),
            body: sent.body,
          },
          response: statusCode === null ? null : { statusCode, body: responseBody },
          error,
        };
      }),
    };
  },
});
