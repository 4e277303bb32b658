import { beforeEach, describe, expect, it } from "@jest/globals";
import { NotReadyError } from "@svc/service-kit/health";
import { createTestDatabase } from "@svc/testing";
import fc from "fast-check";
import { DatabaseClock } from "../src/database-clock.ts";
import { openDatabase } from "../src/index.ts";

const DAY_MS = 86_400_000;
const START = Date.parse("2026-06-15T12:00:00.000Z");

describe("Database clock", () => {
  /** Time since the test began. */
  let elapsedMs: number;
  /** How far the process's clock is ahead of the true time. */
  let localAheadMs: number;
  let databaseAheadMs: number;
  /** Milliseconds of a round trip's two directions. */
  let latencies: [number, number];
  let clock: DatabaseClock;
  const createClock = () =>
    new DatabaseClock(
      async () => {
        elapsedMs += latencies[0];
        const timeMs = START + elapsedMs + databaseAheadMs;
        elapsedMs += latencies[1];
        return { timeMs };
      },
      () => START + elapsedMs + localAheadMs,
      () => elapsedMs,
    );
  beforeEach(() => {
    [elapsedMs, localAheadMs, databaseAheadMs, latencies] = [0, 0, 0, [2, 3]];
    clock = createClock();
  });
  const measureErrorMs = () => clock.now().getTime() - START - elapsedMs;

  it("follows the process's clock until the first measurement", () => {
    localAheadMs = 31 * DAY_MS;
    expect(measureErrorMs()).toBe(31 * DAY_MS);
  });

  it("equals the local clock to the millisecond if the two agree", async () => {
    await clock.measure();
    for (let hour = 0; hour < 24; hour += 1) {
      expect(measureErrorMs()).toBe(0);
      elapsedMs += 3_600_000;
    }
  });

  it.each([31 * DAY_MS, -31 * DAY_MS, 6_000])(
    "follows the database if the local clock is %p ms off",
    async (ms) => {
      localAheadMs = ms;
      await clock.measure();
      // A round trip takes 5 ms.
      expect(Math.abs(measureErrorMs())).toBeLessThanOrEqual(5);
      elapsedMs += 60_000;
      // In a minute, the assumed drift adds 12 ms.
      expect(Math.abs(measureErrorMs())).toBeLessThanOrEqual(20);
    },
  );

  it("ignores changes to the local clock while the process runs", async () => {
    await clock.measure();
    elapsedMs += 1_000;
    localAheadMs = 31 * DAY_MS;
    expect(Math.abs(measureErrorMs())).toBeLessThanOrEqual(5);
  });

  it("follows a database that is replaced by one with a different time", async () => {
    await clock.measure();
    databaseAheadMs = -DAY_MS;
    await clock.measure();
    expect(Math.abs(measureErrorMs() + DAY_MS)).toBeLessThanOrEqual(5);
  });

  it("is never off by more than its fastest round trip, however slow the others were", async () => {
    const latency = fc.integer({ min: 0, max: 3_000 });
    await fc.assert(
      fc.asyncProperty(
        fc.integer(),
        fc.array(fc.tuple(latency, latency), { minLength: 1, maxLength: 8 }),
        async (ms, all) => {
          localAheadMs = ms;
          const fresh = createClock();
          for (const pair of all) {
            latencies = pair;
            await fresh.measure();
          }
          const fastestMs = Math.min(...all.map(([there, back]) => there + back));
          const errorMs = Math.abs(fresh.now().getTime() - START - elapsedMs);
          // The 20 ms allow for the drift that the clock assumes.
          expect(errorMs).toBeLessThanOrEqual(Math.min(fastestMs + 20, Math.abs(ms)));
        },
      ),
    );
  });

  it.each([
    [4_900, null],
    [-4_900, null],
    [5_100, "this host's clock is 5 s ahead of the database clock"],
    [-7_000, "this host's clock is 7 s behind the database clock"],
    [31 * DAY_MS, "this host's clock is 2678400 s ahead of the database clock"],
  ])("for a difference of %p ms, reports %p for readiness", async (ms, message) => {
    localAheadMs = ms;
    latencies = [0, 0];
    expect(() => clock.requireAgreement()).not.toThrow();
    await clock.measure();
    if (message === null) expect(() => clock.requireAgreement()).not.toThrow();
    else expect(() => clock.requireAgreement()).toThrow(new NotReadyError(message));
  });

  it("is measured by every ping", async () => {
    const database = await createTestDatabase();
    const db = openDatabase({ url: database.url, poolSize: 1, name: "svc-test", onConnectionLost: () => {} });
    try {
      const before = Date.now();
      await db.ping();
      expect(db.clock.now().getTime()).toBeGreaterThanOrEqual(before);
      expect(() => db.clock.requireAgreement()).not.toThrow();
    } finally {
      await db.close();
      await database.drop();
    }
  });
});
