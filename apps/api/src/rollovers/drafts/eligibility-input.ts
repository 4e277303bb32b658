import { accountTypeSchema, deliveryMethodSchema } from "@svc/custodians";
import { contributionDateField } from "@svc/rollover-rules/contribution-date-field";
import { allowOne, custodianRefFields } from "@svc/rollover-rules/custodian-ref";
import { attestationsSchema } from "@svc/rollover-rules/eligibility/attestations";
import { moneySourcesField } from "@svc/rollover-rules/money/money-source-input";
import { rolloverTypeSchema } from "@svc/rollover-rules/rollover-enums";
import { amountField, dateField, graphqlTypes } from "@svc/service-kit/fields";
import { z } from "zod";
import { peopleFields } from "../views/people-fields.ts";

const side = z
  .strictObject({
    custodianId: custodianRefFields.custodianId.describe(
      "The custodian's ID. If given, its directory entry is checked too.",
    ),
    custodianSlug: custodianRefFields.custodianSlug.describe(
      "The custodian's slug, such as `fidelity`, instead of its ID.",
    ),
    accountType: accountTypeSchema.describe("Tax type of the account, such as `traditional_ira`."),
    firstContributionDate: contributionDateField
      .optional()
      .describe("Date of the participant's first contribution. Some rules depend on it."),
  })
  .refine(...allowOne("custodianId", "custodianSlug"))
  .describe("One side of the rollover to check.")
  .register(graphqlTypes, { name: "EligibilitySideInput" });

export const eligibilityFields = {
  type: rolloverTypeSchema.describe("How the money moves, such as `direct` or `trustee_transfer`."),
  source: side.describe("Source of the money."),
  destination: side.describe("Destination of the money."),
  deliveryMethod: deliveryMethodSchema
    .optional()
    .describe("Delivery method. If given, the custodians' directory entries are checked for it."),
  ...peopleFields,
  dateOfBirth: dateField
    .optional()
    .describe("The participant's date of birth, `YYYY-MM-DD`. Required minimum distributions depend on it."),
  attestations: attestationsSchema.optional().describe("The participant's attestations."),
  amount: amountField
    .optional()
    .describe("Amount before withholding. Without it, the expected withholding is unknown."),
  moneySources: moneySourcesField.optional(),
  paidOn: dateField
    .optional()
    .describe("Day on which the money leaves, `YYYY-MM-DD`. Default: today in the organization's time zone."),
};

export const eligibilityInputSchema = z
  .strictObject(eligibilityFields)
  .describe("A rollover to check, without creating it.")
  .register(graphqlTypes, { name: "EligibilityInput" });

export type EligibilityInput = z.output<typeof eligibilityInputSchema>;
