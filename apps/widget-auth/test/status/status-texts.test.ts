import { describe, expect, it } from "@jest/globals";
import { describeEffects } from "../../src/status/effects.ts";
import { formatDuration } from "../../src/status/status-html.ts";

describe("what degraded means", () => {
  const NAMES = ["postgres", "redis", "clock"];
  const every = NAMES.flatMap((_, at) => [
    [NAMES[at]],
    [NAMES[at], NAMES[(at + 1) % 3]],
    NAMES,
  ]) as string[][];

  it.each(every)("is said to everybody, once, while %s is down", (...down) => {
    const effects = describeEffects(down);
    expect(effects.map(({ whom }) => whom)).toEqual(["Participants", "Integrators", "Operators"]);
    for (const { texts } of effects) {
      expect(texts.length).toBeGreaterThan(0);
      expect(new Set(texts).size).toBe(texts.length);
      for (const text of texts) expect(text).toMatch(/^[A-Z].*\.$/);
    }
  });

  it("is said of a service that is being stopped, and nothing of a check that nobody knows", () => {
    expect(describeEffects([]).map(({ whom }) => whom)).toEqual(["Participants", "Integrators", "Operators"]);
    expect(describeEffects(["nonsense"])).toEqual([]);
  });
});

describe("how long it has been running", () => {
  it.each([
    [0, "under a minute"],
    [59, "under a minute"],
    [60, "1 minute"],
    [3_599, "59 minutes"],
    [3_600, "1 hour"],
    [7_261, "2 hours 1 minute"],
    [86_400 + 59 * 60, "1 day"],
    [3 * 86_400 + 3_600, "3 days 1 hour"],
  ])("writes %d seconds as %s", (seconds, text) => {
    expect(formatDuration(seconds)).toBe(text);
  });
});
