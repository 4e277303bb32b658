import type { Environment } from "@svc/keys";
import type { Logger } from "../logging.ts";
import { batchWrites, type RedisConnection } from "../redis/redis-connection.ts";
import { type ClaimResult, type Counts, WINDOW_MS } from "./counts.ts";

const PROBE_MS = 1_000;
/** Limits log messages while Redis is flapping. */
const LOG_INTERVAL_MS = 60_000;
/** Errors for a Redis key that another program wrote. Other keys are unaffected. */
const FOREIGN_VALUE = /^(WRONGTYPE|ERR value|ERR increment)/;

/**
 * Counts in Redis, in one counter per credential or refused address, which expires with its minute on Redis's clock.
 * After a failed or slow command, each process counts alone until Redis works again.
 */
export class SharedCounts {
  isUnavailable = false;
  private readonly redis: RedisConnection;
  private readonly prefix: string;
  private readonly log: Logger;
  private probe: NodeJS.Timeout | undefined;
  private isClosed = false;
  private loggedAt = Number.NEGATIVE_INFINITY;
  private isOutageLogged = false;

  constructor(redis: RedisConnection, environment: Environment, log: Logger) {
    this.redis = redis;
    this.prefix = `svc:${environment}:limits:`;
    this.log = log;
  }

  forKind(kind: string): Counts {
    const counts = this;
    return {
      get isUnavailable() {
        return counts.isUnavailable;
      },
      claim: (id, units, opensForMs) => counts.claim(`${this.prefix}${kind}:${id}`, units, opensForMs),
      expireIn: (id, ms) => counts.expireIn(`${this.prefix}${kind}:${id}`, ms),
    };
  }

  close(): void {
    this.isClosed = true;
    clearTimeout(this.probe);
  }

  private async claim(name: string, units: number, opensForMs: number | null): Promise<ClaimResult> {
    try {
      batchWrites(this.redis);
      if (opensForMs === null) return { total: await this.redis.incrby(name, units), endsInMs: null };
      return await this.open(name, units, opensForMs);
    } catch (error) {
      if (!(error instanceof Error && FOREIGN_VALUE.test(error.message))) this.markUnavailable(error);
      throw error;
    }
  }

  /** Sends one command for a new minute, and three if another process opened it. */
  private async open(name: string, units: number, opensForMs: number): Promise<ClaimResult> {
    const ms = Math.max(1, Math.ceil(opensForMs));
    const existingValue = await this.redis.set(name, units, "PX", ms, "NX", "GET");
    if (typeof existingValue !== "string") return { total: units, endsInMs: ms };
    const [total, endsInMs] = await Promise.all([this.redis.incrby(name, units), this.redis.pttl(name)]);
    // The key expired between the commands, or was not written by a service.
    const isEndless = endsInMs === -1 || endsInMs > WINDOW_MS;
    if (isEndless) this.expireIn(name, WINDOW_MS);
    return { total, endsInMs: isEndless ? WINDOW_MS : Math.max(0, endsInMs) };
  }

  private expireIn(name: string, ms: number): void {
    const end = ms > 0 ? Math.ceil(ms) : WINDOW_MS;
    this.redis.pexpire(name, end, "LT").catch((error: unknown) => this.markUnavailable(error));
  }

  private markUnavailable(error: unknown): void {
    if (this.isUnavailable || this.isClosed) return;
    this.isUnavailable = true;
    const now = performance.now();
    this.isOutageLogged = now - this.loggedAt >= LOG_INTERVAL_MS;
    if (this.isOutageLogged) {
      this.loggedAt = now;
      this.log.warn(
        { err: error },
        "rate limits are not shared through Redis; each process counts separately",
      );
    }
    this.scheduleProbe();
  }

  private scheduleProbe(): void {
    this.probe = setTimeout(() => void this.checkAvailability(), PROBE_MS).unref();
  }

  /** Probes with a write, because a full Redis or a replica still serves reads. */
  private async checkAvailability(): Promise<void> {
    try {
      await this.open(`${this.prefix}probe`, 1, PROBE_MS);
      this.isUnavailable = false;
      if (this.isOutageLogged) this.log.info("rate limits are shared through Redis again");
    } catch {
      if (!this.isClosed) this.scheduleProbe();
    }
  }
}
