import type { Clock } from "@svc/service-kit";
import { NotReadyError } from "@svc/service-kit/health";

interface Bounds {
  /** Bounds of the database clock minus the monotonic clock, in milliseconds. */
  low: number;
  high: number;
  at: number;
}

/** Maximum drift between two unadjusted clocks: 0.2 ms per second. */
const DRIFT = 0.000_2;
const ROUNDING_MS = 1;
const MAX_APART_MS = 5_000;

/**
 * Tells the database's time, so that all processes agree on due and expired work. Between measurements, it returns the process's time,
 * limited to the measured bounds.
 */
export class DatabaseClock<Measurement extends { timeMs: number } = { timeMs: number }> implements Clock {
  private readonly query: () => Promise<Measurement>;
  private readonly readLocal: () => number;
  private readonly steady: () => number;
  private bounds: Bounds | null = null;

  constructor(
    query: () => Promise<Measurement>,
    readLocal: () => number = Date.now,
    steady = () => performance.now(),
  ) {
    this.query = query;
    this.readLocal = readLocal;
    this.steady = steady;
  }

  now(): Date {
    const local = this.readLocal();
    if (!this.bounds) return new Date(local);
    const steady = this.steady();
    const { low, high } = widen(this.bounds, steady);
    return new Date(Math.min(Math.max(local, steady + low), steady + high));
  }

  /** Measures the database's time, and returns the response. */
  async measure(): Promise<Measurement> {
    const requestedAt = this.steady();
    const measurement = await this.query();
    const at = this.steady();
    const measured = { low: measurement.timeMs - at, high: measurement.timeMs - requestedAt, at };
    const before = this.bounds ? widen(this.bounds, at) : measured;
    const low = Math.max(measured.low, before.low);
    const high = Math.min(measured.high, before.high);
    // No overlap: the database's clock was set, or this is another database.
    this.bounds = low <= high ? { low, high, at } : measured;
    return measurement;
  }

  /** Returns how far this process's clock is ahead of the database's, in milliseconds. */
  aheadMs(): number {
    return this.readLocal() - this.now().getTime();
  }

  /** @throws NotReadyError when the clocks are more than five seconds apart */
  requireAgreement(): void {
    const aheadMs = this.aheadMs();
    if (Math.abs(aheadMs) <= MAX_APART_MS) return;
    const seconds = Math.round(Math.abs(aheadMs) / 1_000);
    throw new NotReadyError(
      `this host's clock is ${seconds} s ${aheadMs > 0 ? "ahead of" : "behind"} the database clock`,
    );
  }
}

function widen({ low, high, at }: Bounds, now: number): Pick<Bounds, "low" | "high"> {
  const byMs = ROUNDING_MS + (now - at) * DRIFT;
  return { low: low - byMs, high: high + byMs };
}
