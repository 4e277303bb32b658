import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import request from "supertest";
import { createRateLimiter } from "../src/index.ts";
import { expectProblem } from "./expect-problem.ts";
import { startTestApp, type TestApp } from "./start-test-app.ts";

describe("the rate limit", () => {
  let app: TestApp;
  beforeAll(async () => {
    const limiter = createRateLimiter(3);
    app = await startTestApp((express) => {
      express.get("/at-once", async (_req, res) => {
        // Twenty at the same moment, as when they waited for one load of their key.
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

  it("200 says what is left, in the headers of the draft", async () => {
    const first = await get("/key_headers").expect(200);
    expect(first.headers["ratelimit-policy"]).toMatch(/^"per-minute"; q=3; w=60; pk=:[^:]*:$/);
    expect(first.headers.ratelimit).toMatch(/^"per-minute"; r=2; t=\d+$/);
    const second = await get("/key_headers").expect(200);
    expect(second.headers.ratelimit).toMatch(/; r=1; /);
    expect(second.headers["x-ratelimit-limit"]).toBeUndefined();
  });

  it("429 refuses what is over the limit, with Retry-After, and says nothing of the credential", async () => {
    for (let count = 0; count < 3; count += 1) await get("/key_over").expect(200);
    const answer = await get("/key_over");
    expectProblem(answer, "rate_limited");
    expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
    expect(Number(answer.headers["retry-after"])).toBeLessThanOrEqual(60);
    expect(answer.headers.ratelimit).toMatch(/; r=0; /);
    expect(JSON.stringify(answer.headers)).not.toContain("key_over");
  });

  it("counts each credential by itself", async () => {
    for (let count = 0; count < 3; count += 1) await get("/key_a").expect(200);
    await get("/key_a").expect(429);
    await get("/key_b").expect(200);
  });

  it("lets a credential's own limit stand before the default", async () => {
    for (let count = 0; count < 5; count += 1) await get("/key_more/5").expect(200);
    await get("/key_more/5").expect(429);
    await get("/key_less/1").expect(200);
    await get("/key_less/1").expect(429);
  });

  it("lets through as many as are allowed of those that come at the same moment", async () => {
    expect((await get("/at-once").expect(200)).body).toEqual({ accepted: 5 });
  });

  it("lets no more through at once than one after another", async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => get("/key_burst/10")));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(20);
  });
});
