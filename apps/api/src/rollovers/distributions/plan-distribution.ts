import { normalizeAccountNumber } from "@svc/accounts";
import { listDeliveryMethods } from "@svc/rollover-rules/eligibility/delivery-methods";
import { compareMoney, type Money, subtractMoney, sumMoney } from "@svc/rollover-rules/money/money";
import {
  isRothKind,
  type MoneySource,
  planSources,
  type SourceAmount,
} from "@svc/rollover-rules/money/money-source";
import { readMoneySources } from "@svc/rollover-rules/money/read-money-sources";
import { allocateDistribution, ChoiceIssue, type Parts } from "@svc/rollover-rules/tax/allocate-distribution";
import type { ValidationIssue } from "@svc/service-kit/errors";
import { formatDeliveryIssue, type RolloverInput } from "../drafts/rollover-input.ts";
import { allocateRothMoney } from "./allocate-roth-money.ts";
import type { DistributionDestination, DistributionInput } from "./distribution-input.ts";

interface DistributionPlan {
  moneySources: MoneySource[];
  rollovers: RolloverInput[];
  paidOut: SourceAmount[];
}

/** Issues with pointers into the body. */
export class DistributionIssues extends Error {
  readonly issues: ValidationIssue[];

  constructor(issues: ValidationIssue[]) {
    super("the distribution is inconsistent");
    this.issues = issues;
  }
}

/**
 * Plans the rollovers of a distribution. All money that leaves an account at the same time is one distribution, and Notice 2014-54
 * allocates its pre-tax and after-tax money. Roth money is a separate contract (§402A(d)(4)).
 *
 * @throws DistributionIssues
 */
export function planDistribution(input: DistributionInput, today: string): DistributionPlan {
  const paid = input.paidToParticipant ?? "0.00";
  const { sources, issues } = readMoneySources(input.moneySources, input.amount, Number(today.slice(0, 4)));
  requireNoIssues([
    ...issues.map(({ path, detail }) => ({ pointer: ["#/moneySources", ...path].join("/"), detail })),
    ...findDuplicates(input.destinations),
    ...findSumIssues(input, paid),
    ...findDeliveryIssues(input),
  ]);
  const planned = planSources(sources, input.amount);
  if (!planned.every((amount) => amount !== null)) {
    throw createIssue("#/moneySources", "must state the amount of each kind; at most one can be left open");
  }
  const totals = sources.map(({ kind }, index) => ({ kind, amount: planned[index] ?? "0.00" }));
  const roth = allocateRothMoney(
    totals.filter(({ kind }) => isRothKind(kind)),
    input.destinations,
    paid,
    sources.every(({ kind }) => isRothKind(kind)),
  );
  if (roth.issues.length > 0) throw new DistributionIssues(roth.issues);
  const allocated = allocate(toTaxParts(sources, totals), input.destinations, roth.destinations);
  return {
    moneySources: sources,
    rollovers: input.destinations.map((one, index) => {
      const lines = [
        ...toLines(allocated.destinations[index]),
        ...(roth.destinations[index] ?? []).map((line) => ({
          ...line,
          firstContributionYear:
            sources.find(({ kind }) => kind === line.kind)?.firstContributionYear ?? undefined,
        })),
      ];
      return toRollover(input, one, lines);
    }),
    paidOut: [...toLines(allocated.paidOut).map(({ kind, amount }) => ({ kind, amount })), ...roth.paidOut],
  };
}

/** The earnings of after-tax money are pre-tax money. */
function toTaxParts(sources: readonly MoneySource[], totals: readonly SourceAmount[]): Parts {
  const amountsOfKind = (kind: string) =>
    totals.filter((one) => one.kind === kind).map(({ amount }) => amount);
  const afterTax = sources.flatMap(({ basis }) => (basis === null ? [] : [basis]));
  const earnings = sources.flatMap(({ earnings }) => (earnings === null ? [] : [earnings]));
  return { preTax: sumMoney([...amountsOfKind("pre_tax"), ...earnings]), afterTax: sumMoney(afterTax) };
}

