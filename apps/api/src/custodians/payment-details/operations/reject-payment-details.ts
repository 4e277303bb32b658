import { textField } from "@svc/service-kit/fields";
import { z } from "zod";
import { write } from "../../../context/define-operation.ts";
import { readOrganizationClock } from "../../../people/organizations/organization-clock.ts";
import { toSubjectView } from "../../subject.ts";
import { lockDetailsForDecision, requireCanBe } from "../lock-details.ts";
import { rejectedDetails } from "../payment-details-examples.ts";
import { updatePaymentDetails } from "../payment-details-store.ts";
import {
  paymentDetailsPayload,
  paymentDetailsSchema,
  toPaymentDetailsView,
} from "../payment-details-view.ts";

export const rejectPaymentDetails = write({
  name: "rejectPaymentDetails",
  summary: "Reject payment details",
  description:
    "Anyone who can operate rollovers can reject details, including their author, even after confirmation. Instructions then use the directory's details.",
  scope: "rollovers:operate",
  id: "pmd",
  input: z.strictObject({ reason: textField(500).describe("Why the details are wrong.") }),
  view: paymentDetailsSchema,
  example: { input: { reason: rejectedDetails.reason }, view: rejectedDetails },
  responses: { 200: "The rejected details." },
  errors: ["invalid_transition"],
  rest: "POST /v1/payment-details/{id}/reject",
  graphql: { mutation: "rejectPaymentDetails", payload: paymentDetailsPayload },
  async run(call, { id, reason }) {
    const { tx, principal } = call;
    const { organizationId, actor } = principal;
    const before = await lockDetailsForDecision(call, id);
    requireCanBe(before, "rejected", ["unconfirmed", "confirmed"]);
    const changes = {
      status: "rejected" as const,
      decidedBy: { type: actor.type, id: actor.id },
      decidedAt: await readOrganizationClock(call, tx, organizationId),
      reason,
    };
    await updatePaymentDetails(tx, id, changes);
    const subject = toSubjectView(before.subjectId);
    call.audit({ action: "payment_details.rejected", targetId: id, data: subject });
    call.emitEvent({ type: "plan.payment_details_rejected", data: { paymentDetailsId: id, ...subject } });
    call.afterCommit(async () => call.custodians.invalidate());
    return toPaymentDetailsView({ ...before, ...changes }, call.environment);
  },
});
