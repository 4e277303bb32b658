import type { Response } from "express";
import { Problem } from "../errors/problem.ts";
import { type Counts, WINDOW_MS } from "../limits/counts.ts";
import { POLICY, RateMinute } from "./rate-minute.ts";

/** Counts a credential's requests. What is to be waited for, as it is not known yet whether there is room, is a promise. */
export interface RateLimiter {
  /** Counts one request of a credential; called once it is verified. @throws Problem `rate_limited` */
  consume(res: Response, credentialId: string, limitPerMinute: number | null): void | Promise<void>;
  /**
   * Counts a request that was consumed as this many in all, once it is known what it costs. It never costs more than
   * the whole limit, or it could never be answered.
   *
   * @throws Problem `rate_limited`
   */
  charge(res: Response, requests: number): void | Promise<void>;
  /** Requests a minute of a credential without a limit of its own. */
  readonly ownLimit: number;
  /** How many requests were refused. */
  readonly limited: number;
  /** How many credentials are counted. */
  readonly credentials: number;
}

/**
 * Limits each credential's requests a minute, over all processes that share the counts.
 * Answers carry `RateLimit` and `RateLimit-Policy` (draft-ietf-httpapi-ratelimit-headers-08).
 *
 * @param now milliseconds of a clock that never goes back
 */
export function createRateLimiter(
  counts: Counts,
  defaultPerMinute: number,
  now: () => number = () => performance.now(),
): RateLimiter {
  /** Those that have asked lately. What asked for nothing for a minute is forgotten with the second map. */
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
      if (!minute) throw new Error("a request is charged for that was not counted");
      return take(res, minute, Math.min(requests, minute.limit) - 1, now());
    },
  };
}
