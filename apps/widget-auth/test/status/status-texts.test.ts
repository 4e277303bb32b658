import { describe, expect, it } from "@jest/globals";
import { describeEffects } from "../../src/status/effects.ts";
import { formatDuration } from "../../src/status/status-html.ts";

describe("Effects of a degraded service", () => {
  const CHECK_NAMES = ["postgres", "redis", "clock"];
  const downCases = CHECK_NAMES.flatMap((_, index) => [
    [CHECK_NAMES[index]],
    [CHECK_NAMES[index], CHECK_NAMES[(index + 1) % 3]],
    CHECK_NAMES,
  ]) as string[][];

  it.each(downCases)("are described to each audience once while %s is down", (...down) => {
    const effects = describeEffects(down);
    expect(effects.map(({ audience }) => audience)).toEqual(["Participants", "Integrators", "Operators"]);
    for (const { texts } of effects) {
      expect(texts.length).toBeGreaterThan(0);
      expect(new Set(texts).size).toBe(texts.length);
      for (const text of texts) expect(text).toMatch(/^[A-Z].*\.$/);
    }
  });

  it("are described for a service that is stopping, but not for an unknown check", () => {
    expect(describeEffects([]).map(({ audience }) => audience)).toEqual([
      "Participants",
      "Integrators",
      "Operators",
    ]);
    expect(describeEffects(["nonsense"])).toEqual([]);
  });
});

describe("Uptime", () => {
  it.each([
    [0, "under a minute"],
    [59, "under a minute"],
    [60, "1 minute"],
    [3_599, "59 minutes"],
    [3_600, "1 hour"],
    [7_261, "2 hours 1 minute"],
    [86_400 + 59 * 60, "1 day"],
    [3 * 86_400 + 3_600, "3 days 1 hour"],
  ])("shows %d seconds as %s", (seconds, text) => expect(formatDuration(seconds)).toBe(text));
});
