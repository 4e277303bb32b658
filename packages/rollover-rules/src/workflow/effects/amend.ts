import type { RolloverState } from "../../rollover-states.ts";
import { listAmendedFields, needsConsent } from "../amend-params.ts";
import { canBeRejected } from "../document-rules.ts";
import { isBeforeSubmission, type RolloverDocument, type WorkflowState } from "../workflow-state.ts";
import { type Change, type Effects, ParamIssue } from "./effect.ts";

const UNSIGNED: readonly RolloverState[] = ["draft", "awaiting_participant"];
const BEFORE_APPROVAL: readonly RolloverState[] = ["submitted", "in_review"];

export const AMEND_EFFECTS: Effects = {
  amend: (current, params, { now }) => {
    const state = findUnderlyingState(current);
    const { consentReference } = params;
    const mustConsent = needsConsent(listAmendedFields(params));
    const documents = mustConsent ? supersedeDocuments(current.documents, now) : current.documents;
    if (UNSIGNED.includes(state)) {
      if (consentReference === undefined) return { documents };
      if (isBeforeSubmission(current))
        throw new ParamIssue("consentReference", "must be omitted before the rollover is submitted");
    }
    requireNewConsent(current, consentReference);
    if (consentReference !== undefined) {
      const consent = { reference: consentReference, givenAt: now.toISOString() };
      return { documents, consent, ...returnTo(current, "submitted") };
    }
    if (mustConsent) {
      const consent = current.consent && { ...current.consent, supersededAt: now.toISOString() };
      return { documents, consent, ...returnTo(current, "awaiting_participant") };
    }
    return returnTo(current, BEFORE_APPROVAL.includes(state) ? state : "in_review");
  },
};

/** @throws ParamIssue if `reference` is that of the consent to the earlier version */
export function requireNewConsent({ consent }: WorkflowState, reference: string | undefined): void {
  if (reference !== undefined && reference === consent?.reference)
    throw new ParamIssue("consentReference", "must name a new consent, to the amended rollover");
}

/** Returns the state without a hold or document request. */
function findUnderlyingState({ state, holdReturnState, documentsReturnState }: WorkflowState): RolloverState {
  const withoutHold = state === "on_hold" ? (holdReturnState ?? state) : state;
  return withoutHold === "awaiting_documents" ? (documentsReturnState ?? withoutHold) : withoutHold;
}

/** During a hold or document request, sets the state to return to. */
function returnTo({ state, holdReturnState }: WorkflowState, target: RolloverState): Change {
  if (state === "awaiting_documents" || holdReturnState === "awaiting_documents")
    return { documentsReturnState: target };
  return state === "on_hold" ? { holdReturnState: target } : { state: target };
}

/** Documents that name the accounts. */
const SUPERSEDED_TYPES: readonly RolloverDocument["type"][] = ["loa", "distribution_form"];

function supersedeDocuments(documents: readonly RolloverDocument[], now: Date): RolloverDocument[] {
  const review = { at: now.toISOString(), code: "superseded", reason: "An amendment changed the accounts." };
  return documents.map((document) =>
    SUPERSEDED_TYPES.includes(document.type) && canBeRejected(document)
      ? { ...document, status: "rejected", review }
      : document,
  );
}
