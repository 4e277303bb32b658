import { describe, expect, it } from "@jest/globals";
import type { Movements } from "@svc/rollover-rules/money/allotments";
import { listChangedReceipts } from "@svc/rollover-rules/money/changed-receipts";
import { normalizeReceipts, type Receipt } from "@svc/rollover-rules/money/receipts";
import type { Transfer } from "@svc/rollover-rules/money/transfers";
import {
  type RecordedMoney,
  replaceReceipt,
  replaceTransfer,
  returnReceipts,
  voidTransfer,
} from "@svc/rollover-rules/money/void-money";
import { CHECK_TRANSFER } from "../workflow/workflow-table.ts";

const DAY = "2026-06-10";
const voiding = { reason: "lost", voidedOn: "2026-06-12", today: "2026-06-15" };
const VOID = { status: "void", voidReason: "lost", voidedOn: "2026-06-12" };

const buildTransfer = (number: number, amount: string, changes: Partial<Transfer> = {}): Transfer => ({
  ...CHECK_TRANSFER,
  id: `tr_${number}`,
  amount,
  ...changes,
});
const buildReceipt = (
  amount: string,
  transferId: string | null = null,
  changes: Partial<Receipt> = {},
): Receipt => ({
  amount,
  receivedOn: DAY,
  lateReason: null,
  transferId,
  ...changes,
});
const buildMovements = (transfers: Transfer[], receipts: Receipt[]): Movements => ({
  type: "direct",
  transfers,
  receipts: normalizeReceipts(receipts),
});
const toReturned = (amounts: Record<string, string>) => new Map(Object.entries(amounts));
/** Formats `tr_1 60.00` or `tr_1 60.00 void`, with the ID of the replaced entry or the receipt's transfer. */
const summarize = ({ transfers, receipts }: RecordedMoney) => ({
  transfers: transfers.map(({ id, amount, status, replaces }) =>
    [id, amount, ...(status === "void" ? [status] : []), ...(replaces ? [`for ${replaces}`] : [])].join(" "),
  ),
  receipts: normalizeReceipts(receipts).map(({ id, amount, status, replaces, transferId }) =>
    [
      id,
      amount,
      ...(status === "void" ? [status] : []),
      ...(replaces ? [`for ${replaces}`] : []),
      ...(transferId ? [`of ${transferId}`] : []),
    ].join(" "),
  ),
});

describe("replaceTransfer", () => {
  const money = buildMovements(
    [buildTransfer(1, "60.00"), buildTransfer(2, "40.00")],
    [
      buildReceipt("60.00", "tr_1"),
      buildReceipt("40.00", "tr_2"),
      buildReceipt("5.00", "tr_1", { status: "void" }),
    ],
  );
  const [original] = money.transfers as [Transfer];

  it("voids the original, adds the copy, and moves the original's valid receipts to the copy", () => {
    const next = replaceTransfer(money, original, { copy: { ...original, amount: "61.00" }, voiding });
    expect(summarize(next)).toEqual({
      transfers: ["tr_1 60.00 void", "tr_2 40.00", "tr_3 61.00 for tr_1"],
      receipts: ["rcp_1 60.00 of tr_3", "rcp_2 40.00 of tr_2", "rcp_3 5.00 void of tr_1"],
    });
    expect(next.transfers[0]).toEqual({ ...original, ...VOID });
  });

  it("leaves receipts of the original without a transfer if there is no copy", () => {
    expect(summarize(replaceTransfer(money, original, { copy: null, voiding }))).toEqual({
      transfers: ["tr_1 60.00 void", "tr_2 40.00"],
      receipts: ["rcp_1 60.00", "rcp_2 40.00 of tr_2", "rcp_3 5.00 void of tr_1"],
    });
  });
});

describe("replaceReceipt", () => {
  const receipts = normalizeReceipts([buildReceipt("60.00"), buildReceipt("40.00")]);
  const [original] = receipts as [(typeof receipts)[number]];

  it("voids the original and adds the copy, if there is one", () => {
    expect(replaceReceipt(receipts, original, { copy: { ...original, amount: "6.00" }, voiding })).toEqual([
      { ...original, ...VOID },
      receipts[1],
      { ...original, amount: "6.00", id: "rcp_3", replaces: "rcp_1" },
    ]);
    expect(replaceReceipt(receipts, original, { copy: null, voiding })).toEqual([
      { ...original, ...VOID },
      receipts[1],
    ]);
  });
});

