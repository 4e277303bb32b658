import { compareMoney, type Money, subtractMoney, sumMoney } from "./money.ts";
import { HUNDRED_PERCENT, type MoneySource, resolveSourceAmounts, toPercentUnits } from "./money-source.ts";

type SourceInput = { [Name in keyof Omit<MoneySource, "kind">]?: MoneySource[Name] | undefined } & Pick<
  MoneySource,
  "kind"
>;

/** An empty path means the whole list. */
interface SourceIssue {
  path: readonly (string | number)[];
  detail: string;
}

/**
 * Checks that the sources add up to the requested amount. Derives missing earnings.
 *
 * @param requested null for a full rollover
 * @param year latest possible year of a first contribution
 */
export function normalizeMoneySources(
  inputs: readonly SourceInput[],
  requested: Money | null,
  year: number,
): { sources: MoneySource[]; issues: SourceIssue[] } {
  const issues: SourceIssue[] = [];
  const inputSources = inputs.map((input) => ({
    kind: input.kind,
    amount: input.amount ?? null,
    percent: input.percent ?? null,
    firstContributionYear: input.firstContributionYear ?? null,
    basis: input.basis ?? null,
    earnings: input.earnings ?? null,
    ...(input.inPlanRollover ? { inPlanRollover: input.inPlanRollover } : {}),
  }));
  // Leaves out each basis: an amount derived from a basis cannot be checked against that basis.
  const amounts = resolveSourceAmounts(
    inputSources.map((source) => ({ ...source, basis: null })),
    requested,
  );
  const sources = inputSources.map((source, index) => {
    if ((source.firstContributionYear ?? 0) > year)
      issues.push({ path: [index, "firstContributionYear"], detail: "must not be in the future" });
    return withBasisAndEarnings(source, amounts[index] ?? null, { index, issues });
  });
  if (issues.length === 0) issues.push(...findSumIssues(sources, requested));
  return { sources, issues };
}

function withBasisAndEarnings(
  source: MoneySource,
  sourceAmount: Money | null,
  { index, issues }: { index: number; issues: SourceIssue[] },
): MoneySource {
  const { basis, earnings } = source;
  if (basis === null) return source;
  if (sourceAmount === null) {
    // Roth money needs no earnings here: for a full account, they are often known only when the money leaves.
    if (earnings === null && source.kind === "after_tax")
      issues.push({ path: [index, "earnings"], detail: "is required unless the amount is known" });
    return source;
  }
  const remainder = subtractMoney(sourceAmount, basis);
  if (remainder.startsWith("-"))
    issues.push({ path: [index, "basis"], detail: `must be at most ${sourceAmount}` });
  else if (earnings !== null && earnings !== remainder)
    issues.push({
      path: [index, "earnings"],
      detail: `must be ${remainder}, so that basis and earnings add up to ${sourceAmount}`,
    });
  return { ...source, earnings: earnings ?? remainder };
}

function findSumIssues(sources: readonly MoneySource[], requested: Money | null): SourceIssue[] {
  const percents = sources.flatMap(({ percent }) => (percent === null ? [] : [toPercentUnits(percent)]));
  const totalParts = percents.reduce((sum, part) => sum + part, 0n);
  const toIssues = (detail: string) => [{ path: [], detail }];
  if (totalParts > HUNDRED_PERCENT) return toIssues("must add up to at most 100 percent");
  if (percents.length > 0 && percents.length === sources.length && totalParts < HUNDRED_PERCENT)
    return toIssues("must add up to 100 percent");
  if (sources.length === 0 || requested === null) return [];
  const amounts = resolveSourceAmounts(sources, requested);
  const determined = amounts.filter((amount) => amount !== null);
  const sum = sumMoney(determined);
  const isIncomplete = determined.length < amounts.length;
  const isTooMuch =
    determined.some((amount) => compareMoney(amount, "0.00") <= 0) || compareMoney(sum, requested) > 0;
  if (isTooMuch || (isIncomplete && sum === requested))
    return toIssues(`must add up to ${requested}, each more than zero`);
  return isIncomplete || sum === requested
    ? []
    : toIssues(`must add up to ${requested}, but add up to ${sum}`);
}
