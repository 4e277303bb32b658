import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { allot, findTransferOf } from "../../src/rollovers/workflow/allotments.ts";
import { ParamIssue } from "../../src/rollovers/workflow/effects/effect.ts";
import { findRefusal } from "../../src/rollovers/workflow/guards.ts";
import { knownReceipts, type Receipt } from "../../src/rollovers/workflow/receipts.ts";
import type { Transfer } from "../../src/rollovers/workflow/transfers.ts";
import type { WorkflowState } from "../../src/rollovers/workflow/workflow-state.ts";
import { go, TO_PROCESSING } from "./course-in-time.ts";
import { buildState, buildWorkflowContext, CHEQUE } from "./workflow-table.ts";

const DAY = "2026-06-15";
const processing = (changes: Partial<WorkflowState> = {}) => go(buildState(changes), TO_PROCESSING);
const send = (amount: string, more: object = {}) =>
  ["mark_funds_sent", { method: "check", amount, sentTo: "destination", ...more }] as const;
const receive = (amount: string, more: object = {}) =>
  ["mark_funds_received", { amount, receivedOn: DAY, ...more }] as const;
const voided = (receiptId: string) => ["void_receipt", { receiptId, reason: "bounced" }] as const;
const refusalOf = (current: WorkflowState, action: "complete" | "resolve_mismatch" | "void_receipt") =>
  findRefusal(current, action, buildWorkflowContext())?.code ?? null;

