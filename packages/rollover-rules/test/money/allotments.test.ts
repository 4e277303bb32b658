import { describe, expect, it } from "@jest/globals";
import {
  allot,
  isAwaited,
  isPaidOut,
  listLiveByDay,
  type Movements,
  matchTransfer,
} from "@svc/rollover-rules/money/allotments";
import { findShortfall } from "@svc/rollover-rules/money/amounts";
import { normalizeReceipts, type Receipt } from "@svc/rollover-rules/money/receipts";
import type { Transfer } from "@svc/rollover-rules/money/transfers";
import { CHECK_TRANSFER } from "../workflow/workflow-table.ts";

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
  receivedOn: "2026-06-10",
  lateReason: null,
  transferId,
  ...changes,
});
const buildMovements = (
  transfers: Transfer[],
  receipts: Receipt[] = [],
  type: Movements["type"] = "direct",
) => ({
  type,
  transfers,
  receipts,
});
const summarize = (money: Movements) =>
  allot(money).map(
    ({ receipt: { id }, transfer: { id: transferId }, amount }) => `${id} ${transferId} ${amount}`,
  );

describe("isPaidOut", () => {
  it("is true for indirect rollovers and for payments to the participant", () => {
    expect(isPaidOut("indirect_60_day", buildTransfer(1, "1.00"))).toBe(true);
    expect(isPaidOut("direct", buildTransfer(1, "1.00", { payableTo: "participant" }))).toBe(true);
    expect(isPaidOut("direct", buildTransfer(1, "1.00", { payableTo: "destination" }))).toBe(false);
  });
});

describe("listLiveByDay", () => {
  it("orders live transfers by the first known day, undated ones first", () => {
    const transfers = [
      buildTransfer(1, "1.00", { receivedOn: "2026-06-05", sentOn: "2026-06-01" }),
      buildTransfer(2, "1.00", { sentOn: "2026-06-04", recordedOn: "2026-06-01" }),
      buildTransfer(3, "1.00", { recordedOn: "2026-06-03" }),
      buildTransfer(4, "1.00"),
      buildTransfer(5, "1.00", { sentOn: "2026-06-04" }),
      buildTransfer(6, "1.00", { sentOn: "2026-06-02", status: "void" }),
      buildTransfer(7, "1.00"),
    ];
    const ids = ["tr_4", "tr_7", "tr_3", "tr_2", "tr_5", "tr_1"];
    expect(listLiveByDay(transfers).map(({ id }) => id)).toEqual(ids);
  });
});

describe("allot", () => {
  it("allots receipts without a transfer to the earliest transfers, and no more than they sent", () => {
    const money = buildMovements(
      [
        buildTransfer(1, "60.00", { sentOn: "2026-06-02" }),
        buildTransfer(2, "40.00", { sentOn: "2026-06-01" }),
      ],
      [buildReceipt("50.00"), buildReceipt("70.00")],
    );
    expect(summarize(money)).toEqual(["rcp_1 tr_2 40.00", "rcp_1 tr_1 10.00", "rcp_2 tr_1 50.00"]);
  });

  it("allots receipts that name a transfer first, and their excess to no transfer", () => {
    const money = buildMovements(
      [buildTransfer(1, "60.00"), buildTransfer(2, "40.00")],
      [buildReceipt("100.00"), buildReceipt("45.00", "tr_2"), buildReceipt("5.00", "tr_9")],
    );
    expect(summarize(money)).toEqual(["rcp_2 tr_2 40.00", "rcp_1 tr_1 60.00"]);
  });

  it("excludes void receipts and void transfers", () => {
    const money = buildMovements(
      [buildTransfer(1, "60.00", { status: "void" }), buildTransfer(2, "40.00")],
      [buildReceipt("60.00", null, { status: "void" }), buildReceipt("60.00", "tr_1")],
    );
    expect(summarize(money)).toEqual(["rcp_2 tr_2 40.00"]);
  });

  it("fills net amounts before the withheld amounts of payments to the participant", () => {
    const withheld = { withheldFederal: "20.00", withheldState: "5.00" };
    const transfers = [buildTransfer(1, "60.00", withheld), buildTransfer(2, "40.00", withheld)];
    const receipts = [buildReceipt("130.00")];
    expect(summarize(buildMovements(transfers, receipts, "indirect_60_day"))).toEqual([
      "rcp_1 tr_1 60.00",
      "rcp_1 tr_2 40.00",
      "rcp_1 tr_1 25.00",
      "rcp_1 tr_2 5.00",
    ]);
    expect(summarize(buildMovements(transfers, receipts))).toEqual(["rcp_1 tr_1 60.00", "rcp_1 tr_2 40.00"]);
    const named = buildMovements(transfers, [buildReceipt("85.00", "tr_1")], "indirect_60_day");
    expect(summarize(named)).toEqual(["rcp_1 tr_1 85.00"]);
  });
});

