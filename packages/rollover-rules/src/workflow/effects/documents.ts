import { getToday } from "../../deadlines/days.ts";
import type { Mail } from "../../mail/carriers.ts";
import { canBeAccepted, canBeRejected, isRequestMet } from "../document-rules.ts";
import type { DocumentRequest, RolloverDocument, WorkflowState } from "../workflow-state.ts";
import {
  type ActionParams,
  type Change,
  type EffectContext,
  type Effects,
  NO_DOCUMENT_REQUEST,
  ParamIssue,
} from "./effect.ts";
import { requireValidMail } from "./mail.ts";

/** An uploaded document already has an ID. */
type ProvidedDocument = ActionParams<"provide_documents">["documents"][number] &
  Pick<Partial<RolloverDocument>, "id" | "file">;

export const DOCUMENT_EFFECTS: Effects = {
  request_documents: (current, { types, from }, context) => ({
    documentsReturnState: current.state,
    ...withRequest(current, { types, from, code: null, remedy: null }, context),
  }),
  custodian_soft_reject: (current, { code, remedy }, context) => ({
    documentsReturnState: "requested",
    ...withRequest(current, { types: [], from: "integrator", code, remedy }, context),
  }),
  provide_documents: (current, { documents }, context) => {
    const today = getToday(context);
    const provided = (documents as ProvidedDocument[]).map((input, index): RolloverDocument => {
      const {
        id = context.newDocumentId(),
        expiresOn = null,
        carrier = null,
        trackingNumber,
        sentOn = null,
        expectedOn = null,
        ...document
      } = input;
      if (expiresOn !== null && expiresOn < today) {
        throw new ParamIssue(`documents/${index}/expiresOn`, "must not be in the past");
      }
      const mailParams = { carrier, trackingNumber, sentOn, expectedOn };
      const mail = toMail(mailParams, context, `documents/${index}/`);
      return {
        ...document,
        ...(mail ? { mail } : {}),
        id,
        status: "provided",
        expiresOn,
        providedAt: context.now.toISOString(),
        review: null,
      };
    });
    // Older rollovers did not record what was requested, so any document meets the request.
    const isUnknownRequest = current.state === "awaiting_documents" && current.documentRequest === null;
    return {
      ...withDocuments(current, [...current.documents, ...provided]),
      ...(isUnknownRequest ? NO_DOCUMENT_REQUEST : {}),
    };
  },
  accept_document: (current, { documentId }, context) => {
    const document = current.documents.find(({ id }) => id === documentId);
    if (!document || !canBeAccepted(document, getToday(context))) {
      throw new ParamIssue("documentId", "must be a provided or rejected document that has not expired");
    }
    const review = { at: context.now.toISOString(), code: null, reason: null };
    return withReview(current, document, { status: "accepted", review });
  },
  reject_document: (current, { documentId, code, reason }, { now }) => {
    const document = current.documents.find(({ id }) => id === documentId);
    if (!document || !canBeRejected(document)) {
      throw new ParamIssue("documentId", "must be a provided or accepted document");
    }
    const review = { at: now.toISOString(), code, reason };
    return withReview(current, document, { status: "rejected", review });
  },
  waive_documents: () => NO_DOCUMENT_REQUEST,
};

/** @throws ParamIssue */
function toMail(
  params: Omit<Mail, "trackingNumber"> & { trackingNumber: string | undefined },
  context: EffectContext,
  prefix: string,
): Mail | null {
  const { carrier, sentOn, expectedOn } = params;
  if (sentOn !== null && sentOn > getToday(context))
    throw new ParamIssue(`${prefix}sentOn`, "must not be in the future");
  const mail = { carrier, trackingNumber: requireValidMail(params, context, prefix), sentOn, expectedOn };
  return Object.values(mail).some((value) => value !== null) ? mail : null;
}

function withRequest(
  { documents }: WorkflowState,
  request: Omit<DocumentRequest, "requestedAt" | "documentsBefore">,
  { now }: EffectContext,
): Change {
  return {
    documentsPendingOn: request.from,
    documentRequest: { ...request, requestedAt: now.toISOString(), documentsBefore: documents.length },
  };
}

/** Closes the document request once the documents meet it. */
function withDocuments(current: WorkflowState, documents: RolloverDocument[]): Change {
  const { state, documentRequest } = current;
  const isRequestComplete =
    state === "awaiting_documents" && documentRequest !== null && isRequestMet(documentRequest, documents);
  return { documents, ...(isRequestComplete ? NO_DOCUMENT_REQUEST : {}) };
}

function withReview(
  current: WorkflowState,
  document: RolloverDocument,
  verdict: Pick<RolloverDocument, "status" | "review">,
): Change {
  const documents = current.documents.map((one) => (one === document ? { ...one, ...verdict } : one));
  return withDocuments(current, documents);
}
