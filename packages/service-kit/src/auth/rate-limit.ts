import type { Request, RequestHandler, Response } from "express";
import { MemoryStore, rateLimit } from "express-rate-limit";
import { Problem } from "../errors/problem.ts";

const WINDOW_MS = 60_000;
const POLICY = "per-minute";

/** Counts a credential's requests. Both throw Problem `rate_limited`. */
export interface RateLimiter {
  /** Counts one request of a credential; called once it is verified. */
  consume(req: Request, res: Response, credentialId: string, limitPerMinute: number | null): Promise<void>;
  /**
   * Counts a request that was consumed as this many in all, once it is known what it costs. It never costs more than
   * the whole limit, or it could never be answered.
   */
  charge(res: Response, requests: number): void;
}

interface Ticket {
  credentialId: string;
  limit: number;
}

/**
 * The stock store answers with the counter itself. Requests that come in one turn of the event loop, as those do that
 * waited for one load of their key, would each see the count of all and be refused together: here each sees its own.
 */
class OwnCountStore extends MemoryStore {
  override async increment(key: string): ReturnType<MemoryStore["increment"]> {
    const counting = super.increment(key);
    const { totalHits } = this.current.get(key) ?? { totalHits: 0 };
    const { resetTime } = await counting;
    return { totalHits, resetTime };
  }

  /** Counts more of a credential that was counted before. @returns how much it has now, 0 where its minute is over */
  add(key: string, hits: number): number {
    const client = this.current.get(key);
    if (!client) return 0;
    client.totalHits += hits;
    return client.totalHits;
  }
}

/**
 * Limits each credential's requests a minute, counted by this process: an instance more is so many requests more.
 * Answers carry `RateLimit` and `RateLimit-Policy` (draft-ietf-httpapi-ratelimit-headers-08).
 */
export function createRateLimiter(defaultPerMinute: number): RateLimiter {
  const ticketOf = (res: Response) => res.locals.rateLimitTicket as Ticket;
  const store = new OwnCountStore();
  const limiter: RequestHandler = rateLimit({
    windowMs: WINDOW_MS,
    store,
    standardHeaders: "draft-8",
    legacyHeaders: false,
    identifier: POLICY,
    limit: (_req, res) => ticketOf(res).limit,
    keyGenerator: (_req, res) => ticketOf(res).credentialId,
    handler: (_req, res, next) => {
      const seconds = String(res.getHeader("Retry-After") ?? WINDOW_MS / 1000);
      next(used(seconds));
    },
  });
  return {
    consume(req, res, credentialId, limitPerMinute) {
      const ticket: Ticket = { credentialId, limit: limitPerMinute ?? defaultPerMinute };
      res.locals.rateLimitTicket = ticket;
      return new Promise((resolve, reject) => {
        void limiter(req, res, (error?: unknown) => (error === undefined ? resolve() : reject(error)));
      });
    },
    charge(res, requests) {
      const { credentialId, limit } = ticketOf(res);
      const totalHits = store.add(credentialId, Math.min(requests, limit) - 1);
      // When the minute ends, the header of the first request has said.
      const seconds = /; t=(\d+)$/.exec(String(res.getHeader("RateLimit")))?.[1] ?? String(WINDOW_MS / 1000);
      res.setHeader("RateLimit", `"${POLICY}"; r=${Math.max(0, limit - totalHits)}; t=${seconds}`);
      if (totalHits > limit) throw used(seconds);
    },
  };
}

function used(seconds: string): Problem {
  return new Problem("rate_limited", undefined, { headers: { "Retry-After": seconds } });
}
