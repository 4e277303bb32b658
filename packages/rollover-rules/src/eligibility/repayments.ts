import type { AccountType } from "@svc/custodians";
import { addDays, addYears } from "../deadlines/days.ts";
import { compareMoney, type Money, sumMoney } from "../money/money.ts";
import type { RolloverType } from "../rollover-states.ts";
import { describeOtherYear, getTaxYearRules } from "../tax/years/find-tax-year.ts";
import type { Attestations } from "./attestations.ts";
import type { Finding } from "./eligibility-codes.ts";
import type { Relationship } from "./relationships.ts";
import type { RepaymentKind, RepaymentOf } from "./repayment-field.ts";
import { isIra, isRothAccount } from "./rollover-chart.ts";

// Distributions that the participant may repay within two or three years instead of 60 days (IRC §72(t)). A repayment is
// treated as a timely rollover, but does not count toward the 12-month limit and has its own box on Form
// 5498.

interface RepaymentRule {
  /** Form 5498, box 14b (2025 Instructions for Forms 1099-R and 5498). */
  code: RepaymentCode;
  title: string;
  /** Distributions from this day on can be repaid, `YYYY-MM-DD`. */
  since: string;
  years: 2 | 3;
  /** Unit of the limit in `TaxYearRules`, such as `for each child`. */
  per: string;
  /** True for an eligible rollover distribution, from which plans must withhold 20% (§3405(c)). */
  isMandatorilyWithheld: boolean;
  basis: string;
}

export const REPAYMENT_CODES = ["BA", "DD", "QR", "EP", "DA", "TI"] as const;
export type RepaymentCode = (typeof REPAYMENT_CODES)[number];

export const REPAYMENT_RULES: Readonly<Record<RepaymentKind, RepaymentRule>> = {
  birth_or_adoption: {
    code: "BA",
    title: "qualified birth or adoption distribution",
    since: "2020-01-01",
    years: 3,
    per: "for each child",
    isMandatorilyWithheld: false,
    basis: "IRC §72(t)(2)(H); Notice 2020-68",
  },
  disaster: {
    code: "DD",
    title: "qualified disaster recovery distribution",
    since: "2021-01-26",
    years: 3,
    per: "for each disaster",
    isMandatorilyWithheld: false,
    basis: "IRC §72(t)(2)(M), (11)",
  },
  reservist: {
    code: "QR",
    title: "qualified reservist distribution",
    since: "2001-09-12",
    years: 2,
    per: "",
    isMandatorilyWithheld: true,
    basis: "IRC §72(t)(2)(G)",
  },
  emergency_expense: {
    code: "EP",
    title: "distribution for emergency personal expenses",
    since: "2024-01-01",
    years: 3,
    per: "in a year",
    isMandatorilyWithheld: false,
    basis: "IRC §72(t)(2)(I); Notice 2024-55",
  },
  domestic_abuse: {
    code: "DA",
    title: "distribution to a victim of domestic abuse",
    since: "2024-01-01",
    years: 3,
    per: "in total",
    isMandatorilyWithheld: false,
    basis: "IRC §72(t)(2)(K); Notice 2024-55",
  },
  terminal_illness: {
    code: "TI",
    title: "distribution to a terminally ill participant",
    since: "2022-12-30",
    years: 3,
    per: "",
    isMandatorilyWithheld: true,
    basis: "IRC §72(t)(2)(L); Notice 2024-2, section F",
  },
};

/** Birth or adoption distributions before this day could be repaid until the end of 2025. */
const THREE_YEARS_SINCE = "2022-12-30";
const OLD_BIRTH_OR_ADOPTION_DUE_ON = "2025-12-31";

/**
 * Returns the last day to repay, `YYYY-MM-DD`. The years begin on the day after the distribution, or after
 * the end of active duty. Null if nothing is repaid, or if the end of active duty is unknown.
 */
export function findRepaymentDueOn({ repaymentOf }: Attestations): string | null {
  if (repaymentOf === undefined) return null;
  const { kind, distributedOn, activeDutyEndedOn } = repaymentOf;
  if (kind === "birth_or_adoption" && distributedOn < THREE_YEARS_SINCE) return OLD_BIRTH_OR_ADOPTION_DUE_ON;
  const start = kind === "reservist" ? activeDutyEndedOn : distributedOn;
  if (start === undefined) return null;
  const end = addYears(addDays(start, 1), REPAYMENT_RULES[kind].years).toISOString().slice(0, 10);
  return addDays(end, -1);
}

interface RepaymentLimit {
  amount: Money;
  /**
   * True if the limit of the distribution's year is unknown, and `amount` is another year's indexed limit.
   */
  isOtherYear: boolean;
}

