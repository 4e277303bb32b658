import { getToday } from "../../deadlines/days.ts";
import { countsAsProvided } from "../document-rules.ts";
import { type Death, hasMoneyOut, type WorkflowState } from "../workflow-state.ts";
import { type Change, type EffectContext, type Effects, NO_DOCUMENT_REQUEST, ParamIssue } from "./effect.ts";
import { clearMetRequest } from "./holding.ts";

export const DEATH_EFFECTS: Effects = {
  report_death: (current, { diedOn, actingParty, documentId = null }, context) => {
    if (diedOn > getToday(context)) throw new ParamIssue("diedOn", "must not be in the future");
    requireCertificate(current, documentId, context);
    const certificateId = documentId ?? current.hold?.death?.documentId ?? null;
    const death: Death = { diedOn, actingParty, documentId: certificateId, resolution: null };
    return {
      holdReturnState: current.holdReturnState ?? current.state,
      hold: {
        code: "participant_died",
        reason: "The participant died.",
        since: context.now.toISOString(),
        death,
      },
    };
  },
  resolve_death: (current, { resolution, documentId = null }, context) => {
    const { hold } = current;
    if (!hold?.death) throw new Error("no death was reported");
    if (resolution === "reported_in_error") return release(current, null);
    if (!hasMoneyOut(current))
      throw new ParamIssue(
        "resolution",
        "must be reported_in_error, because no money has left. If the participant died, cancel the rollover, and create one for the beneficiary",
      );
    requireCertificate(current, documentId, context);
    const certificateId = documentId ?? hold.death.documentId;
    if (certificateId === null)
      throw new ParamIssue("documentId", "is required: provide the death certificate first");
    // Close the document request: the rollover does not continue, and only its money is settled.
    const isRequestHeld = current.holdReturnState === "awaiting_documents";
    const death = { ...hold.death, documentId: certificateId, resolution };
    return { ...release(current, { ...hold, death }), ...(isRequestHeld ? NO_DOCUMENT_REQUEST : {}) };
  },
};

function release(current: WorkflowState, hold: WorkflowState["hold"]): Change {
  return { holdReturnState: null, hold, ...clearMetRequest(current) };
}

function requireCertificate({ documents }: WorkflowState, id: string | null, context: EffectContext): void {
  if (id === null) return;
  const document = documents.find((one) => one.id === id);
  if (document?.type === "death_certificate" && countsAsProvided(document, getToday(context))) return;
  throw new ParamIssue("documentId", "must be a death certificate that was provided");
}
