import type { ValidationIssue } from "@svc/service-kit";
import { isRothKind, type SourceAmount } from "../money-sources/money-source.ts";
import { compareMoney, type Money, subtractMoney, sumMoney } from "../workflow/money.ts";
import type { DistributionDestination } from "./distribution-input.ts";

export interface RothPlaces {
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
export function placeRothMoney(
  totals: readonly SourceAmount[],
  destinations: readonly DistributionDestination[],
  paid: Money,
  isAll: boolean,
): RothPlaces {
  const issues: ValidationIssue[] = [];
  const places: SourceAmount[][] = destinations.map(({ moneySources = [] }) =>
    moneySources.filter(({ kind }) => isRothKind(kind)),
  );
  const known = totals.map(({ kind }) => kind);
  const [only] = totals;
  if (isAll && only && totals.length === 1) {
    for (const [index, { amount }] of destinations.entries()) places[index] = [{ kind: only.kind, amount }];
  }
  for (const [index, { moneySources = [] }] of destinations.entries()) {
    for (const [line, { kind }] of moneySources.entries()) {
      const pointer = `#/destinations/${index}/moneySources/${line}/kind`;
      if (isRothKind(kind) && !known.includes(kind))
        issues.push({ pointer, detail: "is not in the distribution's moneySources" });
      if (moneySources.findIndex((other) => other.kind === kind) < line)
        issues.push({ pointer, detail: "is listed twice" });
    }
  }
  const paidOut: SourceAmount[] = [];
  for (const { kind, amount } of totals) {
    const chosen = sumMoney(
      places
        .flat()
        .filter((one) => one.kind === kind)
        .map((one) => one.amount),
    );
    const rest =
      chosen === "0.00" ? placeInOnlyOne(kind, amount, destinations, places) : subtractMoney(amount, chosen);
    if (rest === null) {
      issues.push({
        pointer: "#/destinations",
        detail: `must state in moneySources which of them takes the ${kind} money`,
      });
    } else if (rest.startsWith("-")) {
      issues.push({
        pointer: "#/destinations",
        detail: `take ${chosen} of ${kind} money, but only ${amount} leaves the account`,
      });
    } else if (rest !== "0.00") paidOut.push({ kind, amount: rest });
  }
  for (const [index, { amount }] of destinations.entries()) {
    if (compareMoney(sumOf(places[index] ?? []), amount) > 0)
      issues.push({
        pointer: `#/destinations/${index}/moneySources`,
        detail: `must add up to at most ${amount}`,
      });
  }
  if (compareMoney(sumOf(paidOut), paid) > 0) {
    const detail = `leave ${sumOf(paidOut)} of Roth money without a destination, but only ${paid} is paid to the participant`;
    issues.push({ pointer: "#/moneySources", detail });
  }
  return { destinations: places, paidOut, issues };
}

/** @returns the amount that does not fit, or null if there are several Roth accounts */
function placeInOnlyOne(
  kind: SourceAmount["kind"],
  amount: Money,
  destinations: readonly DistributionDestination[],
  places: SourceAmount[][],
): Money | null {
  const accounts = destinations.flatMap(({ destination: { accountType } }, index) =>
    accountType === "roth_ira" || accountType === "designated_roth" ? [index] : [],
  );
  if (accounts.length > 1) return null;
  const [index] = accounts;
  const place = index === undefined ? undefined : places[index];
  const all = index === undefined ? undefined : destinations[index]?.amount;
  if (!place || all === undefined) return amount;
  const room = subtractMoney(all, sumOf(place));
  const taken = compareMoney(room, amount) < 0 ? room : amount;
  if (compareMoney(taken, "0.00") <= 0) return amount;
  place.push({ kind, amount: taken });
  return subtractMoney(amount, taken);
}

function sumOf(amounts: readonly SourceAmount[]): Money {
  return sumMoney(amounts.map(({ amount }) => amount));
}
