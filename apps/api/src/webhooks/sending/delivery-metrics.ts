import type { Database } from "@svc/database";
import { Counter, Gauge, Histogram, Registry } from "prom-client";
import { ENDPOINT_STATES } from "../dead-letters/dead-letter.ts";
import { countDead, countEndpoints, countHeld, countWaiting } from "../dead-letters/delivery-counts-store.ts";
import type { Outcome } from "./delivery-store.ts";

/** What is counted of deliveries. Names of endpoints and organizations are no labels: there is no end to them. */
export interface DeliveryMetrics {
  registry: Registry;
  /** @param waitingSince when the delivery was made, in milliseconds since the epoch */
  attempted(outcome: Outcome, waitingSince: number): void;
  /** A result came to be written when its lane had gone to another worker. */
  claimLost(): void;
}

const LATENCY_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 15];
const DELIVERY_BUCKETS = [...LATENCY_BUCKETS, 60, 300, 1_800, 7_200, 36_000, 172_800];

/** Makes the metrics of a worker. What is in the database is read when somebody asks. */
export function createDeliveryMetrics(db: Database): DeliveryMetrics {
  const registry = new Registry();
  const registers = [registry];
  const attempts = new Counter({
    name: "svc_webhook_attempts_total",
    help: "Attempts to deliver a webhook, by what became of the delivery.",
    labelNames: ["outcome"],
    registers,
  });
  const latency = new Histogram({
    name: "svc_webhook_attempt_seconds",
    help: "How long receivers took to answer.",
    buckets: LATENCY_BUCKETS,
    registers,
  });
  const age = new Histogram({
    name: "svc_webhook_delivery_seconds",
    help: "From the event to its successful delivery.",
    buckets: DELIVERY_BUCKETS,
    registers,
  });
  const claimsLost = new Counter({
    name: "svc_webhook_claims_lost_total",
    help: "Attempts whose lane had gone to another worker before their result was written.",
    registers,
  });
  // Two gauges of one question: each is read by itself, at the same moment. While the database is away they show NaN,
  // and the rest of the page its figures.
  let asked: Promise<{ waiting: number; oldest: number }> | null = null;
  const readWaiting = () => {
    asked ??= countWaiting(db.sql, null)
      .then(({ waiting, oldestSeconds }) => ({ waiting, oldest: oldestSeconds }))
      .catch(() => ({ waiting: Number.NaN, oldest: Number.NaN }))
      .finally(() => {
        asked = null;
      });
    return asked;
  };
  new Gauge({
    name: "svc_webhook_deliveries_waiting",
    help: "Deliveries to enabled endpoints that have not ended.",
    registers,
    async collect() {
      this.set((await readWaiting()).waiting);
    },
  });
  new Gauge({
    name: "svc_webhook_oldest_waiting_seconds",
    help: "The age of the oldest of them.",
    registers,
    async collect() {
      this.set((await readWaiting()).oldest);
    },
  });
  new Gauge({
    name: "svc_webhook_deliveries_dead",
    help: "Deliveries that failed for good, and that nothing was sent in place of; 10000 at most.",
    registers,
    async collect() {
      this.set(await countDead(db.sql, null).catch(() => Number.NaN));
    },
  });
  new Gauge({
    name: "svc_webhook_deliveries_held",
    help: "Deliveries that wait for a disabled endpoint.",
    registers,
    async collect() {
      this.set(await countHeld(db.sql, null).catch(() => Number.NaN));
    },
  });
  new Gauge({
    name: "svc_webhook_endpoints",
    help: "Endpoints, by how they stand; taken_out is disabled by the service.",
    labelNames: ["state"],
    registers,
    async collect() {
      const counts = await countEndpoints(db.sql, null).catch(() => null);
      for (const state of ENDPOINT_STATES) this.set({ state }, counts?.[state] ?? Number.NaN);
    },
  });
  // Shown before the first one.
  for (const outcome of ["succeeded", "retry", "failed"]) attempts.inc({ outcome }, 0);
  return {
    registry,
    claimLost: () => claimsLost.inc(),
    attempted(outcome, waitingSince) {
      attempts.inc({ outcome: outcome.status === "waiting" ? "retry" : outcome.status });
      latency.observe(outcome.latencyMs / 1000);
      if (outcome.status !== "succeeded") return;
      age.observe(Math.max(0, outcome.attemptedAt.getTime() + outcome.latencyMs - waitingSince) / 1000);
    },
  };
}
