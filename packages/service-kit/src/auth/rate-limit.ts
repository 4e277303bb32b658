import { Problem } from "../errors/problem.ts";
import { type HttpResponse, setHeader } from "../http/exchange.ts";
import { POLICY, type RateMinute, startMinute, WINDOW_MS } from "./rate-minute.ts";

/** Counts a credential's requests. Both throw Problem `rate_limited`. */
export interface RateLimiter {
  /** Counts one request of a credential; called once it is verified. */
  consume(res: HttpResponse, credentialId: string, limitPerMinute: number | null): void;
  /**
   * Counts a request that was consumed as this many in all, once it is known what it costs. It never costs more than
   * the whole limit, or it could never be answered.
   */
  charge(res: HttpResponse, requests: number): void;
}

/**
 * Limits each credential's requests a minute, counted by this process: an instance more is so many requests more.
 * Answers carry `RateLimit` and `RateLimit-Policy` (draft-ietf-httpapi-ratelimit-headers-08).
 *
 * @param now milliseconds of a clock that never goes back
 */
export function createRateLimiter(
  defaultPerMinute: number,
  now: () => number = () => performance.now(),
): RateLimiter {
  /** Those that have asked lately. What asked for nothing for a minute is forgotten with the second map. */
  let minutes = new Map<string, RateMinute>();
  let before = new Map<string, RateMinute>();
  let turnsAt = now() + WINDOW_MS;

  const minuteOf = (credentialId: string, limit: number, time: number): RateMinute => {
    if (time >= turnsAt) {
      before = time >= turnsAt + WINDOW_MS ? new Map() : minutes;
      minutes = new Map();
      turnsAt = time + WINDOW_MS;
    }
    const known = minutes.get(credentialId) ?? before.get(credentialId);
    if (known && known.limit === limit && time < known.endsAt) return known;
    const minute = startMinute(credentialId, limit, time);
    // Another limit holds from now on; what was used of the minute stays used.
    if (known && time < known.endsAt) Object.assign(minute, { used: known.used, endsAt: known.endsAt });
    before.delete(credentialId);
    minutes.set(credentialId, minute);
    return minute;
  };

  return {
    consume(res, credentialId, limitPerMinute) {
      const time = now();
      const minute = minuteOf(credentialId, limitPerMinute ?? defaultPerMinute, time);
      minute.used += 1;
      res.locals.minute = minute;
      const seconds = announce(res, minute, time);
      setHeader(res, "RateLimit-Policy", minute.policy);
      requireRoom(minute, seconds);
    },
    charge(res, requests) {
      const { minute } = res.locals;
      if (!minute) throw new Error("a request is charged for that was not counted");
      minute.used += Math.min(requests, minute.limit) - 1;
      requireRoom(minute, announce(res, minute, now()));
    },
  };
}

/** Says what is left. @returns the seconds until the minute ends */
function announce(res: HttpResponse, { limit, used, endsAt }: RateMinute, time: number): number {
  const seconds = Math.max(0, Math.ceil((endsAt - time) / 1000));
  setHeader(res, "RateLimit", `"${POLICY}"; r=${Math.max(0, limit - used)}; t=${seconds}`);
  return seconds;
}

function requireRoom({ limit, used }: RateMinute, seconds: number): void {
  if (used <= limit) return;
  throw new Problem("rate_limited", undefined, { headers: { "Retry-After": String(seconds) } });
}
