import { apportion, fromCents, type Money, toCents } from "../money/money.ts";

// All money scheduled to leave at the same time is one distribution (Notice 2014-54, section III;
// §402(c)(2)). Roth money is excluded, because a designated Roth account is a separate contract
// (§402A(d)(4)).

export interface Disbursement {
  amount: Money;
  /** True for a 60-day rollover by the participant, false for a direct rollover. */
  isIndirect: boolean;
  /** Lower ranks get pre-tax money first if the participant has not chosen. */
  rank: number;
  /** Null if the participant has not chosen. */
  chosenPreTax: Money | null;
}

export interface Parts {
  preTax: Money;
  afterTax: Money;
}

interface DistributionAllocation {
  destinations: Parts[];
  /** The amount not rolled over. */
  paidOut: Parts;
}

/** A choice that the notice does not allow. */
export class ChoiceIssue extends Error {
  readonly index: number;

  constructor(index: number, message: string) {
    super(message);
    this.index = index;
  }
}

/**
 * Allocates pre-tax money to direct rollovers, then to 60-day rollovers, then to the amount paid out. Within
 * a group, the participant's choices come first, then lower ranks. Equal ranks share in proportion to their
 * amounts.
 *
 * @param preTax includes the earnings of after-tax money
 */
export function allocateDistribution(
  { preTax, afterTax }: Parts,
  destinations: readonly Disbursement[],
): DistributionAllocation {
  const assigned = new Map<Disbursement, bigint>();
  let unallocated = toCents(preTax);
  for (const isIndirect of [false, true]) {
    const group = destinations.filter((one) => one.isIndirect === isIndirect);
    const allocated = min(unallocated, sumDisbursements(group));
    assignToGroup(destinations, group, { preTax: allocated, assigned });
    unallocated -= allocated;
  }
  const parts = destinations.map((one) => {
    const preTaxPart = assigned.get(one) ?? 0n;
    return { preTax: fromCents(preTaxPart), afterTax: fromCents(toCents(one.amount) - preTaxPart) };
  });
  const paidOut = toCents(preTax) + toCents(afterTax) - sumDisbursements(destinations);
  return {
    destinations: parts,
    paidOut: { preTax: fromCents(unallocated), afterTax: fromCents(paidOut - unallocated) },
  };
}

function assignToGroup(
  all: readonly Disbursement[],
  group: readonly Disbursement[],
  { preTax, assigned }: { preTax: bigint; assigned: Map<Disbursement, bigint> },
): void {
  let remaining = preTax;
  let lastChoice: Disbursement | undefined;
  for (const one of group) {
    if (one.chosenPreTax === null) continue;
    const chosen = toCents(one.chosenPreTax);
    if (chosen > toCents(one.amount)) {
      throw new ChoiceIssue(
        all.indexOf(one),
        `must be at most ${one.amount}, the total for this destination`,
      );
    }
    if (chosen > remaining) {
      throw new ChoiceIssue(
        all.indexOf(one),
        `must be at most ${fromCents(remaining)}, the remaining pre-tax money`,
      );
    }
    assigned.set(one, chosen);
    remaining -= chosen;
    lastChoice = one;
  }
  const withoutChoice = group.filter((one) => one.chosenPreTax === null);
  for (const rank of [...new Set(withoutChoice.map((one) => one.rank))].sort((a, b) => a - b)) {
    const sameRank = withoutChoice.filter((one) => one.rank === rank);
    const amounts = sameRank.map(({ amount }) => toCents(amount));
    const assignable = min(remaining, sumDisbursements(sameRank));
    const shares = sumDisbursements(sameRank) === 0n ? [] : apportion(fromCents(assignable), amounts);
    sameRank.forEach((one, index) => {
      assigned.set(one, toCents(shares[index] ?? "0.00"));
    });
    remaining -= assignable;
  }
  if (remaining > 0n && lastChoice) {
    const rollovers = lastChoice.isIndirect ? "60-day rollovers" : "direct rollovers";
    const detail = `must be higher: another ${fromCents(remaining)} of pre-tax money must go to ${rollovers}`;
    throw new ChoiceIssue(all.indexOf(lastChoice), detail);
  }
}

function sumDisbursements(disbursements: readonly Disbursement[]): bigint {
  return disbursements.reduce((sum, { amount }) => sum + toCents(amount), 0n);
}

function min(a: bigint, b: bigint): bigint {
  return a < b ? a : b;
}
