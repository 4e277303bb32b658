import type { CustodianDirectory } from "@svc/custodians";
import type { Environment } from "@svc/keys";
import { getToday } from "@svc/rollover-rules/deadlines/days";
import type { OrganizationTime } from "@svc/rollover-rules/deadlines/timeouts";
import { listDeliveryMethods } from "@svc/rollover-rules/eligibility/delivery-methods";
import { evaluateRollover } from "@svc/rollover-rules/eligibility/evaluate-rollover";
import { toDocumentRequirements } from "@svc/rollover-rules/eligibility/required-documents";
import { listExpectedDeadlines } from "@svc/rollover-rules/preview/expected-deadlines";
import { listOpenQuestions } from "@svc/rollover-rules/preview/open-questions";
import { simulateMovement } from "@svc/rollover-rules/preview/simulate-movement";
import type { Rollover } from "@svc/rollover-rules/rollover";
import { toForms1099R } from "@svc/rollover-rules/tax/report/form-1099r";
import { toForms5498 } from "@svc/rollover-rules/tax/report/form-5498";
import { evaluateTaxTreatment } from "@svc/rollover-rules/tax/tax-treatment";
import { findMissingDocuments } from "@svc/rollover-rules/workflow/document-rules";
import { NO_REQUIREMENTS, toTaxFacts } from "@svc/rollover-rules/workflow/workflow-context";
import { requireMoneySources } from "../drafts/draft-checks.ts";
import { INITIAL_COLUMNS } from "../drafts/initial-columns.ts";
import { toTaxTreatmentView } from "../views/tax-view.ts";
import type { PreviewInput } from "./preview-input.ts";
import type { PreviewView } from "./preview-view.ts";

/** @throws Problem `validation_failed` for inconsistent money sources */
export function buildPreview(
  input: PreviewInput,
  {
    directory,
    time,
    environment,
  }: { directory: CustodianDirectory; time: OrganizationTime; environment: Environment },
): PreviewView {
  const today = getToday(time);
  const { amount = null, paidOn = today, attestations = {}, dateOfBirth: birthDate = null } = input;
  const moneySources = requireMoneySources(input.moneySources ?? [], { requested: amount, today });
  const facts = { ...input, attestations, birthDate, moneySources, amountRequested: amount };
  const eligibility = evaluateRollover(facts, { directory, today });
  const draft = toRollover(facts, time.now, eligibility);
  const taxTreatment = evaluateTaxTreatment({ ...toTaxFacts(draft), birthDate, paidOn });
  const taxed = { ...draft, taxTreatment };
  const isPossible = amount !== null && eligibility.outcome !== "prohibited";
  const rollover = isPossible ? simulateMovement(taxed, amount, paidOn) : taxed;
  const year = Number(paidOn.slice(0, 4));
  const custodian =
    input.source.custodianId === undefined ? null : directory.findById(input.source.custodianId);
  const requirements = toDocumentRequirements(draft, custodian?.requirements ?? NO_REQUIREMENTS);
  const documents = findMissingDocuments({ documents: [] }, requirements);
  const processingDays = custodian?.processingDays.max ?? null;
  const hasDocuments = documents.length > 0;
  const questions = listOpenQuestions(
    { ...facts, hasAmount: amount !== null },
    { eligibility, taxTreatment, today },
  );
  return {
    object: "rollover_preview",
    environment,
    eligibility,
    taxTreatment: toTaxTreatmentView(rollover),
    taxYear: year,
    form1099R: isPossible ? toForms1099R(rollover, year, time.timeZone) : [],
    form5498: isPossible ? toForms5498(rollover, year) : [],
    documents,
    deadlines: listExpectedDeadlines(draft, { ...time, processingDays, paidOn, hasDocuments }),
    questions: questions.map(({ field, detail }) => ({ pointer: `#/${field}`, detail })),
  };
}

/** Returns the rollover that the input describes, without IDs. */
function toRollover(
  input: Omit<PreviewInput, "attestations" | "moneySources"> &
    Pick<Rollover, "attestations" | "moneySources">,
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
  const [onlyMethod = "check"] = listDeliveryMethods(type, source.accountType, destination.accountType);
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
    deliveryMethod: input.deliveryMethod ?? onlyMethod,
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
