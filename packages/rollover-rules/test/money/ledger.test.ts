import { describe, expect, it } from "@jest/globals";
import { type LedgerState, listMovements, NO_MONEY, sumLedger } from "@svc/rollover-rules/money/ledger";
import { normalizeReceipts, type Receipt } from "@svc/rollover-rules/money/receipts";
import type { Transfer } from "@svc/rollover-rules/money/transfers";
import { CHECK_TRANSFER } from "../workflow/workflow-table.ts";

const TODAY = "2026-06-15";
const transfer: Transfer = { ...CHECK_TRANSFER, sentOn: "2026-06-01" };
const receipt: Receipt = { amount: "60.00", receivedOn: "2026-06-10", lateReason: null, transferId: "tr_1" };
const buildLedgerState = (
  transfers: Transfer[],
  receipts: Receipt[] = [],
  postedAmount: string | null = null,
) => ({
  transfers,
  receipts,
  postedAmount,
});
const baseFields = { transferId: null, receiptId: null, reason: null };
const transferFields = { ...baseFields, transferId: "tr_1" };
const receiptFields = { ...transferFields, account: "received", receiptId: "rcp_1" };

describe("listMovements", () => {
  it("lists sent and withheld amounts of a new transfer, on the day it left", () => {
    const withheld = { ...transfer, withheldFederal: "20.00", withheldState: "5.00" };
    expect(listMovements(NO_MONEY, buildLedgerState([withheld]), TODAY)).toEqual([
      { ...transferFields, type: "sent", account: "sent", amount: "100.00", on: "2026-06-01" },
      { ...transferFields, type: "withheld", account: "withheld_federal", amount: "20.00", on: "2026-06-01" },
      { ...transferFields, type: "withheld", account: "withheld_state", amount: "5.00", on: "2026-06-01" },
    ]);
  });

  it("lists a transfer of assets, which has no amount", () => {
    const inKind = { ...transfer, amount: "0.00", method: "in_kind" as Transfer["method"] };
    expect(listMovements(NO_MONEY, buildLedgerState([inKind]), TODAY)).toEqual([
      { ...transferFields, type: "sent", account: "sent", amount: "0.00", on: "2026-06-01" },
    ]);
  });

  it.each<[string, Partial<Transfer>, object]>([
    [
      "the day of receipt if the day it left is unknown",
      { sentOn: null, receivedOn: "2026-06-03" },
      { on: "2026-06-03" },
    ],
    ["no day if both the day it left and the day of receipt are unknown", { sentOn: null }, { on: null }],
    ["a correction", { replaces: "tr_0", reissueOf: "tr_0" }, { type: "corrected" }],
    ["a payment that was issued again", { reissueOf: "tr_0" }, { type: "reissued" }],
  ])("records %s", (_, changes, expected) => {
    expect(listMovements(NO_MONEY, buildLedgerState([{ ...transfer, ...changes }]), TODAY)).toMatchObject([
      expected,
    ]);
  });

  it.each([
    ["typed_wrong", "voided"],
    ["lost", "voided"],
    ["stale", "voided"],
    ["corrected", "corrected"],
    ["returned", "returned"],
    [null, "returned"],
  ])("lists a transfer that became void because of %s as %s", (voidReason, type) => {
    const withheld = { ...transfer, withheldFederal: "20.00" };
    const voided = { ...withheld, status: "void" as const, voidReason, voidedOn: "2026-06-12" };
    const common = { ...transferFields, reason: voidReason, on: "2026-06-12" };
    expect(listMovements(buildLedgerState([withheld]), buildLedgerState([voided]), TODAY)).toEqual([
      { ...common, type, account: "sent", amount: "-100.00" },
      { ...common, type, account: "withheld_federal", amount: "-20.00" },
    ]);
    expect(listMovements(buildLedgerState([voided]), buildLedgerState([voided]), TODAY)).toEqual([]);
  });

  it("lists both movements of a transfer that was already void when it was recorded", () => {
    const voided = { ...transfer, status: "void" as const, voidReason: "lost" };
    expect(listMovements(NO_MONEY, buildLedgerState([voided]), TODAY)).toMatchObject([
      { type: "sent", amount: "100.00", reason: null },
      { type: "voided", amount: "-100.00", reason: "lost", on: TODAY },
    ]);
  });

  it("lists receipts, corrections of receipts, and void receipts", () => {
    const before = buildLedgerState([transfer]);
    expect(listMovements(before, buildLedgerState([transfer], [receipt]), TODAY)).toEqual([
      { ...receiptFields, type: "received", amount: "60.00", on: "2026-06-10" },
    ]);
    const corrected = { ...receipt, replaces: "rcp_0" };
    expect(listMovements(before, buildLedgerState([transfer], [corrected]), TODAY)).toMatchObject([
      { type: "corrected" },
    ]);
    const voided = { ...receipt, status: "void" as const, voidReason: "bounced", voidedOn: "2026-06-12" };
    expect(
      listMovements(buildLedgerState([transfer], [receipt]), buildLedgerState([transfer], [voided]), TODAY),
    ).toEqual([
      { ...receiptFields, type: "returned", amount: "-60.00", on: "2026-06-12", reason: "bounced" },
    ]);
    const undated = { ...voided, voidedOn: null };
    expect(
      listMovements(buildLedgerState([transfer], [receipt]), buildLedgerState([transfer], [undated]), TODAY),
    ).toMatchObject([{ on: TODAY }]);
    expect(
      listMovements(buildLedgerState([transfer], [voided]), buildLedgerState([transfer], [voided]), TODAY),
    ).toEqual([]);
    expect(listMovements(before, buildLedgerState([transfer], [voided]), TODAY)).toMatchObject([
      { type: "received", amount: "60.00" },
      { type: "returned", amount: "-60.00" },
    ]);
  });

  it("lists a posted amount last, and its reversal first", () => {
    const open = buildLedgerState([transfer], [receipt]);
    const posted = { ...baseFields, type: "posted", account: "posted", amount: "60.00", on: TODAY };
    expect(listMovements(open, { ...open, postedAmount: "60.00" }, TODAY)).toEqual([posted]);
    const all = listMovements(NO_MONEY, { ...open, postedAmount: "60.00" }, TODAY);
    expect(all.map(({ type }) => type)).toEqual(["sent", "received", "posted"]);
    const voided = { ...receipt, status: "void" as const, voidReason: "bounced" };
    const reversal = listMovements(
      { ...open, postedAmount: "60.00" },
      buildLedgerState([transfer], [voided]),
      TODAY,
    );
    expect(reversal.map(({ type, amount }) => `${type} ${amount}`)).toEqual([
      "reversed -60.00",
      "returned -60.00",
    ]);
  });
});

it("sumLedger sums each account", () => {
  const next: LedgerState = {
    transfers: [
      { ...transfer, withheldFederal: "20.00", withheldState: "5.00" },
      { ...transfer, id: "tr_2" },
    ],
    receipts: normalizeReceipts([receipt]),
    postedAmount: "60.00",
  };
  expect(sumLedger(listMovements(NO_MONEY, next, TODAY))).toEqual({
    sent: "200.00",
    withheld_federal: "20.00",
    withheld_state: "5.00",
    received: "60.00",
    posted: "60.00",
  });
});
