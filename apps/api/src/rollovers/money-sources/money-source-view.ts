import { graphqlTypes } from "@svc/service-kit";
import { z } from "zod";
import { type MoneySource, planSources, sumSent } from "./money-source.ts";
import { moneySourceKindField } from "./money-source-input.ts";

const money = z
  .string()
  .regex(/^\d+\.\d{2}$/)
  .register(graphqlTypes, { scalar: "Money" });

export const moneySourceView = z
  .strictObject({
    kind: moneySourceKindField,
    amount: money.nullable().describe("So much of it was asked for."),
    percent: z
      .string()
      .nullable()
      .describe(
        "A percentage of all that is rolled over was asked for. Null as `amount` where all of it was.",
      ),
    firstContributionYear: z
      .int()
      .nullable()
      .describe("Of Roth money: the tax year of the first contribution, where it is known."),
    basis: money.nullable().describe("Of after-tax money: what was paid in after tax."),
    earnings: money.nullable().describe("Of after-tax money: what it has earned, which is pre-tax money."),
    planned: money.nullable().describe("What it comes to; null where that is not known before money leaves."),
    sent: money.describe("What has left of it, before anything was withheld, in transfers that count."),
  })
  .meta({ id: "MoneySource", description: "One line of what a rollover moves." });

export const sourceAmountView = z
  .strictObject({
    kind: moneySourceKindField,
    amount: money.describe("How much of it came from there, before anything was withheld."),
  })
  .describe("How much of a payment came from a money source.")
  .register(graphqlTypes, { name: "SourceAmount" });

type Lines = Parameters<typeof sumSent>[1];

export function toMoneySourcesView(rollover: {
  moneySources: readonly MoneySource[];
  amountRequested: string | null;
  transfers: Lines;
}): z.output<typeof moneySourceView>[] {
  const { moneySources, amountRequested, transfers } = rollover;
  if (moneySources.length === 0) return [];
  const planned = planSources(moneySources, amountRequested);
  const sent = sumSent(moneySources, transfers);
  // Member by member, because JSON columns do not keep key order.
  return moneySources.map(({ kind, amount, percent, firstContributionYear, basis, earnings }, index) => ({
    kind,
    amount,
    percent,
    firstContributionYear,
    basis,
    earnings,
    planned: planned[index] ?? null,
    sent: sent[index] ?? "0.00",
  }));
}
