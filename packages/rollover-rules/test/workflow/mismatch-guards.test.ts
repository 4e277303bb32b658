import { describe, expect, it } from "@jest/globals";
import { findRefusal } from "@svc/rollover-rules/workflow/guards";
import type { WorkflowState } from "@svc/rollover-rules/workflow/workflow-state";
import { buildState, buildWorkflowContext, CHECK_TRANSFER } from "./workflow-table.ts";

const buildAsset = (symbol: string | null, quantity: string, cusip: string | null = null) => ({
  cusip,
  symbol,
  quantity,
});
const IN_KIND = { ...CHECK_TRANSFER, method: "acats" as const, amount: "0.00" };
const SENT_ASSETS = { ...IN_KIND, assets: [buildAsset("VTI", "5"), buildAsset(null, "2", "037833100")] };
const RECEIPT = { amount: "0.00", receivedOn: "2026-06-10", lateReason: null, transferId: "tr_1" };
const SHORT_RECEIPT = { ...RECEIPT, assets: [buildAsset("VTI", "4")] };
const OPEN = { expected: "100.00", received: "90.00", difference: "-10.00", resolution: null };
const FIRST_OF_TWO = {
  transfers: [CHECK_TRANSFER, { ...CHECK_TRANSFER, id: "tr_2" }],
  receipts: [{ ...RECEIPT, amount: "100.00" }],
};

describe("A difference between the money or assets requested, sent and received", () => {
  it.each<[string, Partial<WorkflowState>, string | null]>([
    [
      "no difference in money",
      { transfers: [CHECK_TRANSFER], receipts: [{ ...RECEIPT, amount: "100.00" }] },
      null,
    ],
    [
      "no difference in assets",
      { transfers: [SENT_ASSETS], receipts: [{ ...RECEIPT, assets: SENT_ASSETS.assets }] },
      null,
    ],
    [
      "an open difference",
      { amountMismatch: { ...OPEN, status: "open" } },
      "Received 90.00, expected 100.00.",
    ],
    ["a check in transit", FIRST_OF_TWO, "Received 100.00, expected 200.00."],
    [
      "less sent than requested",
      { requestMismatch: { ...OPEN, status: "open" } },
      "Sent 90.00, requested 100.00.",
    ],
    [
      "assets that did not arrive",
      { transfers: [SENT_ASSETS], receipts: [SHORT_RECEIPT] },
      "Assets received differ from assets sent: 4 of 5 VTI, 0 of 2 037833100.",
    ],
    ["an accepted difference", { requestMismatch: { ...OPEN, status: "resolved" } }, null],
  ])("blocks completion only until it is accepted: %s", (_, changes, detail) => {
    const current = buildState({ state: "funds_received", ...changes });
    const context = buildWorkflowContext();
    expect(findRefusal(current, "complete", context)).toEqual(
      detail === null ? null : { code: "amount_mismatch", detail },
    );
    expect(findRefusal(current, "resolve_mismatch", context) === null).toBe(detail !== null);
  });

  it.each([
    ["money", FIRST_OF_TWO],
    ["assets", { transfers: [SENT_ASSETS] }],
  ])("cannot be accepted before anything arrived: %s", (_, changes) => {
    const current = buildState({ state: "funds_sent", ...changes });
    expect(findRefusal(current, "resolve_mismatch", buildWorkflowContext())?.code).toBe("invalid_transition");
  });
});
