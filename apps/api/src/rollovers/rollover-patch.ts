import { deliveryMethodSchema } from "@svc/custodians";
import { externalIdField, graphqlTypes, lineField, metadataField } from "@svc/service-kit";
import { z } from "zod";
import { assetsField } from "./assets/asset-fields.ts";
import { attestationsSchema } from "./attestations.ts";
import { moneySourcesField } from "./money-sources/money-source-input.ts";
import { decedentNameField, peopleFields } from "./people-fields.ts";
import { accountNumberField, amountSchema, contributionDateField } from "./rollover-input.ts";
import { assigneeField, tagsField, workFields } from "./work-fields.ts";

const sidePatch = z
  .strictObject({
    accountNumber: accountNumberField.optional().describe("Another account number; it cannot be cleared."),
    planName: lineField(200).nullable().optional().describe("The employer's plan."),
    firstContributionDate: contributionDateField
      .nullable()
      .optional()
      .describe("When the participant first paid in: a calendar day, `YYYY-MM-DD`."),
  })
  .meta({
    id: "RolloverSidePatch",
    description: "What may be changed of one side of a draft. Null clears.",
  })
  .register(graphqlTypes, { name: "RolloverSidePatch", isPatch: true });

/** Account, type, custodians and account types define a rollover and cannot change. Create another one instead. */
export const rolloverPatchSchema = z
  .strictObject({
    source: sidePatch.optional().describe("Where the money comes from."),
    destination: sidePatch.optional().describe("Where the money goes."),
    amount: amountSchema.optional(),
    moneySources: moneySourcesField
      .optional()
      .describe("Replaces the money sources; what they come to must still be what is requested."),
    deliveryMethod: deliveryMethodSchema.optional().describe("How the money is to travel."),
    ...peopleFields,
    isInheritedIra: peopleFields.isInheritedIra.nullable(),
    planKind: peopleFields.planKind.nullable(),
    decedentName: decedentNameField.nullable().optional(),
    assets: assetsField.optional().describe("Replaces what travels in kind."),
    attestations: attestationsSchema
      .optional()
      .describe("Added to what the participant has attested before."),
    externalId: externalIdField.nullable().optional().describe("Your own id for it."),
    ...workFields,
    assigneeId: assigneeField
      .nullable()
      .optional()
      .describe("Your own id of the person who works on it; null for nobody."),
    tags: tagsField
      .optional()
      .describe("Replaces all: up to 20 words of your own, each of up to 50 characters."),
    metadata: metadataField.optional().describe("Replaces all pairs of your own."),
  })
  .meta({
    id: "RolloverPatch",
    description:
      "What may be changed of a draft; of any other rollover `assigneeId`, `priority`, `tags` and `metadata`, without anything else. What is not named stays, and null clears where there may be nothing.",
  })
  .register(graphqlTypes, { name: "RolloverPatch", isPatch: true });

/** Changeable in any state, because no rule depends on them. */
export const CHANGEABLE_ALWAYS = ["metadata", "assigneeId", "priority", "tags"] as const;

export type RolloverPatch = z.output<typeof rolloverPatchSchema>;
