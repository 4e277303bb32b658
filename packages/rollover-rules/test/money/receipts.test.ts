import { describe, expect, it } from "@jest/globals";
import { allot, matchTransfer } from "@svc/rollover-rules/money/allotments";
import { normalizeReceipts, type Receipt } from "@svc/rollover-rules/money/receipts";
import type { Transfer } from "@svc/rollover-rules/money/transfers";
import { ParamIssue } from "@svc/rollover-rules/workflow/effects/effect";
import { findRefusal } from "@svc/rollover-rules/workflow/guards";
import type { WorkflowState } from "@svc/rollover-rules/workflow/workflow-state";
import fc from "fast-check";
import { ACTIONS_TO_PROCESSING, applyActions } from "../workflow/apply-actions.ts";
import { buildState, buildWorkflowContext, CHECK_TRANSFER } from "../workflow/workflow-table.ts";

const DAY = "2026-06-15";
const buildProcessing = (changes: Partial<WorkflowState> = {}) =>
  applyActions(buildState(changes), ACTIONS_TO_PROCESSING);
const send = (amount: string, more: object = {}) =>
  ["mark_funds_sent", { method: "check", amount, sentTo: "destination", ...more }] as const;
const receive = (amount: string, more: object = {}) =>
  ["mark_funds_received", { amount, receivedOn: DAY, ...more }] as const;
const voidReceipt = (receiptId: string) => ["void_receipt", { receiptId, reason: "bounced" }] as const;
const findRefusalCode = (current: WorkflowState, action: "complete" | "resolve_mismatch" | "void_receipt") =>
  findRefusal(current, action, buildWorkflowContext())?.code ?? null;

describe("Receipts", () => {
  it("name their transfer even if the caller did not, unless they pay for several transfers", () => {
    const sent = applyActions(buildProcessing(), [send("60.00"), send("40.00")]);
    const toTransferIds = (current: WorkflowState) => current.receipts.map(({ transferId }) => transferId);
    expect(toTransferIds(applyActions(sent, [receive("40.00"), receive("60.00")]))).toEqual(["tr_2", "tr_1"]);
    expect(toTransferIds(applyActions(sent, [receive("10.00", { transferId: "tr_2" })]))).toEqual(["tr_2"]);
    // A receipt for both transfers names neither. It is allotted to the oldest transfer first.
    expect(toTransferIds(applyActions(sent, [receive("100.00")]))).toEqual([null]);
    expect(allot(applyActions(sent, [receive("100.00")])).map(({ amount }) => amount)).toEqual([
      "60.00",
      "40.00",
    ]);
    expect(() => applyActions(sent, [receive("1.00", { transferId: "tr_3" })])).toThrow(ParamIssue);
  });

  it("open a mismatch of two checks only after both have arrived, for a shortfall and for an excess", () => {
    const sent = applyActions(buildProcessing(), [send("60.00"), send("40.00")]);
    const first = applyActions(sent, [receive("60.00")]);
    expect(first.amountMismatch).toBeNull();
    expect(findRefusalCode(first, "complete")).toBe("amount_mismatch");
    expect(applyActions(first, [receive("39.00")]).amountMismatch).toMatchObject({
      difference: "-1.00",
      status: "open",
    });
    expect(applyActions(first, [receive("41.00")]).amountMismatch).toMatchObject({ difference: "1.00" });
    expect(findRefusalCode(applyActions(first, [receive("40.00")]), "complete")).toBeNull();
    const resolved = applyActions(first, ["resolve_mismatch"]);
    expect(resolved.amountMismatch).toMatchObject({ difference: "-40.00", status: "resolved" });
    expect(findRefusalCode(resolved, "complete")).toBeNull();
  });

  it("that are void do not count, and the remaining ones determine the rollover's state", () => {
    const sent = applyActions(buildProcessing(), [send("100.00")]);
    const received = applyActions(sent, [receive("90.00"), receive("10.00")]);
    const oneVoid = applyActions(received, [voidReceipt("rcp_1")]);
    expect(oneVoid).toMatchObject({
      state: "funds_received",
      amountMismatch: { expected: "100.00", received: "10.00", status: "open" },
      receipts: [
        { id: "rcp_1", status: "void", voidReason: "bounced", amount: "90.00" },
        { status: "received" },
      ],
    });
    const bothVoid = applyActions(oneVoid, [voidReceipt("rcp_2")]);
    expect(bothVoid).toMatchObject({ state: "funds_sent", amountMismatch: null });
    expect(bothVoid.deadlines.map(({ type }) => type)).toContain("arrival");
    expect(findRefusalCode(bothVoid, "void_receipt")).toBe("invalid_transition");
    expect(() => applyActions(oneVoid, [voidReceipt("rcp_1")])).toThrow(ParamIssue);
    const completed = applyActions(bothVoid, [receive("100.00"), ["complete", { postedAmount: "100.00" }]]);
    expect(completed.receipts.map(({ id }) => id)).toEqual(["rcp_1", "rcp_2", "rcp_3"]);
    expect(applyActions(completed, [voidReceipt("rcp_3")])).toMatchObject({
      state: "funds_sent",
      postedAmount: null,
    });
  });

  it("that were stored without IDs are numbered by position, and can be voided too", () => {
    const legacy: Receipt[] = ["1.00", "2.00"].map((amount) => ({
      amount,
      receivedOn: DAY,
      lateReason: null,
    }));
    const before = buildState({ state: "funds_received", transfers: [CHECK_TRANSFER], receipts: legacy });
    expect(normalizeReceipts(legacy).map(({ id, status }) => `${id} ${status}`)).toEqual([
      "rcp_1 received",
      "rcp_2 received",
    ]);
    const after = applyActions(before, [voidReceipt("rcp_2")]);
    expect(after.receipts).toMatchObject([legacy[0], { ...legacy[1], id: "rcp_2", status: "void" }]);
  });

  it("count no cent twice, and no more of a transfer than it sent", () => {
    const formatMoney = (cents: number) => (cents / 100).toFixed(2);
    const cents = fc.integer({ min: 1, max: 500 });
    const receipt = fc.record({ cents, transfer: fc.option(fc.integer({ min: 1, max: 4 })) });
    const sum = (list: string[]) => list.reduce((total, text) => total + Math.round(Number(text) * 100), 0);
    fc.assert(
      fc.property(fc.array(cents, { maxLength: 4 }), fc.array(receipt, { maxLength: 6 }), (sent, arrived) => {
        const transfers: Transfer[] = sent.map((one, index) => ({
          ...CHECK_TRANSFER,
          id: `tr_${index + 1}`,
          amount: formatMoney(one),
        }));
        const receipts = arrived.map((one, index) => ({
          id: `rcp_${index + 1}`,
          amount: formatMoney(one.cents),
          receivedOn: DAY,
          lateReason: null,
          transferId: one.transfer === null ? null : `tr_${one.transfer}`,
        }));
        const parts = allot({ type: "direct", transfers, receipts });
        for (const { id, amount } of transfers)
          expect(
            sum(parts.filter((one) => one.transfer.id === id).map((one) => one.amount)),
          ).toBeLessThanOrEqual(sum([amount]));
        for (const { id, amount } of receipts)
          expect(
            sum(parts.filter((one) => one.receipt.id === id).map((one) => one.amount)),
          ).toBeLessThanOrEqual(sum([amount]));
        const found = matchTransfer({ type: "direct", transfers, receipts }, "1.00");
        expect(found === null || transfers.some(({ id }) => id === found)).toBe(true);
      }),
    );
  });
});

