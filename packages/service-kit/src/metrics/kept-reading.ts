import type { Sample } from "./metric.ts";

/** The reading continues and is cached. */
const PATIENCE_MS = 1_500;
/** Lifetimes that a previous value is served beyond its own while a new reading is slow. */
const OVERDUE = 3;

/** A cached value that is expensive to read. Read on demand, one reading at a time. A failure is cached as null. */
export class KeptReading<T> {
  /** Label in `svc_reading_up`. */
  readonly name: string;
  private readonly read: () => Promise<T>;
  private readonly keptMs: number;
  private readonly now: () => number;
  private readonly rest: number;
  private kept: { value: T | null; begunAt: number; until: number } | null = null;
  private running: Promise<{ value: T | null }> | null = null;

  /**
   * @param keptMs minimum lifetime
   * @param now monotonic clock in milliseconds
   * @param rest minimum lifetime as a multiple of the reading's duration
   */
  constructor(
    name: string,
    keptMs: number,
    read: () => Promise<T>,
    now: () => number = () => performance.now(),
    rest = 0,
  ) {
    this.name = name;
    this.read = read;
    this.keptMs = keptMs;
    this.now = now;
    this.rest = rest;
  }

  /** Returns null if the reading failed, or timed out with no recent value. */
  async get(): Promise<T | null> {
    if (this.kept && this.now() < this.kept.until) return this.kept.value;
    this.running ??= this.refresh();
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<"late">((resolve) => {
      timer = setTimeout(resolve, PATIENCE_MS, "late");
    });
    const read = await Promise.race([this.running, late]);
    clearTimeout(timer);
    if (read !== "late") return read.value;
    return this.kept && this.now() < this.kept.until + OVERDUE * this.keptMs ? this.kept.value : null;
  }

  async samples(toSamples: (value: T) => readonly Sample[]): Promise<readonly Sample[]> {
    const value = await this.get();
    return value === null ? [] : toSamples(value);
  }

  async age(): Promise<number | null> {
    const value = await this.get();
    return value === null || !this.kept ? null : this.now() - this.kept.begunAt;
  }

  private async refresh(): Promise<{ value: T | null }> {
    const begunAt = this.now();
    const value = await this.read().catch(() => null);
    const endedAt = this.now();
    // A failed reading's duration does not reflect the amount of data.
    const keptMs = value === null ? this.keptMs : Math.max(this.keptMs, this.rest * (endedAt - begunAt));
    this.kept = { value, begunAt, until: endedAt + keptMs };
    this.running = null;
    return { value };
  }
}
