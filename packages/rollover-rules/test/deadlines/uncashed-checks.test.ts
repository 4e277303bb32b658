import { describe, expect, it } from "@jest/globals";
import { getConsequence } from "@svc/rollover-rules/deadlines/due-deadlines";
import type { Transfer } from "@svc/rollover-rules/money/transfers";

const CHECK: Transfer = {
  id: "tr_1",
  method: "check",
  amount: "8000.00",
  withheldFederal: "2000.00",
  withheldState: "0.00",
  sentTo: "participant",
  payableTo: "participant",
  trackingNumber: null,
  status: "void",
  voidReason: "stale",
};
const buildDeadline = (type: "draft" | "consent" | "documents") =>
  ({ type, dueAt: "2026-07-01T00:00:00.000Z", status: "running" }) as never;

describe("Deadlines after an uncashed check to the participant", () => {
  it.each([
    ["stale", {}, "overdue"],
    ["lost", {}, "overdue"],
    ["returned", {}, "overdue"],
    ["insufficient_funds", {}, "expires"],
    ["wrong_payee", {}, "expires"],
    ["stale", { method: "wire" }, "expires"],
    ["stale", { sentTo: "destination", payableTo: "destination" }, "expires"],
  ] as const)(
    "let the rollover expire only if the check is not a distribution: %s %j: %s",
    (voidReason, changes, consequence) => {
      const transfers = [{ ...CHECK, voidReason, ...changes } as Transfer];
      for (const type of ["draft", "consent", "documents"] as const) {
        const current = { type: "direct" as const, transfers, receipts: [] };
        expect([type, getConsequence(buildDeadline(type), current)]).toEqual([type, consequence]);
      }
    },
  );
});
