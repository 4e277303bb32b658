import type { Schemas } from "../api/client.ts";
import { listQuery, refetch } from "../api/queries.ts";
import type { Subject } from "../requirements/requirement-sets.ts";

export type PaymentDetails = Schemas["PaymentDetails"];
export type PaymentStatus = PaymentDetails["status"];

export const paymentDetailsQuery = (subject: Subject) =>
  listQuery("/v1/payment-details", { params: { query: { ...subject, limit: 20 } } });

/** @param status null for every status */
export const paymentDetailsByStatusQuery = (status: PaymentStatus | null) =>
  listQuery("/v1/payment-details", {
    params: { query: { ...(status === null ? {} : { status }), limit: 100 } },
  });

/** Refetches approvals and rollovers too, because a change of payment details can invalidate approvals. */
export function refetchPaymentDetails(): Promise<unknown> {
  return refetch("/v1/payment-details", "/v1/approvals", "/v1/rollovers/{id}", "/v1/rollovers/{id}/actions");
}
