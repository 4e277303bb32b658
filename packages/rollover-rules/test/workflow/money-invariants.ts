import { expect } from "@jest/globals";
import { sumAmounts } from "@svc/rollover-rules/money/amounts";
import type { Movement } from "@svc/rollover-rules/money/ledger";
import { sumSent } from "@svc/rollover-rules/money/money-source";
import type { WorkflowState } from "@svc/rollover-rules/workflow/workflow-state";

// Reimplements the rules in whole cents, independently of the code under test.

const DAY_MS = 86_400_000;
export const toCents = (text: string) => Math.round(Number(text) * 100);
const sum = (list: string[]) => list.reduce((total, text) => total + toCents(text), 0);
type Transfer = WorkflowState["transfers"][number];

const isPaidToParticipant = (type: string, { payableTo }: Transfer) =>
  type === "indirect_60_day" || payableTo === "participant";

/** Returns the live transfers, with the cents that arrived. Receipts that name a transfer count first. */
function allocateReceipts({ type, transfers, receipts }: WorkflowState) {
  const live = transfers
    .filter(({ status }) => status === "sent")
    .map((transfer) => {
      const net = toCents(transfer.amount);
      const withheld = isPaidToParticipant(type, transfer)
        ? sum([transfer.withheldFederal, transfer.withheldState])
        : 0;
      const day = transfer.receivedOn ?? transfer.sentOn ?? transfer.recordedOn ?? "";
      return { transfer, net, max: net + withheld, day, cents: 0 };
    })
    .sort((a, b) => a.day.localeCompare(b.day));
  const counted = receipts.filter(({ status }) => status === "received");
  const unallocated = new Map(counted.map((receipt) => [receipt, toCents(receipt.amount)]));
  for (const receipt of counted) {
    const target = live.find(({ transfer }) => transfer.id === receipt.transferId);
    if (!target) continue;
    target.cents = Math.min(target.max, target.cents + (unallocated.get(receipt) ?? 0));
    unallocated.delete(receipt);
  }
  let pool = [...unallocated.values()].reduce((a, b) => a + b, 0);
  for (const cap of ["net", "max"] as const) {
    for (const one of live) {
      const more = Math.min(pool, Math.max(0, one[cap] - one.cents));
      one.cents += more;
      pool -= more;
    }
  }
  return live;
}

/** True if less arrived than was sent, and no one accepted the difference. */
export function isShort(current: WorkflowState): boolean {
  const sent = sum(allocateReceipts(current).map(({ transfer }) => transfer.amount));
  const counted = current.receipts.filter(({ status }) => status === "received");
  const received = sum(counted.map(({ amount }) => amount));
  return counted.length > 0 && received < sent && current.amountMismatch?.status !== "resolved";
}

/** Returns the ends of 60-day periods with money still missing; none once the difference is accepted. */
export function findOpenSixtyDayEnds(current: WorkflowState): number[] {
  if (current.amountMismatch?.status === "resolved") return [];
  const open = allocateReceipts(current).filter(
    ({ transfer, net, cents }) => transfer.receivedOn && cents < net,
  );
  // Day 1 of the 60 is the day after the receipt. The last day ends when day 61 starts.
  const ends = open.map(({ transfer }) => Date.parse(transfer.receivedOn ?? "") + 61 * DAY_MS);
  return [...new Set(ends)].sort((a, b) => a - b);
}

export function expectMoneyInvariants(current: WorkflowState): void {
  const { transfers, receipts, amountMismatch, requestMismatch, amountRequested } = current;
  const amounts = sumAmounts(current);
  const live = allocateReceipts(current);
  const sent = sum(live.map(({ transfer }) => transfer.amount));
  const withheld = sum(live.flatMap(({ transfer }) => [transfer.withheldFederal, transfer.withheldState]));
  const maxReceived = live.reduce((total, one) => total + one.max, 0);
  const counted = receipts.filter(({ status }) => status === "received");
  const received = sum(counted.map(({ amount }) => amount));
  const isUnder = counted.length > 0 && received < sent;
  const isOver = counted.length > 0 && received > maxReceived;
  const isAwaited = live.some(({ transfer, cents }) => transfer.sentTo === "destination" && cents === 0);
  // A shortfall is a mismatch only when nothing is in transit. An older mismatch stays until the sums change.
  const mustHaveMismatch = isOver || (isUnder && !isAwaited);
  const canHaveMismatch = isOver || isUnder;
  expect({
    sums: [amounts.sent, amounts.gross, amounts.received].map(toCents),
    isMismatchCorrect: amountMismatch === null ? !mustHaveMismatch : canHaveMismatch,
    isAsRequested: requestMismatch === null,
    ids: [transfers.map(({ id }) => id), receipts.map(({ id }) => id)],
  }).toEqual({
    sums: [sent, sent + withheld, received],
    isMismatchCorrect: true,
    isAsRequested:
      amountRequested === null || live.length === 0 || sent + withheld === toCents(amountRequested),
    ids: [
      transfers.map((_one, index) => `tr_${index + 1}`),
      receipts.map((_one, index) => `rcp_${index + 1}`),
    ],
  });
  expectSourceSums(current);
  if (current.state !== "completed") return;
  expect([amountMismatch?.status, requestMismatch?.status]).not.toContain("open");
  expect(current.postedAmount).toBe(amounts.received);
  // A shortfall or excess must be accepted before completion.
  expect(amountMismatch?.status ?? null).toBe(isUnder || isOver ? "resolved" : null);
}

/** Expects the ledger alone to yield the amounts, and no received money to belong to a void transfer. */
export function expectLedgerInvariants(current: WorkflowState, ledger: readonly Movement[]): void {
  const amounts = sumAmounts(current);
  const sumOf = (account: Movement["account"]) =>
    sum(ledger.filter((one) => one.account === account).map(({ amount }) => amount));
  const voidIds = current.transfers.filter(({ status }) => status === "void").map(({ id }) => id);
  expect({
    sent: sumOf("sent"),
    withheld: sumOf("withheld_federal") + sumOf("withheld_state"),
    received: sumOf("received"),
    posted: sumOf("posted"),
    strayReceipts: current.receipts.filter(
      ({ status, transferId }) => status === "received" && voidIds.includes(transferId ?? ""),
    ),
  }).toEqual({
    sent: toCents(amounts.sent),
    withheld: toCents(amounts.withheldFederal) + toCents(amounts.withheldState),
    received: toCents(amounts.received),
    posted: toCents(amounts.posted ?? "0.00"),
    strayReceipts: [],
  });
}

function expectSourceSums({ moneySources, transfers }: WorkflowState): void {
  if (moneySources.length === 0) return;
  const live = transfers.filter(({ status }) => status === "sent");
  const gross = live.map((one) => sum([one.amount, one.withheldFederal, one.withheldState]));
  const kinds = moneySources.map(({ kind }) => kind);
  expect(live.map(({ sources = [] }) => sum(sources.map(({ amount }) => amount)))).toEqual(gross);
  expect(live.flatMap(({ sources = [] }) => sources).filter(({ kind }) => !kinds.includes(kind))).toEqual([]);
  expect(sum(sumSent(moneySources, transfers))).toBe(gross.reduce((total, cents) => total + cents, 0));
}
