import type { Effects } from "./effect.ts";

/** What is asked for and handed in. */
export const DOCUMENT_EFFECTS: Effects = {
  request_documents: (current, { types, from }, { now }) => ({
    documentsReturnState: current.state,
    documentsPendingOn: from,
    documentRequest: { types, from, code: null, remedy: null, requestedAt: now.toISOString() },
  }),
  custodian_soft_reject: (_current, { code, remedy }, { now }) => ({
    documentsReturnState: "requested",
    documentsPendingOn: "integrator",
    documentRequest: { types: [], from: "integrator", code, remedy, requestedAt: now.toISOString() },
  }),
  provide_documents: (current, { documents }, tools) => ({
    documents: [
      ...current.documents,
      ...documents.map((document) => ({
        ...document,
        id: tools.newDocumentId(),
        status: "provided" as const,
      })),
    ],
    documentsReturnState: null,
    documentsPendingOn: null,
    documentRequest: null,
  }),
};
