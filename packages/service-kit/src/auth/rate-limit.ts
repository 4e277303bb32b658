import type { Request, RequestHandler, Response } from "express";
import { MemoryStore, rateLimit } from "express-rate-limit";
import { Problem } from "../errors/problem.ts";

const WINDOW_MS = 60_000;

/** Counts a credential's requests; called once it is verified. Throws Problem `rate_limited`. */
export interface RateLimiter {
  consume(req: Request, res: Response, credentialId: string, limitPerMinute: number | null): Promise<void>;
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
}

/**
 * Limits each credential's requests a minute, counted by this process: an instance more is so many requests more.
 * Answers carry `RateLimit` and `RateLimit-Policy` (draft-ietf-httpapi-ratelimit-headers-08).
 */
export function createRateLimiter(defaultPerMinute: number): RateLimiter {
  const ticketOf = (res: Response) => res.locals.rateLimitTicket as Ticket;
  const limiter: RequestHandler = rateLimit({
    windowMs: WINDOW_MS,
    store: new OwnCountStore(),
    standardHeaders: "draft-8",
    legacyHeaders: false,
    identifier: "per-minute",
    limit: (_req, res) => ticketOf(res).limit,
    keyGenerator: (_req, res) => ticketOf(res).credentialId,
    handler: (_req, res, next) => {
      const seconds = String(res.getHeader("Retry-After") ?? WINDOW_MS / 1000);
      next(new Problem("rate_limited", undefined, { headers: { "Retry-After": seconds } }));
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
  };
}
