import type { AttestationName } from "@svc/consents/catalogue";
import type { AccountType, DeliveryMethod } from "@svc/custodians";
import { addYears } from "../deadlines/days.ts";
import type { Money } from "../money/money.ts";
import type { RolloverType } from "../rollover-states.ts";
import type { Attestations } from "./attestations.ts";
import { evaluateAutomaticRollover } from "./automatic-rollovers.ts";
import { evaluateOwnersDeath } from "./beneficiary-deadlines.ts";
import { evaluateDelivery } from "./delivery-methods.ts";
import type { EligibilityCondition, EligibilityRule, Finding } from "./eligibility-codes.ts";
import { type AmountInput, evaluateAmount, listAmountAttestations } from "./ineligible-amounts.ts";
import { evaluateLoanOffset } from "./loan-offset.ts";
import { findOtherMovementIssue } from "./other-movements.ts";
import { evaluatePostponement } from "./postponed-deadline.ts";
import { evaluateRelationship, type Relationship } from "./relationships.ts";
import { evaluateRepayment } from "./repayments.ts";
import { isIra, RULESET_VERSION, readChart } from "./rollover-chart.ts";
import { evaluateRothPlans, evaluateSimpleTwoYears } from "./simple-two-years.ts";
import { findSpecialDueOn, findStatutoryDueOn } from "./statutory-due-day.ts";

/** Dates are `YYYY-MM-DD`. */
export interface EligibilityInput {
  type: RolloverType;
  source: { accountType: AccountType; firstContributionDate?: string | undefined };
  destination: {
    accountType: AccountType;
    firstContributionDate?: string | undefined;
    isInherited?: boolean | null | undefined;
  };
  /** False only if none of the money is taxable in a conversion. Default: true. */
  isTaxable?: boolean | undefined;
  /** Default: `own`. */
  relationship?: Relationship | undefined;
  birthDate?: string | null | undefined;
  deliveryMethod?: DeliveryMethod | undefined;
  /** Null or undefined if not known, or for a full rollover. */
  amountRequested?: Money | null | undefined;
  attestations: Attestations;
  isSameCustodian?: boolean | undefined;
  /** True if both sides are the same plan at one custodian. Undefined if not known yet. */
  isSamePlan?: boolean | undefined;
  /** Days when the participant received money in other rollovers that count toward the 12-month limit. */
  otherDistributions?: readonly string[] | undefined;
  /** Day the money leaves, or is planned to leave. Default: `receivedOn`, then today. */
  paidOn?: string | undefined;
  /** Day on which the participant received this money. Default: `paidOn`, then today. */
  receivedOn?: string | undefined;
  today: string;
}

export const ELIGIBILITY_OUTCOMES = [
  "allowed",
  "allowed_with_conditions",
  "prohibited",
  "needs_review",
] as const;

/** The result of the rules, which is not tax advice. */
export interface Eligibility {
  outcome: (typeof ELIGIBILITY_OUTCOMES)[number];
  conditions: { code: EligibilityCondition; detail: string }[];
  rules: { code: EligibilityRule; result: "unmet" | "unknown"; detail: string }[];
  rulesetVersion: string;
}

/** Returns true if the limit of one rollover per 12 months across all IRAs applies. */
export function hasTwelveMonthLimit(
  type: RolloverType,
  source: AccountType,
  destination: AccountType,
): boolean {
  const cell = readChart(source, destination);
  return type === "indirect_60_day" && cell.permitted && cell.notes.includes("2");
}

