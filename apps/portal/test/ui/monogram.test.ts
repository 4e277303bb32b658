import { describe, expect, it } from "@jest/globals";
import { toMonogram } from "../../src/ui/monogram.ts";

describe("Monograms of custodians", () => {
  it.each([
    ["Fidelity Investments", "FI"],
    ["The Vanguard Group", "VG"],
    ["T. Rowe Price", "TR"],
    ["Bank of America", "BA"],
    ["schwab", "S"],
    ["Équité Épargne", "ÉÉ"],
    ["…", ""],
  ])("shorten %s to %s", (name, initials) => {
    expect(toMonogram(name).initials).toBe(initials);
  });

  it("have one of eight stable hues", () => {
    const names = Array.from({ length: 200 }, (_, index) => `Custodian ${index}`);
    const hues = names.map((name) => toMonogram(name).hue);
    expect(new Set(hues)).toEqual(new Set([0, 1, 2, 3, 4, 5, 6, 7]));
    expect(names.map((name) => toMonogram(name.toUpperCase()).hue)).toEqual(hues);
  });
});
