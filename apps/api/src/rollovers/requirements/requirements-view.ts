import { graphqlTypes } from "@svc/service-kit/fields";
import { z } from "zod";
import { signerField } from "../../custodians/requirements/requirement-fields.ts";
import {
  processingDaysView,
  requirementSetSchema,
  requirementsView,
  sendToView,
} from "../../custodians/requirements/requirement-set-view.ts";

export const rolloverRequirementsSchema = z
  .strictObject({
    object: z.literal("rollover_requirements"),
    rolloverId: z.string().describe("TypeID of the rollover: `rol_` followed by 26 characters."),
    requirements: requirementsView.describe(
      "Everything the source requires, from the directory, your additions and the rules for this participant.",
    ),
    enclosures: z
      .array(
        z
          .strictObject({
            detail: z.string().describe("Description of the document."),
            requirementSetId: z
              .string()
              .nullable()
              .describe("Your requirement set. Null if the directory lists the document."),
            isUnconfirmed: z.boolean().describe("True if the requirement set has expired."),
          })
          .describe("A document to enclose.")
          .register(graphqlTypes, { name: "RequiredEnclosure" }),
      )
      .describe("Documents to enclose with the request."),
    signers: z.array(signerField).describe("People who can sign the request. Empty if unknown."),
    sendTo: sendToView.nullable().describe("Where to send the request. Null if unknown."),
    processingDays: processingDaysView.nullable(),
    hasUnconfirmed: z.boolean().describe("True if one of `requirementSets` has expired."),
    requirementSets: z
      .array(requirementSetSchema)
      .describe("Your current requirement sets of the source custodian and of the source plan."),
  })
  .meta({
    id: "RolloverRequirements",
    description: "Requirements of the source custodian and plan, with the origin of each fact.",
  });
