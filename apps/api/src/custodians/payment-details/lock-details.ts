import { lockName } from "@svc/database";
import { notFound, Problem } from "@svc/service-kit/errors";
import type { ApiChange } from "../../context/define-operation.ts";
import type { PaymentDetails, PaymentDetailsStatus } from "./payment-details.ts";
import { findPaymentDetails, lockPaymentDetails } from "./payment-details-store.ts";

/**
 * Locks the details. First takes a named lock, because a decision can change other details of the same custodian or
 * plan.
 * @throws Problem `not_found`
 */
export async function lockDetailsForDecision(
  { tx, principal: { organizationId } }: Pick<ApiChange, "tx" | "principal">,
  id: string,
): Promise<PaymentDetails> {
  const details = await findPaymentDetails(tx, organizationId, id);
  if (!details) throw notFound("payment details");
  await lockName(tx, `payment details of ${organizationId}/${details.subjectId}`);
  const lockedDetails = await lockPaymentDetails(tx, organizationId, id);
  if (!lockedDetails) throw notFound("payment details");
  return lockedDetails;
}

/**
 * @param participle the decision, such as `confirmed`
 * @throws Problem `invalid_transition`
 */
export function requireCanBe(
  { status }: PaymentDetails,
  participle: string,
  allowed: readonly PaymentDetailsStatus[],
): void {
  if (allowed.includes(status)) return;
  throw new Problem("invalid_transition", `Payment details that are ${status} cannot be ${participle}.`, {
    extensions: { state: status },
  });
}
