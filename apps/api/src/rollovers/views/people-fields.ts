import { nameField } from "@svc/accounts";
import { planKindSchema } from "@svc/rollover-rules/eligibility/plan-kind-field";
import { relationshipSchema } from "@svc/rollover-rules/eligibility/relationship-field";
import { z } from "zod";

export const peopleFields = {
  relationship: relationshipSchema
    .optional()
    .describe("The participant's claim to the money. Default: `own`."),
  isInheritedIra: z
    .boolean("must be true or false")
    .optional()
    .describe(
      "True if the destination is an inherited IRA. Default: true for non-spouse beneficiaries, otherwise false.",
    ),
  planKind: planKindSchema.optional().describe("Kind of source plan."),
};

export const decedentNameField = nameField.describe(
  "Name of the deceased owner of inherited money. Inherited IRAs are titled in that name. Erased with the account.",
);
