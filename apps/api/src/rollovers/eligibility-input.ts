import { accountTypeSchema } from "@svc/custodians";
import { graphqlTypes } from "@svc/service-kit";
import { z } from "zod";
import { rolloverTypeSchema } from "./rollover-enums.ts";
import { attestationsSchema, contributionDateField } from "./rollover-input.ts";

const side = z
  .strictObject({
    accountType: accountTypeSchema.describe("What kind of account it is."),
    firstContributionDate: contributionDateField
      .optional()
      .describe("When the participant first paid in; some rules count from it."),
  })
  .describe("One side of a rollover that is only asked about.")
  .register(graphqlTypes, { name: "EligibilitySideInput" });

/** A rollover that is only asked about: the body of `POST /v1/rollovers/eligibility`. */
export const eligibilityInputSchema = z
  .strictObject({
    type: rolloverTypeSchema.describe("How it would travel."),
    source: side.describe("Where the money would come from."),
    destination: side.describe("Where it would go."),
    attestations: attestationsSchema.optional().describe("What the participant attests."),
  })
  .describe("A rollover that is only asked about.")
  .register(graphqlTypes, { name: "EligibilityInput" });
