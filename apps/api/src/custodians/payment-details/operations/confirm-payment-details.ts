import { validationFailed } from "@svc/service-kit/endpoints";
import { lineField } from "@svc/service-kit/fields";
import { z } from "zod";
import { write } from "../../../context/define-operation.ts";
import { readOrganizationClock } from "../../../people/organizations/organization-clock.ts";
import { isSamePhone, phoneField } from "../../contact-fields.ts";
import { toSubjectView } from "../../subject.ts";
import { lockDetailsForDecision, requireCanBe } from "../lock-details.ts";
import { callbackBody, confirmedDetails } from "../payment-details-examples.ts";
import { findConfirmedDetails, updatePaymentDetails } from "../payment-details-store.ts";
import {
  paymentDetailsPayload,
  paymentDetailsSchema,
  toPaymentDetailsView,
} from "../payment-details-view.ts";
import { requireOtherPerson } from "../require-other-person.ts";

export const confirmPaymentDetails = write({
  name: "confirmPaymentDetails",
  summary: "Confirm payment details after a call-back",
  description:
    "Call the custodian or plan at a number that did not come with the details, and have the details read back. Only a signed-in member who is not the author can confirm them. They replace earlier confirmed details. Rollovers approved with other details need a new approval.",
  scope: "rollovers:operate",
  id: "pmd",
  input: z.strictObject({
    phone: phoneField.describe("The number called. It must not be the number that came with the details."),
    phoneSource: lineField(300).describe("Where the number was found, such as a statement."),
    spokeWith: lineField(200).describe("The person who confirmed the details."),
  }),
  view: paymentDetailsSchema,
  example: { input: callbackBody, view: confirmedDetails },
  responses: { 200: "The confirmed details." },
  errors: ["person_required", "wrong_person", "recently_invited", "invalid_transition"],
  rest: "POST /v1/payment-details/{id}/confirm",
  graphql: { mutation: "confirmPaymentDetails", payload: paymentDetailsPayload },
  async run(call, { id, phone, phoneSource, spokeWith }) {
    const { tx, principal } = call;
    const { organizationId, actor } = principal;
    const before = await lockDetailsForDecision(call, id);
    await requireOtherPerson(call, before);
    requireCanBe(before, "confirmed", ["unconfirmed"]);
    if (before.contactPhone !== null && isSamePhone(phone, before.contactPhone)) {
      const detail = "must not be the number that came with the details";
      throw validationFailed([{ pointer: "#/phone", detail }]);
    }
    const at = await readOrganizationClock(call, tx, organizationId);
    const current = await findConfirmedDetails(tx, organizationId, before.subjectId);
    if (current) await updatePaymentDetails(tx, current.id, { status: "superseded" });
    const changes = {
      status: "confirmed" as const,
      decidedBy: { type: actor.type, id: actor.id },
      decidedAt: at,
      callback: { phone, phoneSource, spokeWith, calledAt: at.toISOString() },
    };
    await updatePaymentDetails(tx, id, changes);
    const subject = toSubjectView(before.subjectId);
    call.audit({ action: "payment_details.confirmed", targetId: id, data: subject });
    call.emitEvent({ type: "plan.payment_details_confirmed", data: { paymentDetailsId: id, ...subject } });
    call.afterCommit(async () => call.custodians.invalidate());
    return toPaymentDetailsView({ ...before, ...changes }, call.environment);
  },
});
