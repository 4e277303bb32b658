import type { CustodianDirectory } from "@svc/custodians";
import { getToday } from "@svc/rollover-rules/deadlines/days";
import type { OrganizationTime } from "@svc/rollover-rules/deadlines/timeouts";
import { listDeliveryMethods } from "@svc/rollover-rules/eligibility/delivery-methods";
import { evaluateRollover } from "@svc/rollover-rules/eligibility/evaluate-rollover";
import { toDocumentRequirements } from "@svc/rollover-rules/eligibility/required-documents";
import { type ExpectedDeadline, listExpectedDeadlines } from "@svc/rollover-rules/preview/expected-deadlines";
import { simulateMovement } from "@svc/rollover-rules/preview/simulate-movement";
import type { Rollover } from "@svc/rollover-rules/rollover";
import { evaluateTaxTreatment } from "@svc/rollover-rules/tax/tax-treatment";
import { findMissingDocuments, type MissingDocument } from "@svc/rollover-rules/workflow/document-rules";
import { readSourceRequirements } from "@svc/rollover-rules/workflow/source-requirements";
import { toTaxFacts } from "@svc/rollover-rules/workflow/workflow-context";
import { requireMoneySources } from "../drafts/draft-checks.ts";
import type { EligibilityInput } from "../drafts/eligibility-input.ts";
import { INITIAL_COLUMNS } from "../drafts/initial-columns.ts";

interface EvaluatedInput {
  facts: Omit<EligibilityInput, "attestations" | "moneySources"> &
    Pick<Rollover, "attestations" | "moneySources"> & { birthDate: string | null };
  today: string;
  paidOn: string;
  /** False without an amount, and for a prohibited rollover. */
  hasForms: boolean;
  /** The rollover after the money has arrived, or before it leaves if there are no forms. */
  rollover: Rollover;
  documents: MissingDocument[];
  deadlines: ExpectedDeadline[];
}

/** @throws Problem `validation_failed` for inconsistent money sources */
export function evaluateInput(
  input: EligibilityInput,
  {
    directory,
    time,
    organizationId,
  }: { directory: CustodianDirectory; time: OrganizationTime; organizationId: string },
): EvaluatedInput {
  const today = getToday(time);
  const { amount = null, paidOn = today, attestations = {}, dateOfBirth: birthDate = null } = input;
  const moneySources = requireMoneySources(input.moneySources ?? [], { requested: amount, today });
  const facts = { ...input, attestations, birthDate, moneySources, amountRequested: amount };
  const eligibility = evaluateRollover(facts, { directory, today });
  const draft = toRollover(facts, time.now, eligibility);
  const taxTreatment = evaluateTaxTreatment({ ...toTaxFacts(draft), birthDate, paidOn });
  const taxed = { ...draft, taxTreatment };
  const hasForms = amount !== null && eligibility.outcome !== "prohibited";
  const source = readSourceRequirements({ ...draft, organizationId }, directory);
  const requirements = toDocumentRequirements(draft, source.requirements);
  const documents = findMissingDocuments({ documents: [] }, requirements);
  const processingDays = source.processingDays?.max ?? null;
  const hasDocuments = documents.length > 0;
  return {
    facts,
    today,
    paidOn,
    hasForms,
    rollover: hasForms ? simulateMovement(taxed, amount, paidOn) : taxed,
    documents,
    deadlines: listExpectedDeadlines(draft, { ...time, processingDays, paidOn, hasDocuments }),
  };
}

function toRollover(
  input: Omit<EvaluatedInput["facts"], "birthDate">,
  now: Date,
  eligibility: Rollover["eligibility"],
): Rollover {
  const {
    type,
    source,
    destination,
    relationship = "own",
    amount = null,
    attestations,
    moneySources,
  } = input;
  const [defaultMethod = "check"] = listDeliveryMethods(type, source.accountType, destination.accountType);
  return {
    ...INITIAL_COLUMNS,
    id: "",
    organizationId: "",
    accountId: "",
    externalId: null,
    type,
    sourceCustodianId: source.custodianId ?? "",
    sourceAccountType: source.accountType,
    sourceAccountNumberMask: "",
    sourcePlanName: null,
    sourceFirstContributionDate: source.firstContributionDate ?? null,
    destinationCustodianId: destination.custodianId ?? "",
    destinationAccountType: destination.accountType,
    destinationAccountNumberMask: "",
    destinationPlanName: null,
    destinationFirstContributionDate: destination.firstContributionDate ?? null,
    amountKind: "partial",
    amountRequested: amount,
    deliveryMethod: input.deliveryMethod ?? defaultMethod,
    attestations,
    relationship,
    decedentName: null,
    isInheritedIra: input.isInheritedIra ?? null,
    planKind: input.planKind ?? null,
    moneySources,
    assets: [],
    eligibility,
    taxTreatment: { taxable: false, code1099R: null },
    deadlines: [],
    distributionId: null,
    assigneeId: null,
    priority: "normal",
    tags: [],
    metadata: {},
    eventSequence: 0,
    timelineSequence: 0,
    timelineHash: "",
    createdAt: now,
    updatedAt: now,
  };
}
