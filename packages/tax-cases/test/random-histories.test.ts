import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import {
  ACTIONS,
  expectCorrectionsComplete,
  expectEveryCentReported,
  expectNoCentContributedTwice,
  history,
  play,
} from "./histories.ts";

describe("Random histories over two years", () => {
  it("put every cent that left on one form, and no cent on two", () => {
    const performed = new Set<string>();
    fc.assert(
      fc.property(history, (one) => {
        const played = play(one);
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
