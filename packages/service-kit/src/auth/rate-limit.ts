import type { Response } from "express";
import { Problem } from "../errors/problem.ts";
import { type Counts, WINDOW_MS } from "../limits/counts.ts";
import { POLICY, RateMinute } from "./rate-minute.ts";

/** Methods return a promise only when the remaining quota is not known locally. */
export interface RateLimiter {
  /**
   * Counts one request of a verified credential.
   * @throws Problem `rate_limited`
   */
  consume(res: Response, credentialId: string, limitPerMinute: number | null): void | Promise<void>;
  /**
   * Raises the cost of a consumed request, up to the credential's limit.
   * @throws Problem `rate_limited`
   */
  charge(res: Response, requests: number): void | Promise<void>;
  /** Requests per minute of a credential that has no limit. */
  readonly ownLimit: number;
  readonly limited: number;
  readonly credentials: number;
}

/**
 * Creates a rate limiter per credential and minute. Sets `RateLimit` and `RateLimit-Policy` (draft-ietf-httpapi-ratelimit-headers-08).
 * @param now monotonic clock in milliseconds
 */
export function createRateLimiter(
  counts: Counts,
  defaultPerMinute: number,
  now: () => number = () => performance.now(),
): RateLimiter {
  /** Two generations: dropping the older one forgets inactive credentials. */
  let minutes = new Map<string, RateMinute>();
  let before = new Map<string, RateMinute>();
  let turnsAt = now() + WINDOW_MS;
  let limited = 0;

  const minuteOf = (credentialId: string, limit: number, time: number): RateMinute => {
    if (time >= turnsAt) {
      before = time >= turnsAt + WINDOW_MS ? new Map() : minutes;
      minutes = new Map();
      turnsAt = time + WINDOW_MS;
    }
    const known = minutes.get(credentialId) ?? before.get(credentialId);
    if (known && time < known.endsAt) {
      if (known.limit !== limit) known.changeLimit(limit);
      return known;
    }
    const minute = new RateMinute(counts, credentialId, limit, now);
    before.delete(credentialId);
    minutes.set(credentialId, minute);
    return minute;
  };

  const answer = (res: Response, minute: RateMinute, isGranted: boolean, time: number) => {
    const seconds = Math.max(0, Math.ceil((minute.endsAt - time) / 1000));
    res.setHeader("RateLimit", `"${POLICY}"; r=${minute.left}; t=${seconds}`);
    res.setHeader("RateLimit-Policy", minute.policy);
    if (isGranted) return;
    limited += 1;
    throw new Problem("rate_limited", undefined, { headers: { "Retry-After": String(seconds) } });
  };
  const take = (res: Response, minute: RateMinute, units: number, time: number) => {
    const granted = minute.take(units);
    return granted instanceof Promise
      ? granted.then((isGranted) => answer(res, minute, isGranted, now()))
      : answer(res, minute, granted, time);
  };

  return {
    ownLimit: defaultPerMinute,
    get limited() {
      return limited;
    },
    get credentials() {
      return minutes.size + before.size;
    },
    consume(res, credentialId, limitPerMinute) {
      const time = now();
      const minute = minuteOf(credentialId, limitPerMinute ?? defaultPerMinute, time);
      res.locals.minute = minute;
      return take(res, minute, 1, time);
    },
    charge(res, requests) {
      const { minute } = res.locals;
      if (!minute) throw new Error("cannot charge a request that was not counted");
      return take(res, minute, Math.min(requests, minute.limit) - 1, now());
    },
  };
}
