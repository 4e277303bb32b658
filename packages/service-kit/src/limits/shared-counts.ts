import type { Environment } from "@svc/keys";
import type { Logger } from "../logging.ts";
import { joinWrites, type RedisConnection } from "../redis/redis-connection.ts";
import { type Claimed, type Counts, WINDOW_MS } from "./counts.ts";

const PROBE_MS = 1_000;
/** Limits log messages while Redis is flapping. */
const TOLD_EVERY_MS = 60_000;
/** The key was written by another program; others are unaffected. */
const FOREIGN_VALUE = /^(WRONGTYPE|ERR value|ERR increment)/;

/**
 * Counts in Redis: one number per credential or refused address, which expires with its minute on the clock of Redis.
 *
 * After a failed or slow command, each process counts alone until Redis works again.
 */
export class SharedCounts {
  isAway = false;
  private readonly redis: RedisConnection;
  private readonly prefix: string;
  private readonly log: Logger;
  private probe: NodeJS.Timeout | undefined;
  private isClosed = false;
  private toldAt = Number.NEGATIVE_INFINITY;
  private isTold = false;

  constructor(redis: RedisConnection, environment: Environment, log: Logger) {
    this.redis = redis;
    this.prefix = `svc:${environment}:limits:`;
    this.log = log;
  }

  of(kind: string): Counts {
    const counts = this;
    return {
      get isAway() {
        return counts.isAway;
      },
      claim: (id, units, opensForMs) => counts.claim(`${this.prefix}${kind}:${id}`, units, opensForMs),
      endBy: (id, ms) => counts.endBy(`${this.prefix}${kind}:${id}`, ms),
    };
  }

  close(): void {
    this.isClosed = true;
    clearTimeout(this.probe);
  }

  private async claim(name: string, units: number, opensForMs: number | null): Promise<Claimed> {
    try {
      joinWrites(this.redis);
      if (opensForMs === null) return { total: await this.redis.incrby(name, units), endsInMs: null };
      return await this.open(name, units, opensForMs);
    } catch (error) {
      if (!(error instanceof Error && FOREIGN_VALUE.test(error.message))) this.lose(error);
      throw error;
    }
  }

  /** One command if the minute is new, three if another process opened it. */
  private async open(name: string, units: number, opensForMs: number): Promise<Claimed> {
    const ms = Math.max(1, Math.ceil(opensForMs));
    const before = await this.redis.set(name, units, "PX", ms, "NX", "GET");
    if (typeof before !== "string") return { total: units, endsInMs: ms };
    const [total, endsInMs] = await Promise.all([this.redis.incrby(name, units), this.redis.pttl(name)]);
    // The key expired between the commands, or was not written by a service.
    const isEndless = endsInMs === -1 || endsInMs > WINDOW_MS;
    if (isEndless) this.endBy(name, WINDOW_MS);
    return { total, endsInMs: isEndless ? WINDOW_MS : Math.max(0, endsInMs) };
  }

  private endBy(name: string, ms: number): void {
    const end = ms > 0 ? Math.ceil(ms) : WINDOW_MS;
    this.redis.pexpire(name, end, "LT").catch((error: unknown) => this.lose(error));
  }

  private lose(error: unknown): void {
    if (this.isAway || this.isClosed) return;
    this.isAway = true;
    const now = performance.now();
    this.isTold = now - this.toldAt >= TOLD_EVERY_MS;
    if (this.isTold) {
      this.toldAt = now;
      this.log.warn(
        { err: error },
        "rate limits are not shared through Redis; each process counts separately",
      );
    }
    this.probeLater();
  }

  private probeLater(): void {
    this.probe = setTimeout(() => void this.find(), PROBE_MS).unref();
  }

  /** Probes with a write: a full Redis or a replica still answers reads. */
  private async find(): Promise<void> {
    try {
      await this.open(`${this.prefix}probe`, 1, PROBE_MS);
      this.isAway = false;
      if (this.isTold) this.log.info("rate limits are shared through Redis again");
    } catch {
      if (!this.isClosed) this.probeLater();
    }
  }
}
