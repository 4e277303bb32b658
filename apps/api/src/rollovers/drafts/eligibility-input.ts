import { accountTypeSchema, deliveryMethodSchema } from "@svc/custodians";
import { attestationsSchema } from "@svc/rollover-rules/eligibility/attestations";
import { rolloverTypeSchema } from "@svc/rollover-rules/rollover-enums";
import { dateField, graphqlTypes, idField } from "@svc/service-kit/fields";
import { z } from "zod";
import { peopleFields } from "../views/people-fields.ts";
import { contributionDateField } from "./rollover-input.ts";

const side = z
  .strictObject({
    custodianId: idField("cus")
      .optional()
      .describe("The custodian. If given, its directory entry is checked too."),
    accountType: accountTypeSchema.describe("Account type."),
    firstContributionDate: contributionDateField
      .optional()
      .describe("Date of the participant's first contribution. Some rules depend on it."),
  })
  .describe("One side of the rollover to check.")
  .register(graphqlTypes, { name: "EligibilitySideInput" });

export const eligibilityFields = {
  type: rolloverTypeSchema.describe("Rollover type."),
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
};

export const eligibilityInputSchema = z
  .strictObject(eligibilityFields)
  .describe("A rollover to check, without creating it.")
  .register(graphqlTypes, { name: "EligibilityInput" });
