import { normalizeReceipts } from "@svc/rollover-rules/money/receipts";
import type { ActionName } from "@svc/rollover-rules/workflow/transitions";
import type { WorkflowState } from "@svc/rollover-rules/workflow/workflow-state";

/** Additional event data: codes, types and amounts. Never free text. */
export type EventDetails = Record<string, unknown>;

type Details = (next: WorkflowState, before: WorkflowState) => EventDetails;

const documentRequest: Details = ({ documentRequest: request }) =>
  request ? { documentRequest: { types: request.types, from: request.from, code: request.code } } : {};

const rejection: Details = ({ rejection: current }) =>
  current ? { rejection: { code: current.code, by: current.by } } : {};

const transfer: Details = (next, before) => {
  const changed = next.transfers.find((one) => {
    const previous = before.transfers.find(({ id }) => id === one.id);
    return previous?.status !== one.status;
  });
  if (!changed) return {};
  const { id, method, amount, sentTo, status } = changed;
  return { transfer: { id, method, amount, sentTo, status } };
};

const receipt: Details = (next, before) => {
  const receiptsBefore = normalizeReceipts(before.receipts);
  const changed = normalizeReceipts(next.receipts).find(
    ({ status }, index) => receiptsBefore[index]?.status !== status,
  );
  if (!changed) return {};
  const { id, amount, receivedOn, transferId, status } = changed;
  return { receipt: { id, amount, receivedOn, transferId, status } };
};

/** Compares by identity: unchanged documents are the same objects. */
export const toDocumentDetails = (
  next: Pick<WorkflowState, "documents">,
  before: Pick<WorkflowState, "documents">,
): EventDetails => {
  const documentsBefore = new Set<unknown>(before.documents);
  const changed = next.documents.filter((document) => !documentsBefore.has(document));
  return {
    documents: changed.map(({ id, type, status, review }) => ({
      id,
      type,
      status,
      code: status === "rejected" ? (review?.code ?? null) : null,
    })),
  };
};

const DETAILS: { [Name in ActionName]?: Details } = {
  request_documents: documentRequest,
  custodian_soft_reject: documentRequest,
  provide_documents: toDocumentDetails,
  accept_document: toDocumentDetails,
  reject_document: toDocumentDetails,
  reject: rejection,
  custodian_reject: rejection,
  hold: ({ hold }) => ({ hold: { code: hold?.code ?? null } }),
  fail: ({ failure }) => (failure ? { failure: { code: failure.code } } : {}),
  mark_funds_sent: transfer,
  record_distribution: transfer,
  report_funds_returned: transfer,
  mark_funds_received: receipt,
  void_receipt: receipt,
};

export function toEventDetails(action: ActionName, before: WorkflowState, next: WorkflowState): EventDetails {
  return DETAILS[action]?.(next, before) ?? {};
}
