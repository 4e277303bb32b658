import { apportion, compareMoney, type Money, subtractMoney, sumMoney, toCents } from "../workflow/money.ts";

export const MONEY_SOURCE_KINDS = ["pre_tax", "roth", "after_tax", "employer_match_roth"] as const;
export type MoneySourceKind = (typeof MONEY_SOURCE_KINDS)[number];

/** One line of what a rollover moves: as much as `amount` says, or a percent of all that is moved; all of it where both are null. */
export interface MoneySource {
  kind: MoneySourceKind;
  amount: Money | null;
  /** `12.5`: more than 0, at most 100, up to four places. */
  percent: string | null;
  /** Of Roth money: when the first contribution was made, from whose first of January the five years count. */
  firstContributionYear: number | null;
  /** Of after-tax money: what was paid in after tax, and what it has earned, which is pre-tax money. */
  basis: Money | null;
  earnings: Money | null;
}

/** How much of a payment came from a line. */
export interface SourceAmount {
  kind: MoneySourceKind;
  amount: Money;
}

/** Money that was taxed when it went into a designated Roth account, or a Roth IRA (§402A, §408A). */
export function isRothKind(kind: MoneySourceKind): boolean {
  return kind === "roth" || kind === "employer_match_roth";
}

/**
 * What each line comes to, where that follows from what was asked for.
 *
 * @param requested all that the rollover is to move; null where it is all of the account
 */
export function planSources(sources: readonly MoneySource[], requested: Money | null): (Money | null)[] {
  const byPercent = sharesByPercent(sources, requested);
  const known = sources.map(
    (source, index) => source.amount ?? byPercent[index] ?? sumOfParts(source) ?? null,
  );
  const open = known.filter((amount) => amount === null).length;
  if (requested === null || open !== 1) return known;
  const rest = subtractMoney(requested, sumMoney(known.filter((amount) => amount !== null)));
  return known.map((amount) => amount ?? rest);
}

function sumOfParts({ basis, earnings }: MoneySource): Money | null {
  return basis === null || earnings === null ? null : sumMoney([basis, earnings]);
}

/** Percents in ten thousandths of a percent, so that they can be added up. */
export function toParts(percent: string): bigint {
  const [whole = "0", places = ""] = percent.split(".");
  return BigInt(whole + places.padEnd(4, "0"));
}

const ALL_PARTS = 1_000_000n;

function sharesByPercent(sources: readonly MoneySource[], requested: Money | null): (Money | null)[] {
  const parts = sources.map(({ percent }) => (percent === null ? 0n : toParts(percent)));
  const rest = ALL_PARTS - parts.reduce((sum, part) => sum + part, 0n);
  if (requested === null || rest === ALL_PARTS || rest < 0n) return sources.map(() => null);
  // The rest takes part too, so that no cent is given away twice.
  const shares = apportion(requested, [...parts, rest]);
  return sources.map(({ percent }, index) => (percent === null ? null : (shares[index] ?? null)));
}

/**
 * How a payment divides among the lines where nobody says: in the proportion of what was planned, to the cent. Null where the
 * plan does not tell.
 */
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

/** As `splitByPlan`, and where that does not tell, the lines that are open share what is left: for made-up payments. */
export function splitAnyhow(
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

/** What was not drawn on stays away. */
function toAmounts(sources: readonly MoneySource[], amounts: readonly Money[]): SourceAmount[] {
  return sources
    .map(({ kind }, index) => ({ kind, amount: amounts[index] ?? "0.00" }))
    .filter(({ amount }) => amount !== "0.00");
}

interface Payment {
  status: "sent" | "void";
  sources?: SourceAmount[];
}

/** What has left of each line, before anything was withheld: the live transfers alone. */
export function sumSent(sources: readonly MoneySource[], transfers: readonly Payment[]): Money[] {
  const live = transfers.filter(({ status }) => status === "sent");
  const amounts = live.flatMap(({ sources: split }) => split ?? []);
  return sources.map(({ kind }) =>
    sumMoney(amounts.filter((one) => one.kind === kind).map(({ amount }) => amount)),
  );
}

/** What of a line that has left was paid in after tax: in proportion until all of it has left. */
export function basisOfSent(source: MoneySource, sent: Money): Money {
  const planned = sumOfParts(source);
  if (source.basis === null || planned === null) return "0.00";
  if (compareMoney(sent, planned) >= 0) return source.basis;
  const [basis = "0.00"] = apportion(sent, [source.basis, source.earnings ?? "0.00"].map(toCents));
  return basis;
}
