import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
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

/** @param save throws, or returns what the statement saved */
function openTestBatcher(save: (names: string[], call: number) => SavedResult[]) {
  const calls: { names: string[]; retried: string[] }[] = [];
  const concurrency = { current: 0, max: 0 };
  const errors: unknown[] = [];
  const batcher = openResultBatcher(
    async (batch, isRetry) => {
      const names = batch.map(({ deliveryId }) => deliveryId);
      const call = calls.push({ names, retried: batch.filter(isRetry).map(({ deliveryId }) => deliveryId) });
      concurrency.current += 1;
      concurrency.max = Math.max(concurrency.max, concurrency.current);
      await new Promise((resolve) => setImmediate(resolve));
      concurrency.current -= 1;
      return save(names, call);
    },
    (error) => errors.push(error),
    () => 0,
  );
  return { calls, concurrency, errors, batcher };
}

/** A number of results, or of running attempts, that exceeds several batches. */
const MANY = 1_000;

interface Statement {
  names: string[];
  /** Results that an earlier, failed statement may have saved. */
  retried: string[];
  /** In milliseconds. */
  startedAt: number;
  succeed(locked?: readonly string[]): Promise<void>;
  fail(): Promise<void>;
}

/** Opens a batcher whose statements end when the test ends them. */
function openSteppedBatcher() {
  const statements: Statement[] = [];
  const outcomes = new Map<string, SavedResult | Error>();
  const attempts = { running: MANY };
  const settle = () => jest.advanceTimersByTimeAsync(0);
  const batcher = openResultBatcher(
    (batch, isRetry) => {
      const names = batch.map(({ deliveryId }) => deliveryId);
      const { promise, resolve, reject } = Promise.withResolvers<SavedResult[]>();
      statements.push({
        names,
        retried: batch.filter(isRetry).map(({ deliveryId }) => deliveryId),
        startedAt: Date.now(),
        succeed(locked = []) {
          resolve(names.map((name) => (locked.includes(name) ? { ...SAVED, state: "locked" } : SAVED)));
          return settle();
        },
        fail() {
          reject(new Error("the connection was lost"));
          return settle();
        },
      });
      return promise;
    },
    () => {},
    () => attempts.running,
  );
  const save = (...names: string[]) => {
    for (const name of names)
      batcher.save(createResult(name)).then(
        (saved) => outcomes.set(name, saved),
        (error) => outcomes.set(name, error),
      );
  };
  const saveMany = (count: number) => save(...createResults(count).map(({ deliveryId }) => deliveryId));
  return { attempts, batcher, outcomes, save, saveMany, settle, statements };
}

const listNames = (statements: readonly Statement[]) => statements.map(({ names }) => names);

