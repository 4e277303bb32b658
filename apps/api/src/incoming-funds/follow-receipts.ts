import type { FieldCipher } from "@svc/accounts";
import { recordEvents } from "@svc/database";
import { findRelease } from "@svc/rollover-rules/incoming/release-money";
import type { ChangedReceipt } from "@svc/rollover-rules/money/changed-receipts";
import { compareMoney, type Money, subtractMoney } from "@svc/rollover-rules/money/money";
import { newId } from "@svc/service-kit";
import { validationFailed } from "@svc/service-kit/endpoints";
import type { ReceiptChange, ReceiptListener } from "../rollovers/actions/receipt-listener.ts";
import { reencryptAccountNumber } from "./account-reference.ts";
import type { Allocation, IncomingFunds } from "./incoming-funds.ts";
import {
  insertEntries,
  insertIncomingFunds,
  lockAppliedFunds,
  updateIncomingFunds,
} from "./store/incoming-funds-store.ts";
import { emitFundsEvent, type FundsWriter, toEntry, writeFundsChange } from "./write-change.ts";

type FundsEvent = Parameters<FundsWriter["emitEvent"]>[0];

interface ReleasedPart {
  funds: IncomingFunds;
  /** The part that the rollover no longer counts. */
  released: Allocation;
  remaining: Allocation[];
  receipt: ChangedReceipt;
}

/**
 * Updates incoming money when its receipts change. Money that its rollover no longer counts becomes unmatched, returned
 * or reversed, depending on the reason. That money is split off if other allocations of the funds remain.
 * @throws Problem `validation_failed` if a corrected receipt exceeds its allocation
 */
export const followReceipts: ReceiptListener = async (ctx, tx, change) => {
  const { organizationId, rolloverId, receipts, actor, requestId, at } = change;
  const events: FundsEvent[] = [];
  const writer = {
    tx,
    requestId,
    principal: { actor },
    emitEvent: (event: FundsEvent) => events.push(event),
  };
  for (const funds of await lockAppliedFunds(tx, organizationId, rolloverId)) {
    const allocation = funds.allocations.find((one) => one.rolloverId === rolloverId);
    const receipt = receipts.find(({ receiptId }) => receiptId === allocation?.receiptId);
    if (!allocation || !receipt) continue;
    const amount = subtractMoney(allocation.amount, requireCovered(funds, allocation, receipt));
    const remaining = toRemaining(funds, allocation, receipt);
    const part = { funds, released: { ...allocation, amount }, remaining, receipt };
    if (amount === "0.00") await relink(writer, part, at);
    else if (remaining.length === 0) await release(writer, part, change);
    else await divide(ctx, writer, { part, change });
  }
  await recordEvents(
    tx,
    events.map(({ type, data }) => ({ organizationId, type, data, at })),
  );
};

/**
 * @returns the amount that the rollover still counts
 * @throws Problem `validation_failed` if the receipt exceeds the allocation
 */
function requireCovered({ id }: IncomingFunds, { amount }: Allocation, { next }: ChangedReceipt): Money {
  const counted = next?.amount ?? "0.00";
  if (compareMoney(counted, amount) <= 0) return counted;
  const detail = `must be at most ${amount}, the part of ${id} applied to this rollover; record other money separately`;
  throw validationFailed([{ pointer: "#/params/amount", detail }]);
}

function toRemaining(
  { allocations }: IncomingFunds,
  allocation: Allocation,
  { next }: ChangedReceipt,
): Allocation[] {
  return allocations.flatMap((one) => {
    if (one !== allocation) return [one];
    return next ? [{ ...one, ...next }] : [];
  });
}

async function relink(writer: FundsWriter, { funds, remaining }: ReleasedPart, at: Date): Promise<void> {
  const changes = { allocations: remaining, version: funds.version + 1, updatedAt: at };
  await updateIncomingFunds(writer.tx, funds.id, changes);
  const entry = { type: "corrected" as const, at, data: { allocations: remaining } };
  await insertEntries(writer.tx, [toEntry(writer, { ...funds, ...changes }, entry)]);
}

async function release(
  writer: FundsWriter,
  { funds, released, receipt }: ReleasedPart,
  { at, today }: ReceiptChange,
): Promise<void> {
  const { type, columns } = toReleasedColumns(receipt, today);
  const data = { reason: receipt.reason, allocations: [released] };
  await writeFundsChange(writer, funds, { type, at, columns, data });
}

/** Both parts refer to the same file and line, so that the file's total stays the same. */
async function divide(
  ctx: { cipher: FieldCipher },
  writer: FundsWriter,
  {
    part: { funds, released, remaining, receipt },
    change: { at, today },
  }: { part: ReleasedPart; change: ReceiptChange },
): Promise<void> {
  const id = newId("inf");
  const { type, columns } = toReleasedColumns(receipt, today);
  const splitFunds: IncomingFunds = {
    ...funds,
    ...columns,
    id,
    amount: released.amount,
    accountNumberCiphertext: reencryptAccountNumber(ctx, funds, id),
    splitFrom: funds.id,
    // A person decides about money that a rollover released.
    autoApplyPending: false,
    version: 1,
    createdAt: at,
    updatedAt: at,
  };
  await writeFundsChange(writer, funds, {
    type: "divided",
    at,
    columns: { amount: subtractMoney(funds.amount, released.amount), allocations: remaining },
    data: { partId: id, amount: released.amount, allocations: remaining },
  });
  await insertIncomingFunds(writer.tx, [splitFunds]);
  const data = { reason: receipt.reason, splitFrom: funds.id, allocations: [released] };
  await insertEntries(writer.tx, [toEntry(writer, splitFunds, { type, at, data })]);
  emitFundsEvent(writer, type, { after: splitFunds, before: { ...funds, allocations: [released] } });
}

function toReleasedColumns({ reason, on }: ChangedReceipt, today: string) {
  const release = findRelease(reason);
  if (release.status === "unmatched")
    return { type: "unapplied" as const, columns: { status: release.status, allocations: [] } };
  const { status, explanation } = release;
  const outcome = { reason: explanation, on: on ?? today, method: null, trackingNumber: null, code: null };
  return { type: status, columns: { status, outcome, allocations: [] } };
}
