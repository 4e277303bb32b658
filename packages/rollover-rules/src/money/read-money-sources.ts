import { compareMoney, type Money, subtractMoney, sumMoney } from "./money.ts";
import { type MoneySource, planSources, toParts } from "./money-source.ts";

type SourceInput = { [Name in keyof Omit<MoneySource, "kind">]?: MoneySource[Name] | undefined } & Pick<
  MoneySource,
  "kind"
>;

/** An issue and its path within the list; an empty path means the whole list. */
export interface SourceIssue {
  path: readonly (string | number)[];
  detail: string;
}

const ALL_PARTS = 1_000_000n;

/**
 * Fills in money sources and checks them against each other and the requested amount. For after-tax money, derives missing
 * earnings.
 *
 * @param requested null for a full rollover
 * @param year latest possible year of a first contribution
 */
export function readMoneySources(
  inputs: readonly SourceInput[],
  requested: Money | null,
  year: number,
): { sources: MoneySource[]; issues: SourceIssue[] } {
  const issues: SourceIssue[] = [];
  const lines = inputs.map((line) => ({
    kind: line.kind,
    amount: line.amount ?? null,
    percent: line.percent ?? null,
    firstContributionYear: line.firstContributionYear ?? null,
    basis: line.basis ?? null,
    earnings: line.earnings ?? null,
  }));
  const planned = planSources(
    lines.map((line) => ({ ...line, basis: null })),
    requested,
  );
  const sources = lines.map((line, index) => {
    if ((line.firstContributionYear ?? 0) > year)
      issues.push({ path: [index, "firstContributionYear"], detail: "must not be in the future" });
    return line.kind === "after_tax"
      ? withBasisAndEarnings(line, planned[index] ?? null, index, issues)
      : line;
  });
  if (issues.length === 0) issues.push(...findSumIssues(sources, requested));
  return { sources, issues };
}

/** @param whole the source's amount, if known */
function withBasisAndEarnings(
  line: MoneySource,
  whole: Money | null,
  index: number,
  issues: SourceIssue[],
): MoneySource {
  const { basis, earnings } = line;
  if (basis === null) return line;
  if (whole === null) {
    if (earnings === null)
      issues.push({
        path: [index, "earnings"],
        detail: "is required unless the amount is known",
      });
    return line;
  }
  const remainder = subtractMoney(whole, basis);
  if (remainder.startsWith("-")) issues.push({ path: [index, "basis"], detail: `must be at most ${whole}` });
  else if (earnings !== null && earnings !== remainder)
    issues.push({
      path: [index, "earnings"],
      detail: `must be ${remainder}, so that basis and earnings add up to ${whole}`,
    });
  return { ...line, earnings: earnings ?? remainder };
}

function findSumIssues(sources: readonly MoneySource[], requested: Money | null): SourceIssue[] {
  const percents = sources.flatMap(({ percent }) => (percent === null ? [] : [toParts(percent)]));
  const totalParts = percents.reduce((sum, part) => sum + part, 0n);
  const issue = (detail: string) => [{ path: [], detail }];
  if (totalParts > ALL_PARTS) return issue("must add up to at most 100 percent");
  if (percents.length > 0 && percents.length === sources.length && totalParts < ALL_PARTS)
    return issue("must add up to 100 percent");
  if (sources.length === 0 || requested === null) return [];
  const planned = planSources(sources, requested);
  const known = planned.filter((amount) => amount !== null);
  const sum = sumMoney(known);
  const isOpen = known.length < planned.length;
  const isTooMuch =
    known.some((amount) => compareMoney(amount, "0.00") <= 0) || compareMoney(sum, requested) > 0;
  if (isTooMuch || (isOpen && sum === requested))
    return issue(`must add up to ${requested}, each more than zero`);
  return isOpen || sum === requested ? [] : issue(`must add up to ${requested}, but add up to ${sum}`);
}
