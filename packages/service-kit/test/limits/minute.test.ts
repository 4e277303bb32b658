import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import {
  type ClaimResult,
  type Counts,
  computeBlockSize,
  computeGrantedUnits,
  computeLowWaterMark,
  Minute,
} from "../../src/limits/index.ts";

// A process claims blocks of units from a shared count, and grants requests from its blocks. The fake count responds
// in any order. shared-counts.test.ts tests several processes with Redis.

const limits = fc.oneof(fc.integer({ min: 1, max: 300 }), fc.integer({ min: 1, max: 10_000_000 }));

describe("Block arithmetic", () => {
  it("grants exactly the limit, however it is claimed", () => {
    fc.assert(
      fc.property(limits, fc.array(fc.integer({ min: 1, max: 100_000 })), (limit, claims) => {
        let before = 0;
        let grantedTotal = 0;
        for (const claimed of claims) {
          const granted = computeGrantedUnits(limit, before, claimed);
          expect(granted).toBeGreaterThanOrEqual(0);
          expect(granted).toBeLessThanOrEqual(claimed);
          grantedTotal += granted;
          before += claimed;
        }
        expect(grantedTotal).toBe(Math.min(limit, before));
      }),
    );
  });

  it("claims a 128th of the remaining units, at least one, and the next block when half is used", () => {
    fc.assert(
      fc.property(limits, (remaining) => {
        const block = computeBlockSize(remaining);
        expect(block).toBeGreaterThanOrEqual(1);
        expect(block).toBeLessThanOrEqual(Math.max(1, remaining / 128));
        expect(computeLowWaterMark(block)).toBeLessThanOrEqual(block / 2);
      }),
    );
    expect([1, 127, 128, 255, 256, 6_000].map(computeBlockSize)).toEqual([1, 1, 1, 1, 2, 46]);
    expect([1, 7, 8, 46].map(computeLowWaterMark)).toEqual([0, 0, 4, 23]);
  });
});

class FakeSharedCounts implements Counts {
  isUnavailable = false;
  total = 0;
  claims = 0;
  private pending: (() => void)[] = [];

  claim(_id: string, units: number, opensForMs: number | null): Promise<ClaimResult> {
    this.claims += 1;
    return new Promise((resolve, reject) => {
      this.pending.push(() => {
        if (this.isUnavailable) return reject(new Error("unavailable"));
        this.total += units;
        resolve({ total: this.total, endsInMs: opensForMs });
      });
    });
  }
  expireIn(): void {}

  /** @param position index, modulo the number of pending claims */
  async respondToOne(position: number): Promise<boolean> {
    const [respond] = this.pending.splice(position % Math.max(1, this.pending.length), 1);
    respond?.();
    await new Promise(setImmediate);
    return respond !== undefined;
  }
  async respondToAll(): Promise<void> {
    while (await this.respondToOne(0));
  }
}

const steps = fc.array(
  fc.record({ processIndex: fc.nat(3), units: fc.constantFrom(0, 1, 1, 1, 2, 7, 60), respondTo: fc.nat(3) }),
  { maxLength: 300 },
);
const createProcesses = (shared: FakeSharedCounts, limit: number, now = () => 0) =>
  Array.from({ length: 4 }, () => new Minute(shared, { id: "key_a", limit, now }));

function createGrantCounter() {
  const granted = { units: 0, waiting: 0 };
  const consume = (minute: Minute | undefined, units: number) => {
    const add = (isGranted: boolean) => {
      if (isGranted) granted.units += units;
      return isGranted;
    };
    const grant = minute?.consume(units) ?? false;
    if (!(grant instanceof Promise)) return add(grant);
    granted.waiting += 1;
    return grant.then((isGranted) => {
      granted.waiting -= 1;
      return add(isGranted);
    });
  };
  return { granted, consume };
}

