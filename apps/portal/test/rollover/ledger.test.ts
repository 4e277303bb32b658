import { describe, expect, it } from "@jest/globals";
import { type Movement, toLedgerLines, totalsMatch } from "../../src/pages/rollover/ledger.ts";
import type { Rollover } from "../../src/pages/rollover/rollover.ts";

const buildMovement = (overrides: Partial<Movement>): Movement => ({
  id: "mov_1_1",
  type: "sent",
  account: "sent",
  amount: "100.00",
  on: "2026-06-15",
  transferId: null,
  receiptId: null,
  reason: null,
  timelineSequence: 1,
  recordedAt: "2026-06-15T12:00:00.000Z",
  recordedBy: { type: "api_key", id: "key_1" },
  ...overrides,
});

const amounts: Rollover["amounts"] = {
  sent: "80.00",
  withheldFederal: "20.00",
  withheldState: "0.00",
  gross: "100.00",
  received: "80.00",
  posted: null,
  postedTotal: "0.00",
};

const rollover = {
  amounts,
  transfers: [
    { id: "tr_1", status: "void", reissueOf: null, replaces: null },
    { id: "tr_2", status: "sent", reissueOf: "tr_1", replaces: null },
  ],
  receipts: [
    { id: "rcp_1", status: "void", replaces: null },
    { id: "rcp_2", status: "received", replaces: "rcp_1" },
  ],
} as unknown as Rollover;

/** A lost and reissued transfer, with withholding; a receipt of 8.00 corrected to 80.00. */
const movements = [
  buildMovement({ transferId: "tr_1", amount: "80.00" }),
  buildMovement({ transferId: "tr_1", type: "withheld", account: "withheld_federal", amount: "20.00" }),
  buildMovement({ transferId: "tr_1", type: "voided", amount: "-80.00", reason: "lost" }),
  buildMovement({
    transferId: "tr_1",
    type: "voided",
    account: "withheld_federal",
    amount: "-20.00",
    reason: "lost",
  }),
  buildMovement({ transferId: "tr_2", type: "reissued", amount: "80.00" }),
  buildMovement({ transferId: "tr_2", type: "reissued", account: "withheld_federal", amount: "20.00" }),
  buildMovement({
    transferId: "tr_2",
    receiptId: "rcp_1",
    type: "received",
    account: "received",
    amount: "8.00",
  }),
  buildMovement({
    transferId: "tr_2",
    receiptId: "rcp_1",
    type: "corrected",
    account: "received",
    amount: "-8.00",
  }),
  buildMovement({
    transferId: "tr_2",
    receiptId: "rcp_2",
    type: "corrected",
    account: "received",
    amount: "80.00",
  }),
];

describe("Ledger lines", () => {
  const lines = toLedgerLines(movements, rollover);

  it("have a running balance for each account", () => {
    expect(lines.map(({ movement: { account }, balance }) => `${account} ${balance}`)).toEqual([
      "sent 80.00",
      "withheld_federal 20.00",
      "sent 0.00",
      "withheld_federal 0.00",
      "sent 80.00",
      "withheld_federal 20.00",
      "received 8.00",
      "received 0.00",
      "received 80.00",
    ]);
  });

  it("link void money to the line of the same account that replaces it", () => {
    expect(lines.filter(({ isVoid }) => isVoid).map(({ number }) => number)).toEqual([1, 2, 7]);
    expect(lines.flatMap(({ number, replacedBy }) => (replacedBy ? [[number, replacedBy]] : []))).toEqual([
      [1, 5],
      [2, 6],
      [7, 9],
    ]);
    expect(lines.flatMap(({ number, replaces }) => (replaces ? [[number, replaces]] : []))).toEqual([
      [5, 1],
      [6, 2],
      [9, 7],
    ]);
  });

  it("have totals that are compared with every amount of the rollover", () => {
    const totals = {
      sent: "80.00",
      withheldFederal: "20.00",
      withheldState: "0.00",
      received: "80.00",
      posted: "0.00",
    };
    expect(totalsMatch({ totals }, rollover)).toBe(true);
    for (const name of Object.keys(totals)) {
      expect(totalsMatch({ totals: { ...totals, [name]: "0.01" } }, rollover)).toBe(false);
    }
  });
});
