import { addDays, daysBetween } from "@svc/rollover-rules/deadlines/days";
import { compareMoney, sumMoney } from "@svc/rollover-rules/money/money";
import { enumField } from "@svc/service-kit/fields";
import { z } from "zod";
import { moneyView as money } from "../money-sources/money-view.ts";
import type { InTransitFilter, InTransitRollover, InTransitSum } from "./in-transit-store.ts";

/** Ranges of days since the money was sent, inclusive. */
const AGES = {
  up_to_3_days: { from: 0, to: 3 },
  up_to_10_days: { from: 4, to: 10 },
  up_to_30_days: { from: 11, to: 30 },
  over_30_days: { from: 31, to: null },
} as const;
export type TransitAge = keyof typeof AGES;
const AGE_NAMES = Object.keys(AGES) as TransitAge[];

export const transitAgeField = enumField(
  "TransitAge",
  "How long money has been in transit, in calendar days.",
  {
    up_to_3_days: "Up to 3 days.",
    up_to_10_days: "4 to 10 days.",
    up_to_30_days: "11 to 30 days.",
    over_30_days: "More than 30 days.",
  },
);

const sums = {
  amount: money.describe("Sent, but not received yet."),
  count: z.int().min(0).describe("Number of rollovers."),
};

const agesField = z
  .array(
    z
      .strictObject({ age: transitAgeField, ...sums })
      .meta({ id: "MoneyInTransitAge", description: "Money in transit, for one range of ages." }),
  )
  .describe("All ages, youngest first.");

export const inTransitSchema = z
  .strictObject({
    object: z.literal("money_in_transit"),
    today: z.iso.date().describe("The organization's current day, from which ages are counted."),
    ...sums,
    ages: agesField,
    custodians: z
      .array(
        z
          .strictObject({
            custodianId: z.string().describe("The source custodian."),
            ...sums,
            ages: agesField,
          })
          .meta({ id: "MoneyInTransitCustodian", description: "Money in transit from a custodian." }),
      )
      .describe("By source custodian, largest amount first."),
    rollovers: z
      .array(
        z
          .strictObject({
            rolloverId: z.string().describe("The rollover."),
            accountId: z.string().describe("The participant's account."),
            custodianId: z.string().describe("The source custodian."),
            amount: sums.amount,
            sentOn: z.iso.date().describe("Day of the oldest payment that has not arrived."),
            days: z.int().min(0).describe("Days since `sentOn`."),
          })
          .meta({ id: "MoneyInTransitRollover", description: "A rollover with money in transit." }),
      )
      .describe("The rollovers whose money has been in transit longest."),
  })
  .meta({ id: "MoneyInTransit", description: "Money that was sent and has not arrived yet." });

type InTransitView = z.output<typeof inTransitSchema>;

export function toSentDays(
  age: TransitAge | undefined,
  today: string,
): Pick<InTransitFilter, "sentFrom" | "sentTo"> {
  if (age === undefined) return { sentFrom: null, sentTo: null };
  const { from, to } = AGES[age];
  // The youngest age includes payments that are dated in the future.
  return {
    sentFrom: to === null ? null : addDays(today, -to),
    sentTo: from === 0 ? null : addDays(today, -from),
  };
}

export function toInTransitView(
  today: string,
  allSums: readonly InTransitSum[],
  rollovers: readonly InTransitRollover[],
): InTransitView {
  const custodians = Map.groupBy(allSums, ({ custodianId }) => custodianId);
  return {
    object: "money_in_transit",
    today,
    ...addUp(allSums),
    ages: toAges(today, allSums),
    custodians: [...custodians]
      .map(([custodianId, custodianSums]) => ({
        custodianId,
        ...addUp(custodianSums),
        ages: toAges(today, custodianSums),
      }))
      .sort((a, b) => compareMoney(b.amount, a.amount) || (a.custodianId < b.custodianId ? -1 : 1)),
    rollovers: rollovers.map(({ id, accountId, custodianId, amount, sentOn }) => ({
      rolloverId: id,
      accountId,
      custodianId,
      amount,
      sentOn,
      days: countDays(sentOn, today),
    })),
  };
}

function toAges(today: string, daySums: readonly InTransitSum[]): InTransitView["ages"] {
  return AGE_NAMES.map((age) => {
    const { from, to } = AGES[age];
    const isIncluded = (days: number) => days >= from && (to === null || days <= to);
    return { age, ...addUp(daySums.filter(({ sentOn }) => isIncluded(countDays(sentOn, today)))) };
  });
}

const countDays = (sentOn: string, today: string) => Math.max(0, daysBetween(sentOn, today));

const addUp = (daySums: readonly InTransitSum[]) => ({
  amount: sumMoney(daySums.map(({ amount }) => amount)),
  count: daySums.reduce((total, { count }) => total + count, 0),
});
