import { type Clock, NotReadyError } from "@svc/service-kit";

interface Bounds {
  /** Between these lies what the database's clock is ahead of the steady one, in milliseconds. */
  low: number;
  high: number;
  /** When that was known, by the steady clock. */
  at: number;
}

/** How far two clocks that nobody sets come apart by themselves: 0.2 milliseconds in each second. */
const DRIFT = 0.000_2;
/** Clocks are read in whole milliseconds. */
const ROUNDING_MS = 1;
const MAX_APART_MS = 5_000;

/**
 * The time of the database, which is one for all processes: what is due and what is over they evaluate alike, whatever the
 * machines' own clocks say. Between measurements it is the process's own clock, held within what is known of the
 * database's: where the two agree it is the own one, to the millisecond; where that is wrong, or is set while the process
 * runs, it goes by one that nobody can set.
 */
export class DatabaseClock<Sign extends { timeMs: number } = { timeMs: number }> implements Clock {
  private readonly ask: () => Promise<Sign>;
  private readonly own: () => number;
  private readonly steady: () => number;
  private known: Bounds | null = null;

  /** @param ask asks the database for its time, in milliseconds since the epoch */
  constructor(ask: () => Promise<Sign>, own: () => number = Date.now, steady = () => performance.now()) {
    this.ask = ask;
    this.own = own;
    this.steady = steady;
  }

  /** Until it is measured, the process's own time. */
  now(): Date {
    const own = this.own();
    if (!this.known) return new Date(own);
    const steady = this.steady();
    const { low, high } = widen(this.known, steady);
    return new Date(Math.min(Math.max(own, steady + low), steady + high));
  }

  /** Asks for the time, which the database read between the question and the answer. @returns what it answered */
  async measure(): Promise<Sign> {
    const askedAt = this.steady();
    const sign = await this.ask();
    const at = this.steady();
    const read = { low: sign.timeMs - at, high: sign.timeMs - askedAt, at };
    const before = this.known ? widen(this.known, at) : read;
    const low = Math.max(read.low, before.low);
    const high = Math.min(read.high, before.high);
    // Nothing fits both: the database's clock was set, or it is another database.
    this.known = low <= high ? { low, high, at } : read;
    return sign;
  }

  /** How far the process's own clock is ahead of the database's, in milliseconds. */
  aheadMs(): number {
    return this.own() - this.now().getTime();
  }

  /** @throws NotReadyError when the process's own clock is more than five seconds from the database's */
  requireAgreement(): void {
    const aheadMs = this.aheadMs();
    if (Math.abs(aheadMs) <= MAX_APART_MS) return;
    const seconds = Math.round(Math.abs(aheadMs) / 1_000);
    throw new NotReadyError(
      `this machine's clock is ${seconds} s ${aheadMs > 0 ? "ahead of" : "behind"} the database's`,
    );
  }
}

function widen({ low, high, at }: Bounds, now: number): Pick<Bounds, "low" | "high"> {
  const byMs = ROUNDING_MS + (now - at) * DRIFT;
  return { low: low - byMs, high: high + byMs };
}
