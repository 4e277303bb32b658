import { deliveryMethodSchema } from "@svc/custodians";
import { accountNumberField } from "@svc/rollover-rules/account-number-field";
import { contributionDateField } from "@svc/rollover-rules/contribution-date-field";
import { attestationsSchema } from "@svc/rollover-rules/eligibility/attestations";
import { assetsField } from "@svc/rollover-rules/money/asset-fields";
import { moneySourcesField } from "@svc/rollover-rules/money/money-source-input";
import { externalIdField, graphqlTypes, idField, lineField, metadataField } from "@svc/service-kit/fields";
import { z } from "zod";
import { decedentNameField, peopleFields } from "../views/people-fields.ts";
import { assigneeField, tagsField, workFields } from "../views/work-fields.ts";
import { amountSchema } from "./rollover-input.ts";

const sidePatch = z
  .strictObject({
    accountNumber: accountNumberField.optional().describe("New account number. It cannot be cleared."),
    planId: idField("pln")
      .nullable()
      .optional()
      .describe("The employer's plan. A new plan also sets `planName`."),
    planName: lineField(200).nullable().optional().describe("Name of the employer's plan."),
    firstContributionDate: contributionDateField
      .nullable()
      .optional()
      .describe("Date of the participant's first contribution, `YYYY-MM-DD`."),
  })
  .meta({
    id: "RolloverSidePatch",
    description: "Changes to one side of a draft. Null clears a field.",
  })
  .register(graphqlTypes, { name: "RolloverSidePatch", isPatch: true });

/** A patch cannot change a rollover's account, type, custodians or account types. */
export const rolloverPatchSchema = z
  .strictObject({
    source: sidePatch.optional().describe("The source account."),
    destination: sidePatch.optional().describe("The destination account."),
    amount: amountSchema.optional(),
    moneySources: moneySourcesField
      .optional()
      .describe("Replaces the money sources. They must still add up to the requested amount."),
    deliveryMethod: deliveryMethodSchema
      .optional()
      .describe("How the money is delivered, such as `wire` or `check`."),
    ...peopleFields,
    isInheritedIra: peopleFields.isInheritedIra.nullable(),
    planKind: peopleFields.planKind.nullable(),
    decedentName: decedentNameField.nullable().optional(),
    assets: assetsField.optional().describe("Replaces the assets to move in kind."),
    attestations: attestationsSchema.optional().describe("Attestations to add to those already given."),
    externalId: externalIdField.nullable().optional().describe("Your ID for the rollover."),
    ...workFields,
    assigneeId: assigneeField
      .nullable()
      .optional()
      .describe("Your ID for the person who works on the rollover. Null removes the assignment."),
    tags: tagsField.optional().describe("Replaces all tags. Up to 20 tags, each up to 50 characters."),
    metadata: metadataField.optional().describe("Replaces all key-value pairs."),
  })
  .meta({
    id: "RolloverPatch",
    description:
      "Changes to a rollover. In a draft, every field can change. In other states, a request can change only `assigneeId`, `priority`, `tags` and `metadata`. Omitted fields stay unchanged, and null clears an optional field.",
  })
  .register(graphqlTypes, { name: "RolloverPatch", isPatch: true });

export type RolloverPatch = z.output<typeof rolloverPatchSchema>;
