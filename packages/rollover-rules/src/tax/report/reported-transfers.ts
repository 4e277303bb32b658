import { getGross, isPaidOut } from "../../money/allotments.ts";
import {
  apportion,
  clampAtZero,
  compareMoney,
  type Money,
  subtractMoney,
  sumMoney,
  toCents,
} from "../../money/money.ts";
import type { SourceAmount } from "../../money/money-source.ts";
import { findFirstPayment, isLiveTransfer, type Transfer } from "../../money/transfers.ts";
import type { Rollover } from "../../rollover.ts";

type Payments = Pick<Rollover, "type" | "transfers">;

const UNCASHED_REASONS: readonly (string | null)[] = ["lost", "stale", "returned"];

/**
 * Returns true for a void check to the participant that is still a distribution of its year, even if it was
 * never cashed or was reissued (Rev. Rul. 2019-19; Rev. Rul. 2025-15, from secondary sources). A returned
 * check of a direct rollover is not a distribution.
 */
export function isUncashedDistribution({ type, transfers }: Payments, transfer: Transfer): boolean {
  const { id, status, method, voidReason } = transfer;
  const isUncashed = status === "void" && method === "check" && UNCASHED_REASONS.includes(voidReason);
  if (!isUncashed || !isPaidOut(type, transfer)) return false;
  // For a corrected or partly returned payment, its replacement is reported instead.
  if (transfers.some(({ replaces }) => replaces === id)) return false;
  // A later payment that names no earlier one may replace this check. Reporting both could count the money twice.
  const later = transfers.slice(transfers.indexOf(transfer) + 1);
  return !later.some((one) => isLiveTransfer(one) && isPaidOut(type, one) && !one.reissueOf && !one.replaces);
}

export function hasUncashedDistribution(payments: Payments): boolean {
  return payments.transfers.some((transfer) => isUncashedDistribution(payments, transfer));
}

/**
 * Returns the transfers as Form 1099-R reports them. The first check of a reissued payment keeps its year,
 * withholding and code. Only the excess of a larger replacement is reported, in the replacement's year (Rev.
 * Rul. 2025-15).
 */
export function toReportedTransfers(rollover: Payments): Transfer[] {
  const { transfers } = rollover;
  const reported = new Map(
    listChains(transfers)
      .flatMap((chain) => reportChain(rollover, chain))
      .map((transfer) => [transfer.id, transfer]),
  );
  return transfers.map((transfer) => reported.get(transfer.id) ?? { ...transfer, status: "void" });
}

/** Lists chains. A chain is a first payment and all of its reissues. */
function listChains(transfers: readonly Transfer[]): Transfer[][] {
  return [...Map.groupBy(transfers, (transfer) => findFirstPayment(transfers, transfer).id).values()];
}

function reportChain(rollover: Payments, chain: readonly Transfer[]): Transfer[] {
  const live = chain.filter(isLiveTransfer);
  const uncashed = chain.filter((transfer) => isUncashedDistribution(rollover, transfer));
  const [first = uncashed[0]] = live;
  if (!first) return [];
  if (chain.length === 1) return [{ ...first, status: "sent" }];
  const getReportedTotal = (read: (transfer: Transfer) => Money) =>
    max([sumMoney(live.map(read)), ...uncashed.map(read)]);
  const parts = divideGross(chain, { live, gross: getReportedTotal(getGross) });
  const [firstPart] = parts;
  // If only assets in kind moved, there is no amount to divide.
  if (!firstPart) return [{ ...first, ...pickDatesAndCode(chain[0] ?? first) }];
  const federal = allocateWithholding(
    parts,
    "withheldFederal",
    getReportedTotal(({ withheldFederal }) => withheldFederal),
  );
  const state = allocateWithholding(
    parts,
    "withheldState",
    getReportedTotal(({ withheldState }) => withheldState),
  );
  return parts.map((part, index): Transfer => {
    const { payment, gross } = part;
    const [withheldFederal = "0.00", withheldState = "0.00"] = [federal[index], state[index]];
    return {
      ...payment,
      status: "sent",
      amount: clampAtZero(subtractMoney(gross, sumMoney([withheldFederal, withheldState]))),
      withheldFederal,
      withheldState,
      sources: scaleSources(payment, gross),
      assets: part === firstPart ? (live[0]?.assets ?? []) : [],
      // The 60 days count from the receipt of the first payment, even for its replacements.
      receivedOn: part === firstPart ? (payment.receivedOn ?? null) : null,
    };
  });
}

