import type { ApiContext } from "../../context/context.ts";
import { disableFailingEndpoint } from "../endpoints/disable-endpoint.ts";
import { createDeliveryMetrics, type DeliveryMetrics } from "./delivery-metrics.ts";
import { type Dispatcher, startDispatcher } from "./dispatcher.ts";
import { computeRetryDelay } from "./schedule.ts";
import { listenForEvents } from "./wake-ups.ts";
import { openWebhookClient, type WebhookClientOptions, type WebhookTimeouts } from "./webhook-client.ts";

const TIMEOUTS: WebhookTimeouts = { connectMs: 10_000, responseMs: 15_000 };

export interface DeliveryOverrides extends Pick<WebhookClientOptions, "lookup"> {
  timeouts?: Partial<WebhookTimeouts>;
  retryDelay?: typeof computeRetryDelay;
  /** Lifetime of cached database values, in milliseconds. */
  cacheMs?: number;
}

export interface Deliveries {
  metrics: DeliveryMetrics;
  close(): Promise<void>;
}

/** @param databaseUrl for the LISTEN connection */
export function startDeliveries(
  ctx: ApiContext,
  databaseUrl: string,
  overrides: DeliveryOverrides = {},
): Deliveries {
  const { addressPolicy, environment } = ctx;
  const webhookClient = openWebhookClient({
    ...addressPolicy,
    isLive: environment === "live",
    timeouts: { ...TIMEOUTS, ...overrides.timeouts },
    ...(overrides.lookup ? { lookup: overrides.lookup } : {}),
  });
  const metrics = createDeliveryMetrics(ctx.db, overrides.cacheMs);
  const dispatcher: Dispatcher = startDispatcher({
    ...ctx,
    webhookClient,
    metrics,
    retryDelay: overrides.retryDelay ?? computeRetryDelay,
    async onFailure(endpointId, isGone) {
      if (await disableFailingEndpoint(ctx, endpointId, isGone ? "gone" : "failing")) {
        ctx.log.warn({ endpointId, isGone }, "webhook endpoint disabled");
      }
    },
  });
  const stopListening = listenForEvents(databaseUrl, ctx.log, { onEvent: dispatcher.wake });
  return {
    metrics,
    async close() {
      await Promise.all([stopListening(), dispatcher.close()]);
      webhookClient.close();
    },
  };
}
