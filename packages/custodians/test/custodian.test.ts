import { describe, expect, it } from "@jest/globals";
import * as custodians from "../src/index.ts";

describe("Custodian vocabulary", () => {
  it("has the account types of the rollover chart in the chart's order", () => {
    expect(custodians.ACCOUNT_TYPES).toEqual([
      "roth_ira",
      "traditional_ira",
      "simple_ira",
      "sep_ira",
      "governmental_457b",
      "qualified_plan",
      "403b",
      "designated_roth",
    ]);
  });

  it("has the roles and the delivery methods of the rollover object", () => {
    expect(custodians.CUSTODIAN_ROLES).toEqual(["delivering", "receiving"]);
    expect(custodians.DELIVERY_METHODS).toEqual(["check", "wire", "ach", "acats", "internal"]);
  });
});
