import { describe, expect, it } from "@jest/globals";
import { openResultBatcher } from "../../src/webhooks/sending/result-batcher.ts";
import type { AttemptResult, SavedResult } from "../../src/webhooks/sending/save-attempt-results.ts";

const SAVED: SavedResult = { state: "saved", next: null, failingMs: null };

const createResult = (name: string): AttemptResult => ({
  lane: { endpointId: "whe_1", lane: name },
  deliveryId: name,
  url: "http://127.0.0.1/",
  payload: "full",
  outcome: {
    status: "succeeded",
    delayMs: 0,
    statusCode: 200,
    error: null,
    responseBody: null,
    signature: null,
    latencyMs: 1,
    attemptedAt: new Date(0),
  },
  keepsLane: true,
});

const createResults = (count: number) =>
  Array.from({ length: count }, (_, index) => createResult(`lane-${index}`));

function openTestBatcher(
  save: (names: string[], call: number) => SavedResult[],
  countRunning?: () => number,
) {
  const calls: { names: string[]; again: string[] }[] = [];
  const concurrency = { current: 0, max: 0 };
  const errors: unknown[] = [];
  const batcher = openResultBatcher(
    async (batch, isAgain) => {
      const names = batch.map(({ deliveryId }) => deliveryId);
      calls.push({ names, again: batch.filter(isAgain).map(({ deliveryId }) => deliveryId) });
      concurrency.current += 1;
      concurrency.max = Math.max(concurrency.max, concurrency.current);
      await new Promise((resolve) => setImmediate(resolve));
      concurrency.current -= 1;
      return save(names, calls.length);
    },
    (error) => errors.push(error),
    countRunning,
  );
  return { calls, concurrency, errors, batcher };
}

describe("Results waiting to be saved", () => {
  it("are written together when they arrive together, in few statements, two at a time", async () => {
    const { calls, concurrency, batcher } = openTestBatcher((names) => names.map(() => SAVED));
    const results = await Promise.all(createResults(400).map((result) => batcher.save(result)));
    expect(results.every(({ state }) => state === "saved")).toBe(true);
    expect(calls.length).toBeLessThan(10);
    expect(concurrency.max).toBe(2);
    expect(calls.flatMap(({ names }) => names).sort()).toEqual(
      createResults(400)
        .map(({ deliveryId }) => deliveryId)
        .sort(),
    );
  });

  it("are written together with those in progress, once the last one ends", async () => {
    const { calls, batcher } = openTestBatcher(
      (names) => names.map(() => SAVED),
      () => 3,
    );
    await Promise.all(createResults(3).map((result) => batcher.save(result)));
    expect(calls.map(({ names }) => names)).toEqual([["lane-0", "lane-1", "lane-2"]]);
  });

  it("are written without waiting for those that take longer", async () => {
    const { calls, batcher } = openTestBatcher(
      (names) => names.map(() => SAVED),
      () => 20,
    );
    await Promise.all(createResults(2).map((result) => batcher.save(result)));
    expect(calls.map(({ names }) => names)).toEqual([["lane-0", "lane-1"]]);
  });

  it("are written again, marked as such, after the database was down, and none is lost or duplicated", async () => {
    const savedNames: string[] = [];
    const { calls, errors, batcher } = openTestBatcher((names, call) => {
      if (call <= 4) throw new Error("the connection was lost");
      savedNames.push(...names);
      return names.map(() => SAVED);
    });
    await Promise.all(createResults(50).map((result) => batcher.save(result)));
    expect(savedNames.sort()).toEqual(
      createResults(50)
        .map(({ deliveryId }) => deliveryId)
        .sort(),
    );
    expect(errors).toHaveLength(4);
    const failed = new Set(calls.slice(0, 4).flatMap(({ names }) => names));
    expect(new Set(calls.slice(4).flatMap(({ again }) => again))).toEqual(failed);
  });

  it("are written even if another one cannot be", async () => {
    let isRepaired = false;
    const { batcher } = openTestBatcher((names) => {
      if (!isRepaired && names.includes("lane-7")) throw new Error("this result cannot be written");
      return names.map(() => SAVED);
    });
    const all = createResults(12).map((result) => batcher.save(result));
    await Promise.all(all.filter((_result, index) => index !== 7));
    isRepaired = true;
    expect(await all[7]).toEqual(SAVED);
  });

  it("whose rows are locked are written later, and the others immediately", async () => {
    const { calls, batcher } = openTestBatcher((names, call) =>
      names.map((name) => (name === "lane-1" && call < 3 ? { ...SAVED, state: "locked" } : SAVED)),
    );
    await Promise.all(createResults(3).map((result) => batcher.save(result)));
    expect(calls.slice(1).flatMap(({ names }) => names)).not.toContain("lane-0");
    expect(calls.flatMap(({ again }) => again)).toEqual([]);
  });

  it("are discarded when the worker stops, with an error for their callers", async () => {
    const { batcher } = openTestBatcher(() => {
      throw new Error("database down");
    });
    const result = batcher.save(createResult("lane-1"));
    batcher.close();
    await expect(result).rejects.toThrow("the worker stopped before the result was saved");
  });
});