/** Applies the IRS Rollover Chart, its footnotes and the rules of each type. */
export function evaluateEligibility(input: EligibilityInput): Eligibility {
  const cell = readChart(input.source.accountType, input.destination.accountType);
  const rules: Eligibility["rules"] = [];
  const conditions: Eligibility["conditions"] = [];
  const addUnmet = (code: EligibilityRule, detail: string) => rules.push({ code, result: "unmet", detail });
  const addCondition = (code: EligibilityCondition, detail: string) => conditions.push({ code, detail });

  // Comes before the chart, which prohibits most of these movements without an explanation.
  const otherMovementIssue = findOtherMovementIssue(input.attestations.otherMovement);
  if (otherMovementIssue !== null) addUnmet("not_a_rollover", otherMovementIssue);
  if (!cell.permitted) {
    addUnmet("irs_rollover_chart", "The IRS Rollover Chart does not permit this source and destination.");
    return { outcome: "prohibited", conditions, rules, rulesetVersion: RULESET_VERSION };
  }
  const notes = new Set(cell.notes);
  const requiresInPlan = notes.has("5");
  evaluateType(input, requiresInPlan, addUnmet);
  if (needsTaxAcknowledgement(input) && !isRepayment(input)) evaluateTaxable(input, addUnmet, addCondition);
  for (const finding of listFindings(input)) {
    if (finding.kind === "condition") addCondition(finding.code, finding.detail);
    else rules.push({ code: finding.code, result: finding.kind, detail: finding.detail });
  }
  evaluateTwelveMonths(input, addUnmet);
  if (notes.has("4"))
    addCondition("separate_account", "The receiving plan must account for the amount separately.");
  if (notes.has("7")) {
    addCondition(
      "contributions_after_2015_12_18",
      "Only rollovers made after December 18, 2015 are accepted.",
    );
  }
  if (notes.has("6") && input.type === "indirect_60_day") {
    addCondition("nontaxable_amounts_direct_only", "Nontaxable amounts must move from trustee to trustee.");
  }
  // Loan offsets and repayments have their own due dates, and nothing is withheld from them now.
  const { qualifiedLoanOffsetOn, repaymentOf } = input.attestations;
  if (input.type === "indirect_60_day" && !qualifiedLoanOffsetOn && !repaymentOf) {
    addCondition(
      "sixty_days",
      "The money must arrive within 60 calendar days after the participant receives it.",
    );
    if (!isIra(input.source.accountType)) {
      addCondition(
        "federal_withholding_20_percent",
        "The plan withholds 20% of the taxable part for federal tax.",
      );
    }
  }
  return { outcome: toOutcome(rules, conditions), conditions, rules, rulesetVersion: RULESET_VERSION };
}

export function toOutcome(
  rules: Eligibility["rules"],
  conditions: Eligibility["conditions"],
): Eligibility["outcome"] {
  if (rules.some((rule) => rule.result === "unmet")) return "prohibited";
  if (rules.length > 0) return "needs_review";
  return conditions.length > 0 ? "allowed_with_conditions" : "allowed";
}

/** Lists all attestations that this rollover needs. `eligibleAmount` can replace those about the amount. */
export function listRequiredAttestations(input: EligibilityInput): AttestationName[] {
  const { type, source, destination } = input;
  if (isRepayment(input)) return [];
  return [
    ...(needsTaxAcknowledgement(input) ? (["taxableAcknowledged"] as const) : []),
    ...(hasTwelveMonthLimit(type, source.accountType, destination.accountType)
      ? (["noOtherRolloverIn12Months"] as const)
      : []),
    ...listAmountAttestations(toAmountInput(input)),
  ];
}

/** A repayment is not an eligible rollover distribution, nor counted in the 12-month limit (IRC §72(t)). */
function isRepayment({ attestations }: EligibilityInput): boolean {
  return attestations.repaymentOf !== undefined;
}

function needsTaxAcknowledgement({ source, destination, isTaxable }: EligibilityInput): boolean {
  const cell = readChart(source.accountType, destination.accountType);
  return cell.permitted && cell.notes.includes("3") && isTaxable !== false;
}

type AddUnmet = (code: EligibilityRule, detail: string) => void;

function evaluateType(input: EligibilityInput, requiresInPlan: boolean, addUnmet: AddUnmet): void {
  const { type, source, destination } = input;
  if (requiresInPlan && type !== "in_plan") {
    addUnmet(
      "in_plan_required",
      "Pre-tax money can move to a designated Roth account only in an in-plan rollover.",
    );
    return;
  }
  const areBothIras = isIra(source.accountType) && isIra(destination.accountType);
  const isPossible = {
    direct: !areBothIras,
    trustee_transfer: areBothIras,
    indirect_60_day: true,
    in_plan: requiresInPlan,
  }[type];
  if (!isPossible)
    addUnmet(
      "rollover_type",
      `The rollover type ${type} is not possible from this source to this destination.`,
    );
  if (type === "in_plan" && input.isSamePlan === false) {
    addUnmet("same_plan", "An in-plan rollover must stay with one custodian and in one plan.");
  }
}

