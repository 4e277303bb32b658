import { randomUUID } from "node:crypto";
import { createLogger, type LogLevel } from "@svc/service-kit";
import { securityHeaders } from "@svc/service-kit/http";
import type { RequestHandler } from "express";
import type { Redis } from "ioredis";
import type { createKeyFinder } from "./find-key.ts";

type KeyFinder = ReturnType<typeof createKeyFinder>;

// For BENCH_DESIGN=api: does by hand what the API's contract requires of each request.

export const isApiDesign = process.env.BENCH_DESIGN === "api";

const MINUTE_MS = 60_000;
const LIMIT = Number(process.env.RATE_LIMIT_PER_MINUTE);
/** Requests claimed at once, so that few wait for Redis. */
const BLOCK = Math.ceil(LIMIT / 128);

/** Creates middleware for request IDs, access logs and security headers. */
export function createApiMiddleware(): RequestHandler[] {
  const log = createLogger("bench", process.env.LOG_LEVEL as LogLevel, { redact: (text) => text });
  const identify: RequestHandler = ({ method, path }, res, next) => {
    const [requestId, begin] = [`req_${randomUUID()}`, performance.now()];
    res.setHeader("X-Request-Id", requestId);
    res.once("close", () => {
      const durationMs = performance.now() - begin;
      log.info({ requestId, method, path, status: res.statusCode, durationMs, keyId: res.locals.key?.id });
    });
    next();
  };
  return [identify, securityHeaders()];
}

/** Creates middleware that checks the key, and limits its rate with counters in Redis. */
export function createLimitedKeyCheck(findKey: KeyFinder, redis: Redis): RequestHandler {
  const windows = new Map<string, { free: number; claimed: number; endsAt: number }>();
  return async (req, res, next) => {
    const key = await findKey(req.headers.authorization);
    if (!key) return void res.status(401).json({ error: "invalid_api_key" });
    res.locals.key = key;
    res.set("Cache-Control", "no-store");
    const { id } = key;
    const now = Date.now();
    let window = windows.get(id);
    if (!window || window.endsAt <= now) {
      window = { free: 0, claimed: 0, endsAt: now + MINUTE_MS };
      windows.set(id, window);
    }
    if (window.free === 0) {
      const name = `bench:limits:${id}`;
      const [claimed] = await Promise.all([redis.incrby(name, BLOCK), redis.pexpire(name, MINUTE_MS, "NX")]);
      window.claimed = claimed;
      window.free += BLOCK;
    }
    window.free -= 1;
    const remaining = LIMIT - window.claimed + window.free;
    const seconds = Math.ceil((window.endsAt - now) / 1000);
    res.setHeader("RateLimit", `"per-minute"; r=${remaining}; t=${seconds}`);
    res.setHeader("RateLimit-Policy", `"per-minute"; q=${LIMIT}; w=60`);
    if (remaining >= 0) next();
    else res.status(429).json({ error: "rate_limited" });
  };
}
