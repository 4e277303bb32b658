import { newId } from "@svc/service-kit";
import { write } from "../../../context/define-operation.ts";
import { readOrganizationClock } from "../../../people/organizations/organization-clock.ts";
import { identifyPerson } from "../../../people/second-person/person.ts";
import { getSubjectId, requireCustodian, requirePlan, toSubjectView } from "../../subject.ts";
import type { PaymentDetails } from "../payment-details.ts";
import { paymentDetails, paymentDetailsBody } from "../payment-details-examples.ts";
import { paymentDetailsInputSchema, toOpenedDetails } from "../payment-details-input.ts";
import { insertPaymentDetails } from "../payment-details-store.ts";
import {
  paymentDetailsPayload,
  paymentDetailsSchema,
  toPaymentDetailsView,
} from "../payment-details-view.ts";
import { sealDetails } from "../seal-details.ts";

export const createPaymentDetails = write({
  name: "createPaymentDetails",
  summary: "Add payee and bank details of a custodian or plan",
  description:
    "Instructions use the details only after another person calls the custodian or plan, at a number from another source, and confirms them with `POST /v1/payment-details/{id}/confirm`.",
  scope: "rollovers:operate",
  input: paymentDetailsInputSchema,
  view: paymentDetailsSchema,
  example: { input: paymentDetailsBody, view: paymentDetails },
  responses: { 201: "The unconfirmed details." },
  errors: ["not_found"],
  rest: "POST /v1/payment-details",
  location: ({ id }) => `/v1/payment-details/${id}`,
  graphql: { mutation: "createPaymentDetails", payload: paymentDetailsPayload },
  prepare: requireCustodian,
  async run(call, input) {
    const { tx, principal, cipher } = call;
    const { organizationId, actor } = principal;
    await requirePlan(tx, organizationId, input);
    const id = newId("pmd");
    const person = await identifyPerson(tx, principal);
    const row: PaymentDetails = {
      id,
      organizationId,
      subjectId: getSubjectId(input),
      status: "unconfirmed",
      ...sealDetails(cipher, id, toOpenedDetails(input)),
      source: input.source,
      contactPhone: input.contactPhone ?? null,
      createdBy: { type: actor.type, id: actor.id },
      authorId: person.personId,
      authorFamily: person.family,
      createdAt: await readOrganizationClock(call, tx, organizationId),
      decidedBy: null,
      decidedAt: null,
      callback: null,
      reason: null,
      keyOwners: [],
    };
    await insertPaymentDetails(tx, row);
    const subject = toSubjectView(row.subjectId);
    call.audit({ action: "payment_details.created", targetId: id, data: subject });
    call.emitEvent({ type: "plan.payment_details_added", data: { paymentDetailsId: id, ...subject } });
    return toPaymentDetailsView(row, call.environment);
  },
});
