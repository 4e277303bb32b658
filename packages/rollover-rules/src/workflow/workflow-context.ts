import type { Consent } from "@svc/consents";
import type { CustodianDirectory } from "@svc/custodians";
import { getToday, toLocalDay } from "../deadlines/days.ts";
import type { OrganizationTime } from "../deadlines/timeouts.ts";
import { findConsentIssues } from "../eligibility/consent-issues.ts";
import { evaluateRollover, listRolloverAttestations } from "../eligibility/evaluate-rollover.ts";
import { isBeneficiary, type Relationship } from "../eligibility/relationships.ts";
import { toDocumentRequirements } from "../eligibility/required-documents.ts";
import type { Rollover } from "../rollover.ts";
import type { Payment } from "../tax/distribution-codes.ts";
import { evaluateTaxTreatment, type TaxInput } from "../tax/tax-treatment.ts";
import type { WorkflowContext } from "./guards.ts";
import { readSourceRequirements } from "./source-requirements.ts";

const SANDBOX = "sandbox";
/** The balance of every sandbox account. */
const SANDBOX_BALANCE = "10000.00";

interface WorkflowFacts {
  directory: CustodianDirectory;
  time: OrganizationTime;
  /** Days when the participant received money in other rollovers that count toward the 12-month limit. */
  otherDistributions: readonly string[];
  birthDate: string | null;
  payment?: RecordedPayment | undefined;
  /** Null if the consent ID is unknown; undefined if no ID was given. */
  consent?: Consent | null | undefined;
}

/** Days are `YYYY-MM-DD`. */
export interface RecordedPayment {
  /** Default: today. */
  paidOn?: string | undefined;
  receivedOn?: string | undefined;
  /** True for a payment to the participant, which is reported as an indirect rollover. */
  isPaidOut?: boolean;
}

export function toWorkflowContext(
  rollover: Rollover,
  { directory, time, birthDate, otherDistributions, payment = {}, consent }: WorkflowFacts,
): WorkflowContext {
  const source = directory.findById(rollover.sourceCustodianId);
  const { requirements, processingDays } = readSourceRequirements(rollover, directory);
  const { deliveryMethod, amountRequested } = rollover;
  const today = getToday(time);
  const input = { ...rollover, ...toSides(rollover), birthDate };
  return {
    ...time,
    deliveryMethod,
    createdOn: toLocalDay(rollover.createdAt, time.timeZone),
    processingDays: processingDays?.max ?? null,
    attestations: rollover.attestations,
    requirements: toDocumentRequirements(rollover, requirements),
    script:
      source?.category === SANDBOX
        ? { slug: source.slug, deliveryMethod, amount: amountRequested ?? SANDBOX_BALANCE }
        : null,
    eligibility: evaluateRollover(
      { ...input, otherDistributions, paidOn: payment.paidOn, receivedOn: payment.receivedOn },
      { directory, today },
    ),
    consentIssues:
      consent === undefined
        ? undefined
        : findConsentIssues(consent, rollover, listRolloverAttestations(input, today)),
    taxTreatment: evaluateTaxTreatment({
      ...toTaxFacts(rollover),
      ...(payment.isPaidOut ? { type: "indirect_60_day" as const } : {}),
      birthDate,
      paidOn: payment.paidOn ?? today,
    }),
  };
}

export function toTaxFacts(rollover: Rollover) {
  return {
    type: rollover.type,
    source: rollover.sourceAccountType,
    destination: rollover.destinationAccountType,
    firstContributionDate: rollover.sourceFirstContributionDate,
    moneySources: rollover.moneySources,
    paymentFacts: toPaymentFacts(rollover),
  };
}

export function toPaymentFacts({
  relationship,
  planKind,
  attestations,
}: Pick<Rollover, "relationship" | "planKind" | "attestations">): NonNullable<TaxInput["paymentFacts"]> {
  return {
    recipient: toRecipient(relationship),
    isSeparatedAt55: attestations.isSeparatedAt55 === true,
    isPublicSafetySeparated: attestations.isPublicSafetySeparated === true,
    isRothOf457b: planKind === "governmental_457b",
    isRolledIn: attestations.isRolledIn === true,
    isLoanOffset: attestations.qualifiedLoanOffsetOn !== undefined,
    isRothSimple: attestations.sourceRothPlan === "simple",
  };
}

function toRecipient(relationship: Relationship): Payment["recipient"] {
  if (relationship === "alternate_payee") return relationship;
  return isBeneficiary(relationship) ? "beneficiary" : "participant";
}

export function toSides(rollover: Rollover) {
  return {
    source: {
      custodianId: rollover.sourceCustodianId,
      accountType: rollover.sourceAccountType,
      planName: rollover.sourcePlanName,
      firstContributionDate: rollover.sourceFirstContributionDate,
    },
    destination: {
      custodianId: rollover.destinationCustodianId,
      accountType: rollover.destinationAccountType,
      planName: rollover.destinationPlanName,
      firstContributionDate: rollover.destinationFirstContributionDate,
    },
  };
}
