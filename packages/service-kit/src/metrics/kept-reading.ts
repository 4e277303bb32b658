import type { Sample } from "./metric.ts";

/** How long somebody waits for one; it goes on meanwhile, and is kept for whoever asks next. */
const PATIENCE_MS = 1_500;
/** How many times as long what was read serves where the next reading takes long. */
const OVERDUE = 3;

/**
 * Something that costs others to be read, a database say: it is read when somebody asks, again only after a while, and one at a
 * time. What could not be read is not known, which is kept as long.
 */
export class KeptReading<T> {
  /** What it is a reading of, for `svc_reading_up`. */
  readonly name: string;
  private readonly read: () => Promise<T>;
  private readonly keptMs: number;
  private readonly now: () => number;
  private readonly rest: number;
  private kept: { value: T | null; begunAt: number; until: number } | null = null;
  private running: Promise<{ value: T | null }> | null = null;

  /**
   * @param keptMs how long one serves, at the least
   * @param now milliseconds of a clock that never goes back
   * @param rest how many times as long as it took one serves, where that is longer: 0 for what takes no longer the more there is
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

  /** Null where it could not be read, or has not been in time and none is kept. */
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
    // It is waited for no longer: what was read before it serves a while more.
    return this.kept && this.now() < this.kept.until + OVERDUE * this.keptMs ? this.kept.value : null;
  }

  /** The figures that it gives; none where it is not known. */
  async samples(toSamples: (value: T) => readonly Sample[]): Promise<readonly Sample[]> {
    const value = await this.get();
    return value === null ? [] : toSamples(value);
  }

  /** How long ago the reading began that is told of, in milliseconds; null where it is not known. */
  async age(): Promise<number | null> {
    const value = await this.get();
    return value === null || !this.kept ? null : this.now() - this.kept.begunAt;
  }

  private async refresh(): Promise<{ value: T | null }> {
    const begunAt = this.now();
    const value = await this.read().catch(() => null);
    const endedAt = this.now();
    // What failed is tried again as soon as ever: how long that took says nothing of how much there is to read.
    const keptMs = value === null ? this.keptMs : Math.max(this.keptMs, this.rest * (endedAt - begunAt));
    this.kept = { value, begunAt, until: endedAt + keptMs };
    this.running = null;
    return { value };
  }
}
