import type { ApiContext } from "../../context.ts";
import { disableFailingEndpoint } from "../endpoints/disable-endpoint.ts";
import { createDeliveryMetrics, type DeliveryMetrics } from "./delivery-metrics.ts";
import { type Dispatcher, startDispatcher } from "./dispatcher.ts";
import { openPoster, type PosterOptions, type PostTimeouts } from "./post-webhook.ts";
import { retryDelay } from "./schedule.ts";
import { listenForEvents } from "./wake-ups.ts";

const TIMEOUTS: PostTimeouts = { connectMs: 10_000, answerMs: 15_000 };

/** What tests put in place of the real thing. */
export interface DeliveryOverrides extends Pick<PosterOptions, "lookup"> {
  timeouts?: Partial<PostTimeouts>;
  retryDelay?: typeof retryDelay;
  /** How long what metrics tell of the database serves, in milliseconds. */
  keptMs?: number;
}

/** Deliveries that go on until they are closed. */
export interface Deliveries {
  metrics: DeliveryMetrics;
  close(): Promise<void>;
}

/**
 * Delivers events to webhook endpoints, as one of any number of processes that do.
 *
 * @param databaseUrl for the connection that hears of events
 */
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
  const metrics = createDeliveryMetrics(ctx.db, overrides.keptMs);
  const dispatcher: Dispatcher = startDispatcher({
    ...ctx,
    poster,
    metrics,
    retryDelay: overrides.retryDelay ?? retryDelay,
    async onFailure(endpointId, isGone) {
      if (await disableFailingEndpoint(ctx, endpointId, isGone)) {
        ctx.log.warn({ endpointId, isGone }, "a webhook endpoint was disabled");
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