function allocate(
  parts: Parts,
  destinations: readonly DistributionDestination[],
  roth: readonly SourceAmount[][],
) {
  const disbursements = destinations.map((one, index) => {
    const amount = subtractMoney(one.amount, sumSourceAmounts(roth[index] ?? []));
    return {
      amount,
      isIndirect: one.type === "indirect_60_day",
      rank: getAllocationRank(one),
      chosenPreTax: findChosenPreTax(one, amount, index),
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
 * Ranks destinations for pre-tax money. A 457(b) plan comes first because it accepts no after-tax money. Roth accounts
 * come last because after-tax money is not taxed there.
 */
function getAllocationRank({ destination: { accountType } }: DistributionDestination): number {
  if (accountType === "governmental_457b") return 0;
  return accountType === "roth_ira" || accountType === "designated_roth" ? 2 : 1;
}

/** Returns null if the participant has not chosen. @param amount excludes Roth money */
function findChosenPreTax(
  { moneySources = [] }: DistributionDestination,
  amount: Money,
  index: number,
): Money | null {
  const amountOfKind = (wanted: string) => moneySources.find(({ kind }) => kind === wanted)?.amount;
  const [preTax, afterTax] = [amountOfKind("pre_tax"), amountOfKind("after_tax")];
  if (preTax === undefined && afterTax === undefined) return null;
  const chosen = preTax ?? subtractMoney(amount, afterTax ?? "0.00");
  const isWhole = afterTax === undefined || sumMoney([chosen, afterTax]) === amount;
  if (isWhole && !chosen.startsWith("-")) return chosen;
  throw createIssue(
    `#/destinations/${index}/moneySources`,
    `must add up to ${amount}, the amount for this destination without Roth money`,
  );
}

function toLines(parts: Parts | undefined): (SourceAmount & { basis?: Money; earnings?: Money })[] {
  const { preTax, afterTax } = parts ?? { preTax: "0.00", afterTax: "0.00" };
  return [
    { kind: "pre_tax" as const, amount: preTax },
    { kind: "after_tax" as const, amount: afterTax, basis: afterTax, earnings: "0.00" },
  ].filter(({ amount }) => amount !== "0.00");
}

function toRollover(
  input: DistributionInput,
  { amount, moneySources: _chosen, ...one }: DistributionDestination,
  lines: RolloverInput["moneySources"],
): RolloverInput {
  const { destinations: _all, paidToParticipant: _paid, ...shared } = input;
  return {
    ...shared,
    ...one,
    externalId: one.externalId,
    attestations: { ...input.attestations, ...one.attestations },
    amount: { kind: "partial", requested: amount },
    moneySources: lines,
  };
}

/** The database rejects two rollovers to the same account. */
function findDuplicates(destinations: readonly DistributionDestination[]): ValidationIssue[] {
  const keys = destinations.map(
    ({ destination: { custodianId, accountNumber } }) =>
      `${custodianId} ${normalizeAccountNumber(accountNumber)}`,
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

function findSumIssues({ amount, destinations }: DistributionInput, paid: Money): ValidationIssue[] {
  const sum = sumMoney([paid, ...destinations.map((one) => one.amount)]);
  if (compareMoney(sum, amount) === 0) return [];
  const detail = `must equal the amounts for the destinations and the participant together, which add up to ${sum}`;
  return [{ pointer: "#/amount", detail }];
}

function sumSourceAmounts(amounts: readonly SourceAmount[]): Money {
  return sumMoney(amounts.map(({ amount }) => amount));
}

function requireNoIssues(issues: ValidationIssue[]): void {
  if (issues.length > 0) throw new DistributionIssues(issues);
}

function createIssue(pointer: string, detail: string): DistributionIssues {
  return new DistributionIssues([{ pointer, detail }]);
}
