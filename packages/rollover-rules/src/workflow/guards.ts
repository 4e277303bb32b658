import type { DeliveryMethod } from "@svc/custodians";
import { getToday } from "../deadlines/days.ts";
import type { TimeoutContext } from "../deadlines/timeouts.ts";
import type { Attestations } from "../eligibility/attestations.ts";
import type { ConsentIssue } from "../eligibility/consent-issues.ts";
import type { Eligibility } from "../eligibility/eligibility.ts";
import { DIRECTORY_RULES, YEAR_DEPENDENT_RULES } from "../eligibility/eligibility-codes.ts";
import type { DocumentRequirements } from "../eligibility/required-documents.ts";
import { findShortfall } from "../money/amounts.ts";
import { findAssetDifferences, isShortInKind } from "../money/asset-mismatch.ts";
import { listLiveReceipts } from "../money/receipts.ts";
import { isLiveTransfer } from "../money/transfers.ts";
import type { RolloverState } from "../rollover-states.ts";
import { hasUncashedDistribution } from "../tax/report/reported-transfers.ts";
import type { TaxTreatment } from "../tax/tax-treatment.ts";
import { type ActionDefinition, BEFORE_MONEY } from "./action-definition.ts";
import type { ScriptedCustodian } from "./custodian-scripts.ts";
import { findDeathRefusal, hasReportedDeath } from "./death.ts";
import { canBeAccepted, canBeRejected, findMissingDocuments } from "./document-rules.ts";
import { hasOpenMismatch } from "./pending-on.ts";
import { ACTIONS, type ActionName, CALLER_ACTIONS, type CallerAction } from "./transitions.ts";
import { hasMoneyOut, isBeforeSubmission, type WorkflowState } from "./workflow-state.ts";

/** `now` is the time on the organization's clock. */
export interface WorkflowContext extends TimeoutContext {
  /** Day of the rollover's creation. Earlier payment dates require `datesAttested`. */
  createdOn: string;
  deliveryMethod: DeliveryMethod;
  /** Evaluated for today. */
  eligibility: Eligibility;
  taxTreatment: TaxTreatment;
  requirements: DocumentRequirements;
  /** Some attestations replace or postpone the 60-day deadline of a payment. */
  attestations: Attestations;
  /** Undefined if no consent was looked up. */
  consentIssues?: readonly ConsentIssue[] | undefined;
  /** True if the rules were evaluated with the corrections of an amendment. */
  isAmended?: boolean;
  /** Null unless the source custodian is a sandbox custodian. */
  script: ScriptedCustodian | null;
}

export type Refusal =
  | { code: "invalid_transition"; detail: string }
  | { code: "rollover_not_permitted"; detail: string; rules: Eligibility["rules"] }
  | { code: "amount_mismatch"; detail: string };

/** Steps at which a rule can have changed since the rollover was created, for example after an amendment or in a new year. */
export const REEVALUATED_ACTIONS: readonly ActionName[] = [
  "request_consent",
  "sign_consent",
  "submit",
  "mark_funds_sent",
  "record_distribution",
  "reopen",
];
/** The money already moved, so directory rules and year-dependent rules do not block these actions. */
const PAST_PAYMENT_ACTIONS: readonly ActionName[] = ["mark_funds_sent", "record_distribution"];
const CANCELABLE_WHEN_HELD: readonly (RolloverState | null)[] = [...BEFORE_MONEY, "awaiting_documents"];

export function getActionDefinition(action: ActionName): ActionDefinition {
  return ACTIONS[action];
}

