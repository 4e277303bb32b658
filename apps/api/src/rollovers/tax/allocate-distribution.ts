import { apportion, fromCents, type Money, toCents } from "../workflow/money.ts";

// How the pre-tax and the after-tax money of one distribution is divided among where it goes: Notice 2014-54, section III;
// §402(c)(2). All that is scheduled to leave at the same time is one distribution, wherever it goes. A designated Roth
// account is a contract of its own (§402A(d)(4)): Roth money takes no part in it.

/** One destination of a distribution. */
export interface Disbursement {
  /** Without Roth money. */
  amount: Money;
  /** Paid to the participant first, who rolls it over within 60 days; all else is rolled over directly. */
  isIndirect: boolean;
  /** Who is first to get pre-tax money where the participant has not chosen: a lower number before a higher one. */
  rank: number;
  /** How much pre-tax money the participant wants to go there; null where they have not chosen. */
  chosenPreTax: Money | null;
}

export interface Parts {
  preTax: Money;
  afterTax: Money;
}

export interface DistributionAllocation {
  /** In the order of the destinations. */
  destinations: Parts[];
  /** What is paid to the participant and not rolled over. */
  paidOut: Parts;
}

/** A choice that the notice does not leave to the participant. */
export class ChoiceIssue extends Error {
  /** Of which destination. */
  readonly index: number;

  constructor(index: number, message: string) {
    super(message);
    this.index = index;
  }
}

/**
 * Divides a distribution. Pre-tax money goes to the direct rollovers first, then to what is rolled over within 60 days, and
 * what is left of it to the participant. Where there is less of it than a group of several takes, the participant chooses
 * among them, before the money goes; what they leave open goes by rank, and within a rank by amount.
 *
 * @param preTax with the earnings of after-tax money, which are pre-tax money
 * @param afterTax what was paid in after tax
 * @param destinations together no more than `preTax` and `afterTax`
 * @throws ChoiceIssue for a choice that does not fit
 */
export function allocateDistribution(
  { preTax, afterTax }: Parts,
  destinations: readonly Disbursement[],
): DistributionAllocation {
  const assigned = new Map<Disbursement, bigint>();
  let left = toCents(preTax);
  for (const isIndirect of [false, true]) {
    const group = destinations.filter((one) => one.isIndirect === isIndirect);
    const taken = least(left, sumOf(group));
    assignWithin(destinations, group, taken, assigned);
    left -= taken;
  }
  const parts = destinations.map((one) => {
    const preTaxPart = assigned.get(one) ?? 0n;
    return { preTax: fromCents(preTaxPart), afterTax: fromCents(toCents(one.amount) - preTaxPart) };
  });
  const paidOut = toCents(preTax) + toCents(afterTax) - sumOf(destinations);
  return {
    destinations: parts,
    paidOut: { preTax: fromCents(left), afterTax: fromCents(paidOut - left) },
  };
}

/** Assigns pre-tax money, no more than the group takes, to what was chosen first, and the rest by rank. */
function assignWithin(
  all: readonly Disbursement[],
  group: readonly Disbursement[],
  taken: bigint,
  assigned: Map<Disbursement, bigint>,
): void {
  let rest = taken;
  let last: Disbursement | undefined;
  for (const one of group) {
    if (one.chosenPreTax === null) continue;
    const chosen = toCents(one.chosenPreTax);
    if (chosen > toCents(one.amount)) {
      throw new ChoiceIssue(all.indexOf(one), `must be at most ${one.amount}, which is all that goes there`);
    }
    if (chosen > rest) {
      throw new ChoiceIssue(
        all.indexOf(one),
        `must be at most ${fromCents(rest)}, which is left of the pre-tax money`,
      );
    }
    assigned.set(one, chosen);
    rest -= chosen;
    last = one;
  }
  const open = group.filter((one) => one.chosenPreTax === null);
  for (const rank of [...new Set(open.map((one) => one.rank))].sort((a, b) => a - b)) {
    const some = open.filter((one) => one.rank === rank);
    const amounts = some.map(({ amount }) => toCents(amount));
    const now = least(rest, sumOf(some));
    const shares = sumOf(some) === 0n ? [] : apportion(fromCents(now), amounts);
    some.forEach((one, index) => {
      assigned.set(one, toCents(shares[index] ?? "0.00"));
    });
    rest -= now;
  }
  if (rest > 0n && last) {
    const detail = `must be more: ${fromCents(rest)} of pre-tax money would go where it may not before all that is rolled over this way has it`;
    throw new ChoiceIssue(all.indexOf(last), detail);
  }
}

function sumOf(disbursements: readonly Disbursement[]): bigint {
  return disbursements.reduce((sum, { amount }) => sum + toCents(amount), 0n);
}

function least(a: bigint, b: bigint): bigint {
  return a < b ? a : b;
}
