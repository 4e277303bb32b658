import { setTimeout as sleep } from "node:timers/promises";
import type { Environment } from "@svc/keys";
import type { Clock } from "@svc/service-kit";
import { toDeliveryRequest } from "../sending/delivery-request.ts";
import { openUnrestrictedWebhookClient } from "../sending/webhook-client.ts";
import type { TailEvent } from "./event-tail-store.ts";

export interface ForwardOutcome {
  isAccepted: boolean;
  /** Null without a response; see `error`. */
  statusCode: number | null;
  error: string | null;
  latencyMs: number;
  attempts: number;
}

export interface ForwardTarget {
  url: string;
  secret: string;
}

interface Forwarder {
  /** @returns null if aborted before a response */
  forward(event: TailEvent): Promise<ForwardOutcome | null>;
  close(): void;
}

const TIMEOUTS = { connectMs: 10_000, responseMs: 15_000 };
export const FORWARD_RETRY_DELAYS_MS = [500, 1_000, 2_000] as const;

/** Sends the same requests as real deliveries, with a few retries, which `signal` aborts. */
export function openForwarder(
  ctx: { environment: Environment; clock: Clock },
  { url, secret }: ForwardTarget,
  {
    signal,
    retryDelaysMs = FORWARD_RETRY_DELAYS_MS,
  }: { signal: AbortSignal; retryDelaysMs?: readonly number[] | undefined },
): Forwarder {
  const webhookClient = openUnrestrictedWebhookClient(TIMEOUTS);

  async function sendOnce(event: TailEvent, attempts: number): Promise<ForwardOutcome> {
    const { headers, body } = toDeliveryRequest(event, ctx.environment, {
      secrets: [secret],
      attemptedAt: ctx.clock.now(),
      trace: event.trace,
    });
    const start = performance.now();
    const { statusCode, error } = await webhookClient.post(url, { headers, body });
    const latencyMs = Math.round(performance.now() - start);
    const isAccepted = statusCode !== null && statusCode >= 200 && statusCode < 300;
    return { isAccepted, statusCode, error, latencyMs, attempts };
  }

  return {
    async forward(event) {
      for (let attempts = 1; !signal.aborted; attempts += 1) {
        const outcome = await sendOnce(event, attempts);
        const delayMs = retryDelaysMs[attempts - 1];
        if (outcome.isAccepted) return outcome;
        if (signal.aborted) return null;
        if (delayMs === undefined) return outcome;
        await sleep(delayMs, undefined, { signal }).catch(() => {});
      }
      return null;
    },
    close: () => webhookClient.close(),
  };
}
