import type { Database } from "@svc/database";
import { CachedMetric, counter, Histogram, type Metric, toLabeledSamples } from "@svc/service-kit/metrics";
import { ENDPOINT_STATES } from "../dead-letters/dead-letter.ts";
import {
  countDead,
  countEndpoints,
  countHeld,
  countWaiting,
  measureOldestDue,
} from "../dead-letters/delivery-counts-store.ts";
import type { Outcome } from "./delivery-store.ts";

/** No endpoint or organization labels, because the cardinality would have no limit. */
export interface DeliveryMetrics {
  metrics: readonly Metric[];
  cachedMetrics: readonly CachedMetric<unknown>[];
  /** @param waitingSince in milliseconds since the epoch */
  recordAttempt(outcome: Outcome, waitingSince: number): void;
  /** Another worker claimed the lane before the result was saved. */
  recordLostClaim(): void;
}

/** In seconds. */
const LATENCY_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 15];
const DELIVERY_BUCKETS = [...LATENCY_BUCKETS, 60, 300, 1_800, 7_200, 36_000, 172_800];
const CACHE_MS = 15_000;

export function createDeliveryMetrics({ sql }: Pick<Database, "sql">, cacheMs = CACHE_MS): DeliveryMetrics {
  // Zeros make every label appear from the start.
  const attempts = { succeeded: 0, retry: 0, failed: 0 };
  let lostClaims = 0;
  const latency = new Histogram(LATENCY_BUCKETS);
  const deliveryTime = new Histogram(DELIVERY_BUCKETS);
  const waiting = new CachedMetric("deliveries", { ttlMs: cacheMs }, () => countWaiting(sql, null));
  const oldestDue = new CachedMetric("due_deliveries", { ttlMs: cacheMs }, () => measureOldestDue(sql));
  const dead = new CachedMetric("dead_deliveries", { ttlMs: cacheMs }, () => countDead(sql, null));
  const held = new CachedMetric("held_deliveries", { ttlMs: cacheMs }, () => countHeld(sql, null));
  const endpoints = new CachedMetric("webhook_endpoints", { ttlMs: cacheMs }, () =>
    countEndpoints(sql, null),
  );
  const metrics: Metric[] = [
    {
      name: "svc_webhook_attempts_total",
      help: "Webhook delivery attempts, by outcome of the delivery.",
      type: "counter",
      read: () => toLabeledSamples("outcome", attempts),
    },
    {
      name: "svc_webhook_attempt_seconds",
      help: "Response time of receivers.",
      type: "histogram",
      read: () => [{ histogram: latency }],
    },
    {
      name: "svc_webhook_delivery_seconds",
      help: "Time from the event to its successful delivery.",
      type: "histogram",
      read: () => [{ histogram: deliveryTime }],
    },
    counter(
      "svc_webhook_claims_lost_total",
      "Attempts whose lane another worker had taken over before the result was saved.",
      () => lostClaims,
    ),
    {
      name: "svc_webhook_deliveries_waiting",
      help: "Deliveries to enabled endpoints that are still waiting.",
      type: "gauge",
      read: () => waiting.samples((count) => [{ value: count.waiting }]),
    },
    {
      name: "svc_webhook_oldest_waiting_seconds",
      help: "Age of the oldest waiting delivery to an enabled endpoint.",
      type: "gauge",
      read: () => waiting.samples((count) => [{ value: count.oldestSeconds }]),
    },
    {
      name: "svc_webhook_oldest_due_seconds",
      help: "How long the oldest due delivery has been waiting for a worker, for endpoints that are not failing.",
      type: "gauge",
      read: () => oldestDue.samples((value) => [{ value }]),
    },
    {
      name: "svc_webhook_deliveries_dead",
      help: "Deliveries that failed permanently and were not resent, up to 10000.",
      type: "gauge",
      read: () => dead.samples((value) => [{ value }]),
    },
    {
      name: "svc_webhook_deliveries_held",
      help: "Deliveries waiting for a disabled endpoint.",
      type: "gauge",
      read: () => held.samples((value) => [{ value }]),
    },
    {
      name: "svc_webhook_endpoints",
      help: "Endpoints by status; taken_out means disabled by the service.",
      type: "gauge",
      read: () =>
        endpoints.samples((counts) =>
          ENDPOINT_STATES.map((state) => ({ labels: { state }, value: counts[state] })),
        ),
    },
  ];
  return {
    metrics,
    cachedMetrics: [waiting, oldestDue, dead, held, endpoints],
    recordLostClaim() {
      lostClaims += 1;
    },
    recordAttempt(outcome, waitingSince) {
      attempts[outcome.status === "waiting" ? "retry" : outcome.status] += 1;
      latency.observe(outcome.latencyMs / 1000);
      if (outcome.status !== "succeeded") return;
      const deliveredAt = outcome.attemptedAt.getTime() + outcome.latencyMs;
      deliveryTime.observe(Math.max(0, deliveredAt - waitingSince) / 1000);
    },
  };
}
