import {
  amountField,
  externalIdField,
  graphqlTypes,
  idField,
  metadataField,
  sumField,
} from "@svc/service-kit";
import { z } from "zod";
import { attestationsSchema } from "../attestations.ts";
import { moneySourcesField, paymentSourcesField } from "../money-sources/money-source-input.ts";
import { decedentNameField, peopleFields } from "../people-fields.ts";
import { deliveryFields, sideSchema } from "../rollover-input.ts";

export const MAX_DESTINATIONS = 5;

const destinationSchema = z
  .strictObject({
    ...deliveryFields,
    destination: sideSchema.describe("Where this part of the money goes."),
    amount: amountField.describe("How much of it goes there."),
    moneySources: paymentSourcesField
      .optional()
      .describe(
        "What the participant chooses of it: how much pre-tax, after-tax or Roth money goes there. Pre-tax money goes to the direct rollovers first (IRS Notice 2014-54); among several the participant chooses. What is left open goes to accounts that are no Roth accounts first.",
      ),
    attestations: attestationsSchema
      .optional()
      .describe("What the participant attests of this one, beside what is attested of all."),
    externalId: externalIdField.optional().describe("Your own id for this rollover."),
    metadata: metadataField.optional().describe("At most 50 pairs of your own, all of them texts."),
  })
  .meta({ id: "DistributionDestinationInput", description: "A rollover that is part of a distribution." })
  .register(graphqlTypes, { name: "DistributionDestinationInput" });

export const distributionInputSchema = z
  .strictObject({
    accountId: idField("acct").describe("The participant's account."),
    source: sideSchema.describe("The account that all of the money leaves at once."),
    amount: amountField.describe("All that leaves it, rolled over or not, before anything is withheld."),
    moneySources: moneySourcesField
      .min(1, "must name at least one")
      .describe("Which money leaves, each kind once. Together it comes to `amount`."),
    paidToParticipant: sumField
      .optional()
      .describe(
        "What is paid to the participant and not rolled over; `0.00` unless it is said. With the destinations it comes to `amount`.",
      ),
    destinations: z
      .array(destinationSchema, "must be a list")
      .min(1, "must name at least one")
      .max(MAX_DESTINATIONS, `must name at most ${MAX_DESTINATIONS}`)
      .describe(`One to ${MAX_DESTINATIONS} accounts that the money goes to, each a rollover of its own.`),
    ...peopleFields,
    decedentName: decedentNameField.optional(),
    attestations: attestationsSchema
      .optional()
      .describe("What the participant attests of all of it; some rules are met by it."),
    externalId: externalIdField.optional().describe("Your own id for it."),
  })
  .meta({ id: "DistributionInput", description: "Rollovers that leave one account at once." })
  .register(graphqlTypes, { name: "DistributionInput" });

export type DistributionInput = z.output<typeof distributionInputSchema>;
export type DistributionDestination = DistributionInput["destinations"][number];
