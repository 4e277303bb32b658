import { nameField } from "@svc/accounts";
import type { Relationship } from "@svc/rollover-rules/eligibility/relationships";
import { enumField } from "@svc/service-kit/fields";
import { z } from "zod";
import { planKindSchema } from "../../custodians/plans/plan-kind.ts";

export const relationshipSchema: z.ZodType<Relationship> = enumField(
  "Relationship",
  "The participant's claim to the money.",
  {
    own: "The participant's own money.",
    spouse_beneficiary:
      "Inherited from the participant's spouse. It can go wherever the spouse's own money could.",
    non_spouse_beneficiary: "Inherited from anyone else. It must go directly to an inherited IRA.",
    alternate_payee: "Awarded to a spouse or former spouse by a qualified domestic relations order.",
  } satisfies Record<Relationship, string>,
);

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
