import { normalizeAccountNumber } from "@svc/accounts";
import { listDeliveryMethods } from "@svc/rollover-rules/eligibility/delivery-methods";
import { compareMoney, type Money, subtractMoney, sumMoney } from "@svc/rollover-rules/money/money";
import {
  computeSentBasis,
  isRothKind,
  type MoneySource,
  resolveSourceAmounts,
  type SourceAmount,
} from "@svc/rollover-rules/money/money-source";
import { normalizeMoneySources } from "@svc/rollover-rules/money/normalize-money-sources";
import { allocateDistribution, ChoiceIssue, type Parts } from "@svc/rollover-rules/tax/allocate-distribution";
import type { ValidationIssue } from "@svc/service-kit/errors";
import { type DraftInput, formatDeliveryIssue } from "../drafts/rollover-input.ts";
import { allocateRothMoney, sumSourceAmounts } from "./allocate-roth-money.ts";
import type { DistributionDestination, DistributionInput } from "./distribution-input.ts";

interface PlannedDistribution {
  moneySources: MoneySource[];
  rollovers: DraftInput[];
  paidOut: SourceAmount[];
}

export class DistributionIssues extends Error {
  readonly issues: ValidationIssue[];

  constructor(issues: ValidationIssue[]) {
    super("the distribution is inconsistent");
    this.issues = issues;
  }
}

/**
 * Plans the rollovers. Notice 2014-54 allocates the pre-tax and after-tax money that leaves an account at the same
 * time. Roth money is allocated separately, because tax law treats it as a separate contract (§402A(d)(4)).
 * @throws DistributionIssues
 */
export function planDistribution(input: DistributionInput, today: string): PlannedDistribution {
  const paidAmount = input.paidToParticipant ?? "0.00";
  const { sources, issues } = normalizeMoneySources(
    input.moneySources,
    input.amount,
    Number(today.slice(0, 4)),
  );
  requireNoIssues([
    ...issues.map(({ path, detail }) => ({ pointer: ["#/moneySources", ...path].join("/"), detail })),
    ...findDuplicateIssues(input.destinations),
    ...findSumIssues(input, paidAmount),
    ...findDeliveryIssues(input),
  ]);
  const planned = resolveSourceAmounts(sources, input.amount);
  if (!planned.every((amount) => amount !== null)) {
    throw createIssue("#/moneySources", "must not omit the amount of more than one kind");
  }
  const totals = sources.map(({ kind }, index) => ({ kind, amount: planned[index] ?? "0.00" }));
  const roth = allocateRothMoney(
    totals.filter(({ kind }) => isRothKind(kind)),
    input.destinations,
    { paidAmount, isAllRoth: sources.every(({ kind }) => isRothKind(kind)) },
  );
  requireNoIssues(roth.issues);
  const allocated = allocate(toTaxParts(sources, totals), input.destinations, roth.destinations);
  return {
    moneySources: sources,
    rollovers: input.destinations.map((destination, index) => {
      const moneySources = [
        ...toSourceAmounts(allocated.destinations[index]),
        ...(roth.destinations[index] ?? []).map((source) => toRothSource(source, sources)),
      ];
      return toRollover(input, destination, moneySources);
    }),
    paidOut: [
      ...toSourceAmounts(allocated.paidOut).map(({ kind, amount }) => ({ kind, amount })),
      ...roth.paidOut,
    ],
  };
}

/** The share of the basis is in proportion to the amount (§72(e)(8)). */
function toRothSource({ kind, amount }: SourceAmount, sources: readonly MoneySource[]) {
  const source = sources.find((one) => one.kind === kind);
  const isBasisKnown = source !== undefined && source.basis !== null && source.earnings !== null;
  return {
    kind,
    amount,
    firstContributionYear: source?.firstContributionYear ?? undefined,
    ...(isBasisKnown ? toRothBasis(source, amount) : {}),
  };
}

function toRothBasis(source: MoneySource, amount: Money): { basis?: Money } {
  const basis = computeSentBasis(source, amount);
  return basis === "0.00" ? {} : { basis };
}

/** Treats the earnings of after-tax money as pre-tax money. */
function toTaxParts(sources: readonly MoneySource[], totals: readonly SourceAmount[]): Parts {
  const amountsOfKind = (kind: string) =>
    totals.filter((one) => one.kind === kind).map(({ amount }) => amount);
  const afterTaxSources = sources.filter(({ kind }) => kind === "after_tax");
  const afterTax = afterTaxSources.flatMap(({ basis }) => (basis === null ? [] : [basis]));
  const earnings = afterTaxSources.flatMap(({ earnings }) => (earnings === null ? [] : [earnings]));
  return { preTax: sumMoney([...amountsOfKind("pre_tax"), ...earnings]), afterTax: sumMoney(afterTax) };
}

