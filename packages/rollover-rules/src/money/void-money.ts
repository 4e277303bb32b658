import { type Allotment, allot, type Movements } from "./allotments.ts";
import { apportion, clampAtZero, type Money, subtractMoney, sumMoney, toCents } from "./money.ts";
import type { SourceAmount } from "./money-source.ts";
import { type NormalizedReceipt, normalizeReceipts, type Receipt } from "./receipts.ts";
import { isLiveTransfer, type Transfer } from "./transfers.ts";

// A wrong entry is voided, never edited, and a corrected copy names it in `replaces`.

/** Days are `YYYY-MM-DD`. */
interface Voiding {
  reason: string;
  voidedOn: string;
  today: string;
}

export type RecordedMoney = Pick<Movements, "transfers" | "receipts">;

export function replaceTransfer(
  { transfers, receipts }: RecordedMoney,
  original: Transfer,
  { copy, voiding: { reason, voidedOn } }: { copy: Transfer | null; voiding: Voiding },
): RecordedMoney {
  const replacement = copy && { ...copy, id: `tr_${transfers.length + 1}`, replaces: original.id };
  return {
    transfers: [
      ...transfers.map((one) =>
        one.id === original.id ? { ...one, status: "void" as const, voidReason: reason, voidedOn } : one,
      ),
      ...(replacement ? [replacement] : []),
    ],
    // Receipts of the original now belong to its copy. Without a copy, their transfer is unknown.
    receipts: normalizeReceipts(receipts).map((receipt) =>
      receipt.status === "received" && receipt.transferId === original.id
        ? { ...receipt, transferId: replacement?.id ?? null }
        : receipt,
    ),
  };
}

export function replaceReceipt(
  receipts: readonly Receipt[],
  original: NormalizedReceipt,
  { copy, voiding: { reason, voidedOn } }: { copy: NormalizedReceipt | null; voiding: Voiding },
): Receipt[] {
  return [
    ...normalizeReceipts(receipts).map((one) =>
      one.id === original.id ? { ...one, status: "void" as const, voidReason: reason, voidedOn } : one,
    ),
    ...(copy ? [{ ...copy, id: `rcp_${receipts.length + 1}`, replaces: original.id }] : []),
  ];
}

/** Voids a transfer and the money that was received from it. */
export function voidTransfer(movements: Movements, transferId: string, voiding: Voiding): RecordedMoney {
  const { transfers } = movements;
  const transfer = transfers.find(({ id }) => id === transferId);
  if (!transfer) throw new Error(`there is no transfer ${transferId}`);
  const isOnlyTransfer = transfers.filter(isLiveTransfer).length === 1;
  const allotments = allot(movements).filter((one) => one.transfer.id === transferId);
  let { receipts } = movements;
  for (const receipt of normalizeReceipts(receipts)) {
    if (receipt.status === "void") continue;
    const isWhole = isOnlyTransfer || receipt.transferId === transferId;
    const amount = isWhole ? receipt.amount : sumAllotted(allotments, receipt);
    if (!isWhole && amount === "0.00") continue;
    receipts = reduceReceipt(receipts, receipt, { amount, voiding });
  }
  return { ...replaceTransfer(movements, transfer, { copy: null, voiding }), receipts };
}

/**
 * Voids the returned part of receipts and of the transfers that the money came from.
 * @param amounts returned amount by receipt ID, at most the receipt's amount
 */
export function returnReceipts(
  movements: Movements,
  amounts: ReadonlyMap<string, Money>,
  voiding: Voiding,
): RecordedMoney {
  const allotments = allot(movements);
  let current: RecordedMoney = movements;
  const returnedByTransfer = new Map<string, Money>();
  for (const receipt of normalizeReceipts(movements.receipts)) {
    let amount = amounts.get(receipt.id);
    if (amount === undefined) continue;
    current = { ...current, receipts: reduceReceipt(current.receipts, receipt, { amount, voiding }) };
    // Money in excess of all transfers belongs to no transfer.
    const excess = subtractMoney(receipt.amount, sumAllotted(allotments, receipt));
    amount = clampAtZero(subtractMoney(amount, excess));
    // The last allotments return first.
    for (const one of allotments.filter((allotment) => allotment.receipt.id === receipt.id).toReversed()) {
      const part = toCents(one.amount) < toCents(amount) ? one.amount : amount;
      if (part === "0.00") continue;
      amount = subtractMoney(amount, part);
      const { id } = one.transfer;
      returnedByTransfer.set(id, sumMoney([returnedByTransfer.get(id) ?? "0.00", part]));
    }
    // Assets without an amount follow the transfer that the receipt names.
    if (receipt.amount === "0.00" && receipt.transferId !== null)
      returnedByTransfer.set(receipt.transferId, "0.00");
  }
  for (const transfer of movements.transfers) {
    const returned = returnedByTransfer.get(transfer.id);
    if (returned === undefined || !isLiveTransfer(transfer)) continue;
    current = replaceTransfer(current, transfer, {
      copy: reduceTransfer(transfer, returned, voiding),
      voiding,
    });
  }
  return current;
}

function reduceReceipt(
  receipts: readonly Receipt[],
  receipt: NormalizedReceipt,
  { amount, voiding }: { amount: Money; voiding: Voiding },
): Receipt[] {
  const remainder = subtractMoney(receipt.amount, amount);
  const copy = remainder === "0.00" ? null : { ...receipt, amount: remainder, recordedOn: voiding.today };
  return replaceReceipt(receipts, receipt, { copy, voiding });
}

/** Returns the part that was not returned, with the withheld tax. Null if nothing remains. */
function reduceTransfer(transfer: Transfer, returned: Money, { today }: Voiding): Transfer | null {
  if (toCents(returned) >= toCents(transfer.amount)) return null;
  return {
    ...transfer,
    amount: subtractMoney(transfer.amount, returned),
    sources: reduceSources(transfer.sources ?? [], returned),
    recordedOn: today,
  };
}

function reduceSources(sources: readonly SourceAmount[], returned: Money): SourceAmount[] {
  if (sources.length === 0) return [];
  const shares = apportion(
    returned,
    sources.map(({ amount }) => toCents(amount)),
  );
  return sources.map((source, index) => ({
    ...source,
    amount: subtractMoney(source.amount, shares[index] ?? "0.00"),
  }));
}

function sumAllotted(allotments: readonly Allotment[], { id }: NormalizedReceipt): Money {
  return sumMoney(allotments.filter(({ receipt }) => receipt.id === id).map(({ amount }) => amount));
}
