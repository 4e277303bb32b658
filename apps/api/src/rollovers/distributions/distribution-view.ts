import { deliveryMethodSchema } from "@svc/custodians";
import type { Environment } from "@svc/keys";
import { answerTime, enumField, environmentField, graphqlTypes } from "@svc/service-kit";
import { z } from "zod";
import { planSources } from "../money-sources/money-source.ts";
import { sourceAmountView } from "../money-sources/money-source-view.ts";
import type { Rollover } from "../rollover.ts";
import { rolloverStateSchema, rolloverTypeSchema } from "../rollover-enums.ts";
import { sideView } from "../rollover-parts.ts";
import { sumMoney } from "../workflow/money.ts";
import type { DISTRIBUTION_STATES, Distribution } from "./distribution.ts";

const money = z
  .string()
  .regex(/^\d+\.\d{2}$/)
  .register(graphqlTypes, { scalar: "Money" });

const destinationView = z
  .strictObject({
    rolloverId: z.string().describe("The rollover that takes it there."),
    type: rolloverTypeSchema,
    deliveryMethod: deliveryMethodSchema.describe("How the money is to travel."),
    destination: sideView.describe("Where this part of the money goes."),
    amount: money.describe("How much of it goes there."),
    moneySources: z
      .array(sourceAmountView)
      .describe("Which money goes there: as the participant chose, and else by IRS Notice 2014-54."),
    state: rolloverStateSchema.describe("Where the rollover stands."),
  })
  .meta({ id: "DistributionDestination", description: "A rollover that is part of a distribution." });

export const distributionSchema = z
  .strictObject({
    id: z.string().describe("A TypeID: `dst_` and 26 characters."),
    object: z.literal("distribution"),
    environment: environmentField,
    externalId: z.string().nullable().describe("The integrator's own id for it."),
    accountId: z.string().describe("The participant's account."),
    state: enumField(
      "DistributionState",
      "What was done to all of it; its rollovers have states of their own.",
      {
        draft: "It was created, and nothing was asked of anybody.",
        submitted: "All of it was handed in.",
        cancelled: "All of it was given up.",
      } satisfies Record<(typeof DISTRIBUTION_STATES)[number], string>,
    ),
    source: sideView.describe("The account that the money leaves."),
    amount: money.describe("All that leaves it, before anything is withheld."),
    moneySources: z.array(sourceAmountView).describe("Which money leaves it."),
    paidToParticipant: z
      .strictObject({
        amount: money.describe("How much of it is."),
        moneySources: z
          .array(sourceAmountView)
          .describe("Which money that is: the pre-tax part is income, and the plan withholds 20 % of it."),
      })
      .describe("What is paid to the participant and not rolled over.")
      .register(graphqlTypes, { name: "PaidToParticipant" }),
    destinations: z.array(destinationView).describe("Its rollovers, in the order in which they were named."),
    version: z.int().describe("Counts what was done to all of it."),
    createdAt: answerTime.describe("When it was created."),
    updatedAt: answerTime.describe("When it last changed."),
  })
  .meta({ id: "Distribution", description: "Rollovers that leave one account at once." });

export type DistributionView = z.output<typeof distributionSchema>;

/** @param rollovers can contain others */
export function toDistributionView(
  distribution: Distribution,
  rollovers: ReadonlyMap<string, Rollover>,
  environment: Environment,
): DistributionView {
  const { paidOut, moneySources, amount } = distribution;
  const parts = distribution.rolloverIds.map((id) => {
    const rollover = rollovers.get(id);
    if (!rollover) throw new Error(`${distribution.id} lacks ${id}`);
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
    source: {
      custodianId: first.sourceCustodianId,
      accountType: first.sourceAccountType,
      accountNumberMask: first.sourceAccountNumberMask,
      planName: first.sourcePlanName,
      firstContributionDate: first.sourceFirstContributionDate,
    },
    amount,
    moneySources: toAmounts(moneySources, amount),
    paidToParticipant: { amount: sumMoney(paidOut.map((one) => one.amount)), moneySources: paidOut },
    destinations: parts.map((rollover) => ({
      rolloverId: rollover.id,
      type: rollover.type,
      deliveryMethod: rollover.deliveryMethod,
      destination: {
        custodianId: rollover.destinationCustodianId,
        accountType: rollover.destinationAccountType,
        accountNumberMask: rollover.destinationAccountNumberMask,
        planName: rollover.destinationPlanName,
        firstContributionDate: rollover.destinationFirstContributionDate,
      },
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
  const planned = planSources(sources, requested);
  return sources.map(({ kind }, index) => ({ kind, amount: planned[index] ?? "0.00" }));
}
