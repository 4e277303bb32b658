import { z } from "zod";
import { PAYMENT_DETAILS_ID, PLAN_ID, REQUIREMENT_SET_ID } from "../../context/example-values.ts";
import type { EventType } from "./event-type.ts";

const planIdField = z.string().describe("TypeID of the plan.");
const subject = {
  planId: z.string().nullable().describe("The plan. Null for a custodian."),
  custodianId: z.string().nullable().describe("The custodian. Null for a plan."),
};
const requirementData = z.strictObject({
  requirementSetId: z.string().describe("TypeID of the requirement set."),
  ...subject,
});
const paymentData = z.strictObject({
  paymentDetailsId: z.string().describe("TypeID of the payment details."),
  ...subject,
});
const planSubject = { planId: PLAN_ID, custodianId: null };

const requirementEvent = (description: string): EventType => ({
  description,
  data: requirementData,
  example: { requirementSetId: REQUIREMENT_SET_ID, ...planSubject },
});

const paymentEvent = (description: string): EventType => ({
  description,
  data: paymentData,
  example: { paymentDetailsId: PAYMENT_DETAILS_ID, ...planSubject },
});

export const PLAN_EVENTS = {
  "plan.created": {
    description: "An employer's plan was recorded.",
    data: z.strictObject({ planId: planIdField }),
    example: { planId: PLAN_ID },
  },
  "plan.updated": {
    description: "An employer's plan was updated.",
    data: z.strictObject({
      planId: planIdField,
      fields: z.array(z.string()).describe("The changed fields."),
    }),
    example: { planId: PLAN_ID, fields: ["name"] },
  },
  "plan.requirements_added": requirementEvent("Requirements of a plan or custodian were added or changed."),
  "plan.requirements_confirmed": requirementEvent("Requirements of a plan or custodian were confirmed."),
  "plan.payment_details_added": paymentEvent(
    "Payee or bank details of a plan or custodian were added. They need a call-back by a second person.",
  ),
  "plan.payment_details_confirmed": paymentEvent(
    "A second person confirmed payee or bank details. Instructions now use them.",
  ),
  "plan.payment_details_rejected": paymentEvent("Payee or bank details were rejected."),
} as const satisfies Record<string, EventType>;
