import { describe, expect, it } from "@jest/globals";
import { readChart } from "@svc/rollover-rules/eligibility/rollover-chart";
import { ACCOUNT_TYPES as CHART_TYPES } from "../../../custodians/src/custodian.ts";
import { ACCOUNT_TYPES, getAllowedDestinations, readAccountTypes } from "../../src/state/account-types.ts";

describe("Account types", () => {
  it("equal the account types of the rollover chart", () => {
    expect([...ACCOUNT_TYPES].sort()).toEqual([...CHART_TYPES].sort());
  });

  it.each(ACCOUNT_TYPES)("%s can move exactly to the destinations that the API's chart permits", (source) => {
    const permitted = ACCOUNT_TYPES.filter((destination) => readChart(source, destination).permitted);
    expect([...getAllowedDestinations(source)].sort()).toEqual([...permitted].sort());
  });

  it("are read from an attribute with any separators", () => {
    expect(readAccountTypes("roth_ira,  403b\ntraditional_ira nonsense")).toEqual([
      "403b",
      "traditional_ira",
      "roth_ira",
    ]);
    expect(readAccountTypes(null)).toEqual([]);
  });
});
