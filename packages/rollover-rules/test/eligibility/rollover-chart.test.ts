import { describe, expect, it } from "@jest/globals";
import { ACCOUNT_TYPES } from "@svc/custodians";
import { isIra, readChart } from "@svc/rollover-rules/eligibility/rollover-chart";
import { CHART_PAIRS } from "./irs-chart.ts";

describe("readChart", () => {
  it("is tested with every pair of account types", () => {
    const pairs = new Set(CHART_PAIRS.map(({ source, destination }) => `${source}>${destination}`));
    const allPairs = ACCOUNT_TYPES.flatMap((source) => ACCOUNT_TYPES.map((to) => `${source}>${to}`));
    expect([...pairs].sort()).toEqual(allPairs.sort());
    expect(CHART_PAIRS.filter(({ notes }) => notes === null)).toHaveLength(16);
  });

  it.each(CHART_PAIRS)(
    "returns the notes $notes for $source to $destination",
    ({ source, destination, notes }) => {
      const cell = readChart(source, destination);
      expect(cell).toEqual(notes === null ? { permitted: false } : { permitted: true, notes });
    },
  );

  it("permits nothing from or to an unknown account type", () => {
    for (const name of ["", "constructor", "__proto__", "ROTH_IRA", "roth_ira "]) {
      const type = name as (typeof ACCOUNT_TYPES)[number];
      expect(readChart(type, "traditional_ira")).toEqual({ permitted: false });
      expect(readChart("traditional_ira", type)).toEqual({ permitted: false });
    }
  });
});

describe("isIra", () => {
  it("distinguishes IRAs from employer plans", () => {
    expect(ACCOUNT_TYPES.filter(isIra)).toEqual(["roth_ira", "traditional_ira", "simple_ira", "sep_ira"]);
  });
});
