import { apportion, compareMoney, type Money, subtractMoney, sumMoney, toCents } from "./money.ts";

export const MONEY_SOURCE_KINDS = ["pre_tax", "roth", "after_tax", "employer_match_roth"] as const;
export type MoneySourceKind = (typeof MONEY_SOURCE_KINDS)[number];

/** One kind of money in a rollover, by amount or percent. If both are null, all money of that kind. */
export interface MoneySource {
  kind: MoneySourceKind;
  amount: Money | null;
  /** `12.5`: greater than 0, up to 100, with up to four decimals. */
  percent: string | null;
  /** For Roth money; the five-year period starts on January 1 of this year. */
  firstContributionYear: number | null;
  /** For after-tax money: contributions, and earnings on them, which are pre-tax money. */
  basis: Money | null;
  earnings: Money | null;
}

export interface SourceAmount {
  kind: MoneySourceKind;
  amount: Money;
}

/** True for money taxed when it entered a designated Roth account or Roth IRA (§402A, §408A). */
export function isRothKind(kind: MoneySourceKind): boolean {
  return kind === "roth" || kind === "employer_match_roth";
}

/**
 * Returns each source's amount, or null if the request does not determine it.
 *
 * @param requested null for a full rollover
 */
export function planSources(sources: readonly MoneySource[], requested: Money | null): (Money | null)[] {
  const byPercent = sharesByPercent(sources, requested);
  const known = sources.map(
    (source, index) => source.amount ?? byPercent[index] ?? sumBasisAndEarnings(source) ?? null,
  );
  const open = known.filter((amount) => amount === null).length;
  if (requested === null || open !== 1) return known;
  const remainder = subtractMoney(requested, sumMoney(known.filter((amount) => amount !== null)));
  return known.map((amount) => amount ?? remainder);
}

function sumBasisAndEarnings({ basis, earnings }: MoneySource): Money | null {
  return basis === null || earnings === null ? null : sumMoney([basis, earnings]);
}

/** Converts a percent to units of 0.0001 percent. */
export function toParts(percent: string): bigint {
  const [whole = "0", decimals = ""] = percent.split(".");
  return BigInt(whole + decimals.padEnd(4, "0"));
}

const ALL_PARTS = 1_000_000n;

function sharesByPercent(sources: readonly MoneySource[], requested: Money | null): (Money | null)[] {
  const parts = sources.map(({ percent }) => (percent === null ? 0n : toParts(percent)));
  const unassigned = ALL_PARTS - parts.reduce((sum, part) => sum + part, 0n);
  if (requested === null || unassigned === ALL_PARTS || unassigned < 0n) return sources.map(() => null);
  // Include the remainder, so that no cent is assigned twice.
  const shares = apportion(requested, [...parts, unassigned]);
  return sources.map(({ percent }, index) => (percent === null ? null : (shares[index] ?? null)));
}

/** Splits a payment in proportion to the plan. Null if the plan does not determine the split. */
export function splitByPlan(
  sources: readonly MoneySource[],
  requested: Money | null,
  gross: Money,
): SourceAmount[] | null {
  if (sources.length <= 1) return sources.map(({ kind }) => ({ kind, amount: gross }));
  const planned = planSources(sources, requested);
  const weights = planned.every((amount) => amount !== null)
    ? planned.map(toCents)
    : sources.map(({ percent }) => (percent === null ? null : toParts(percent)));
  if (!weights.every((weight) => weight !== null)) return null;
  return toAmounts(sources, apportion(gross, weights));
}

/** Like `splitByPlan`, but open sources share the rest if the plan does not determine the split. Only for simulated payments. */
export function splitWithFallback(
  sources: readonly MoneySource[],
  requested: Money | null,
  gross: Money,
): SourceAmount[] {
  const split = splitByPlan(sources, requested, gross);
  if (split) return split;
  const planned = planSources(sources, requested);
  const known = sumMoney(planned.filter((amount) => amount !== null));
  if (compareMoney(known, gross) >= 0)
    return toAmounts(
      sources,
      apportion(
        gross,
        sources.map(() => 1n),
      ),
    );
  const open = planned.map((amount) => (amount === null ? 1n : 0n));
  const shares = apportion(subtractMoney(gross, known), open);
  return toAmounts(
    sources,
    planned.map((amount, index) => amount ?? shares[index] ?? "0.00"),
  );
}

function toAmounts(sources: readonly MoneySource[], amounts: readonly Money[]): SourceAmount[] {
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
  const live = transfers.filter(({ status }) => status === "sent");
  const amounts = live.flatMap(({ sources: split }) => split ?? []);
  return sources.map(({ kind }) =>
    sumMoney(amounts.filter((one) => one.kind === kind).map(({ amount }) => amount)),
  );
}

/** Returns the after-tax contributions in the amount sent: a proportional part, or all of them once everything was sent. */
export function computeSentBasis(source: MoneySource, sent: Money): Money {
  const planned = sumBasisAndEarnings(source);
  if (source.basis === null || planned === null) return "0.00";
  if (compareMoney(sent, planned) >= 0) return source.basis;
  const [basis = "0.00"] = apportion(sent, [source.basis, source.earnings ?? "0.00"].map(toCents));
  return basis;
}
