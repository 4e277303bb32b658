import type { DeliveryMethod } from "@svc/custodians";
import type { SourceAmount } from "../money-sources/money-source.ts";
import type { RolloverType } from "../rollover-states.ts";
import { compareMoney, type Money, subtractMoney, sumMoney } from "./money.ts";

/** One movement of money out of the source: a cheque, a wire, a residual. A void one counts no more. */
export interface Transfer {
  id: string;
  method: DeliveryMethod;
  /** What was sent, net of what was withheld. */
  amount: Money;
  withheldFederal: Money;
  withheldState: Money;
  sentTo: "destination" | "participant";
  trackingNumber: string | null;
  status: "sent" | "void";
  voidReason: string | null;
  /** How it is reported, judged on the day it left; transfers from before this was kept have none. */
  code1099R?: string | null;
  /** How it divides among the money sources, before anything was withheld; none where they are not known. */
  sources?: SourceAmount[];
}

/** Money that arrived. A receipt is a fact: it is recorded, whatever was expected. */
export interface Receipt {
  amount: Money;
  receivedOn: string;
  lateReason: string | null;
}

export interface Amounts {
  sent: Money;
  withheldFederal: Money;
  withheldState: Money;
  gross: Money;
  received: Money;
  posted: Money | null;
}

/** What arrived is not what was sent. Open until further money or a decision closes it. */
export interface AmountMismatch {
  expected: Money;
  received: Money;
  /** Received less expected. */
  difference: Money;
  status: "open" | "resolved";
  resolution: string | null;
}

interface MoneyFacts {
  transfers: readonly Transfer[];
  receipts: readonly Receipt[];
  postedAmount: Money | null;
}

/** The sums: of the live transfers, and of what arrived. */
export function sumAmounts({ transfers, receipts, postedAmount }: MoneyFacts): Amounts {
  const live = transfers.filter((transfer) => transfer.status === "sent");
  const sent = sumMoney(live.map((transfer) => transfer.amount));
  const withheldFederal = sumMoney(live.map((transfer) => transfer.withheldFederal));
  const withheldState = sumMoney(live.map((transfer) => transfer.withheldState));
  return {
    sent,
    withheldFederal,
    withheldState,
    gross: live.length === 0 ? sent : sumMoney([sent, withheldFederal, withheldState]),
    received: sumMoney(receipts.map((receipt) => receipt.amount)),
    posted: postedAmount,
  };
}

/**
 * Holds what arrived against what was sent. An indirect rollover may bring up to the gross amount: the participant may make
 * good what was withheld. A difference that was resolved stays so until the sums change.
 *
 * @param before the mismatch as it stood, so that a resolution is not forgotten
 */
export function evaluateMismatch(
  type: RolloverType,
  facts: MoneyFacts,
  before: AmountMismatch | null,
): AmountMismatch | null {
  if (facts.receipts.length === 0) return null;
  const { sent, gross, received } = sumAmounts(facts);
  const most = type === "indirect_60_day" ? gross : sent;
  if (compareMoney(received, sent) >= 0 && compareMoney(received, most) <= 0) return null;
  const expected = compareMoney(received, sent) < 0 ? sent : most;
  if (before && before.expected === expected && before.received === received) return before;
  const difference = subtractMoney(received, expected);
  return { expected, received, difference, status: "open", resolution: null };
}
