import { deliveryMethodSchema } from "@svc/custodians";
import { externalIdField, metadataField, textField } from "@svc/service-kit";
import { z } from "zod";
import {
  accountNumberField,
  amountSchema,
  attestationsSchema,
  contributionDateField,
} from "./rollover-input.ts";

const sidePatch = z
  .strictObject({
    accountNumber: accountNumberField.optional(),
    planName: textField(200).nullable().optional(),
    firstContributionDate: contributionDateField.nullable().optional(),
  })
  .meta({ id: "RolloverSidePatch" });

/**
 * The body of `PATCH /v1/rollovers/{id}`. Whose money goes from where to where, and how, is what a rollover is: account,
 * type, custodians and account types are not changed, but another rollover is created.
 */
export const rolloverPatchSchema = z
  .strictObject({
    source: sidePatch.optional(),
    destination: sidePatch.optional(),
    amount: amountSchema.optional(),
    deliveryMethod: deliveryMethodSchema.optional(),
    attestations: attestationsSchema.optional(),
    externalId: externalIdField.nullable().optional(),
    metadata: metadataField.optional(),
  })
  .meta({ id: "RolloverPatch" });

export type RolloverPatch = z.output<typeof rolloverPatchSchema>;
