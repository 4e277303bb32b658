import { hash } from "node:crypto";
import type { Response } from "express";
import { Problem } from "../errors/problem.ts";
import { type Counts, WINDOW_MS } from "../limits/counts.ts";
import { Minute } from "../limits/minute.ts";

const POLICY = "per-minute";

/** A credential's quota for one minute, which starts with its first request. */
export class RateMinute extends Minute {
  policy: string;

  constructor(
    counts: Counts,
    { id: credentialId, limit, now }: { id: string; limit: number; now: () => number },
  ) {
    super(counts, { id: credentialId, limit, now });
    this.policy = formatPolicy(credentialId, limit);
  }

  override changeLimit(limit: number): void {
    super.changeLimit(limit);
    this.policy = formatPolicy(this.id, limit);
  }
}

function formatPolicy(credentialId: string, limit: number): string {
  const partition = Buffer.from(hash("sha256", credentialId).slice(0, 12)).toString("base64");
  return `"${POLICY}"; q=${limit}; w=${WINDOW_MS / 1000}; pk=:${partition}:`;
}

/** Methods return a promise only when the remaining quota is not known locally. */
export interface RateLimiter {
  /** @throws Problem `rate_limited` */
  consume(res: Response, credentialId: string, limitPerMinute: number | null): void | Promise<void>;
  /**
   * Raises the total cost of a counted request, at most to the credential's limit.
   * @param cost in requests, including the counted one
   * @throws Problem `rate_limited`
   */
  consumeExtra(res: Response, cost: number): void | Promise<void>;
  readonly defaultLimit: number;
  /** Number of requests over a limit. */
  readonly limitedCount: number;
  /** Number of credentials in memory, including those last used in the previous minute. */
  readonly credentialCount: number;
}

/**
 * Counts requests per credential and minute. Sets `RateLimit` and `RateLimit-Policy` (draft-ietf-httpapi-ratelimit-headers-08).
 * @param now monotonic clock in milliseconds
 */
export function createRateLimiter(
  counts: Counts,
  defaultPerMinute: number,
  now: () => number = () => performance.now(),
): RateLimiter {
  /** Two generations: dropping the older one forgets inactive credentials. */
  let minutes = new Map<string, RateMinute>();
  let previousMinutes = new Map<string, RateMinute>();
  let rotatesAt = now() + WINDOW_MS;
  let limitedCount = 0;

  const getMinute = (credentialId: string, limit: number, time: number): RateMinute => {
    if (time >= rotatesAt) {
      previousMinutes = time >= rotatesAt + WINDOW_MS ? new Map() : minutes;
      minutes = new Map();
      rotatesAt = time + WINDOW_MS;
    }
    const existing = minutes.get(credentialId) ?? previousMinutes.get(credentialId);
    if (existing && time < existing.endsAt) {
      if (existing.limit !== limit) existing.changeLimit(limit);
      return existing;
    }
    const minute = new RateMinute(counts, { id: credentialId, limit, now });
    previousMinutes.delete(credentialId);
    minutes.set(credentialId, minute);
    return minute;
  };

  const applyOutcome = (
    res: Response,
    minute: RateMinute,
    { isGranted, time }: { isGranted: boolean; time: number },
  ) => {
    const seconds = Math.max(0, Math.ceil((minute.endsAt - time) / 1000));
    res.setHeader("RateLimit", `"${POLICY}"; r=${minute.remaining}; t=${seconds}`);
    res.setHeader("RateLimit-Policy", minute.policy);
    if (isGranted) return;
    limitedCount += 1;
    throw new Problem("rate_limited", undefined, { headers: { "Retry-After": String(seconds) } });
  };
  const consumeUnits = (
    res: Response,
    minute: RateMinute,
    { units, time }: { units: number; time: number },
  ) => {
    const granted = minute.consume(units);
    return granted instanceof Promise
      ? granted.then((isGranted) => applyOutcome(res, minute, { isGranted, time: now() }))
      : applyOutcome(res, minute, { isGranted: granted, time });
  };

  return {
    defaultLimit: defaultPerMinute,
    get limitedCount() {
      return limitedCount;
    },
    get credentialCount() {
      return minutes.size + previousMinutes.size;
    },
    consume(res, credentialId, limitPerMinute) {
      const time = now();
      const minute = getMinute(credentialId, limitPerMinute ?? defaultPerMinute, time);
      res.locals.minute = minute;
      return consumeUnits(res, minute, { units: 1, time });
    },
    consumeExtra(res, cost) {
      const { minute } = res.locals;
      if (!minute) throw new Error("cannot raise the cost of a request that was not counted");
      return consumeUnits(res, minute, { units: Math.min(cost, minute.limit) - 1, time: now() });
    },
  };
}
