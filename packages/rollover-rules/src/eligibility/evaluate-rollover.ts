import type { AttestationName } from "@svc/consents/catalogue";
import type { AccountType, CustodianDirectory, DeliveryMethod } from "@svc/custodians";
import type { MoneySource } from "../money/money-source.ts";
import type { RolloverType } from "../rollover-states.ts";
import { evaluateDirectory } from "./directory-rules.ts";
import {
  type Eligibility,
  type EligibilityInput,
  evaluateEligibility,
  listRequiredAttestations,
  toOutcome,
} from "./eligibility.ts";
import { evaluateMoneySources, hasTaxableMoney } from "./money-source-rules.ts";

interface EvaluatedSide {
  custodianId?: string | undefined;
  accountType: AccountType;
  planName?: string | null | undefined;
  firstContributionDate?: string | null | undefined;
}

export interface RolloverEvaluationInput {
  type: RolloverType;
  source: EvaluatedSide;
  destination: EvaluatedSide;
  deliveryMethod?: DeliveryMethod | undefined;
  sourceAccountNumberIndex?: string | null;
  destinationAccountNumberIndex?: string | null;
  relationship?: EligibilityInput["relationship"];
  isInheritedIra?: boolean | null | undefined;
  birthDate?: string | null;
  attestations: EligibilityInput["attestations"];
  amountRequested?: EligibilityInput["amountRequested"];
  moneySources?: readonly Pick<MoneySource, "kind" | "earnings">[];
  otherDistributions?: readonly string[];
  paidOn?: EligibilityInput["paidOn"];
  receivedOn?: EligibilityInput["receivedOn"];
}

export function evaluateRollover(
  rollover: RolloverEvaluationInput,
  { directory, today }: { directory: CustodianDirectory; today: string },
): Eligibility {
  const { type, source, destination, deliveryMethod, moneySources = [] } = rollover;
  const chartResult = evaluateEligibility(toEligibilityInput(rollover, today));
  const toDirectorySide = ({ custodianId, accountType }: EvaluatedSide) => ({
    custodian: custodianId === undefined ? null : directory.findById(custodianId),
    accountType,
  });
  const rules = [
    ...chartResult.rules,
    ...evaluateMoneySources(
      { type, source: source.accountType, destination: destination.accountType },
      moneySources,
    ),
    ...(isSameAccount(rollover) ? [SAME_ACCOUNT] : []),
    ...evaluateDirectory({
      source: toDirectorySide(source),
      destination: toDirectorySide(destination),
      deliveryMethod,
    }),
  ];
  return { ...chartResult, rules, outcome: toOutcome(rules, chartResult.conditions) };
}

export function listRolloverAttestations(
  rollover: RolloverEvaluationInput,
  today: string,
): AttestationName[] {
  return listRequiredAttestations(toEligibilityInput(rollover, today));
}

function toEligibilityInput(rollover: RolloverEvaluationInput, today: string): EligibilityInput {
  const { type, source, destination } = rollover;
  const toSide = ({ accountType, firstContributionDate }: EvaluatedSide) => ({
    accountType,
    firstContributionDate: firstContributionDate ?? undefined,
  });
  return {
    type,
    source: toSide(source),
    destination: { ...toSide(destination), isInherited: rollover.isInheritedIra },
    relationship: rollover.relationship,
    birthDate: rollover.birthDate,
    deliveryMethod: rollover.deliveryMethod,
    attestations: rollover.attestations,
    amountRequested: rollover.amountRequested,
    isTaxable: hasTaxableMoney(rollover.moneySources ?? []),
    isSameCustodian: isSameCustodian(source, destination),
    isSamePlan: isSamePlan(source, destination),
    otherDistributions: rollover.otherDistributions,
    paidOn: rollover.paidOn,
    receivedOn: rollover.receivedOn,
    today,
  };
}

function isSameCustodian(source: EvaluatedSide, destination: EvaluatedSide): boolean | undefined {
  if (source.custodianId === undefined || destination.custodianId === undefined) return undefined;
  return source.custodianId === destination.custodianId;
}

function isSamePlan(source: EvaluatedSide, destination: EvaluatedSide): boolean | undefined {
  const isSame = isSameCustodian(source, destination);
  return isSame && (!source.planName || !destination.planName || source.planName === destination.planName);
}

const SAME_ACCOUNT: Eligibility["rules"][number] = {
  code: "same_account",
  result: "unmet",
  detail: "The source and the destination are the same account.",
};

/** Also compares account types, because a plan may keep pre-tax and Roth money under one number. */
function isSameAccount(rollover: RolloverEvaluationInput): boolean {
  const { source, destination, sourceAccountNumberIndex, destinationAccountNumberIndex } = rollover;
  return (
    source.custodianId === destination.custodianId &&
    source.accountType === destination.accountType &&
    typeof sourceAccountNumberIndex === "string" &&
    sourceAccountNumberIndex === destinationAccountNumberIndex
  );
}
