import { nameField } from "@svc/accounts";
import { enumField } from "@svc/service-kit";
import { z } from "zod";
import type { Relationship } from "./rules/relationships.ts";
import type { PlanKind } from "./rules/spousal-consent.ts";

export const relationshipSchema: z.ZodType<Relationship> = enumField("Relationship", "Whose money it is.", {
  own: "The participant's own.",
  spouse_beneficiary: "Inherited from the participant's spouse: it may go wherever the spouse's could.",
  non_spouse_beneficiary:
    "Inherited from anybody else: it goes straight to an inherited IRA, and nowhere else.",
  alternate_payee: "Awarded by a qualified domestic relations order to the spouse or former spouse.",
} satisfies Record<Relationship, string>);

export const planKindSchema: z.ZodType<PlanKind> = enumField(
  "PlanKind",
  "What kind of plan the source is: the spouse's consent, and some distribution codes, hang on it.",
  {
    pension: "A pension plan, or another that owes a married participant an annuity for both spouses.",
    profit_sharing: "A 401(k), profit-sharing or 403(b) plan under ERISA that owes no such annuity.",
    governmental_457b: "A governmental 457(b) plan.",
    governmental: "Any other governmental plan.",
    church: "A church plan that has not chosen ERISA.",
    non_erisa: "A 403(b) plan outside of ERISA.",
  } satisfies Record<PlanKind, string>,
);

export const peopleFields = {
  relationship: relationshipSchema
    .optional()
    .describe("Whose money it is. Without it, the participant's own."),
  isInheritedIra: z
    .boolean("must be true or false")
    .optional()
    .describe(
      "Whether the destination is an IRA that is set up to inherit. Without it, that of anybody but a spouse is.",
    ),
  planKind: planKindSchema.optional().describe("What kind of plan the source is."),
};

export const decedentNameField = nameField.describe(
  "Who died, where somebody inherits: inherited IRAs are titled in that name. Erased with the account.",
);
