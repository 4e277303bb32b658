import { knownReceipts } from "./workflow/receipts.ts";
import type { ActionName } from "./workflow/transitions.ts";
import type { WorkflowState } from "./workflow/workflow-state.ts";

/** Additional event data: codes, types and amounts. Never free text. */
export type EventDetails = Record<string, unknown>;

type Details = (next: WorkflowState, before: WorkflowState) => EventDetails;

const documentRequest: Details = ({ documentRequest: asked }) =>
  asked ? { documentRequest: { types: asked.types, from: asked.from, code: asked.code } } : {};

const rejection: Details = ({ rejection: refused }) =>
  refused ? { rejection: { code: refused.code, by: refused.by } } : {};

const transfer: Details = (next, before) => {
  const changed = next.transfers.find((one) => {
    const old = before.transfers.find(({ id }) => id === one.id);
    return old?.status !== one.status;
  });
  if (!changed) return {};
  const { id, method, amount, sentTo, status } = changed;
  return { transfer: { id, method, amount, sentTo, status } };
};

const receipt: Details = (next, before) => {
  const known = knownReceipts(before.receipts);
  const changed = knownReceipts(next.receipts).find(({ status }, index) => known[index]?.status !== status);
  if (!changed) return {};
  const { id, amount, receivedOn, transferId, status } = changed;
  return { receipt: { id, amount, receivedOn, transferId, status } };
};

/** Compares by identity: unchanged documents are the same objects. */
export const changedDocuments = (
  next: Pick<WorkflowState, "documents">,
  before: Pick<WorkflowState, "documents">,
): EventDetails => {
  const known = new Set<unknown>(before.documents);
  const changed = next.documents.filter((document) => !known.has(document));
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
  provide_documents: changedDocuments,
  accept_document: changedDocuments,
  reject_document: changedDocuments,
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

export function detailsOf(action: ActionName, before: WorkflowState, next: WorkflowState): EventDetails {
  return DETAILS[action]?.(next, before) ?? {};
}
