import { type Money, subtractMoney, sumMoney } from "./money.ts";
import { type NormalizedReceipt, normalizeReceipts, type Receipt } from "./receipts.ts";
import { isLiveTransfer, type Transfer } from "./transfers.ts";

// The ledger is an append-only list of changes. It is derived from the rollover, so that its entries add up
// to the rollover's amounts.

export const LEDGER_ACCOUNTS = ["sent", "withheld_federal", "withheld_state", "received", "posted"] as const;

export const MOVEMENT_TYPES = [
  "sent",
  "withheld",
  "received",
  "posted",
  "returned",
  "voided",
  "reissued",
  "reversed",
  "corrected",
] as const;

export interface Movement {
  type: (typeof MOVEMENT_TYPES)[number];
  account: (typeof LEDGER_ACCOUNTS)[number];
  /** Negative if money no longer counts. */
  amount: Money;
  /** Day of the movement, `YYYY-MM-DD`. Null if unknown. */
  on: string | null;
  transferId: string | null;
  receiptId: string | null;
  reason: string | null;
}

export interface LedgerState {
  transfers: readonly Transfer[];
  receipts: readonly Receipt[];
  postedAmount: Money | null;
}

export const NO_MONEY: LedgerState = { transfers: [], receipts: [], postedAmount: null };

/** Void reasons for which no money came back. Other reasons are returns. */
const REASONS_WITHOUT_RETURN: readonly (string | null)[] = ["typed_wrong", "lost", "stale"];

/**
 * Returns the movements from one state to the next, in the order in which they are recorded.
 *
 * @param today day on which they are recorded
 */
export function listMovements(before: LedgerState, next: LedgerState, today: string): Movement[] {
  const transfersBefore = new Map(before.transfers.map((transfer) => [transfer.id, transfer]));
  const receiptsBefore = new Map(normalizeReceipts(before.receipts).map((receipt) => [receipt.id, receipt]));
  const posted = subtractMoney(next.postedAmount ?? "0.00", before.postedAmount ?? "0.00");
  const isReversed = posted.startsWith("-");
  const posting: Movement[] =
    posted === "0.00"
      ? []
      : [
          {
            ...NO_OBJECT,
            type: isReversed ? "reversed" : "posted",
            account: "posted",
            amount: posted,
            on: today,
          },
        ];
  const moves = [
    ...next.transfers.flatMap((transfer) =>
      listTransferMovements(transfersBefore.get(transfer.id), transfer, today),
    ),
    ...normalizeReceipts(next.receipts).flatMap((receipt) =>
      listReceiptMovements(receiptsBefore.get(receipt.id), receipt, today),
    ),
  ];
  return isReversed ? [...posting, ...moves] : [...moves, ...posting];
}

const NO_OBJECT = { transferId: null, receiptId: null, reason: null };

function listTransferMovements(before: Transfer | undefined, next: Transfer, today: string): Movement[] {
  const amounts = [
    ["sent", next.amount],
    ["withheld_federal", next.withheldFederal],
    ["withheld_state", next.withheldState],
  ] as const;
  const toMovements = (
    type: Movement["type"],
    { isVoiding, ...change }: Pick<Movement, "on" | "reason"> & { isVoiding: boolean },
  ) =>
    amounts
      // List a transfer of assets in kind, although its amount is zero.
      .filter(([account, amount]) => account === "sent" || amount !== "0.00")
      .map(([account, amount]) => ({
        ...NO_OBJECT,
        type: type === "sent" && account !== "sent" ? ("withheld" as const) : type,
        account,
        amount: isVoiding ? subtractMoney("0.00", amount) : amount,
        transferId: next.id,
        ...change,
      }));
  const recordedType = next.replaces ? "corrected" : next.reissueOf ? "reissued" : "sent";
  const recorded = before
    ? []
    : toMovements(recordedType, {
        on: next.sentOn ?? next.receivedOn ?? null,
        reason: null,
        isVoiding: false,
      });
  const isVoided = !isLiveTransfer(next) && (before === undefined || isLiveTransfer(before));
  const voided = isVoided
    ? toMovements(toVoidType(next.voidReason), {
        on: next.voidedOn ?? today,
        reason: next.voidReason,
        isVoiding: true,
      })
    : [];
  return [...recorded, ...voided];
}

function listReceiptMovements(
  before: NormalizedReceipt | undefined,
  next: NormalizedReceipt,
  today: string,
): Movement[] {
  const { id, amount, transferId, receivedOn, status, voidReason, voidedOn } = next;
  const common = { account: "received" as const, transferId, receiptId: id };
  const recorded: Movement[] = before
    ? []
    : [{ ...common, type: next.replaces ? "corrected" : "received", amount, on: receivedOn, reason: null }];
  const isVoided = status === "void" && before?.status !== "void";
  const voided: Movement[] = isVoided
    ? [
        {
          ...common,
          type: toVoidType(voidReason),
          amount: subtractMoney("0.00", amount),
          on: voidedOn ?? today,
          reason: voidReason,
        },
      ]
    : [];
  return [...recorded, ...voided];
}

function toVoidType(reason: string | null): Movement["type"] {
  if (reason === "corrected") return "corrected";
  return REASONS_WITHOUT_RETURN.includes(reason) ? "voided" : "returned";
}

export function sumLedger(
  movements: readonly Pick<Movement, "account" | "amount">[],
): Record<Movement["account"], Money> {
  const sum = (account: Movement["account"]) =>
    sumMoney(movements.filter((one) => one.account === account).map(({ amount }) => amount));
  return {
    sent: sum("sent"),
    withheld_federal: sum("withheld_federal"),
    withheld_state: sum("withheld_state"),
    received: sum("received"),
    posted: sum("posted"),
  };
}
