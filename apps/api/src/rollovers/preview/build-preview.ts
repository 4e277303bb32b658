import type { CustodianDirectory } from "@svc/custodians";
import type { Environment } from "@svc/keys";
import type { OrganizationTime } from "@svc/rollover-rules/deadlines/timeouts";
import { listOpenQuestions } from "@svc/rollover-rules/preview/open-questions";
import { toForms1099R } from "@svc/rollover-rules/tax/report/form-1099r";
import { toForms5498 } from "@svc/rollover-rules/tax/report/form-5498";
import { findTaxYearWarning } from "@svc/rollover-rules/tax/years/find-tax-year";
import type { EligibilityInput } from "../drafts/eligibility-input.ts";
import { toTaxTreatmentView } from "../views/tax-view.ts";
import { evaluateInput } from "./evaluate-input.ts";
import type { EligibilityCheckView, PreviewView } from "./preview-view.ts";

interface PreviewFacts {
  directory: CustodianDirectory;
  time: OrganizationTime;
  organizationId: string;
}

/** @throws Problem `validation_failed` for inconsistent money sources */
export function buildPreview(
  input: EligibilityInput,
  { environment, ...context }: PreviewFacts & { environment: Environment },
): PreviewView {
  const { facts, today, paidOn, hasForms, rollover, documents, deadlines } = evaluateInput(input, context);
  const { eligibility, taxTreatment } = rollover;
  const { timeZone } = context.time;
  const year = Number(paidOn.slice(0, 4));
  const hasAmount = input.amount !== undefined;
  const questions = listOpenQuestions({ ...facts, hasAmount }, { eligibility, taxTreatment, today });
  return {
    object: "rollover_preview",
    environment,
    eligibility,
    taxTreatment: toTaxTreatmentView(rollover),
    taxYear: year,
    taxYearWarning: findTaxYearWarning(paidOn),
    form1099R: hasForms ? toForms1099R(rollover, year, timeZone).map(omitMovements) : [],
    form5498: hasForms ? toForms5498(rollover, year).map(omitMovements) : [],
    documents,
    deadlines,
    questions: questions.map(({ field, detail }) => ({ pointer: `#/${field}`, detail })),
  };
}

/** A preview has no ledger. */
function omitMovements<Form extends { movements: unknown }>({
  movements: _simulated,
  ...boxes
}: Form): Omit<Form, "movements"> {
  return boxes;
}

/** @throws Problem `validation_failed` for inconsistent money sources */
export function buildEligibilityCheck(input: EligibilityInput, context: PreviewFacts): EligibilityCheckView {
  const { rollover, deadlines, paidOn } = evaluateInput(input, context);
  return {
    ...rollover.eligibility,
    taxTreatment: toTaxTreatmentView(rollover),
    deadlines,
    taxYearWarning: findTaxYearWarning(paidOn),
  };
}
