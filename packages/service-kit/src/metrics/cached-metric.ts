import type { Sample } from "./metric.ts";

/** A slower reading continues in the background, and is cached. */
const READ_TIMEOUT_MS = 1_500;
/** While a new reading is slow, the previous value is served for this many times `ttlMs` after it expired. */
const MAX_STALE_LIFETIMES = 3;

/** Caches a value that is expensive to read, one reading at a time. A failure is cached as null. */
export class CachedMetric<T> {
  /** Label in `svc_reading_up`. */
  readonly name: string;
  private readonly read: () => Promise<T>;
  private readonly ttlMs: number;
  private readonly now: () => number;
  private readonly ttlFactor: number;
  private cached: { value: T | null; startedAt: number; expiresAt: number } | null = null;
  private running: Promise<{ value: T | null }> | null = null;

  /**
   * @param ttlMs minimum lifetime
   * @param now monotonic clock in milliseconds
   * @param ttlFactor minimum lifetime as a multiple of the reading's duration
   */
  constructor(
    name: string,
    {
      ttlMs,
      now = () => performance.now(),
      ttlFactor = 0,
    }: { ttlMs: number; now?: () => number; ttlFactor?: number },
    read: () => Promise<T>,
  ) {
    this.name = name;
    this.read = read;
    this.ttlMs = ttlMs;
    this.now = now;
    this.ttlFactor = ttlFactor;
  }

  /** Returns null if the reading failed, or timed out with no recent value. */
  async get(): Promise<T | null> {
    if (this.cached && this.now() < this.cached.expiresAt) return this.cached.value;
    this.running ??= this.refresh();
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<"late">((resolve) => {
      timer = setTimeout(resolve, READ_TIMEOUT_MS, "late");
    });
    const result = await Promise.race([this.running, late]);
    clearTimeout(timer);
    if (result !== "late") return result.value;
    return this.cached && this.now() < this.cached.expiresAt + MAX_STALE_LIFETIMES * this.ttlMs
      ? this.cached.value
      : null;
  }

  async samples(toSamples: (value: T) => readonly Sample[]): Promise<readonly Sample[]> {
    const value = await this.get();
    return value === null ? [] : toSamples(value);
  }

  /** Returns the value's age in milliseconds; null as in `get`. */
  async age(): Promise<number | null> {
    const value = await this.get();
    return value === null || !this.cached ? null : this.now() - this.cached.startedAt;
  }

  private async refresh(): Promise<{ value: T | null }> {
    const startedAt = this.now();
    const value = await this.read().catch(() => null);
    const endedAt = this.now();
    // A failed reading's duration does not reflect the amount of data.
    const ttlMs = value === null ? this.ttlMs : Math.max(this.ttlMs, this.ttlFactor * (endedAt - startedAt));
    this.cached = { value, startedAt, expiresAt: endedAt + ttlMs };
    this.running = null;
    return { value };
  }
}
