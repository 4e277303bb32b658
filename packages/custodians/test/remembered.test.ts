import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { Remembered } from "../src/remembered.ts";

describe("Remembered", () => {
  it("keeps what was used last, as much of it as may weigh so much, and nothing that is heavier by itself", () => {
    const MAX = 10;
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 12 }), { maxLength: 60 }), (weights) => {
        const remembered = new Remembered<number>(MAX, (value) => value);
        let held: number[] = [];
        for (const weight of weights) {
          let isMade = false;
          const value = remembered.get(`w${weight}`, () => {
            isMade = true;
            return weight;
          });
          expect(value).toBe(weight);
          expect(isMade).toBe(!held.includes(weight));
          if (weight > MAX) continue;
          held = [...held.filter((one) => one !== weight), weight];
          while (held.reduce((sum, one) => sum + one, 0) > MAX) held.shift();
        }
      }),
      { numRuns: 300 },
    );
  });

  it("keeps nothing of what could not be made", () => {
    const remembered = new Remembered<number>(10, () => 1);
    const fail = () => {
      throw new Error("not now");
    };
    expect(() => remembered.get("a", fail)).toThrow("not now");
    expect(remembered.get("a", () => 1)).toBe(1);
  });
});