function listFindings(input: EligibilityInput): Finding[] {
  const amountInput = toAmountInput(input);
  const dueOn = findOffsetOrRepaymentDueOn(input.attestations);
  return [
    ...evaluateRelationship({
      ...amountInput,
      isInherited: input.destination.isInherited,
      isIncidentToDivorce: input.attestations.isIncidentToDivorce,
    }),
    ...evaluateOwnersDeath({ ...amountInput, ownerDiedOn: input.attestations.ownerDiedOn }),
    ...evaluateAutomaticRollover({
      ...amountInput,
      automaticRollover: input.attestations.automaticRollover,
      isConversion: needsTaxAcknowledgement(input),
      amountRequested: input.amountRequested ?? null,
    }),
    ...(isRepayment(input) ? [] : evaluateAmount(amountInput)),
    ...evaluatePostponement(input),
    ...evaluateRepayment({
      ...amountInput,
      isConversion: needsTaxAcknowledgement(input),
      amountRequested: input.amountRequested ?? null,
      dueOn,
    }),
    ...evaluateLoanOffset({ ...amountInput, dueOn }),
    ...evaluateRothPlans(input),
    ...evaluateSimpleTwoYears({ ...input, day: getMovementDay(input) }),
    ...evaluateDelivery(input.type, input.deliveryMethod, input.isSameCustodian),
  ];
}

/** Includes a postponement. Null if the 60 days apply. */
function findOffsetOrRepaymentDueOn(attestations: Attestations): string | null {
  if (findStatutoryDueOn(attestations) === null) return null;
  const { qualifiedLoanOffsetOn, repaymentOf } = attestations;
  return findSpecialDueOn(attestations, qualifiedLoanOffsetOn ?? repaymentOf?.distributedOn ?? null);
}

function toAmountInput(input: EligibilityInput): AmountInput {
  const { type, relationship = "own", birthDate = null, attestations } = input;
  const [source, destination] = [input.source.accountType, input.destination.accountType];
  return { type, source, destination, relationship, birthDate, attestations, day: getMovementDay(input) };
}

function getMovementDay({ paidOn, receivedOn, today }: EligibilityInput): string {
  return paidOn ?? receivedOn ?? today;
}

function evaluateTaxable(
  { attestations }: EligibilityInput,
  addUnmet: AddUnmet,
  addCondition: (code: EligibilityCondition, detail: string) => void,
): void {
  if (attestations.taxableAcknowledged) {
    addCondition("included_in_income", "The amount must be included in income.");
  } else {
    addUnmet(
      "taxable_acknowledgement",
      "This rollover is taxable. attestations.taxableAcknowledged must be true.",
    );
  }
}

/** A conflicting distribution overrides the attestation. */
function evaluateTwelveMonths(input: EligibilityInput, addUnmet: AddUnmet): void {
  const { type, source, destination, attestations, otherDistributions = [] } = input;
  if (isRepayment(input) || !hasTwelveMonthLimit(type, source.accountType, destination.accountType)) return;
  const receivedOn = input.receivedOn ?? getMovementDay(input);
  const conflicting = otherDistributions.find(
    (other) => addYears(other, 1) > new Date(receivedOn) && addYears(receivedOn, 1) > new Date(other),
  );
  if (conflicting !== undefined) {
    addUnmet(
      "one_rollover_per_12_months",
      `Only one indirect IRA rollover is allowed in 12 months, across all IRAs. The participant received money for another on ${conflicting}.`,
    );
  } else if (attestations.noOtherRolloverIn12Months !== true) {
    addUnmet(
      "one_rollover_per_12_months",
      "Only one indirect IRA rollover is allowed in 12 months, across all IRAs. attestations.noOtherRolloverIn12Months must be true.",
    );
  }
}