describe("voidTransfer", () => {
  it("voids all receipts together with the only transfer", () => {
    const money = buildMovements(
      [buildTransfer(1, "1.00", { status: "void" }), buildTransfer(2, "60.00")],
      [buildReceipt("70.00"), buildReceipt("5.00", null, { status: "void", voidedOn: "2026-06-01" })],
    );
    const next = voidTransfer(money, "tr_2", voiding);
    expect(summarize(next)).toEqual({
      transfers: ["tr_1 1.00 void", "tr_2 60.00 void"],
      receipts: ["rcp_1 70.00 void", "rcp_2 5.00 void"],
    });
    expect(next.receipts[0]).toMatchObject(VOID);
    expect(next.receipts[1]).toMatchObject({ voidedOn: "2026-06-01" });
  });

  it("voids only the part of a receipt that came from the transfer", () => {
    const money = buildMovements(
      [buildTransfer(1, "60.00"), buildTransfer(2, "40.00")],
      [buildReceipt("100.00")],
    );
    const next = voidTransfer(money, "tr_2", voiding);
    expect(summarize(next)).toEqual({
      transfers: ["tr_1 60.00", "tr_2 40.00 void"],
      receipts: ["rcp_1 100.00 void", "rcp_2 60.00 for rcp_1"],
    });
    expect(next.receipts[1]).toMatchObject({ recordedOn: "2026-06-15", receivedOn: DAY });
  });

  it("voids a receipt that names the transfer, even if the receipt is larger, and leaves others unchanged", () => {
    const money = buildMovements(
      [buildTransfer(1, "60.00"), buildTransfer(2, "40.00")],
      [buildReceipt("45.00", "tr_2"), buildReceipt("60.00", "tr_1")],
    );
    expect(summarize(voidTransfer(money, "tr_2", voiding))).toEqual({
      transfers: ["tr_1 60.00", "tr_2 40.00 void"],
      receipts: ["rcp_1 45.00 void of tr_2", "rcp_2 60.00 of tr_1"],
    });
  });

  it("throws for an unknown transfer", () => {
    expect(() => voidTransfer(buildMovements([buildTransfer(1, "1.00")], []), "tr_9", voiding)).toThrow(
      "there is no transfer tr_9",
    );
  });
});

