import { compareMoney, type Money, subtractMoney, sumMoney } from "@svc/rollover-rules/money/money";
import { isRothKind, type SourceAmount } from "@svc/rollover-rules/money/money-source";
import type { ValidationIssue } from "@svc/service-kit/errors";
import type { DistributionDestination } from "./distribution-input.ts";

interface RothAllocation {
  destinations: SourceAmount[][];
  paidOut: SourceAmount[];
  issues: ValidationIssue[];
}

/**
 * Allocates Roth money to the chosen destinations, or to the only Roth account, and pays the rest to the participant.
 * @param totals amounts of Roth money, one per kind
 * @param isAllRoth true if the distribution has no other money
 */
export function allocateRothMoney(
  totals: readonly SourceAmount[],
  destinations: readonly DistributionDestination[],
  { paidAmount, isAllRoth }: { paidAmount: Money; isAllRoth: boolean },
): RothAllocation {
  const issues: ValidationIssue[] = [];
  const allocations: SourceAmount[][] = destinations.map(({ moneySources = [] }) =>
    moneySources.filter(({ kind }) => isRothKind(kind)),
  );
  const totalKinds = totals.map(({ kind }) => kind);
  const [onlyKind] = totalKinds;
  if (isAllRoth && onlyKind && totals.length === 1) {
    for (const [index, { amount }] of destinations.entries())
      allocations[index] = [{ kind: onlyKind, amount }];
  }
  for (const [index, { moneySources = [] }] of destinations.entries()) {
    for (const [sourceIndex, { kind }] of moneySources.entries()) {
      const pointer = `#/destinations/${index}/moneySources/${sourceIndex}/kind`;
      if (isRothKind(kind) && !totalKinds.includes(kind))
        issues.push({ pointer, detail: "is not in the distribution's moneySources" });
      if (moneySources.findIndex((other) => other.kind === kind) < sourceIndex)
        issues.push({ pointer, detail: "is listed twice" });
    }
  }
  const paidOut: SourceAmount[] = [];
  for (const { kind, amount } of totals) {
    const chosen = sumSourceAmounts(allocations.flat().filter((allocation) => allocation.kind === kind));
    const unallocated =
      chosen === "0.00"
        ? allocateToOnlyRothAccount(kind, amount, { destinations, allocations })
        : subtractMoney(amount, chosen);
    if (unallocated === null) {
      issues.push({
        pointer: "#/destinations",
        detail: `must include the ${kind} money in the moneySources of a destination`,
      });
    } else if (unallocated.startsWith("-")) {
      issues.push({
        pointer: "#/destinations",
        detail: `take ${chosen} of ${kind} money, but only ${amount} leaves the account`,
      });
    } else if (unallocated !== "0.00") paidOut.push({ kind, amount: unallocated });
  }
  for (const [index, { amount }] of destinations.entries()) {
    if (compareMoney(sumSourceAmounts(allocations[index] ?? []), amount) > 0)
      issues.push({
        pointer: `#/destinations/${index}/moneySources`,
        detail: `must add up to at most ${amount}`,
      });
  }
  if (compareMoney(sumSourceAmounts(paidOut), paidAmount) > 0) {
    const detail = `leave ${sumSourceAmounts(paidOut)} of Roth money without a destination, but only ${paidAmount} is paid to the participant`;
    issues.push({ pointer: "#/moneySources", detail });
  }
  return { destinations: allocations, paidOut, issues };
}

/** @returns the unallocated amount, or null if there are several Roth accounts */
function allocateToOnlyRothAccount(
  kind: SourceAmount["kind"],
  amount: Money,
  {
    destinations,
    allocations,
  }: { destinations: readonly DistributionDestination[]; allocations: SourceAmount[][] },
): Money | null {
  const accounts = destinations.flatMap(({ destination: { accountType } }, index) =>
    accountType === "roth_ira" || accountType === "designated_roth" ? [index] : [],
  );
  if (accounts.length > 1) return null;
  const [index] = accounts;
  const allocation = index === undefined ? undefined : allocations[index];
  const destinationAmount = index === undefined ? undefined : destinations[index]?.amount;
  if (!allocation || destinationAmount === undefined) return amount;
  const available = subtractMoney(destinationAmount, sumSourceAmounts(allocation));
  const allocated = compareMoney(available, amount) < 0 ? available : amount;
  if (compareMoney(allocated, "0.00") <= 0) return amount;
  allocation.push({ kind, amount: allocated });
  return subtractMoney(amount, allocated);
}

export function sumSourceAmounts(amounts: readonly SourceAmount[]): Money {
  return sumMoney(amounts.map(({ amount }) => amount));
}