/** Null if there is no limit. */
function findRepaymentLimit({ kind, distributedOn, children = 1 }: RepaymentOf): RepaymentLimit | null {
  const { rules, isOtherYear } = getTaxYearRules(distributedOn);
  const limit = rules.repaymentLimits[kind];
  if (limit === null) return null;
  const multiplier = kind === "birth_or_adoption" ? children : 1;
  return {
    amount: sumMoney(Array.from({ length: multiplier }, () => limit.amount)),
    isOtherYear: isOtherYear && limit.isIndexed,
  };
}

/**
 * Returns the account type whose withholding rule applies. Like IRAs, plans withhold 10% by default (§3405(b))
 * if the distribution is not an eligible rollover distribution (§72(t)(2)(H)(vi)(I), (I)(viii), (K)(vii),
 * (11)(E)).
 */
export function toWithholdingSource(source: AccountType, { repaymentOf }: Attestations): AccountType {
  if (repaymentOf === undefined || REPAYMENT_RULES[repaymentOf.kind].isMandatorilyWithheld) return source;
  return isRothAccount(source) ? "roth_ira" : "traditional_ira";
}

interface RepaymentInput {
  type: RolloverType;
  destination: AccountType;
  relationship: Relationship;
  attestations: Attestations;
  /** True if pre-tax money would become Roth. */
  isConversion: boolean;
  amountRequested: Money | null;
  /** The day of the distribution if it is recorded, or else of the repayment, `YYYY-MM-DD`. */
  day: string;
  /** Last day to repay, `YYYY-MM-DD`. Null if unknown. */
  dueOn: string | null;
}

export function evaluateRepayment(input: RepaymentInput): Finding[] {
  const { repaymentOf } = input.attestations;
  if (repaymentOf === undefined) return [];
  const rule = REPAYMENT_RULES[repaymentOf.kind];
  const { dueOn } = input;
  const limit = findRepaymentLimit(repaymentOf);
  const issues = listIssues(input, repaymentOf, limit);
  if (issues.length > 0)
    return issues.map((detail) => ({
      kind: "unmet",
      code: "repayment",
      detail: `${detail} (${rule.basis}).`,
    }));
  if (dueOn === null) {
    const detail = `A ${rule.title} can be repaid until two years after active duty. attestations.repaymentOf.activeDutyEndedOn is required (${rule.basis}).`;
    return [{ kind: "unknown", code: "repayment", detail }];
  }
  const { amountRequested } = input;
  const otherYear = limit?.isOtherYear ? describeOtherYear(repaymentOf.distributedOn) : "";
  if (limit?.isOtherYear && amountRequested !== null && compareMoney(amountRequested, limit.amount) > 0) {
    const detail = `At most ${limit.amount} of a ${rule.title} can be repaid (${rule.basis}).${otherYear}`;
    return [{ kind: "unknown", code: "repayment", detail }];
  }
  const limitText = limit === null ? "" : ` At most ${limit.amount} can be repaid, ${rule.per}.${otherYear}`;
  const detail = `The ${rule.title} can be repaid until ${dueOn}.${limitText} The repayment is reported in boxes 14a and 14b of Form 5498, code ${rule.code} (${rule.basis}).`;
  return [{ kind: "condition", code: "repayment", detail }];
}

/** Returns sentences without final periods. */
function listIssues(
  {
    type,
    destination,
    relationship,
    isConversion,
    attestations,
    amountRequested,
    day,
    dueOn,
  }: RepaymentInput,
  { kind, distributedOn }: RepaymentOf,
  limit: RepaymentLimit | null,
): string[] {
  const { title, since } = REPAYMENT_RULES[kind];
  const isOverLimit =
    limit !== null &&
    !limit.isOtherYear &&
    amountRequested !== null &&
    compareMoney(amountRequested, limit.amount) > 0;
  const issues: [isIssue: boolean, detail: string][] = [
    [type !== "indirect_60_day", `Only the participant can repay a ${title}, in an indirect rollover`],
    [relationship !== "own", `Only the participant can repay a ${title}`],
    [attestations.qualifiedLoanOffsetOn !== undefined, `A plan loan offset is not a ${title}`],
    [distributedOn < since, `A ${title} can be repaid if it was made on ${since} or later`],
    [distributedOn > day, "The distribution must be made before it is repaid"],
    [
      kind === "reservist" && !isIra(destination),
      "A qualified reservist distribution can be repaid only to an IRA",
    ],
    [isConversion, `A ${title} of pre-tax money cannot be repaid to a Roth account`],
    [dueOn !== null && day > dueOn, `The ${title} had to be repaid by ${dueOn}`],
    [isOverLimit, `At most ${limit?.amount} of a ${title} can be repaid`],
  ];
  return issues.flatMap(([isIssue, detail]) => (isIssue ? [detail] : []));
}
