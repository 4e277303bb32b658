import { accountTypeSchema } from "@svc/custodians";
import { planKindSchema } from "@svc/rollover-rules/eligibility/plan-kind-field";
import { graphqlTypes, idField, lineField } from "@svc/service-kit/fields";
import { z } from "zod";
import { addressField, emailField, phoneField } from "../contact-fields.ts";
import { PLAN_ACCOUNT_TYPES, type Plan } from "./plan.ts";

/** Removes the hyphen. */
export const einField = z
  .string("must be text")
  .regex(/^\d{2}-?\d{7}$/, "must be nine digits, such as 12-3456789")
  .overwrite((text) => text.replace("-", ""));

export const planNumberField = z
  .string("must be text")
  .regex(/^\d{3}$/, "must be three digits, from 001 to 999")
  .refine((text) => text !== "000", "must be three digits, from 001 to 999");

const planAccountTypeField = accountTypeSchema.refine(
  (type): type is Plan["accountType"] => (PLAN_ACCOUNT_TYPES as readonly string[]).includes(type),
  `must be ${PLAN_ACCOUNT_TYPES.join(", ")}`,
);

const contactField = z
  .strictObject({
    name: lineField(200).optional().describe("Name of the person or department."),
    phone: phoneField.optional().describe("Telephone number of the contact."),
    email: emailField.optional().describe("Email address of the contact."),
    address: addressField.optional(),
  })
  .meta({ id: "PlanContactInput", description: "Whom to contact about the plan." })
  .register(graphqlTypes, { name: "PlanContactInput" });

const fields = {
  name: lineField(200).describe("The plan's name, as on its Form 5500."),
  accountType: planAccountTypeField.describe(
    "Account type of the plan: `qualified_plan`, such as a 401(k), 401(a) plan or the TSP, `403b` or `governmental_457b`.",
  ),
  planKind: planKindSchema.describe("Kind of plan. Spousal consent depends on it."),
  sponsorName: lineField(200).describe("The employer that sponsors the plan."),
  recordkeeperId: idField("cus").describe("The custodian that keeps the plan's records."),
  contact: contactField,
};

export const planInputSchema = z
  .strictObject({
    ein: einField.describe("Employer identification number of the plan's sponsor, such as `12-3456789`."),
    planNumber: planNumberField.describe("Three-digit plan number, `001` to `999`."),
    name: fields.name,
    accountType: fields.accountType,
    planKind: fields.planKind.optional(),
    sponsorName: fields.sponsorName.optional(),
    recordkeeperId: fields.recordkeeperId.optional(),
    contact: fields.contact.optional(),
  })
  .meta({ id: "PlanInput", description: "An employer's retirement plan." });

export function toContact(contact: z.output<typeof contactField> | null | undefined): Plan["contact"] {
  if (contact == null) return null;
  const { name = null, phone = null, email = null, address = [] } = contact;
  return { name, phone, email, address };
}

export const planPatchSchema = z
  .strictObject({
    name: fields.name.optional(),
    planKind: fields.planKind.nullable().optional(),
    sponsorName: fields.sponsorName.nullable().optional(),
    recordkeeperId: fields.recordkeeperId.nullable().optional(),
    contact: fields.contact.nullable().optional().describe("Replaces the contact. Null removes it."),
  })
  .meta({
    id: "PlanPatch",
    description:
      "Changes to a plan. Omitted fields stay unchanged, and null clears a field. The EIN, plan number and account type cannot change.",
  })
  .register(graphqlTypes, { name: "PlanPatch", isPatch: true });
