import { describe, expect, it } from "@jest/globals";
import { ProblemError } from "../../src/api/problem.ts";
import { type Chunk, runChunks, toChunks } from "../../src/pages/rollovers/bulk-run.ts";

type Result = { item: number; problem: { code: string } | null };
const done = ({ items }: Chunk<number>): Result[] => items.map((item) => ({ item, problem: null }));
const failure = (status: number, code = "overloaded", retryAfter: number | null = null) =>
  new ProblemError(
    { type: "about:blank", title: "", status, detail: "", code, requestId: "", errors: [] },
    retryAfter,
  );

function start(count: number) {
  const chunks = toChunks(
    Array.from({ length: count }, (_, index) => index),
    2,
  );
  const results: number[] = [];
  const waits: number[] = [];
  const sentKeys: string[] = [];
  const run = (
    send: (chunk: Chunk<number>) => Promise<readonly Result[]>,
    controller = new AbortController(),
  ) =>
    runChunks(chunks, {
      send: (chunk) => {
        sentKeys.push(chunk.idempotencyKey);
        return send(chunk);
      },
      onResults: (some) => results.push(...some.map(({ item }) => item)),
      onWait: (seconds) => waits.push(seconds),
      wait: async () => {},
      signal: controller.signal,
    });
  return { chunks, results, waits, sentKeys, run };
}

describe("A bulk run", () => {
  it("sends every item once, in order", async () => {
    const { run, results, sentKeys } = start(5);
    await run(async (chunk) => done(chunk));
    expect(results).toEqual([0, 1, 2, 3, 4]);
    expect(new Set(sentKeys).size).toBe(3);
  });

  it("waits as the server asks, and sends the same request again", async () => {
    const { run, results, waits, sentKeys } = start(3);
    const failures = [failure(429, "rate_limited", 7), failure(503), failure(409, "idempotency_in_progress")];
    await run(async (chunk) => {
      const error = failures.shift();
      if (error) throw error;
      return done(chunk);
    });
    expect(results).toEqual([0, 1, 2]);
    expect(waits).toEqual([7, 4, 8]);
    expect(new Set(sentKeys.slice(0, 4)).size).toBe(1);
  });

  it("repeats a chunk whose last items the server did not reach", async () => {
    const { run, results, sentKeys } = start(2);
    let attempts = 0;
    await run(async (chunk) => {
      attempts += 1;
      return done(chunk).map((result, index) =>
        attempts === 1 && index === 1 ? { ...result, problem: { code: "dependency_unavailable" } } : result,
      );
    });
    expect(results).toEqual([0, 1]);
    expect(sentKeys).toHaveLength(2);
    expect(new Set(sentKeys).size).toBe(1);
  });

  it("continues after a stop or an error with the rest, under the same keys", async () => {
    const { run, results, chunks, sentKeys } = start(6);
    const controller = new AbortController();
    await run(async (chunk) => {
      controller.abort();
      return done(chunk);
    }, controller);
    expect(results).toEqual([0, 1]);
    await expect(run(() => Promise.reject(failure(403, "insufficient_scope")))).rejects.toMatchObject({
      code: "insufficient_scope",
    });
    await run(async (chunk) => done(chunk));
    expect(results).toEqual([0, 1, 2, 3, 4, 5]);
    expect(chunks.every(({ isDone }) => isDone)).toBe(true);
    expect(sentKeys[1]).toBe(sentKeys[2]);
  });

  it("gives up after a number of attempts", async () => {
    const { run, waits } = start(1);
    await expect(run(() => Promise.reject(failure(0)))).rejects.toMatchObject({ status: 0 });
    expect(waits).toEqual([2, 4, 8, 16, 32, 60, 60]);
  });
});