describe("The requested amount", () => {
  const partial = buildProcessing({ amountRequested: "100.00" });

  it("is compared with the sent amount, until further money or a decision closes the mismatch", () => {
    const sentLess = applyActions(partial, [send("60.00")]);
    expect(sentLess.requestMismatch).toMatchObject({ expected: "100.00", received: "60.00", status: "open" });
    expect(applyActions(sentLess, [send("40.00")]).requestMismatch).toBeNull();
    const arrived = applyActions(sentLess, [receive("60.00")]);
    expect([arrived.amountMismatch, findRefusalCode(arrived, "complete")]).toEqual([null, "amount_mismatch"]);
    const accepted = applyActions(arrived, [["resolve_mismatch", { reason: "A fee.", which: "request" }]]);
    expect(accepted.requestMismatch).toMatchObject({ status: "resolved", resolution: "A fee." });
    expect(findRefusalCode(accepted, "complete")).toBeNull();
    expect(applyActions(accepted, [send("1.00")]).requestMismatch).toMatchObject({
      received: "61.00",
      status: "open",
    });
  });

  it("counts withheld tax as sent, and has no mismatch once everything came back", () => {
    const paid = { sentTo: "participant", payableTo: "participant", withheldFederal: "20.00" };
    const sent = applyActions(partial, [send("80.00", paid)]);
    expect(sent.requestMismatch).toBeNull();
    const returned = applyActions(partial, [
      send("60.00"),
      ["report_funds_returned", { transferId: "tr_1", reason: "lost" }],
    ]);
    expect(returned.requestMismatch).toBeNull();
  });

  it("has its own mismatch, resolved together with the receipt mismatch or separately", () => {
    const both = applyActions(partial, [send("60.00"), receive("50.00")]);
    expect(applyActions(both, ["resolve_mismatch"])).toMatchObject({
      amountMismatch: { status: "resolved" },
      requestMismatch: { status: "resolved" },
    });
    const one = applyActions(both, [["resolve_mismatch", { reason: "A fee.", which: "receipt" }]]);
    expect([one.amountMismatch?.status, one.requestMismatch?.status]).toEqual(["resolved", "open"]);
    expect(() => applyActions(one, [["resolve_mismatch", { reason: "Again.", which: "receipt" }]])).toThrow(
      ParamIssue,
    );
  });
});
