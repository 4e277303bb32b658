import { describe, expect, it } from "@jest/globals";
import type { AssetMismatch } from "@svc/rollover-rules/money/asset-mismatch";
import { isInTransit, listLiveTransfersTo } from "@svc/rollover-rules/money/in-transit";
import type { WorkflowState } from "@svc/rollover-rules/workflow/workflow-state";
import { buildState, CHECK_TRANSFER } from "../workflow/workflow-table.ts";

const buildReceipt = (amount: string) => ({ amount, receivedOn: "2026-06-10", lateReason: null });
const assets = [{ cusip: null, symbol: "VTI", quantity: "5" }];

it("listLiveTransfersTo lists live transfers to one side", () => {
  const toParticipant = { ...CHECK_TRANSFER, id: "tr_2", sentTo: "participant" as const };
  const voided = { ...CHECK_TRANSFER, id: "tr_3", status: "void" as const };
  const current = buildState({ transfers: [CHECK_TRANSFER, toParticipant, voided] });
  expect(listLiveTransfersTo(current, "destination")).toEqual([CHECK_TRANSFER]);
  expect(listLiveTransfersTo(current, "participant")).toEqual([toParticipant]);
});

describe("isInTransit", () => {
  const received: Partial<WorkflowState> = {
    state: "funds_received",
    transfers: [CHECK_TRANSFER],
    receipts: [buildReceipt("100.00")],
  };
  const accepted = {
    expected: "100.00",
    received: "90.00",
    difference: "-10.00",
    status: "resolved" as const,
    resolution: "A fee.",
  };
  const inKind = { transfers: [{ ...CHECK_TRANSFER, assets }] };
  const acceptedInKind: AssetMismatch = {
    differences: [{ cusip: null, symbol: "VTI", expected: "5", received: "0", difference: "-5" }],
    status: "resolved",
    resolution: "Sold.",
  };

  it.each<[string, Partial<WorkflowState>, boolean]>([
    ["false for all money received", {}, false],
    ["true for money that was sent and not confirmed as received", { state: "funds_sent" }, true],
    ["true without a receipt", { receipts: [] }, true],
    ["true with only a void receipt", { receipts: [{ ...buildReceipt("100.00"), status: "void" }] }, true],
    ["true for a shortfall", { receipts: [buildReceipt("90.00")] }, true],
    [
      "false for an accepted shortfall",
      { receipts: [buildReceipt("90.00")], amountMismatch: accepted },
      false,
    ],
    ["true for missing assets", inKind, true],
    ["false for accepted missing assets", { ...inKind, assetMismatch: acceptedInKind }, false],
  ])("is %s", (_, changes, expected) => {
    expect(isInTransit(buildState({ ...received, ...changes }))).toBe(expected);
  });
});
