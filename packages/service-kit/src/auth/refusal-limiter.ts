import { hash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { Problem } from "../errors/problem.ts";
import { type Counts, UNSHARED_COUNTS, WINDOW_MS } from "../limits/counts.ts";
import { Minute } from "../limits/minute.ts";

/** Beyond this, the least recently used client is evicted. The lookup queue limits attackers with more networks. */
const MAX_CLIENTS = 50_000;
/** Clients per minute that are counted in Redis. Others count in this process only, so that attackers cannot fill Redis. */
const MAX_SHARED_CLIENTS = 10_000;

/** Counts refused credentials (made-up keys, forged tokens) per client and minute, from the first refusal. */
export class RefusalLimiter {
  private readonly counts: Counts;
  private readonly limitPerMinute: number;
  private readonly now: () => number;
  private readonly minutes = new LRUCache<string, Minute>({ max: MAX_CLIENTS });
  /** Clients first refused in the current window. */
  private newClientCount = 0;
  private newClientWindowEndsAt = 0;
  refusalCount = 0;
  limitedCount = 0;

  /** @param now monotonic clock in milliseconds */
  constructor(counts: Counts, limitPerMinute: number, now: () => number = () => performance.now()) {
    this.counts = counts;
    this.limitPerMinute = limitPerMinute;
    this.now = now;
  }

  /**
   * Checks a client before its credential is looked up. Includes other processes' counts after a refusal in this process.
   * @throws Problem `rate_limited`
   */
  requireCapacity(client: string): void {
    const minute = this.findCurrentMinute(client);
    if (minute && !minute.hasCapacity) throw this.limitExceeded(minute);
  }

  /** @throws Problem `rate_limited` */
  count(client: string): void | Promise<void> {
    const minute = this.findCurrentMinute(client) ?? this.startMinute(client);
    const finish = (isWithinLimit: boolean) => {
      if (!isWithinLimit) throw this.limitExceeded(minute);
      this.refusalCount += 1;
    };
    const granted = minute.consume(1);
    return granted instanceof Promise ? granted.then(finish) : finish(granted);
  }

  private findCurrentMinute(client: string): Minute | undefined {
    const minute = this.minutes.get(client);
    return minute && minute.endsAt > this.now() ? minute : undefined;
  }

  private startMinute(client: string): Minute {
    const time = this.now();
    if (time >= this.newClientWindowEndsAt) {
      this.newClientCount = 0;
      this.newClientWindowEndsAt = time + WINDOW_MS;
    }
    this.newClientCount += 1;
    const counts = this.newClientCount > MAX_SHARED_CLIENTS ? UNSHARED_COUNTS : this.counts;
    // Hashed to keep client addresses out of Redis.
    const id = hash("sha256", client, "base64url").slice(0, 16);
    const minute = new Minute(counts, { id, limit: this.limitPerMinute, now: this.now });
    this.minutes.set(client, minute);
    return minute;
  }

  private limitExceeded({ endsAt }: Minute): Problem {
    this.limitedCount += 1;
    const seconds = String(Math.max(1, Math.ceil((endsAt - this.now()) / 1000)));
    return new Problem(
      "rate_limited",
      "Too many invalid credentials came from this IP address. Unknown credentials are rejected until " +
        "`Retry-After` has passed.",
      {
        headers: {
          "Retry-After": seconds,
          "RateLimit-Policy": `"refusals-per-minute"; q=${this.limitPerMinute}; w=${WINDOW_MS / 1000}`,
          RateLimit: `"refusals-per-minute"; r=0; t=${seconds}`,
        },
      },
    );
  }
}
