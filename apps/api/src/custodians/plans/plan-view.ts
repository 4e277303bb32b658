import { accountTypeSchema, custodianSchema } from "@svc/custodians";
import type { Environment } from "@svc/keys";
import { planKindSchema } from "@svc/rollover-rules/eligibility/plan-kind-field";
import type { PlanKind } from "@svc/rollover-rules/eligibility/spousal-consent";
import { environmentField, graphqlTypes, timestampField } from "@svc/service-kit/fields";
import { toETag } from "@svc/service-kit/http";
import { z } from "zod";
import { actorSchema, toActorView } from "../../context/actor-view.ts";
import { defineExpansions, expandedField } from "../../context/selection.ts";
import { custodianExpansion } from "../custodian-expansion.ts";
import { formatEin, formatForm5500Key, type Plan } from "./plan.ts";

const text = (description: string) => z.string().nullable().describe(description);

export const planSchema = z
  .strictObject({
    id: z.string().describe("TypeID: `pln_` followed by 26 characters."),
    object: z.literal("plan"),
    environment: environmentField,
    ein: z.string().describe("Employer identification number of the plan's sponsor."),
    planNumber: z.string().describe("Three-digit plan number."),
    form5500Key: z
      .string()
      .describe("EIN and plan number, by which Form 5500 filings are found, such as `123456789-001`."),
    name: z.string().describe("The plan's name."),
    accountType: accountTypeSchema.describe("Account type of the plan."),
    planKind: planKindSchema.nullable().describe("Kind of plan. Null if unknown."),
    sponsorName: text("The employer that sponsors the plan."),
    recordkeeperId: text("The custodian that keeps the plan's records."),
    contact: z
      .strictObject({
        name: text("Name of the person or department."),
        phone: text("Telephone number of the contact."),
        email: text("Email address of the contact."),
        address: z.array(z.string()).describe("Mailing address, one line per item."),
      })
      .describe("Whom to contact about the plan.")
      .register(graphqlTypes, { name: "PlanContact" })
      .nullable(),
    createdBy: actorSchema.describe("The member or API key that recorded the plan."),
    version: z.int().describe("Counts changes. Send it as `If-Match`."),
    createdAt: timestampField.describe("Time of creation."),
    updatedAt: timestampField.describe("Time of the last change."),
    recordkeeper: expandedField(custodianSchema, "recordkeeper", "The recordkeeper. Null if there is none."),
  })
  .meta({ id: "Plan", description: "An employer's retirement plan, as your organization recorded it." });

export const planExpansions = defineExpansions({
  recordkeeper: custodianExpansion("recordkeeper", "recordkeeperId"),
});

export type PlanView = z.output<typeof planSchema>;

export const planEtag = ({ version }: Pick<PlanView, "version">) => toETag(version);

export function toPlanView(plan: Plan, environment: Environment): PlanView {
  return {
    id: plan.id,
    object: "plan",
    environment,
    ein: formatEin(plan.ein),
    planNumber: plan.planNumber,
    form5500Key: formatForm5500Key(plan),
    name: plan.name,
    accountType: plan.accountType,
    planKind: plan.planKind as PlanKind | null,
    sponsorName: plan.sponsorName,
    recordkeeperId: plan.recordkeeperId,
    contact: plan.contact,
    createdBy: toActorView(plan.createdBy),
    version: plan.version,
    createdAt: plan.createdAt.toISOString(),
    updatedAt: plan.updatedAt.toISOString(),
  };
}

export const planPayload = {
  name: "PlanPayload",
  description: "Result of a mutation of a plan.",
  view: z.object({ plan: planSchema.describe("The plan. Null if there are errors.") }),
  toPayload: (plan: PlanView) => ({ plan }),
};
