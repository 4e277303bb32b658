import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { LruCache } from "../src/lru-cache.ts";

describe("LruCache", () => {
  it("keeps the most recently used values up to its maximum weight, and none heavier than that", () => {
    const MAX = 10;
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 12 }), { maxLength: 60 }), (weights) => {
        const cache = new LruCache<number>(MAX, (value) => value);
        let expectedKeys: number[] = [];
        for (const weight of weights) {
          let isCreated = false;
          const value = cache.get(`w${weight}`, () => {
            isCreated = true;
            return weight;
          });
          expect(value).toBe(weight);
          expect(isCreated).toBe(!expectedKeys.includes(weight));
          if (weight > MAX) continue;
          expectedKeys = [...expectedKeys.filter((key) => key !== weight), weight];
          while (expectedKeys.reduce((sum, key) => sum + key, 0) > MAX) expectedKeys.shift();
        }
      }),
      { numRuns: 300 },
    );
  });

  it("caches nothing if creation fails", () => {
    const cache = new LruCache<number>(10, () => 1);
    const fail = () => {
      throw new Error("not now");
    };
    expect(() => cache.get("a", fail)).toThrow("not now");
    expect(cache.get("a", () => 1)).toBe(1);
  });
});
