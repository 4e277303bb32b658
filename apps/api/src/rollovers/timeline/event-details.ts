import { type NormalizedReceipt, normalizeReceipts } from "@svc/rollover-rules/money/receipts";
import type { Transfer } from "@svc/rollover-rules/money/transfers";
import type { ActionName } from "@svc/rollover-rules/workflow/transitions";
import type { WorkflowState } from "@svc/rollover-rules/workflow/workflow-state";

/** Event data without free text. */
export type EventDetails = Record<string, unknown>;

type ToDetails = (next: WorkflowState, before: WorkflowState) => EventDetails;

const toDocumentRequestDetails: ToDetails = ({ documentRequest: request }) =>
  request ? { documentRequest: { types: request.types, from: request.from, code: request.code } } : {};

const toRejectionDetails: ToDetails = ({ rejection }) =>
  rejection ? { rejection: { code: rejection.code, by: rejection.by } } : {};

// A correction adds the corrected transfer or receipt at the end of the list.
const toCorrectedTransferDetails: ToDetails = ({ transfers }) => toTransfer(transfers.at(-1));

const toCorrectedReceiptDetails: ToDetails = ({ receipts }) => toReceipt(normalizeReceipts(receipts).at(-1));

const toTransferDetails: ToDetails = (next, before) => {
  const changed = next.transfers.find((transfer) => {
    const previous = before.transfers.find(({ id }) => id === transfer.id);
    return previous?.status !== transfer.status;
  });
  return toTransfer(changed);
};

function toTransfer(transfer: Transfer | undefined): EventDetails {
  if (!transfer) return {};
  const { id, method, amount, sentTo, status } = transfer;
  return { transfer: { id, method, amount, sentTo, status } };
}

const toReceiptDetails: ToDetails = (next, before) => {
  const receiptsBefore = normalizeReceipts(before.receipts);
  const changed = normalizeReceipts(next.receipts).find(
    ({ status }, index) => receiptsBefore[index]?.status !== status,
  );
  return toReceipt(changed);
};

function toReceipt(receipt: NormalizedReceipt | undefined): EventDetails {
  if (!receipt) return {};
  const { id, amount, receivedOn, transferId, status } = receipt;
  return { receipt: { id, amount, receivedOn, transferId, status } };
}

/** Compares by identity, because unchanged documents are the same objects. */
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

const DETAILS_BY_ACTION: { [Name in ActionName]?: ToDetails } = {
  request_documents: toDocumentRequestDetails,
  custodian_soft_reject: toDocumentRequestDetails,
  provide_documents: toDocumentDetails,
  accept_document: toDocumentDetails,
  reject_document: toDocumentDetails,
  reject: toRejectionDetails,
  custodian_reject: toRejectionDetails,
  hold: ({ hold }) => ({ hold: { code: hold?.code ?? null } }),
  fail: ({ failure }) => (failure ? { failure: { code: failure.code } } : {}),
  mark_funds_sent: toTransferDetails,
  record_distribution: toTransferDetails,
  report_funds_returned: toTransferDetails,
  mark_funds_received: toReceiptDetails,
  void_receipt: toReceiptDetails,
  return_to_source: toReceiptDetails,
  correct_transfer: toCorrectedTransferDetails,
  correct_receipt: toCorrectedReceiptDetails,
};

export function toEventDetails(action: ActionName, next: WorkflowState, before: WorkflowState): EventDetails {
  return DETAILS_BY_ACTION[action]?.(next, before) ?? {};
}