function pickDatesAndCode({ sentOn, receivedOn, recordedOn, code1099R }: Transfer): Partial<Transfer> {
  return {
    sentOn: sentOn ?? null,
    receivedOn: receivedOn ?? null,
    recordedOn: recordedOn ?? null,
    ...(code1099R === undefined ? {} : { code1099R }),
  };
}

interface Part {
  payment: Transfer;
  gross: Money;
}

/** Assigns each payment the amount by which it exceeds the earlier payments, up to `gross`. */
function divideGross(
  chain: readonly Transfer[],
  { live, gross }: { live: readonly Transfer[]; gross: Money },
): Part[] {
  const parts: Part[] = [];
  let reported = "0.00";
  for (const payment of chain) {
    const upTo = min(getGross(payment), gross);
    const part = subtractMoney(upTo, reported);
    if (payment.voidReason === "corrected" || compareMoney(part, "0.00") <= 0) continue;
    parts.push({ payment, gross: part });
    reported = upTo;
  }
  const remaining = subtractMoney(gross, reported);
  const last = live.at(-1);
  if (remaining === "0.00" || !last) return parts;
  // Part of the money was returned and sent again, so the last payment adds to the earlier payments.
  const others = parts.filter(({ payment }) => payment !== last);
  const own = parts.find(({ payment }) => payment === last)?.gross ?? "0.00";
  return [...others, { payment: last, gross: sumMoney([own, remaining]) }];
}

/** The first payment gets its own withholding, and each later payment only the increase. */
function allocateWithholding(
  parts: readonly Part[],
  name: "withheldFederal" | "withheldState",
  withheld: Money,
): Money[] {
  let remaining = withheld;
  let earlier = "0.00";
  return parts.map(({ payment, gross }, index) => {
    const increase = clampAtZero(subtractMoney(payment[name], earlier));
    const share = index === parts.length - 1 ? remaining : min(increase, remaining);
    const amount = min(share, gross);
    earlier = max([earlier, payment[name]]);
    remaining = subtractMoney(remaining, amount);
    return amount;
  });
}

function scaleSources(payment: Transfer, gross: Money): SourceAmount[] {
  const { sources = [] } = payment;
  if (sources.length === 0 || gross === getGross(payment)) return sources;
  const shares = apportion(
    gross,
    sources.map(({ amount }) => toCents(amount)),
  );
  return sources.map((source, index) => ({ ...source, amount: shares[index] ?? "0.00" }));
}

export interface UnreplacedPayment {
  transfer: Transfer;
  /** True if it stays on the Form 1099-R of its year. */
  isReported: boolean;
}

/** Lists void payments that were not reissued. */
export function listUnreplacedPayments(rollover: Payments): UnreplacedPayment[] {
  const { transfers } = rollover;
  return listChains(transfers).flatMap((chain) => {
    const last = chain.findLast(
      ({ id, voidReason }) =>
        voidReason !== "corrected" && !transfers.some(({ replaces }) => replaces === id),
    );
    if (!last || chain.some(isLiveTransfer)) return [];
    return [
      { transfer: last, isReported: chain.some((transfer) => isUncashedDistribution(rollover, transfer)) },
    ];
  });
}

function min(one: Money, other: Money): Money {
  return compareMoney(one, other) < 0 ? one : other;
}

function max(amounts: readonly Money[]): Money {
  return amounts.reduce((largest, amount) => (compareMoney(amount, largest) > 0 ? amount : largest), "0.00");
}