describe("isAwaited", () => {
  it.each<[string, Transfer[], Receipt[], boolean]>([
    [
      "true for a transfer without a receipt",
      [buildTransfer(1, "60.00"), buildTransfer(2, "40.00")],
      [buildReceipt("60.00")],
      true,
    ],
    ["false for a partly received transfer", [buildTransfer(1, "60.00")], [buildReceipt("0.01")], false],
    ["false for a void transfer", [buildTransfer(1, "60.00", { status: "void" })], [], false],
    [
      "false for a payment to the participant",
      [buildTransfer(1, "60.00", { sentTo: "participant" })],
      [],
      false,
    ],
    ["false for a transfer of assets", [buildTransfer(1, "0.00")], [], false],
  ])("is %s", (_, transfers, receipts, expected) => {
    expect(isAwaited(buildMovements(transfers, receipts))).toBe(expected);
  });
});

describe("matchTransfer", () => {
  const [one, two, three] = [buildTransfer(1, "60.00"), buildTransfer(2, "40.00"), buildTransfer(3, "40.00")];

  it.each<[string, Transfer[], Receipt[], string, string | null]>([
    ["the only live transfer, whatever the amount", [one, { ...two, status: "void" }], [], "7.00", "tr_1"],
    ["the only live transfer, even if all of it has arrived", [one], [buildReceipt("60.00")], "7.00", "tr_1"],
    ["the only live transfer for assets", [one], [], "0.00", "tr_1"],
    ["no transfer, if there is none", [], [], "7.00", null],
    [
      "no transfer for assets, even if only one is outstanding",
      [one, two],
      [buildReceipt("60.00", "tr_1")],
      "0.00",
      null,
    ],
    ["no transfer for assets, unless there is only one", [one, two], [], "0.00", null],
    [
      "the only transfer with an outstanding amount",
      [one, two],
      [buildReceipt("60.00", "tr_1")],
      "7.00",
      "tr_2",
    ],
    ["no transfer once all have arrived", [one, two], [buildReceipt("100.00")], "40.00", null],
    ["the first one with this amount outstanding", [one, two, three], [], "40.00", "tr_2"],
    ["the one with this amount left", [one, two], [buildReceipt("25.00", "tr_1")], "35.00", "tr_1"],
    ["no transfer with another amount", [one, two], [], "50.00", null],
    [
      "no payment to the participant with this amount",
      [one, { ...two, sentTo: "participant" }],
      [],
      "40.00",
      null,
    ],
  ])("returns %s", (_, transfers, receipts, amount, id) => {
    expect(matchTransfer(buildMovements(transfers, receipts), amount)).toBe(id);
  });
});

describe("findShortfall", () => {
  const find = (
    received: string,
    amountMismatch: Parameters<typeof findShortfall>[0]["amountMismatch"] = null,
  ) =>
    findShortfall({
      ...buildMovements([buildTransfer(1, "60.00"), buildTransfer(2, "40.00")], [buildReceipt(received)]),
      postedAmount: null,
      amountMismatch,
    });
  const shortfall = {
    expected: "100.00",
    received: "60.00",
    difference: "-40.00",
    status: "open",
    resolution: null,
  };

  it("is null before any money arrives", () => {
    const sent = { ...buildMovements([buildTransfer(1, "60.00")]), postedAmount: null, amountMismatch: null };
    expect(findShortfall(sent)).toBeNull();
  });

  it("counts money in transit as missing, and ignores an excess", () => {
    expect(find("60.00")).toEqual(shortfall);
    expect(find("100.00")).toBeNull();
    expect(find("100.01")).toBeNull();
  });

  it("is null once exactly this shortfall was accepted", () => {
    const accepted = { ...shortfall, status: "resolved" as const, resolution: "A fee." };
    expect(find("60.00", accepted)).toBeNull();
    expect(find("59.00", accepted)).toMatchObject({ difference: "-41.00", status: "open" });
  });
});

describe("normalizeReceipts", () => {
  it("adds the fields that older receipts lack", () => {
    const old = { amount: "1.00", receivedOn: "2026-06-10", lateReason: null };
    const defaults = {
      id: "rcp_1",
      status: "received",
      voidReason: null,
      transferId: null,
      method: null,
      checkNumber: null,
      payee: null,
      recordedOn: "2026-06-10",
      lateReasonCode: null,
      selfCertification: null,
      assets: [],
      replaces: null,
      voidedOn: null,
      isCertified: false,
    };
    expect(normalizeReceipts([old])).toEqual([{ ...old, ...defaults }]);
    const complete = { ...old, ...defaults, id: "rcp_7", isCertified: true } as Receipt;
    expect(normalizeReceipts([complete])).toEqual([complete]);
  });

  it("counts a late reason as a certification only in receipts without an ID", () => {
    const late = { amount: "1.00", receivedOn: "2026-06-10", lateReason: "The check was lost." };
    expect(normalizeReceipts([late, { ...late, id: "rcp_2" }]).map(({ isCertified }) => isCertified)).toEqual(
      [true, false],
    );
  });
});