describe("A statement that saves results", () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it("starts once all attempts have ended, without a pause", async () => {
    const { attempts, outcomes, save, statements } = openSteppedBatcher();
    attempts.running = 3;
    save("a", "b");
    expect(statements).toEqual([]);
    save("c");
    expect(listNames(statements)).toEqual([["a", "b", "c"]]);
    await statements[0]?.succeed();
    expect([...outcomes.values()]).toEqual([SAVED, SAVED, SAVED]);
    // Saved results no longer count as attempts that have ended.
    attempts.running = 2;
    save("d");
    expect(statements).toHaveLength(1);
    save("e");
    expect(listNames(statements.slice(1))).toEqual([["d", "e"]]);
  });

  it("gathers results for a moment while attempts are running, each time", async () => {
    const { save, statements } = openSteppedBatcher();
    for (const round of [1, 2, 3]) {
      save("a");
      await jest.advanceTimersByTimeAsync(1);
      save("b");
      expect(statements).toHaveLength(round - 1);
      await jest.runOnlyPendingTimersAsync();
      expect(listNames(statements.slice(round - 1))).toEqual([["a", "b"]]);
      await statements.at(-1)?.succeed();
      await jest.advanceTimersByTimeAsync(60_000);
    }
  });

  it("starts at once for a full batch, even while another one runs", async () => {
    const { save, saveMany, statements } = openSteppedBatcher();
    let fullBatchSize = 0;
    for (; statements.length === 0 && fullBatchSize < MANY; fullBatchSize += 1)
      save(`first-${fullBatchSize}`);
    expect(statements.map(({ names }) => names.length)).toEqual([fullBatchSize]);
    save("small");
    await jest.advanceTimersByTimeAsync(1_000);
    expect(statements).toHaveLength(1);
    saveMany(fullBatchSize - 1);
    expect(statements).toHaveLength(2);
    saveMany(3 * fullBatchSize);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(statements).toHaveLength(2);
    for (let index = 0; index < 5; index += 1) await statements[index]?.succeed();
    expect(statements.map(({ names }) => names.length)).toEqual(Array(5).fill(fullBatchSize));
  });

  it("gathers later results for the full time again after a full batch", async () => {
    const { save, saveMany, statements } = openSteppedBatcher();
    save("alone");
    const start = Date.now();
    await jest.runOnlyPendingTimersAsync();
    const gatherMs = Date.now() - start;
    await statements[0]?.succeed();

    save("early");
    await jest.advanceTimersByTimeAsync(gatherMs - 1);
    for (let count = 0; statements.length === 1 && count < MANY; count += 1) saveMany(1);
    await statements[1]?.succeed();
    const savedAt = Date.now();
    save("late");
    await jest.advanceTimersByTimeAsync(gatherMs);
    expect(statements.slice(2)).toMatchObject([{ names: ["late"], startedAt: savedAt + gatherMs }]);
  });

  it("is repeated after a pause, which doubles up to a second and is short again after a success", async () => {
    const { attempts, outcomes, save, statements } = openSteppedBatcher();
    attempts.running = 0;
    /**
     * Lets a statement fail, and then succeed. @returns the pauses before its repetitions, in milliseconds
     */
    const measurePauses = async (failureCount: number) => {
      const first = statements.length;
      save(`result-${first}`);
      for (let failures = 0; failures < failureCount; failures += 1) {
        await statements.at(-1)?.fail();
        await jest.runOnlyPendingTimersAsync();
      }
      await statements.at(-1)?.succeed();
      const starts = statements.slice(first).map(({ startedAt }) => startedAt);
      return starts.slice(1).map((start, index) => start - (starts[index] ?? 0));
    };
    expect(await measurePauses(7)).toEqual([50, 100, 200, 400, 800, 1_000, 1_000]);
    expect(await measurePauses(2)).toEqual([50, 100]);
    expect([...outcomes.values()]).toEqual([SAVED, SAVED]);
  });

  it("is repeated after one pause if two fail at the same time", async () => {
    const { saveMany, statements } = openSteppedBatcher();
    const start = Date.now();
    saveMany(MANY);
    for (let failures = 0; failures < 3; failures += 1) {
      for (const statement of statements.slice(-2)) await statement.fail();
      await jest.runOnlyPendingTimersAsync();
    }
    const startTimes = statements.map(({ startedAt }) => startedAt - start);
    expect(startTimes).toEqual([0, 0, 50, 50, 150, 150, 350, 350]);
  });

  it("is followed, after a pause, by another statement for results with locked rows", async () => {
    const { attempts, outcomes, save, statements } = openSteppedBatcher();
    attempts.running = 3;
    save("a", "b", "c");
    await statements[0]?.succeed(["b"]);
    expect([...outcomes.keys()]).toEqual(["a", "c"]);
    expect(statements).toHaveLength(1);
    attempts.running = 1;
    await jest.runOnlyPendingTimersAsync();
    expect(statements.slice(1)).toMatchObject([{ names: ["b"], retried: [] }]);
    await statements[1]?.succeed();
    expect(outcomes.get("b")).toEqual(SAVED);
  });

  it("does not start for results still queued when the worker stops: their callers receive an error", async () => {
    const { batcher, outcomes, save, settle, statements } = openSteppedBatcher();
    save("a");
    batcher.close();
    await settle();
    expect(outcomes.get("a")).toEqual(new Error("the worker stopped before the result was saved"));
    await jest.advanceTimersByTimeAsync(1_000);
    expect(statements).toEqual([]);
  });
});

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

  it("are written again, marked as retried, after the database was down, and none is lost or duplicated", async () => {
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
    expect(new Set(calls.slice(4).flatMap(({ retried }) => retried))).toEqual(failed);
  });

  it("are written even if another result cannot be written", async () => {
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

  it("are discarded when the worker stops, with an error for their callers", async () => {
    const { batcher } = openTestBatcher(() => {
      throw new Error("database down");
    });
    const result = batcher.save(createResult("lane-1"));
    batcher.close();
    await expect(result).rejects.toThrow("the worker stopped before the result was saved");
  });
});
