import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { Response } from "express";
import request from "supertest";
import { createRateLimiter } from "../src/auth/index.ts";
import { Problem } from "../src/errors/index.ts";
import { UNSHARED_COUNTS } from "../src/limits/index.ts";
import { expectProblem } from "./expect-problem.ts";
import { startTestApp, type TestApp } from "./start-test-app.ts";

function newResponse(): Response {
  const res = new ServerResponse(new IncomingMessage(new Socket()));
  return Object.assign(res, { locals: {} }) as unknown as Response;
}

function isRateLimited(work: () => void): boolean {
  try {
    work();
    return false;
  } catch (error) {
    if (error instanceof Problem && error.code === "rate_limited") return true;
    throw error;
  }
}

describe("Rate limiter with per-process counts", () => {
  let app: TestApp;
  beforeAll(async () => {
    const limiter = createRateLimiter(UNSHARED_COUNTS, 3);
    app = await startTestApp((express) => {
      express.get("/at-once", async (_req, res) => {
        // As when twenty requests have waited for the same key to load.
        const counted = Array.from({ length: 20 }, async () => limiter.consume(res, "key_at_once", 5));
        const results = await Promise.allSettled(counted);
        res.json({ accepted: results.filter(({ status }) => status === "fulfilled").length });
      });
      express.get("/:id{/:limit}", async (req, res) => {
        const { id, limit } = req.params as { id: string; limit?: string };
        limiter.consume(res, id, limit === undefined ? null : Number(limit));
        res.json({});
      });
    });
  });
  afterAll(() => app.stop());
  const get = (path: string) => request(app.url).get(path);

  it("200 reports the remaining requests in the RateLimit headers of the IETF draft", async () => {
    const first = await get("/key_headers").expect(200);
    expect(first.headers["ratelimit-policy"]).toMatch(/^"per-minute"; q=3; w=60; pk=:[\w+/]{16}:$/);
    expect(first.headers.ratelimit).toMatch(/^"per-minute"; r=2; t=\d+$/);
    const second = await get("/key_headers").expect(200);
    expect(second.headers.ratelimit).toMatch(/; r=1; /);
    expect(second.headers["x-ratelimit-limit"]).toBeUndefined();
  });

  it("429 rejects requests over the limit with Retry-After, without revealing the credential", async () => {
    for (let count = 0; count < 3; count += 1) await get("/key_over").expect(200);
    const response = await get("/key_over");
    expectProblem(response, "rate_limited");
    expect(Number(response.headers["retry-after"])).toBeGreaterThan(0);
    expect(Number(response.headers["retry-after"])).toBeLessThanOrEqual(60);
    expect(response.headers.ratelimit).toMatch(/; r=0; /);
    expect(JSON.stringify(response.headers)).not.toContain("key_over");
  });

  it("counts each credential separately", async () => {
    for (let count = 0; count < 3; count += 1) await get("/key_a").expect(200);
    await get("/key_a").expect(429);
    await get("/key_b").expect(200);
  });

  it("applies a credential's own limit instead of the default", async () => {
    for (let count = 0; count < 5; count += 1) await get("/key_more/5").expect(200);
    await get("/key_more/5").expect(429);
    await get("/key_less/1").expect(200);
    await get("/key_less/1").expect(429);
  });

  it("accepts exactly as many simultaneous calls as the limit allows", async () => {
    expect((await get("/at-once").expect(200)).body).toEqual({ accepted: 5 });
  });

  it("starts a credential's next minute when its own minute ends, not when another's does", async () => {
    let time = 0;
    const limiter = createRateLimiter(UNSHARED_COUNTS, 2, () => time);
    const consume = (id: string, limit: number | null = null) => {
      const res = newResponse();
      const isRefused = isRateLimited(() => limiter.consume(res, id, limit));
      return { isRefused, rateLimit: res.getHeader("RateLimit"), res };
    };
    expect(consume("key_a").rateLimit).toBe('"per-minute"; r=1; t=60');
    time = 30_000;
    expect(consume("key_b").rateLimit).toBe('"per-minute"; r=1; t=60');
    expect(consume("key_a").rateLimit).toBe('"per-minute"; r=0; t=30');
    expect(consume("key_a").isRefused).toBe(true);
    time = 59_999;
    expect(consume("key_a").rateLimit).toBe('"per-minute"; r=0; t=1');
    time = 60_000;
    expect(consume("key_a")).toMatchObject({ isRefused: false, rateLimit: '"per-minute"; r=1; t=60' });
    expect(consume("key_b")).toMatchObject({ isRefused: false, rateLimit: '"per-minute"; r=0; t=30' });
    expect(consume("key_b").isRefused).toBe(true);
    time = 1_000_000;
    expect(consume("key_b").rateLimit).toBe('"per-minute"; r=1; t=60');
  });

  it("continues the count if the limit changes within the minute", () => {
    const limiter = createRateLimiter(UNSHARED_COUNTS, 2, () => 0);
    const consume = (limit: number | null) => {
      const res = newResponse();
      const isRefused = isRateLimited(() => limiter.consume(res, "key_a", limit));
      const [, quota] = /; q=(\d+);/.exec(String(res.getHeader("RateLimit-Policy"))) ?? [];
      const [, remaining] = /; r=(\d+);/.exec(String(res.getHeader("RateLimit"))) ?? [];
      return { isRefused, quota, remaining };
    };
    expect(consume(null)).toEqual({ isRefused: false, quota: "2", remaining: "1" });
    expect(consume(5)).toEqual({ isRefused: false, quota: "5", remaining: "3" });
    expect(consume(1)).toEqual({ isRefused: true, quota: "1", remaining: "0" });
  });

  it("charges the extra cost of a call, but never more than the whole limit", () => {
    const limiter = createRateLimiter(UNSHARED_COUNTS, 10, () => 0);
    const consumeOne = () => {
      const res = newResponse();
      limiter.consume(res, "key_a", null);
      return res;
    };
    const res = consumeOne();
    limiter.consumeExtra(res, 4);
    expect(res.getHeader("RateLimit")).toBe('"per-minute"; r=6; t=60');
    expect(isRateLimited(() => limiter.consumeExtra(consumeOne(), 8))).toBe(true);
    const overLimit = newResponse();
    limiter.consume(overLimit, "key_b", null);
    limiter.consumeExtra(overLimit, 1_000);
    expect(overLimit.getHeader("RateLimit")).toBe('"per-minute"; r=0; t=60');
  });

  it("refuses to raise the cost of a request that was not counted", () => {
    const limiter = createRateLimiter(UNSHARED_COUNTS, 10, () => 0);
    expect(() => limiter.consumeExtra(newResponse(), 4)).toThrow(
      "cannot raise the cost of a request that was not counted",
    );
  });

  it("counts rejected requests, and forgets credentials that are unused for two minutes", () => {
    let time = 0;
    const limiter = createRateLimiter(UNSHARED_COUNTS, 1, () => time);
    const consume = (id: string) => isRateLimited(() => limiter.consume(newResponse(), id, null));
    expect([limiter.defaultLimit, limiter.limitedCount, limiter.credentialCount]).toEqual([1, 0, 0]);
    expect([consume("key_a"), consume("key_a"), consume("key_b")]).toEqual([false, true, false]);
    expect([limiter.limitedCount, limiter.credentialCount]).toEqual([1, 2]);
    time = 60_000;
    expect(consume("key_a")).toBe(false);
    expect(limiter.credentialCount).toBe(2);
    time = 120_000;
    consume("key_c");
    expect(limiter.credentialCount).toBe(2);
    time = 240_000;
    consume("key_d");
    expect(limiter.credentialCount).toBe(1);
  });

  it("waits for shared counts, and then sets the headers or rejects the request", async () => {
    let claimed = 0;
    const limiter = createRateLimiter(
      {
        isUnavailable: false,
        claim: async (_id, units) => {
          claimed += units;
          return { total: claimed, endsInMs: 30_000 };
        },
        expireIn: () => {},
      },
      2,
      () => 0,
    );
    const consume = async () => {
      const res = newResponse();
      const code = await Promise.resolve(limiter.consume(res, "key_a", null)).then(
        () => "accepted",
        (error: Problem) => error.code,
      );
      return [code, res.getHeader("RateLimit")];
    };
    const results = await Promise.all([consume(), consume(), consume()]);
    expect(results.map(([code]) => code)).toEqual(["accepted", "accepted", "rate_limited"]);
    expect(results.at(-1)?.[1]).toBe('"per-minute"; r=0; t=30');
  });

  it("names each credential's quota with its own partition key", () => {
    const limiter = createRateLimiter(UNSHARED_COUNTS, 1, () => 0);
    const readPolicy = (id: string) => {
      const res = newResponse();
      isRateLimited(() => limiter.consume(res, id, null));
      return res.getHeader("RateLimit-Policy");
    };
    expect(readPolicy("key_a")).toBe(readPolicy("key_a"));
    expect(readPolicy("key_a")).not.toBe(readPolicy("key_b"));
  });

  it("accepts no more parallel requests than sequential ones", async () => {
    const responses = await Promise.all(Array.from({ length: 30 }, () => get("/key_burst/10")));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(10);
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(20);
  });
});
