import { accountTypeSchema, deliveryMethodSchema } from "@svc/custodians";
import { dateField, graphqlTypes, idField } from "@svc/service-kit";
import { z } from "zod";
import { attestationsSchema } from "./attestations.ts";
import { peopleFields } from "./people-fields.ts";
import { rolloverTypeSchema } from "./rollover-enums.ts";
import { contributionDateField } from "./rollover-input.ts";

const side = z
  .strictObject({
    custodianId: idField("cus")
      .optional()
      .describe("Who holds it. With it the directory is asked, too: what this custodian takes part in."),
    accountType: accountTypeSchema.describe("What kind of account it is."),
    firstContributionDate: contributionDateField
      .optional()
      .describe("When the participant first paid in; some rules count from it."),
  })
  .describe("One side of a rollover that is only asked about.")
  .register(graphqlTypes, { name: "EligibilitySideInput" });

export const eligibilityInputSchema = z
  .strictObject({
    type: rolloverTypeSchema.describe("How it would travel."),
    source: side.describe("Where the money would come from."),
    destination: side.describe("Where it would go."),
    deliveryMethod: deliveryMethodSchema
      .optional()
      .describe(
        "How the money would be delivered. With it the directory is asked whether the custodians offer that.",
      ),
    ...peopleFields,
    dateOfBirth: dateField
      .optional()
      .describe(
        "When the participant was born, `YYYY-MM-DD`: required minimum distributions begin in a year of it.",
      ),
    attestations: attestationsSchema.optional().describe("What the participant attests."),
  })
  .describe("A rollover that is only asked about.")
  .register(graphqlTypes, { name: "EligibilityInput" });
