import { compareMoney, type Money, subtractMoney, sumMoney } from "@svc/rollover-rules/money/money";
import { isRothKind, type SourceAmount } from "@svc/rollover-rules/money/money-source";
import type { ValidationIssue } from "@svc/service-kit/errors";
import type { DistributionDestination } from "./distribution-input.ts";

interface RothAllocation {
  /** In the order of the destinations. */
  destinations: SourceAmount[][];
  paidOut: SourceAmount[];
  issues: ValidationIssue[];
}

/**
 * Allocates Roth money to the chosen destinations, or else to the only Roth account. The participant is paid the rest.
 *
 * @param totals by kind of Roth money
 * @param paid total paid to the participant
 * @param isAll whether all money is Roth
 */
export function allocateRothMoney(
  totals: readonly SourceAmount[],
  destinations: readonly DistributionDestination[],
  paid: Money,
  isAll: boolean,
): RothAllocation {
  const issues: ValidationIssue[] = [];
  const allocations: SourceAmount[][] = destinations.map(({ moneySources = [] }) =>
    moneySources.filter(({ kind }) => isRothKind(kind)),
  );
  const knownKinds = totals.map(({ kind }) => kind);
  const [only] = totals;
  if (isAll && only && totals.length === 1) {
    for (const [index, { amount }] of destinations.entries())
      allocations[index] = [{ kind: only.kind, amount }];
  }
  for (const [index, { moneySources = [] }] of destinations.entries()) {
    for (const [line, { kind }] of moneySources.entries()) {
      const pointer = `#/destinations/${index}/moneySources/${line}/kind`;
      if (isRothKind(kind) && !knownKinds.includes(kind))
        issues.push({ pointer, detail: "is not in the distribution's moneySources" });
      if (moneySources.findIndex((other) => other.kind === kind) < line)
        issues.push({ pointer, detail: "is listed twice" });
    }
  }
  const paidOut: SourceAmount[] = [];
  for (const { kind, amount } of totals) {
    const chosen = sumMoney(
      allocations
        .flat()
        .filter((one) => one.kind === kind)
        .map((one) => one.amount),
    );
    const unallocated =
      chosen === "0.00"
        ? allocateToOnlyRothAccount(kind, amount, destinations, allocations)
        : subtractMoney(amount, chosen);
    if (unallocated === null) {
      issues.push({
        pointer: "#/destinations",
        detail: `must assign the ${kind} money to a destination in moneySources`,
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
  if (compareMoney(sumSourceAmounts(paidOut), paid) > 0) {
    const detail = `leave ${sumSourceAmounts(paidOut)} of Roth money without a destination, but only ${paid} is paid to the participant`;
    issues.push({ pointer: "#/moneySources", detail });
  }
  return { destinations: allocations, paidOut, issues };
}

/** @returns the amount left over, or null if there are several Roth accounts */
function allocateToOnlyRothAccount(
  kind: SourceAmount["kind"],
  amount: Money,
  destinations: readonly DistributionDestination[],
  allocations: SourceAmount[][],
): Money | null {
  const accounts = destinations.flatMap(({ destination: { accountType } }, index) =>
    accountType === "roth_ira" || accountType === "designated_roth" ? [index] : [],
  );
  if (accounts.length > 1) return null;
  const [index] = accounts;
  const allocation = index === undefined ? undefined : allocations[index];
  const all = index === undefined ? undefined : destinations[index]?.amount;
  if (!allocation || all === undefined) return amount;
  const room = subtractMoney(all, sumSourceAmounts(allocation));
  const allocated = compareMoney(room, amount) < 0 ? room : amount;
  if (compareMoney(allocated, "0.00") <= 0) return amount;
  allocation.push({ kind, amount: allocated });
  return subtractMoney(amount, allocated);
}

function sumSourceAmounts(amounts: readonly SourceAmount[]): Money {
  return sumMoney(amounts.map(({ amount }) => amount));
}
