import { apportion, compareMoney, type Money, subtractMoney, sumMoney, toCents } from "./money.ts";

export const MONEY_SOURCE_KINDS = ["pre_tax", "roth", "after_tax", "employer_match_roth"] as const;
export type MoneySourceKind = (typeof MONEY_SOURCE_KINDS)[number];

/** If `amount` and `percent` are null, the source is all money of its kind. */
export interface MoneySource {
  kind: MoneySourceKind;
  amount: Money | null;
  /** For example `12.5`: above 0, at most 100, with up to four decimals. */
  percent: string | null;
  /** For Roth money only. The five-year period starts on January 1 of this year. */
  firstContributionYear: number | null;
  /** For after-tax and Roth money only: the contributions. */
  basis: Money | null;
  /** For after-tax and Roth money only. Earnings of after-tax money are pre-tax money. */
  earnings: Money | null;
  /** For Roth money of a plan only. Null if unknown. */
  inPlanRollover?: Money | null;
}

export interface SourceAmount {
  kind: MoneySourceKind;
  amount: Money;
}

export function isRothKind(kind: MoneySourceKind): boolean {
  return kind === "roth" || kind === "employer_match_roth";
}

/**
 * Returns each source's amount, or null if the request does not determine it.
 * @param requested null for a full rollover
 */
export function resolveSourceAmounts(
  sources: readonly MoneySource[],
  requested: Money | null,
): (Money | null)[] {
  const shares = splitByPercent(sources, requested);
  const amounts = sources.map(
    (source, index) => source.amount ?? shares[index] ?? sumBasisAndEarnings(source),
  );
  const determined = amounts.filter((amount) => amount !== null);
  if (requested === null || determined.length !== amounts.length - 1) return amounts;
  const remainder = subtractMoney(requested, sumMoney(determined));
  return amounts.map((amount) => amount ?? remainder);
}

function sumBasisAndEarnings({ basis, earnings }: MoneySource): Money | null {
  return basis === null || earnings === null ? null : sumMoney([basis, earnings]);
}

/** Converts to units of 0.0001 percent. */
export function toPercentUnits(percent: string): bigint {
  const [whole = "0", decimals = ""] = percent.split(".");
  return BigInt(whole + decimals.padEnd(4, "0"));
}

/** In the units of `toPercentUnits`. */
export const HUNDRED_PERCENT = 1_000_000n;

function splitByPercent(sources: readonly MoneySource[], requested: Money | null): (Money | null)[] {
  const parts = sources.map(({ percent }) => (percent === null ? 0n : toPercentUnits(percent)));
  const unassigned = HUNDRED_PERCENT - parts.reduce((sum, part) => sum + part, 0n);
  if (requested === null || unassigned < 0n) return sources.map(() => null);
  // Include the unassigned part, so that no cent is assigned twice.
  const shares = apportion(requested, [...parts, unassigned]);
  return sources.map(({ percent }, index) => (percent === null ? null : (shares[index] ?? null)));
}

/** Splits in proportion to the requested amounts. Returns null if the request does not determine them. */
export function splitPayment(
  sources: readonly MoneySource[],
  requested: Money | null,
  gross: Money,
): SourceAmount[] | null {
  if (sources.length <= 1) return sources.map(({ kind }) => ({ kind, amount: gross }));
  const amounts = resolveSourceAmounts(sources, requested);
  const weights = amounts.every((amount) => amount !== null)
    ? amounts.map(toCents)
    : sources.map(({ percent }) => (percent === null ? null : toPercentUnits(percent)));
  if (!weights.every((weight) => weight !== null)) return null;
  return toSourceAmounts(sources, apportion(gross, weights));
}

/**
 * Splits like `splitPayment` if possible. Otherwise, sources without a determined amount share the remainder
 * equally. If nothing remains, all sources share the payment equally.
 */
export function splitSimulatedPayment(
  sources: readonly MoneySource[],
  requested: Money | null,
  gross: Money,
): SourceAmount[] {
  const split = splitPayment(sources, requested, gross);
  if (split) return split;
  const amounts = resolveSourceAmounts(sources, requested);
  const determinedSum = sumMoney(amounts.filter((amount) => amount !== null));
  if (compareMoney(determinedSum, gross) >= 0) {
    const equalWeights = sources.map(() => 1n);
    return toSourceAmounts(sources, apportion(gross, equalWeights));
  }
  const weights = amounts.map((amount) => (amount === null ? 1n : 0n));
  const shares = apportion(subtractMoney(gross, determinedSum), weights);
  return toSourceAmounts(
    sources,
    amounts.map((amount, index) => amount ?? shares[index] ?? "0.00"),
  );
}

function toSourceAmounts(sources: readonly MoneySource[], amounts: readonly Money[]): SourceAmount[] {
  return sources
    .map(({ kind }, index) => ({ kind, amount: amounts[index] ?? "0.00" }))
    .filter(({ amount }) => amount !== "0.00");
}

interface Payment {
  status: "sent" | "void";
  sources?: SourceAmount[];
}

/** Sums live transfers by source, before withholding. */
export function sumSent(sources: readonly MoneySource[], transfers: readonly Payment[]): Money[] {
  const amounts = transfers
    .filter(({ status }) => status === "sent")
    .flatMap((transfer) => transfer.sources ?? []);
  return sources.map(({ kind }) =>
    sumMoney(amounts.filter((one) => one.kind === kind).map(({ amount }) => amount)),
  );
}

/** Returns the after-tax contributions in the amount sent. Zero if basis or earnings are unknown. */
export function computeSentBasis(source: MoneySource, sent: Money): Money {
  const total = sumBasisAndEarnings(source);
  if (source.basis === null || total === null) return "0.00";
  if (compareMoney(sent, total) >= 0) return source.basis;
  const [basis = "0.00"] = apportion(sent, [source.basis, source.earnings ?? "0.00"].map(toCents));
  return basis;
}
