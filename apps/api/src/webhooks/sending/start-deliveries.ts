import type { ApiContext } from "../../context/context.ts";
import { disableFailingEndpoint } from "../endpoints/disable-endpoint.ts";
import { createDeliveryMetrics, type DeliveryMetrics } from "./delivery-metrics.ts";
import { type Dispatcher, startDispatcher } from "./dispatcher.ts";
import { openPoster, type PosterOptions, type PostTimeouts } from "./post-webhook.ts";
import { retryDelay } from "./schedule.ts";
import { listenForEvents } from "./wake-ups.ts";

const TIMEOUTS: PostTimeouts = { connectMs: 10_000, answerMs: 15_000 };

export interface DeliveryOverrides extends Pick<PosterOptions, "lookup"> {
  timeouts?: Partial<PostTimeouts>;
  retryDelay?: typeof retryDelay;
  /** How long metrics cache database values, in milliseconds. */
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
  const poster = openPoster({
    ...addressPolicy,
    isLive: environment === "live",
    timeouts: { ...TIMEOUTS, ...overrides.timeouts },
    ...(overrides.lookup ? { lookup: overrides.lookup } : {}),
  });
  const metrics = createDeliveryMetrics(ctx.db, overrides.cacheMs);
  const dispatcher: Dispatcher = startDispatcher({
    ...ctx,
    poster,
    metrics,
    retryDelay: overrides.retryDelay ?? retryDelay,
    async onFailure(endpointId, isGone) {
      if (await disableFailingEndpoint(ctx, endpointId, isGone)) {
        ctx.log.warn({ endpointId, isGone }, "webhook endpoint disabled");
      }
    },
  });
  const stopListening = listenForEvents(databaseUrl, ctx.log, dispatcher.wake);
  return {
    metrics,
    async close() {
      await Promise.all([stopListening(), dispatcher.close()]);
      poster.close();
    },
  };
}
