import type { Clock } from "@svc/service-kit";
import { NotReadyError } from "@svc/service-kit/health";

/** Bounds of the database clock minus the monotonic clock, in milliseconds. */
interface Bounds {
  low: number;
  high: number;
  /** In monotonic time. */
  measuredAt: number;
}

/** Maximum drift between two unadjusted clocks: 0.2 ms per second. */
const MAX_DRIFT = 0.000_2;
const ROUNDING_MS = 1;
const MAX_DIFFERENCE_MS = 5_000;

/**
 * Returns the database's time, so that all processes agree on due work. Between measurements, limits the process's clock to the
 * measured bounds.
 */
export class DatabaseClock<Measurement extends { timeMs: number } = { timeMs: number }> implements Clock {
  private readonly query: () => Promise<Measurement>;
  private readonly readLocal: () => number;
  private readonly readMonotonic: () => number;
  private bounds: Bounds | null = null;

  constructor(
    query: () => Promise<Measurement>,
    readLocal: () => number = Date.now,
    readMonotonic = () => performance.now(),
  ) {
    this.query = query;
    this.readLocal = readLocal;
    this.readMonotonic = readMonotonic;
  }

  now(): Date {
    const local = this.readLocal();
    if (!this.bounds) return new Date(local);
    const monotonicMs = this.readMonotonic();
    const { low, high } = widen(this.bounds, monotonicMs);
    return new Date(Math.min(Math.max(local, monotonicMs + low), monotonicMs + high));
  }

  /** Narrows the bounds. Replaces them if one of the clocks was changed meanwhile. */
  async measure(): Promise<Measurement> {
    const requestedAt = this.readMonotonic();
    const measurement = await this.query();
    const measuredAt = this.readMonotonic();
    const measured = {
      low: measurement.timeMs - measuredAt,
      high: measurement.timeMs - requestedAt,
      measuredAt,
    };
    const previous = this.bounds ? widen(this.bounds, measuredAt) : measured;
    const low = Math.max(measured.low, previous.low);
    const high = Math.min(measured.high, previous.high);
    this.bounds = low <= high ? { low, high, measuredAt } : measured;
    return measurement;
  }

  /** Returns how far this process's clock is ahead of the database's. */
  getAheadMs(): number {
    return this.readLocal() - this.now().getTime();
  }

  /** @throws NotReadyError when the clocks are more than five seconds apart */
  requireAgreement(): void {
    const aheadMs = this.getAheadMs();
    if (Math.abs(aheadMs) <= MAX_DIFFERENCE_MS) return;
    const seconds = Math.round(Math.abs(aheadMs) / 1_000);
    throw new NotReadyError(
      `this host's clock is ${seconds} s ${aheadMs > 0 ? "ahead of" : "behind"} the database clock`,
    );
  }
}

/** Adds the possible drift since the measurement. */
function widen({ low, high, measuredAt }: Bounds, now: number): Pick<Bounds, "low" | "high"> {
  const byMs = ROUNDING_MS + (now - measuredAt) * MAX_DRIFT;
  return { low: low - byMs, high: high + byMs };
}