describe("receipts", () => {
  it("name the transfer that they are of, whether or not somebody said it", () => {
    const sent = go(processing(), [send("60.00"), send("40.00")]);
    const idsOf = (current: WorkflowState) => current.receipts.map(({ transferId }) => transferId);
    expect(idsOf(go(sent, [receive("40.00"), receive("60.00")]))).toEqual(["tr_2", "tr_1"]);
    expect(idsOf(go(sent, [receive("10.00", { transferId: "tr_2" })]))).toEqual(["tr_2"]);
    // An amount that matches neither transfer, or both together, counts for the oldest.
    expect(idsOf(go(sent, [receive("100.00")]))).toEqual([null]);
    expect(allot(go(sent, [receive("100.00")])).map(({ amount }) => amount)).toEqual(["60.00", "40.00"]);
    expect(() => go(sent, [receive("1.00", { transferId: "tr_3" })])).toThrow(ParamIssue);
  });

  it("of two cheques open no mismatch before both are there, and an excess at once", () => {
    const sent = go(processing(), [send("60.00"), send("40.00")]);
    const first = go(sent, [receive("60.00")]);
    expect(first.amountMismatch).toBeNull();
    expect(refusalOf(first, "complete")).toBe("amount_mismatch");
    expect(go(first, [receive("39.00")]).amountMismatch).toMatchObject({
      difference: "-1.00",
      status: "open",
    });
    expect(go(first, [receive("41.00")]).amountMismatch).toMatchObject({ difference: "1.00" });
    expect(refusalOf(go(first, [receive("40.00")]), "complete")).toBeNull();
    const given = go(first, ["resolve_mismatch"]);
    expect(given.amountMismatch).toMatchObject({ difference: "-40.00", status: "resolved" });
    expect(refusalOf(given, "complete")).toBeNull();
  });

  it("that are void count no more, and the rollover stands where the rest leaves it", () => {
    const sent = go(processing(), [send("100.00")]);
    const got = go(sent, [receive("90.00"), receive("10.00")]);
    const less = go(got, [voided("rcp_1")]);
    expect(less).toMatchObject({
      state: "funds_received",
      amountMismatch: { expected: "100.00", received: "10.00", status: "open" },
      receipts: [
        { id: "rcp_1", status: "void", voidReason: "bounced", amount: "90.00" },
        { status: "received" },
      ],
    });
    const none = go(less, [voided("rcp_2")]);
    expect(none).toMatchObject({ state: "funds_sent", amountMismatch: null });
    expect(none.deadlines.map(({ type }) => type)).toContain("arrival");
    expect(refusalOf(none, "void_receipt")).toBe("invalid_transition");
    expect(() => go(less, [voided("rcp_1")])).toThrow(ParamIssue);
    const done = go(none, [receive("100.00"), ["complete", { postedAmount: "100.00" }]]);
    expect(done.receipts.map(({ id }) => id)).toEqual(["rcp_1", "rcp_2", "rcp_3"]);
    expect(refusalOf(done, "void_receipt")).toBe("invalid_transition");
  });

  it("from before they had ids are numbered by their places, and can be void too", () => {
    const old: Receipt[] = ["1.00", "2.00"].map((amount) => ({ amount, receivedOn: DAY, lateReason: null }));
    const before = buildState({ state: "funds_received", transfers: [CHEQUE], receipts: old });
    expect(knownReceipts(old).map(({ id, status }) => `${id} ${status}`)).toEqual([
      "rcp_1 received",
      "rcp_2 received",
    ]);
    const after = go(before, [voided("rcp_2")]);
    expect(after.receipts).toMatchObject([old[0], { ...old[1], id: "rcp_2", status: "void" }]);
  });

  it("share no cent, and no transfer gets more than left by it", () => {
    const money = (cents: number) => (cents / 100).toFixed(2);
    const cents = fc.integer({ min: 1, max: 500 });
    const receipt = fc.record({ cents, transfer: fc.option(fc.integer({ min: 1, max: 4 })) });
    const sum = (list: string[]) => list.reduce((total, text) => total + Math.round(Number(text) * 100), 0);
    fc.assert(
      fc.property(fc.array(cents, { maxLength: 4 }), fc.array(receipt, { maxLength: 6 }), (sent, got) => {
        const transfers: Transfer[] = sent.map((one, index) => ({
          ...CHEQUE,
          id: `tr_${index + 1}`,
          amount: money(one),
        }));
        const receipts = got.map((one, index) => ({
          ...{ id: `rcp_${index + 1}`, amount: money(one.cents), receivedOn: DAY, lateReason: null },
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
        const found = findTransferOf({ type: "direct", transfers, receipts }, "1.00");
        expect(found === null || transfers.some(({ id }) => id === found)).toBe(true);
      }),
    );
  });
});

describe("what was requested", () => {
  const partial = processing({ amountRequested: "100.00" });

  it("is held against what left, until further money or a decision closes it", () => {
    const less = go(partial, [send("60.00")]);
    expect(less.requestMismatch).toMatchObject({ expected: "100.00", received: "60.00", status: "open" });
    expect(go(less, [send("40.00")]).requestMismatch).toBeNull();
    const got = go(less, [receive("60.00")]);
    expect([got.amountMismatch, refusalOf(got, "complete")]).toEqual([null, "amount_mismatch"]);
    const accepted = go(got, [["resolve_mismatch", { reason: "A fee.", which: "request" }]]);
    expect(accepted.requestMismatch).toMatchObject({ status: "resolved", resolution: "A fee." });
    expect(refusalOf(accepted, "complete")).toBeNull();
    expect(go(accepted, [send("1.00")]).requestMismatch).toMatchObject({ received: "61.00", status: "open" });
  });

  it("counts what was withheld, and nothing once all came back", () => {
    const paid = { sentTo: "participant", payableTo: "participant", withheldFederal: "20.00" };
    const sent = go(partial, [send("80.00", paid)]);
    expect(sent.requestMismatch).toBeNull();
    const short = go(partial, [
      send("60.00"),
      ["report_funds_returned", { transferId: "tr_1", reason: "lost" }],
    ]);
    expect(short.requestMismatch).toBeNull();
  });

  it("and what arrived are accepted together, or each by itself", () => {
    const both = go(partial, [send("60.00"), receive("50.00")]);
    expect(go(both, ["resolve_mismatch"])).toMatchObject({
      amountMismatch: { status: "resolved" },
      requestMismatch: { status: "resolved" },
    });
    const one = go(both, [["resolve_mismatch", { reason: "So it is.", which: "receipt" }]]);
    expect([one.amountMismatch?.status, one.requestMismatch?.status]).toEqual(["resolved", "open"]);
    expect(() => go(one, [["resolve_mismatch", { reason: "Again.", which: "receipt" }]])).toThrow(ParamIssue);
  });
});
