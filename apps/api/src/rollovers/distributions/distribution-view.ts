import { deliveryMethodSchema } from "@svc/custodians";
import type { Environment } from "@svc/keys";
import { sumMoney } from "@svc/rollover-rules/money/money";
import { resolveSourceAmounts } from "@svc/rollover-rules/money/money-source";
import type { Rollover } from "@svc/rollover-rules/rollover";
import { rolloverStateSchema, rolloverTypeSchema } from "@svc/rollover-rules/rollover-enums";
import { enumField, environmentField, graphqlTypes, timestampField } from "@svc/service-kit/fields";
import { z } from "zod";
import { expandedAccount } from "../../accounts-and-consents/accounts/account-expansion.ts";
import { sourceAmountView } from "../money-sources/money-source-view.ts";
import { moneyView as money } from "../money-sources/money-view.ts";
import type { DISTRIBUTION_STATES, Distribution } from "../store/distribution.ts";
import { sideView, toSideView } from "../views/rollover-parts.ts";
import { cashPaymentView, toCashPaymentView } from "./cash-payment-view.ts";

const destinationView = z
  .strictObject({
    rolloverId: z.string().describe("The rollover to this destination."),
    type: rolloverTypeSchema,
    deliveryMethod: deliveryMethodSchema.describe("How the money is delivered, such as `wire` or `check`."),
    destination: sideView.describe("The account that receives this part of the money."),
    amount: money.describe("Amount for this destination."),
    moneySources: z
      .array(sourceAmountView)
      .describe(
        "Money sources for this destination, as the participant chose or as IRS Notice 2014-54 allocates them.",
      ),
    state: rolloverStateSchema.describe("State of the rollover."),
  })
  .meta({ id: "DistributionDestination", description: "A rollover that is part of a distribution." });

export const distributionSchema = z
  .strictObject({
    id: z.string().describe("TypeID: `dst_` followed by 26 characters."),
    object: z.literal("distribution"),
    environment: environmentField,
    externalId: z.string().nullable().describe("The integrator's ID for the distribution."),
    accountId: z.string().describe("The participant's account."),
    state: enumField(
      "DistributionState",
      "State of the distribution as a whole. Each rollover also has its own state.",
      {
        draft: "Created, not submitted.",
        submitted: "The whole distribution was submitted.",
        cancelled: "The whole distribution was canceled.",
      } satisfies Record<(typeof DISTRIBUTION_STATES)[number], string>,
    ),
    source: sideView.describe("The account that the money leaves."),
    amount: money.describe("Total that leaves the account, before withholding."),
    moneySources: z.array(sourceAmountView).describe("Money sources that leave the account."),
    paidToParticipant: z
      .strictObject({
        amount: money.describe("Total paid to the participant."),
        moneySources: z
          .array(sourceAmountView)
          .describe(
            "Kinds of money paid to the participant. The pre-tax part is income, and the plan withholds 20% of it.",
          ),
        payment: cashPaymentView
          .nullable()
          .describe("The recorded payment. Null until `recordCashPayment` records it."),
      })
      .describe("Amount paid to the participant and not rolled over.")
      .register(graphqlTypes, { name: "PaidToParticipant" }),
    destinations: z.array(destinationView).describe("The distribution's rollovers, in request order."),
    version: z.int().describe("Counts changes to the distribution as a whole."),
    createdAt: timestampField.describe("Time of creation."),
    updatedAt: timestampField.describe("Time of the last change."),
    account: expandedAccount,
  })
  .meta({ id: "Distribution", description: "Rollovers that leave one account at the same time." });

type DistributionView = z.output<typeof distributionSchema>;

/** @param rollovers by ID; may include rollovers of other distributions */
export function toDistributionView(
  distribution: Distribution,
  rollovers: ReadonlyMap<string, Rollover>,
  environment: Environment,
): DistributionView {
  const { paidOut, moneySources, amount } = distribution;
  const parts = distribution.rolloverIds.map((id) => {
    const rollover = rollovers.get(id);
    if (!rollover) throw new Error(`rollover ${id} of ${distribution.id} is missing`);
    return rollover;
  });
  const [first] = parts;
  if (!first) throw new Error(`${distribution.id} has no rollovers`);
  return {
    id: distribution.id,
    object: "distribution",
    environment,
    externalId: distribution.externalId,
    accountId: distribution.accountId,
    state: distribution.state,
    source: toSideView(first, "source"),
    amount,
    moneySources: toAmounts(moneySources, amount),
    paidToParticipant: {
      amount: sumMoney(paidOut.map((source) => source.amount)),
      moneySources: paidOut,
      payment: toCashPaymentView(distribution, first),
    },
    destinations: parts.map((rollover) => ({
      rolloverId: rollover.id,
      type: rollover.type,
      deliveryMethod: rollover.deliveryMethod,
      destination: toSideView(rollover, "destination"),
      amount: rollover.amountRequested ?? "0.00",
      moneySources: toAmounts(rollover.moneySources, rollover.amountRequested),
      state: rollover.state,
    })),
    version: distribution.version,
    createdAt: distribution.createdAt.toISOString(),
    updatedAt: distribution.updatedAt.toISOString(),
  };
}

function toAmounts(sources: Distribution["moneySources"], requested: string | null) {
  const planned = resolveSourceAmounts(sources, requested);
  return sources.map(({ kind }, index) => ({ kind, amount: planned[index] ?? "0.00" }));
}

export const distributionPayload = {
  name: "DistributionPayload",
  description: "Result of a distribution mutation.",
  view: z.object({
    distribution: distributionSchema.describe("The updated distribution. Null if there are errors."),
  }),
  toPayload: (distribution: DistributionView) => ({ distribution }),
};
