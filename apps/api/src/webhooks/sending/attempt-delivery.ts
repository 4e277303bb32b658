import type { FieldCipher } from "@svc/accounts";
import type { Environment } from "@svc/keys";
import type { Clock } from "@svc/service-kit";
import { type SpanInput, type TraceContext, withSpan } from "@svc/service-kit/tracing";
import { openSecret } from "../endpoints/endpoint-secrets.ts";
import { filterActiveSecrets, type StoredSecret } from "../endpoints/secrets.ts";
import type { PayloadFormat } from "../events/sent-body.ts";
import { type SentEvent, toDeliveryRequest } from "./delivery-request.ts";
import type { HeadDelivery, Outcome } from "./delivery-store.ts";
import { type computeRetryDelay, parseRetryAfter } from "./schedule.ts";
import type { WebhookClient, WebhookResponse } from "./webhook-client.ts";

export interface AttemptContext {
  environment: Environment;
  clock: Clock;
  cipher: FieldCipher;
  webhookClient: WebhookClient;
  retryDelay: typeof computeRetryDelay;
}

interface AttemptTarget {
  endpointId: string;
  url: string;
  secrets: readonly StoredSecret[];
  payload: PayloadFormat;
}

const GONE = 410;

export function attemptDelivery(
  ctx: AttemptContext,
  target: AttemptTarget,
  head: HeadDelivery,
): Promise<Outcome & { isGone: boolean }> {
  const { traceparent, tracestate } = head;
  const parent = traceparent === null ? null : { traceparent, tracestate };
  return withSpan(
    () => toSpanInput(target, head),
    parent,
    async (span) => {
      const outcome = await send(ctx, target, { head, trace: span ?? parent });
      if (span && outcome.statusCode !== null) span.set({ "http.response.status_code": outcome.statusCode });
      if (span && outcome.status !== "succeeded") span.fail(String(outcome.statusCode ?? "no_response"));
      return outcome;
    },
  );
}

/** Omits the URL's path, which can contain a secret. */
function toSpanInput({ endpointId, url }: AttemptTarget, head: HeadDelivery): SpanInput {
  return {
    name: `webhook ${head.eventType}`,
    kind: "client",
    attributes: {
      "http.request.method": "POST",
      "http.request.resend_count": head.attempts,
      "server.address": new URL(url).hostname,
      "svc.event.id": head.eventId,
      "svc.webhook_endpoint.id": endpointId,
    },
  };
}

async function send(
  ctx: AttemptContext,
  target: AttemptTarget,
  { head, trace }: { head: HeadDelivery; trace: TraceContext | null },
): Promise<Outcome & { isGone: boolean }> {
  const { eventId: id, eventType: type, eventData: data, eventCreatedAt: createdAt } = head;
  const event: SentEvent = { id, type, data, createdAt };
  const attemptedAt = ctx.clock.now();
  const secrets = filterActiveSecrets(target.secrets, attemptedAt).map(({ ciphertext }) =>
    openSecret(ctx, target.endpointId, ciphertext),
  );
  const { headers, body } = toDeliveryRequest(event, ctx.environment, {
    secrets,
    attemptedAt,
    payload: target.payload,
    trace,
  });
  const start = performance.now();
  const result = await ctx.webhookClient.post(target.url, { headers, body, owner: target.endpointId });
  const latencyMs = Math.round(performance.now() - start);
  const { statusCode, error, responseBody } = result;
  return {
    ...decideStatus(ctx, result, { attempts: head.attempts + 1, now: attemptedAt }),
    statusCode,
    error,
    responseBody: responseBody || null,
    signature: headers["webhook-signature"] ?? null,
    latencyMs,
    attemptedAt,
    isGone: statusCode === GONE,
  };
}

function decideStatus(
  ctx: AttemptContext,
  result: WebhookResponse,
  { attempts, now }: { attempts: number; now: Date },
): Pick<Outcome, "status" | "delayMs"> {
  const { statusCode } = result;
  if (statusCode !== null && statusCode >= 200 && statusCode < 300)
    return { status: "succeeded", delayMs: 0 };
  if (statusCode === GONE) return { status: "failed", delayMs: 0 };
  const delayMs = ctx.retryDelay(attempts, Math.random(), parseRetryAfter(result.retryAfter, now));
  return delayMs === null ? { status: "failed", delayMs: 0 } : { status: "waiting", delayMs };
}
