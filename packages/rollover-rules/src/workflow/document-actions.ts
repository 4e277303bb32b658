import { type ActionDefinition, BEFORE_MONEY, OPEN_STATES } from "./action-definition.ts";
import { ACTION_PARAMS } from "./action-params.ts";

export const DOCUMENT_ACTIONS = {
  request_documents: {
    from: ["in_review", "requested", "processing"],
    to: "awaiting_documents",
    isOperation: true,
    params: ACTION_PARAMS.request_documents,
    event: "rollover.documents_requested",
    summary: "Request documents.",
  },
  provide_documents: {
    from: [...BEFORE_MONEY, "awaiting_documents", "on_hold"],
    to: "from_documents",
    isOperation: false,
    params: ACTION_PARAMS.provide_documents,
    event: "rollover.documents_provided",
    summary: "Provide documents by reference and digest.",
  },
  accept_document: {
    from: OPEN_STATES,
    to: "from_documents",
    isOperation: true,
    params: ACTION_PARAMS.accept_document,
    event: "rollover.document_accepted",
    summary: "Accept a document.",
  },
  reject_document: {
    from: OPEN_STATES,
    to: "stay",
    isOperation: true,
    params: ACTION_PARAMS.reject_document,
    event: "rollover.document_rejected",
    summary: "Reject a document. It no longer meets its requirement.",
  },
  waive_documents: {
    from: ["awaiting_documents"],
    to: "from_documents",
    isOperation: true,
    params: ACTION_PARAMS.waive_documents,
    event: "rollover.documents_waived",
    summary: "Continue without the requested documents that are still missing.",
  },
} as const satisfies Record<string, ActionDefinition>;