describe("Minute shared by four processes", () => {
  it("grants no more than the limit, and leaves no caller waiting", async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 3_000 }), steps, async (limit, script) => {
        const shared = new FakeSharedCounts();
        const minutes = createProcesses(shared, limit);
        const { granted, consume } = createGrantCounter();
        for (const { processIndex, units, respondTo } of script) {
          void consume(minutes[processIndex], units);
          if (respondTo > 0) await shared.respondToOne(respondTo);
          expect(granted.units).toBeLessThanOrEqual(limit);
        }
        await shared.respondToAll();
        expect(granted.waiting).toBe(0);
        expect(granted.units).toBeLessThanOrEqual(limit);
      }),
      { numRuns: 100 },
    );
  });

  it("grants at least 96% of the limit despite unused blocks of other processes, and all of a limit below 128", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(fc.integer({ min: 1, max: 127 }), fc.integer({ min: 128, max: 20_000 })),
        fc.array(fc.record({ processIndex: fc.nat(3), count: fc.nat(2_000) }), { maxLength: 12 }),
        async (limit, parts) => {
          const shared = new FakeSharedCounts();
          const minutes = createProcesses(shared, limit);
          const { granted, consume } = createGrantCounter();
          const consumeMany = async (minute: Minute | undefined, count: number) => {
            for (let index = 0; index < count; index += 1) {
              const grant = consume(minute, 1);
              if (grant instanceof Promise) await shared.respondToAll();
              if (!(await grant)) return;
            }
          };
          for (const { processIndex, count } of parts) await consumeMany(minutes[processIndex], count);
          await shared.respondToAll();
          // A process continues until refused, whatever blocks the others have.
          await consumeMany(minutes[0], limit + 1);
          expect(granted.units).toBeLessThanOrEqual(limit);
          expect(granted.units).toBeGreaterThanOrEqual(limit < 128 ? limit : Math.floor(limit * 0.96));
          // A claim is for one unit while fewer than 256 remain, otherwise for a 128th of the remaining
          // units.
          expect(shared.claims).toBeLessThanOrEqual(4 * 130 + 130 * Math.log(Math.max(2, limit / 100)));
        },
      ),
      { numRuns: 40 },
    );
  });

  it("restores a count that was reset, from the last value that each process knows", async () => {
    const shared = new FakeSharedCounts();
    const [a, b] = createProcesses(shared, 100);
    const { granted, consume } = createGrantCounter();
    const consumeMany = async (minute: Minute | undefined, count: number) => {
      for (let index = 0; index < count; index += 1) {
        const grant = consume(minute, 1);
        await shared.respondToAll();
        await grant;
      }
    };
    await consumeMany(a, 40);
    await consumeMany(b, 20);
    shared.total = 0;
    await consumeMany(a, 1);
    await consumeMany(b, 1);
    await consumeMany(a, 100);
    await consumeMany(b, 100);
    // Up to two units beyond the limit: those used between the reset and the restoration.
    expect(granted.units).toBeGreaterThanOrEqual(100);
    expect(granted.units).toBeLessThanOrEqual(102);
    expect(shared.total).toBeGreaterThanOrEqual(100);
  });

  it("counts locally while the shared count is unavailable, and adds it afterwards", async () => {
    const shared = new FakeSharedCounts();
    const minutes = createProcesses(shared, 100);
    const { granted, consume } = createGrantCounter();
    const [a, b] = minutes;
    const first = consume(a, 1);
    await shared.respondToAll();
    expect(await first).toBe(true);
    shared.isUnavailable = true;
    // Claims fail, but the units are granted.
    for (let index = 0; index < 30; index += 1) expect(consume(a, 1)).toBe(true);
    for (let index = 0; index < 20; index += 1) expect(consume(b, 1)).toBe(true);
    expect([a?.remaining, b?.remaining]).toEqual([69, 80]);
    shared.isUnavailable = false;
    const grants = [consume(a, 1), consume(b, 1)];
    await shared.respondToAll();
    expect(await Promise.all(grants)).toEqual([true, true]);
    expect(shared.total).toBe(granted.units);
    // `a` claimed 32 units, and then `b` claimed 21. Only `b` knows of both claims.
    expect([a?.remaining, b?.remaining]).toEqual([68, 47]);
  });

  it("grants waiting callers when the shared count becomes unavailable", async () => {
    const shared = new FakeSharedCounts();
    const [a] = createProcesses(shared, 10);
    const { granted, consume } = createGrantCounter();
    const grants = Array.from({ length: 12 }, () => consume(a, 1));
    shared.isUnavailable = true;
    await shared.respondToAll();
    expect(await Promise.all(grants)).toEqual([...Array.from({ length: 10 }, () => true), false, false]);
    expect(granted.units).toBe(10);
  });

  it("grants nothing more once its limit is lowered below the claimed units, even with an unused block", async () => {
    const shared = new FakeSharedCounts();
    const [a, b] = createProcesses(shared, 12_800);
    const { granted, consume } = createGrantCounter();
    const first = consume(a, 1);
    await shared.respondToAll();
    expect(await first).toBe(true);
    expect(a?.remaining).toBe(12_799);
    // The process holds 99 unused units; all processes together can use 50.
    for (const minute of [a, b]) minute?.changeLimit(50);
    expect(a?.hasCapacity).toBe(false);
    const grants = [consume(a, 1), consume(b, 1)];
    await shared.respondToAll();
    expect(await Promise.all(grants)).toEqual([false, false]);
    expect(granted.units).toBe(1);
  });

  it("grants what is left of a lowered limit", async () => {
    const shared = new FakeSharedCounts();
    const [a] = createProcesses(shared, 100);
    const { granted, consume } = createGrantCounter();
    for (let units = 0; units < 30; units += 1) {
      const grant = consume(a, 1);
      await shared.respondToAll();
      expect(await grant).toBe(true);
    }
    a?.changeLimit(40);
    expect(a?.limit).toBe(40);
    for (let units = 0; units < 30; units += 1) {
      const grant = consume(a, 1);
      await shared.respondToAll();
      await grant;
    }
    expect(granted.units).toBe(40);
  });
});