function allocate(
  parts: Parts,
  destinations: readonly DistributionDestination[],
  roth: readonly SourceAmount[][],
) {
  const disbursements = destinations.map((destination, index) => {
    const amount = subtractMoney(destination.amount, sumSourceAmounts(roth[index] ?? []));
    return {
      amount,
      isIndirect: destination.type === "indirect_60_day",
      rank: getPreTaxRank(destination),
      chosenPreTax: findChosenPreTax(destination, amount, index),
    };
  });
  try {
    return allocateDistribution(parts, disbursements);
  } catch (error) {
    if (!(error instanceof ChoiceIssue)) throw error;
    throw createIssue(`#/destinations/${error.index}/moneySources`, `pre_tax ${error.message}`);
  }
}

/**
 * A 457(b) plan comes first because it accepts no after-tax money, a Roth account last because pre-tax money is taxed
 * there.
 */
function getPreTaxRank({ destination: { accountType } }: DistributionDestination): number {
  if (accountType === "governmental_457b") return 0;
  return accountType === "roth_ira" || accountType === "designated_roth" ? 2 : 1;
}

/** Returns null if the destination does not choose between pre-tax and after-tax money. @param amount excludes Roth money */
function findChosenPreTax(
  { moneySources = [] }: DistributionDestination,
  amount: Money,
  index: number,
): Money | null {
  const amountOfKind = (wantedKind: string) => moneySources.find(({ kind }) => kind === wantedKind)?.amount;
  const [preTax, afterTax] = [amountOfKind("pre_tax"), amountOfKind("after_tax")];
  if (preTax === undefined && afterTax === undefined) return null;
  const chosen = preTax ?? subtractMoney(amount, afterTax ?? "0.00");
  const isFullyAllocated = afterTax === undefined || sumMoney([chosen, afterTax]) === amount;
  if (isFullyAllocated && !chosen.startsWith("-")) return chosen;
  throw createIssue(
    `#/destinations/${index}/moneySources`,
    `must add up to ${amount}, the amount for this destination without Roth money`,
  );
}

function toSourceAmounts(parts: Parts | undefined): (SourceAmount & { basis?: Money; earnings?: Money })[] {
  const { preTax, afterTax } = parts ?? { preTax: "0.00", afterTax: "0.00" };
  return [
    { kind: "pre_tax" as const, amount: preTax },
    { kind: "after_tax" as const, amount: afterTax, basis: afterTax, earnings: "0.00" },
  ].filter(({ amount }) => amount !== "0.00");
}

function toRollover(
  input: DistributionInput,
  { amount, moneySources: _chosen, ...destinationInput }: DistributionDestination,
  moneySources: DraftInput["moneySources"],
): DraftInput {
  const { destinations: _all, paidToParticipant: _paid, ...shared } = input;
  return {
    ...shared,
    ...destinationInput,
    // Set even if undefined, because `shared` has the external ID of the distribution.
    externalId: destinationInput.externalId,
    attestations: { ...input.attestations, ...destinationInput.attestations },
    amount: { kind: "partial", requested: amount },
    moneySources,
  };
}

/** The database rejects two rollovers to the same account. */
function findDuplicateIssues(destinations: readonly DistributionDestination[]): ValidationIssue[] {
  const keys = destinations.map(
    ({ destination: { custodianId, custodianSlug, accountNumber } }) =>
      `${custodianId ?? custodianSlug} ${normalizeAccountNumber(accountNumber)}`,
  );
  return keys.flatMap((key, index) =>
    keys.indexOf(key) === index
      ? []
      : [
          {
            pointer: `#/destinations/${index}/destination/accountNumber`,
            detail: `is also the account of destination ${keys.indexOf(key)}`,
          },
        ],
  );
}

function findDeliveryIssues({ source, destinations }: DistributionInput): ValidationIssue[] {
  return destinations.flatMap(({ type, deliveryMethod, destination }, index) =>
    listDeliveryMethods(type, source.accountType, destination.accountType).includes(deliveryMethod)
      ? []
      : [
          {
            pointer: `#/destinations/${index}/deliveryMethod`,
            detail: formatDeliveryIssue({ type, source, destination }),
          },
        ],
  );
}

function findSumIssues({ amount, destinations }: DistributionInput, paidAmount: Money): ValidationIssue[] {
  const sum = sumMoney([paidAmount, ...destinations.map((one) => one.amount)]);
  if (compareMoney(sum, amount) === 0) return [];
  const detail = `must equal the amounts for the destinations and the participant together, which add up to ${sum}`;
  return [{ pointer: "#/amount", detail }];
}

function requireNoIssues(issues: ValidationIssue[]): void {
  if (issues.length > 0) throw new DistributionIssues(issues);
}

function createIssue(pointer: string, detail: string): DistributionIssues {
  return new DistributionIssues([{ pointer, detail }]);
}
