import { describe, expect, it } from "@jest/globals";
import { ProblemError } from "../../src/api/problem.ts";
import { type Chunk, runChunks, toChunks } from "../../src/pages/rollovers/bulk-run.ts";

type Result = { item: number; problem: { code: string; detail: string } | null };
const toResults = ({ items }: Chunk<number>): Result[] => items.map((item) => ({ item, problem: null }));
const createFailure = (status: number, code = "overloaded", retryAfter: number | null = null) =>
  new ProblemError(
    { type: "about:blank", title: "", status, detail: "", code, requestId: "", errors: [] },
    retryAfter,
  );

const UNREACHED = { code: "dependency_unavailable", detail: "The database does not respond." };
const CHUNK_SIZE = 2;

function createRun(itemCount: number) {
  const items = Array.from({ length: itemCount }, (_, index) => index);
  const chunks = toChunks(items, CHUNK_SIZE);
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
      onResults: (chunkResults) => results.push(...chunkResults.map(({ item }) => item)),
      onWait: (seconds) => waits.push(seconds),
      wait: async () => {},
      signal: controller.signal,
    });
  return { chunks, results, waits, sentKeys, run };
}

describe("A bulk run", () => {
  it("sends every item once, in order", async () => {
    const { run, results, sentKeys } = createRun(5);
    await run(async (chunk) => toResults(chunk));
    expect(results).toEqual([0, 1, 2, 3, 4]);
    expect(new Set(sentKeys).size).toBe(3);
  });

  it("waits as long as the server requests, and sends the same request again", async () => {
    const { run, results, waits, sentKeys } = createRun(3);
    const failures = [
      createFailure(429, "rate_limited", 7),
      createFailure(503),
      createFailure(409, "idempotency_in_progress"),
    ];
    await run(async (chunk) => {
      const error = failures.shift();
      if (error) throw error;
      return toResults(chunk);
    });
    expect(results).toEqual([0, 1, 2]);
    // The first failure has a Retry-After. The second and third have the default waits.
    expect(waits).toEqual([7, 4, 8]);
    expect(new Set(sentKeys.slice(0, 4)).size).toBe(1);
  });

  it("repeats a chunk whose last items the server did not reach", async () => {
    const { run, results, sentKeys } = createRun(2);
    let attempts = 0;
    await run(async (chunk) => {
      attempts += 1;
      return toResults(chunk).map((result, index) =>
        attempts === 1 && index === 1 ? { ...result, problem: UNREACHED } : result,
      );
    });
    expect(results).toEqual([0, 1]);
    expect(sentKeys).toHaveLength(2);
    expect(new Set(sentKeys).size).toBe(1);
  });

  it("resumes after a stop or an error with the remaining items, under the same keys", async () => {
    const { run, results, chunks, sentKeys } = createRun(6);
    const controller = new AbortController();
    await run(async (chunk) => {
      controller.abort();
      return toResults(chunk);
    }, controller);
    expect(results).toEqual([0, 1]);
    await expect(run(() => Promise.reject(createFailure(403, "insufficient_scope")))).rejects.toMatchObject({
      code: "insufficient_scope",
    });
    await run(async (chunk) => toResults(chunk));
    expect(results).toEqual([0, 1, 2, 3, 4, 5]);
    expect(chunks.every(({ isDone }) => isDone)).toBe(true);
    expect(sentKeys[1]).toBe(sentKeys[2]);
  });

  it("does not wait for a retry after a stop", async () => {
    const { run, waits, sentKeys } = createRun(1);
    const controller = new AbortController();
    await run(() => {
      controller.abort();
      return Promise.reject(createFailure(503));
    }, controller);
    expect(waits).toEqual([]);
    expect(sentKeys).toHaveLength(1);
  });

  it("throws the server's explanation if the server does not reach an item", async () => {
    const { run } = createRun(1);
    await expect(
      run(async (chunk) => toResults(chunk).map((result) => ({ ...result, problem: UNREACHED }))),
    ).rejects.toThrow(UNREACHED.detail);
  });

  it("gives up after eight attempts", async () => {
    const { run, waits } = createRun(1);
    // Status 0 means no response.
    await expect(run(() => Promise.reject(createFailure(0)))).rejects.toMatchObject({ status: 0 });
    expect(waits).toEqual([2, 4, 8, 16, 32, 60, 60]);
  });
});
