import { type MoneySource, resolveSourceAmounts, sumSent } from "@svc/rollover-rules/money/money-source";
import { moneySourceKindField } from "@svc/rollover-rules/money/money-source-input";
import { graphqlTypes } from "@svc/service-kit/fields";
import { z } from "zod";
import { moneyView as money } from "./money-view.ts";

export const moneySourceView = z
  .strictObject({
    kind: moneySourceKindField,
    amount: money.nullable().describe("Amount that was requested."),
    percent: z
      .string()
      .nullable()
      .describe(
        "Requested percentage of the total rolled over. If both `amount` and `percent` are null, all money of this kind is requested.",
      ),
    firstContributionYear: z
      .int()
      .nullable()
      .describe("For Roth money: tax year of the first contribution, if known."),
    basis: money
      .nullable()
      .describe(
        "For after-tax money: contributions made after tax. For Roth money: Roth contributions, if known.",
      ),
    earnings: money
      .nullable()
      .describe("Earnings on the contributions in `basis`. Earnings of after-tax money are pre-tax money."),
    inPlanRollover: money
      .nullable()
      .describe("For Roth money: part allocable to recent in-plan Roth rollovers, if known."),
    planned: money.nullable().describe("Planned amount. Null if it is unknown until money leaves."),
    sent: money.describe("Amount sent in valid transfers, before withholding."),
  })
  .meta({ id: "MoneySource", description: "One kind of money in a rollover." });

export const sourceAmountView = z
  .strictObject({
    kind: moneySourceKindField,
    amount: money.describe("Part of the payment from this kind of money, before withholding."),
  })
  .describe("Part of a payment from one kind of money.")
  .register(graphqlTypes, { name: "SourceAmount" });

type Payments = Parameters<typeof sumSent>[1];

export function toMoneySourcesView(rollover: {
  moneySources: readonly MoneySource[];
  amountRequested: string | null;
  transfers: Payments;
}): z.output<typeof moneySourceView>[] {
  const { moneySources, amountRequested, transfers } = rollover;
  if (moneySources.length === 0) return [];
  const planned = resolveSourceAmounts(moneySources, amountRequested);
  const sent = sumSent(moneySources, transfers);
  // Lists the fields explicitly, because JSON columns do not keep key order.
  return moneySources.map((source, index) => ({
    kind: source.kind,
    amount: source.amount,
    percent: source.percent,
    firstContributionYear: source.firstContributionYear,
    basis: source.basis,
    earnings: source.earnings,
    inPlanRollover: source.inPlanRollover ?? null,
    planned: planned[index] ?? null,
    sent: sent[index] ?? "0.00",
  }));
}
