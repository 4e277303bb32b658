import type { Movement } from "./ledger.ts";
import { formatCents, isPositive, toCents, toMoneySummary } from "./money.ts";
import type { Rollover } from "./rollover.ts";

type RolloverMoney = Pick<
  Rollover,
  "amount" | "amounts" | "transfers" | "receipts" | "amountMismatch" | "requestMismatch"
>;

export interface FlowItem {
  /** ID of the transfer or receipt. */
  id: string;
  kind: "transfer" | "receipt";
  method: string | null;
  checkNumber: string | null;
  day: string | null;
  amount: string;
  isVoid: boolean;
  voidReason: string | null;
  trackingUrl: string | null;
  trackingNumber: string | null;
  /** Line number in the ledger, starting at 1. */
  ledgerLine: number | null;
  code1099R: string | null;
}

export interface Branch {
  kind: "not_sent" | "federal" | "state" | "short" | "over" | "short_accepted" | "over_accepted";
  amount: string;
}

export interface Stage {
  name: "sent" | "in_transit" | "received" | "posted";
  amount: string;
  /** Withheld, unsent, missing or excess amounts at this stage. */
  branches: Branch[];
  items: FlowItem[];
  /** Share of the rollover's largest amount, from 0 to 100. */
  percent: number;
}

export function toFlow(rollover: RolloverMoney, movements: readonly Movement[]): Stage[] {
  const { amount, amounts, transfers, receipts, amountMismatch, requestMismatch } = rollover;
  const { outstanding, toBeSent } = toMoneySummary(rollover);
  const difference = amountMismatch?.difference ?? "0.00";
  const isAccepted = amountMismatch?.status === "resolved";
  const [isShort, isOver] = [difference.startsWith("-"), isPositive(difference)];
  // A shortfall that is recorded as a mismatch is shown as a branch, not as money in transit.
  const inTransit = isShort || !isPositive(outstanding) ? "0.00" : outstanding;
  const posted = amounts.postedTotal;
  const largestCents = [amount.requested ?? "0.00", amounts.gross, amounts.received, posted]
    .map(toCents)
    .reduce((max, cents) => (cents > max ? cents : max), 0n);
  // Multiplies before the integer division, to keep one decimal place.
  const toPercent = (part: string) =>
    largestCents <= 0n ? 0 : Number((toCents(part) * 1000n) / largestCents) / 10;
  const findLedgerLine = (id: string, account: string) => {
    const index = movements.findIndex(
      (movement) =>
        movement.account === account &&
        (movement.receiptId ?? movement.transferId) === id &&
        !movement.amount.startsWith("-"),
    );
    return index === -1 ? null : index + 1;
  };
  const transferItems = transfers.map(
    (transfer): FlowItem => ({
      ...pickCommonFields(transfer),
      kind: "transfer",
      day: transfer.sentOn ?? transfer.recordedOn,
      trackingUrl: transfer.trackingUrl,
      trackingNumber: transfer.trackingNumber,
      ledgerLine: findLedgerLine(transfer.id, "sent"),
      code1099R: transfer.code1099R,
    }),
  );
  const receiptItems = receipts.map(
    (receipt): FlowItem => ({
      ...pickCommonFields(receipt),
      kind: "receipt",
      day: receipt.receivedOn,
      trackingUrl: null,
      trackingNumber: null,
      ledgerLine: findLedgerLine(receipt.id, "received"),
      code1099R: null,
    }),
  );
  const createStage = (
    name: Stage["name"],
    stageAmount: string,
    contents: Pick<Stage, "branches" | "items">,
  ): Stage => ({
    name,
    amount: stageAmount,
    percent: toPercent(stageAmount),
    ...contents,
  });
  // An open difference between the requested and the sent amount has its own notice on the page.
  const notSent = requestMismatch?.status === "open" || !isPositive(amounts.gross) ? null : toBeSent;
  return [
    createStage("sent", amounts.sent, {
      items: transferItems,
      branches: keepPositive([
        { kind: "not_sent", amount: notSent ?? "0.00" },
        { kind: "federal", amount: amounts.withheldFederal },
        { kind: "state", amount: amounts.withheldState },
      ]),
    }),
    createStage("in_transit", inTransit, {
      items: isPositive(inTransit) ? findTransfersWithoutReceipt(transferItems, receipts) : [],
      branches: [],
    }),
    createStage("received", amounts.received, {
      items: receiptItems,
      branches: keepPositive([
        {
          kind: isAccepted ? "short_accepted" : "short",
          amount: isShort ? formatCents(-toCents(difference)) : "0.00",
        },
        { kind: isAccepted ? "over_accepted" : "over", amount: isOver ? difference : "0.00" },
      ]),
    }),
    createStage("posted", posted, { items: [], branches: [] }),
  ];
}

function findTransfersWithoutReceipt(
  items: readonly FlowItem[],
  receipts: RolloverMoney["receipts"],
): FlowItem[] {
  const covered = new Set(
    receipts.flatMap(({ status, transferId }) => (status === "received" && transferId ? [transferId] : [])),
  );
  return items.filter(({ id, isVoid }) => !isVoid && !covered.has(id));
}

function pickCommonFields({
  id,
  method,
  checkNumber,
  amount,
  status,
  voidReason,
}: Pick<RolloverMoney["receipts"][number], "id" | "method" | "checkNumber" | "amount" | "voidReason"> & {
  status: string;
}) {
  return { id, method, checkNumber, amount, isVoid: status === "void", voidReason };
}

const keepPositive = (branches: Branch[]) => branches.filter(({ amount }) => isPositive(amount));
