import { describe, expect, it } from "@jest/globals";
import { buildPresets, toDay } from "../../src/next-case/presets.ts";

const rollover = {
  amount: { kind: "exact", requested: "10000.00", currency: "USD" },
  amounts: { sent: "9500.00", gross: "9500.00", received: "9000.00", posted: "0.00" },
  transfers: [],
  receipts: [],
} as never;

describe("The form of the next rollover", () => {
  it.each([
    ["mark_funds_sent", { amount: "500.00", sentOn: "2026-06-15" }],
    ["record_distribution", { grossAmount: "500.00", receivedOn: "2026-06-15" }],
    ["mark_funds_received", { amount: "500.00", receivedOn: "2026-06-15" }],
    ["complete", { postedAmount: "9000.00" }],
    ["start_review", {}],
  ])("%s has its amount and date", (action, expected) => {
    expect(buildPresets(action, rollover, "2026-06-15")).toEqual(expected);
  });

  it("leaves out amounts that are not positive or not known", () => {
    const none = {
      amount: { kind: "full", requested: null, currency: "USD" },
      amounts: { sent: "0.00", gross: "0.00", received: "0.00", posted: "0.00" },
      transfers: [],
      receipts: [],
    } as never;
    expect(buildPresets("mark_funds_sent", none, "2026-06-15")).toEqual({ sentOn: "2026-06-15" });
    expect(buildPresets("complete", none, "2026-06-15")).toEqual({});
  });

  it("uses today in the organization's time zone", () => {
    const now = Date.parse("2026-06-15T03:00:00Z");
    expect([toDay(now, "America/New_York"), toDay(now, "UTC")]).toEqual(["2026-06-14", "2026-06-15"]);
  });
});
