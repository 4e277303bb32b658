import { randomInt } from "node:crypto";
import { describe, it } from "@jest/globals";
import fc from "fast-check";
import {
  expectCorrectionsComplete,
  expectEveryCentReported,
  expectNoCentContributedTwice,
  historyArbitrary,
  play,
} from "./histories.ts";

const MAX_SEED = 2 ** 31;
const TIMEOUT_MS = 600_000;

describe("Many random histories over two years", () => {
  // The seed is random; a failure prints it.
  it(
    "report every cent that left the source on one form, and no cent on two",
    () => {
      fc.assert(
        fc.property(historyArbitrary, (input) => {
          const played = play(input);
          expectEveryCentReported(played);
          expectNoCentContributedTwice(played);
          expectCorrectionsComplete(played);
        }),
        { numRuns: 4_000, seed: randomInt(MAX_SEED) },
      );
    },
    TIMEOUT_MS,
  );
});