describe("returnReceipts", () => {
  it("reduces a receipt and its transfer by the returned amount", () => {
    const money = buildMovements(
      [
        buildTransfer(1, "100.00", {
          withheldFederal: "20.00",
          sources: [
            { kind: "pre_tax", amount: "90.00" },
            { kind: "roth", amount: "30.00" },
          ],
        }),
      ],
      [buildReceipt("100.00", "tr_1")],
    );
    const next = returnReceipts(money, toReturned({ rcp_1: "40.00" }), voiding);
    expect(summarize(next)).toEqual({
      transfers: ["tr_1 100.00 void", "tr_2 60.00 for tr_1"],
      receipts: ["rcp_1 100.00 void of tr_1", "rcp_2 60.00 for rcp_1 of tr_2"],
    });
    expect(next.transfers[1]).toMatchObject({
      withheldFederal: "20.00",
      recordedOn: "2026-06-15",
      sources: [
        { kind: "pre_tax", amount: "60.00" },
        { kind: "roth", amount: "20.00" },
      ],
    });
  });

  it("leaves the money sources unknown if they were unknown", () => {
    const money = buildMovements([buildTransfer(1, "100.00")], [buildReceipt("100.00", "tr_1")]);
    const next = returnReceipts(money, toReturned({ rcp_1: "40.00" }), voiding);
    expect(next.transfers[1]).toMatchObject({ amount: "60.00", sources: [] });
  });

  it("voids a transfer whose whole amount returned, without a copy", () => {
    const money = buildMovements(
      [buildTransfer(1, "60.00"), buildTransfer(2, "40.00")],
      [buildReceipt("60.00", "tr_1"), buildReceipt("40.00", "tr_2")],
    );
    expect(summarize(returnReceipts(money, toReturned({ rcp_1: "60.00" }), voiding))).toEqual({
      transfers: ["tr_1 60.00 void", "tr_2 40.00"],
      receipts: ["rcp_1 60.00 void of tr_1", "rcp_2 40.00 of tr_2"],
    });
  });

  it("takes returned money from the last transfers first, and excess money from no transfer", () => {
    const money = buildMovements(
      [buildTransfer(1, "60.00"), buildTransfer(2, "40.00")],
      [buildReceipt("110.00")],
    );
    const summarizeAfter = (amount: string) =>
      summarize(returnReceipts(money, toReturned({ rcp_1: amount }), voiding)).transfers;
    expect(summarizeAfter("5.00")).toEqual(["tr_1 60.00", "tr_2 40.00"]);
    expect(summarizeAfter("10.00")).toEqual(["tr_1 60.00", "tr_2 40.00"]);
    expect(summarizeAfter("10.01")).toEqual(["tr_1 60.00", "tr_2 40.00 void", "tr_3 39.99 for tr_2"]);
    expect(summarizeAfter("50.00")).toEqual(["tr_1 60.00", "tr_2 40.00 void"]);
    expect(summarizeAfter("65.00")).toEqual(["tr_1 60.00 void", "tr_2 40.00 void", "tr_3 45.00 for tr_1"]);
    expect(summarizeAfter("110.00")).toEqual(["tr_1 60.00 void", "tr_2 40.00 void"]);
  });

  it("adds up the returned parts of several receipts of one transfer", () => {
    const money = buildMovements(
      [buildTransfer(1, "100.00")],
      [buildReceipt("60.00"), buildReceipt("40.00"), buildReceipt("1.00")],
    );
    expect(summarize(returnReceipts(money, toReturned({ rcp_1: "10.00", rcp_2: "5.00" }), voiding))).toEqual({
      transfers: ["tr_1 100.00 void", "tr_2 85.00 for tr_1"],
      receipts: [
        "rcp_1 60.00 void",
        "rcp_2 40.00 void",
        "rcp_3 1.00",
        "rcp_4 50.00 for rcp_1",
        "rcp_5 35.00 for rcp_2",
      ],
    });
  });

  it("voids the transfer of returned assets, which have no amount", () => {
    const assets = [{ cusip: null, symbol: "VTI", quantity: "5" }];
    const inKind = buildMovements(
      [buildTransfer(1, "0.00", { assets }), buildTransfer(2, "40.00")],
      [
        buildReceipt("0.00", "tr_1", { assets }),
        buildReceipt("40.00", "tr_2"),
        buildReceipt("0.00", null, { assets }),
      ],
    );
    expect(summarize(returnReceipts(inKind, toReturned({ rcp_1: "0.00" }), voiding))).toEqual({
      transfers: ["tr_1 0.00 void", "tr_2 40.00"],
      receipts: ["rcp_1 0.00 void of tr_1", "rcp_2 40.00 of tr_2", "rcp_3 0.00"],
    });
    expect(summarize(returnReceipts(inKind, toReturned({ rcp_3: "0.00" }), voiding)).transfers).toEqual([
      "tr_1 0.00",
      "tr_2 40.00",
    ]);
  });

  it("leaves void transfers unchanged", () => {
    const money = buildMovements(
      [buildTransfer(1, "0.00", { status: "void", voidReason: "stale" })],
      [buildReceipt("0.00", "tr_1")],
    );
    expect(returnReceipts(money, toReturned({ rcp_1: "0.00" }), voiding).transfers).toEqual(money.transfers);
  });
});

describe("listChangedReceipts", () => {
  const before = normalizeReceipts([
    buildReceipt("60.00", "tr_1"),
    buildReceipt("40.00"),
    buildReceipt("1.00", null, VOID as Receipt),
  ]);
  const [first, second, voided] = before as [Receipt, Receipt, Receipt];

  it("lists nothing for unchanged, new and already void receipts", () => {
    expect(listChangedReceipts(before, before)).toEqual([]);
    expect(listChangedReceipts(before, [...before, buildReceipt("9.00")])).toEqual([]);
  });

  it("lists a voided receipt with its reason and day", () => {
    expect(listChangedReceipts(before, [{ ...first, ...VOID } as Receipt, second, voided])).toEqual([
      { receiptId: "rcp_1", next: null, reason: "lost", on: "2026-06-12" },
    ]);
  });

  it("lists a replaced receipt with its copy", () => {
    const copy = { ...first, id: "rcp_4", amount: "50.00", replaces: "rcp_1" };
    const voidCopy = { ...first, ...VOID, id: "rcp_5", replaces: "rcp_1" } as Receipt;
    const next = [{ ...first, ...VOID } as Receipt, second, voided, voidCopy, copy];
    expect(listChangedReceipts(before, next)).toEqual([
      {
        receiptId: "rcp_1",
        next: { receiptId: "rcp_4", amount: "50.00", transferId: "tr_1" },
        reason: "lost",
        on: "2026-06-12",
      },
    ]);
  });

  it("lists a receipt that was moved to another transfer", () => {
    expect(listChangedReceipts(before, [first, { ...second, transferId: "tr_2" }, voided])).toEqual([
      {
        receiptId: "rcp_2",
        next: { receiptId: "rcp_2", amount: "40.00", transferId: "tr_2" },
        reason: null,
        on: null,
      },
    ]);
  });
});
