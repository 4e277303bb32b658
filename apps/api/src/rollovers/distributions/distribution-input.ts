import { attestationsSchema } from "@svc/rollover-rules/eligibility/attestations";
import { moneySourcesField, paymentSourcesField } from "@svc/rollover-rules/money/money-source-input";
import {
  amountField,
  externalIdField,
  graphqlTypes,
  idField,
  metadataField,
  sumField,
} from "@svc/service-kit/fields";
import { z } from "zod";
import { deliveryFields, sideSchema } from "../drafts/rollover-input.ts";
import { decedentNameField, peopleFields } from "../views/people-fields.ts";

const MAX_DESTINATIONS = 5;

const destinationSchema = z
  .strictObject({
    ...deliveryFields,
    destination: sideSchema.describe("The account that receives this part of the money."),
    amount: amountField.describe("Amount for this destination."),
    moneySources: paymentSourcesField
      .optional()
      .describe(
        "The participant's choice of pre-tax, after-tax or Roth amounts for this destination. Pre-tax money goes to direct rollovers first (IRS Notice 2014-54), and the participant chooses among them. Pre-tax money without a choice goes to non-Roth accounts first.",
      ),
    attestations: attestationsSchema
      .optional()
      .describe("Attestations for this rollover, in addition to those for the whole distribution."),
    externalId: externalIdField.optional().describe("Your ID for this rollover."),
    metadata: metadataField.optional().describe("Up to 50 key-value pairs of strings."),
  })
  .meta({ id: "DistributionDestinationInput", description: "A rollover that is part of a distribution." })
  .register(graphqlTypes, { name: "DistributionDestinationInput" });

export const distributionInputSchema = z
  .strictObject({
    accountId: idField("acct").describe("The participant's account."),
    source: sideSchema.describe("The account that all of the money leaves."),
    amount: amountField.describe(
      "Total that leaves the account, before withholding, whether or not it is rolled over.",
    ),
    moneySources: moneySourcesField
      .min(1, "must contain at least one money source")
      .describe("Money sources that leave the account, each kind once. They must add up to `amount`."),
    paidToParticipant: sumField
      .optional()
      .describe(
        "Amount paid to the participant and not rolled over. Default: `0.00`. Together with the destinations, it must add up to `amount`.",
      ),
    destinations: z
      .array(destinationSchema, "must be a list")
      .min(1, "must contain at least one destination")
      .max(MAX_DESTINATIONS, `must contain at most ${MAX_DESTINATIONS} destinations`)
      .describe(`1 to ${MAX_DESTINATIONS} destination accounts. Each gets its own rollover.`),
    ...peopleFields,
    decedentName: decedentNameField.optional(),
    attestations: attestationsSchema
      .optional()
      .describe("The participant's attestations for the whole distribution. Some rules require them."),
    externalId: externalIdField.optional().describe("Your ID for the distribution."),
  })
  .meta({ id: "DistributionInput", description: "Rollovers that leave one account at the same time." })
  .register(graphqlTypes, { name: "DistributionInput" });

export type DistributionInput = z.output<typeof distributionInputSchema>;
export type DistributionDestination = DistributionInput["destinations"][number];
