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
  it("report every cent that left the source on one form, and no cent on two", () => {
    const performed = new Set<string>();
    fc.assert(
      fc.property(history, (input) => {
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
