import { describe, expect, it } from "@jest/globals";
import { submitted } from "../../../api/src/rollovers/views/rollover-examples.ts";
import { toFlow } from "../../src/pages/rollover/flow.ts";
import type { Movement } from "../../src/pages/rollover/ledger.ts";
import type { Rollover } from "../../src/pages/rollover/rollover.ts";

const submittedRollover = submitted as unknown as Rollover;
const buildTransfer = (id: string, amount: string, changes: object = {}) =>
  ({
    id,
    amount,
    status: "sent",
    method: "check",
    checkNumber: "4821",
    sentOn: "2026-06-10",
    trackingUrl: null,
    trackingNumber: null,
    voidReason: null,
    ...changes,
  }) as Rollover["transfers"][number];
const buildReceipt = (id: string, amount: string, transferId: string | null) =>
  ({
    id,
    amount,
    transferId,
    status: "received",
    method: "check",
    checkNumber: "4821",
    receivedOn: "2026-06-14",
    voidReason: null,
  }) as Rollover["receipts"][number];
const buildMovement = (account: string, amount: string, ids: object) =>
  ({ account, amount, transferId: null, receiptId: null, ...ids }) as Movement;

const sentRollover: Rollover = {
  ...submittedRollover,
  amount: { kind: "partial", requested: "10000.00", currency: "USD" },
  transfers: [
    buildTransfer("tr_0", "8000.00", { status: "void", voidReason: "lost", checkNumber: "4800" }),
    buildTransfer("tr_1", "8000.00"),
  ],
  receipts: [],
  amounts: {
    sent: "8000.00",
    withheldFederal: "1500.00",
    withheldState: "250.00",
    gross: "9750.00",
    received: "0.00",
    posted: null,
    postedTotal: "0.00",
  },
};

const summarize = (rollover: Rollover, movements: Movement[] = []) =>
  toFlow(rollover, movements).map(({ name, amount, percent, branches }) => [
    name,
    amount,
    percent,
    branches.map((branch) => `${branch.kind} ${branch.amount}`),
  ]);

describe("Flow of a rollover's money", () => {
  it("is empty before money moves", () => {
    const amount = { kind: "full", requested: null, currency: "USD" } as const;
    expect(summarize({ ...submittedRollover, amount })).toEqual([
      ["sent", "0.00", 0, []],
      ["in_transit", "0.00", 0, []],
      ["received", "0.00", 0, []],
      ["posted", "0.00", 0, []],
    ]);
  });

  it("shows withheld and unsent amounts, and the check in transit", () => {
    expect(summarize(sentRollover)).toEqual([
      ["sent", "8000.00", 80, ["not_sent 250.00", "federal 1500.00", "state 250.00"]],
      ["in_transit", "8000.00", 80, []],
      ["received", "0.00", 0, []],
      ["posted", "0.00", 0, []],
    ]);
    const movements = [
      buildMovement("sent", "8000.00", { transferId: "tr_0" }),
      buildMovement("sent", "-8000.00", { transferId: "tr_0" }),
      buildMovement("sent", "8000.00", { transferId: "tr_1" }),
    ];
    const [sent, inTransit] = toFlow(sentRollover, movements);
    expect(sent?.items).toMatchObject([
      { id: "tr_0", checkNumber: "4800", isVoid: true, voidReason: "lost", ledgerLine: 1 },
      { id: "tr_1", checkNumber: "4821", isVoid: false, ledgerLine: 3, day: "2026-06-10" },
    ]);
    expect(inTransit?.items.map(({ id }) => id)).toEqual(["tr_1"]);
  });

  it("counts a short payment as short, not as in transit", () => {
    const rollover: Rollover = {
      ...sentRollover,
      receipts: [buildReceipt("rc_1", "7000.00", "tr_1")],
      amounts: { ...sentRollover.amounts, received: "7000.00" },
      amountMismatch: {
        expected: "8000.00",
        received: "7000.00",
        difference: "-1000.00",
        status: "open",
        resolution: null,
      },
    };
    expect(summarize(rollover).slice(1)).toEqual([
      ["in_transit", "0.00", 0, []],
      ["received", "7000.00", 70, ["short 1000.00"]],
      ["posted", "0.00", 0, []],
    ]);
    const accepted = { ...rollover.amountMismatch, status: "resolved" } as Rollover["amountMismatch"];
    expect(summarize({ ...rollover, amountMismatch: accepted })[2]?.[3]).toEqual(["short_accepted 1000.00"]);
    const excess = { ...rollover.amountMismatch, difference: "0.01" } as Rollover["amountMismatch"];
    expect(summarize({ ...rollover, amountMismatch: excess })[2]?.[3]).toEqual(["over 0.01"]);
  });

  it("ends with the posted amount", () => {
    const posted = { received: "8000.00", posted: "8000.00", postedTotal: "8000.00" };
    const amounts = { ...sentRollover.amounts, ...posted };
    expect(summarize({ ...sentRollover, amounts })[3]).toEqual(["posted", "8000.00", 80, []]);
  });
});