/** Returns null if the action is allowed with valid params. */
export function findRefusal(
  current: WorkflowState,
  action: ActionName,
  context: WorkflowContext,
): Refusal | null {
  const { from, types } = getActionDefinition(action);
  if (action === "amend" && hasMoneyOut(current)) return createInvalidTransition(MONEY_HAS_LEFT);
  if (!from.includes(current.state))
    return createInvalidTransition(`${action} is not allowed in state ${current.state}.`);
  const deathRefusal = findDeathRefusal(current, action);
  if (deathRefusal !== null) return createInvalidTransition(deathRefusal);
  if (types && !types.includes(current.type)) {
    return createInvalidTransition(`${action} is only for rollovers of type ${types.join(", ")}.`);
  }
  if (REEVALUATED_ACTIONS.includes(action)) return findEligibilityRefusal(context.eligibility, action);
  if (action === "amend") return context.isAmended ? findAmendmentRefusal(current, context) : null;
  if (action === "approve") return findMissingDocumentsRefusal(current, context);
  if (
    action === "provide_documents" &&
    current.state !== "awaiting_documents" &&
    hasMoneyOut(current) &&
    !hasReportedDeath(current)
  ) {
    return createInvalidTransition("Money has left. Documents can be provided only on request.");
  }
  if (
    action === "accept_document" &&
    !current.documents.some((one) => canBeAccepted(one, getToday(context)))
  ) {
    return createInvalidTransition("There is no document to accept.");
  }
  if (action === "reject_document" && !current.documents.some(canBeRejected)) {
    return createInvalidTransition("There is no document to reject.");
  }
  if (UNREPORTED_ENDS.includes(action) && hasUncashedDistribution(current))
    return createInvalidTransition(UNCASHED);
  if (
    action === "cancel" &&
    current.state === "on_hold" &&
    !CANCELABLE_WHEN_HELD.includes(current.holdReturnState)
  ) {
    return createInvalidTransition("Money has left. Release the hold first.");
  }
  if (action === "cancel" && hasMoneyOut(current)) {
    return createInvalidTransition("Money is in transit. Report it as returned first, or fail the rollover.");
  }
  if (
    action === "mark_funds_received" &&
    current.type === "indirect_60_day" &&
    !current.transfers.some(isLiveTransfer)
  ) {
    return createInvalidTransition(
      "Record the payment to the participant first. The 60 days are counted from it.",
    );
  }
  if (action === "mark_funds_received" && isBeforeSubmission(current))
    return createInvalidTransition("The rollover was not submitted. Submit it first.");
  if (action === "report_funds_returned" && !current.transfers.some(isLiveTransfer))
    return createInvalidTransition("There is no transfer to report as returned.");
  if (action === "correct_transfer" && !current.transfers.some(isLiveTransfer))
    return createInvalidTransition("There is no transfer to correct.");
  if (
    (action === "correct_receipt" || action === "return_to_source") &&
    listLiveReceipts(current.receipts).length === 0
  )
    return createInvalidTransition("There is no receipt to correct or return.");
  if (action === "expire" && hasMoneyOut(current))
    return createInvalidTransition("Money is in transit, so the rollover does not expire.");
  if (action === "resolve_mismatch" && !hasResolvableMismatch(current))
    return createInvalidTransition("There is no open mismatch.");
  if (action === "void_receipt" && listLiveReceipts(current.receipts).length === 0)
    return createInvalidTransition("There is no receipt to void.");
  if (action === "complete") return findMismatchRefusal(current);
  return null;
}

/** Assumes valid params. */
export function listAvailableActions(current: WorkflowState, context: WorkflowContext): CallerAction[] {
  return CALLER_ACTIONS.filter((action) => findRefusal(current, action, context) === null);
}

const MONEY_HAS_LEFT =
  "Money has left, so the instructions cannot change. Record its return first: `report_funds_returned` if it has not arrived, otherwise `return_to_source`.";

/** The tax report leaves out rollovers that end with these actions. */
const UNREPORTED_ENDS: readonly ActionName[] = ["cancel", "expire", "custodian_reject"];
const UNCASHED =
  "A check to the participant was not cashed, but counts as a distribution of its year (Rev. Rul. 2019-19). Issue it again with `mark_funds_sent`, or record `fail`, so that it stays in the tax report.";

/** A draft can lack facts that are required when it is submitted. */
function findAmendmentRefusal({ state }: WorkflowState, { eligibility }: WorkflowContext): Refusal | null {
  if (state !== "draft") return findEligibilityRefusal(eligibility, "amend");
  const rules = eligibility.rules.filter(({ result }) => result === "unmet");
  return findEligibilityRefusal({ ...eligibility, rules }, "amend");
}

function createInvalidTransition(detail: string): Refusal {
  return { code: "invalid_transition", detail };
}

function findEligibilityRefusal(eligibility: Eligibility, action: ActionName): Refusal | null {
  const recordsPastPayment = PAST_PAYMENT_ACTIONS.includes(action);
  const rules = eligibility.rules.filter(({ code, result }) => {
    if (DIRECTORY_RULES.includes(code)) return result === "unmet" && !recordsPastPayment;
    return !(recordsPastPayment && YEAR_DEPENDENT_RULES.includes(code));
  });
  if (rules.length === 0) return null;
  const detail = rules.map((rule) => `${rule.code}: ${rule.detail}`).join(" ");
  return { code: "rollover_not_permitted", detail, rules };
}

function findMissingDocumentsRefusal(current: WorkflowState, context: WorkflowContext): Refusal | null {
  const missing = findMissingDocuments(current, context.requirements, getToday(context)).map(
    ({ type }) => type,
  );
  return missing.length === 0
    ? null
    : createInvalidTransition(`The source custodian requires these documents first: ${missing.join(", ")}.`);
}

export function hasResolvableMismatch(current: WorkflowState): boolean {
  if (hasOpenMismatch(current)) return true;
  return current.state === "funds_received" && (findShortfall(current) !== null || isShortInKind(current));
}

function findMismatchRefusal(current: WorkflowState): Refusal | null {
  const { amountMismatch, requestMismatch } = current;
  const mismatch = amountMismatch?.status === "open" ? amountMismatch : findShortfall(current);
  if (mismatch) {
    const detail = `Received ${mismatch.received}, expected ${mismatch.expected}.`;
    return { code: "amount_mismatch", detail };
  }
  const assets = findAssetDifferences(current, current.assetMismatch);
  if (assets?.status === "open") {
    const differences = assets.differences.map(
      (one) => `${one.received} of ${one.expected} ${one.symbol ?? one.cusip}`,
    );
    return {
      code: "amount_mismatch",
      detail: `Assets received differ from assets sent: ${differences.join(", ")}.`,
    };
  }
  if (requestMismatch?.status !== "open") return null;
  const { expected, received } = requestMismatch;
  return { code: "amount_mismatch", detail: `Sent ${received}, requested ${expected}.` };
}
