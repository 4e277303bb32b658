import type { Outcome } from "./delivery-store.ts";

/** Counts what deliveries come to; `worker/metrics.ts` shows it. */
export interface DeliveryMetrics {
  /** @param waitingSince when the delivery was made, in milliseconds since the epoch */
  attempted(outcome: Outcome, waitingSince: number): void;
}
