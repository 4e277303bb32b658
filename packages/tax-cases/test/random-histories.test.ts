import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import {
  ACTIONS,
  expectCorrectionsComplete,
  expectEveryCentReported,
  expectNoCentContributedTwice,
  historyArbitrary,
  play,
} from "./histories.ts";

describe("Random histories over two years", () => {
  it("report every cent that left the source on one form and none on two, and contain every action", () => {
    const performed = new Set<string>();
    fc.assert(
      fc.property(historyArbitrary, (input) => {
        const played = play(input);
        for (const action of played.performed) performed.add(action);
        expectEveryCentReported(played);
        expectNoCentContributedTwice(played);
        expectCorrectionsComplete(played);
      }),
      { numRuns: 500 },
    );
    expect([...performed].sort()).toEqual([...new Set(ACTIONS)].sort());
  });
});
