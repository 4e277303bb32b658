import { graphqlTypes } from "@svc/service-kit/fields";
import { z } from "zod";
import { nigoCodeField } from "./nigo-fields.ts";
import type { NigoCount, OutcomeCount } from "./nigo-statistics-store.ts";

const MAX_PLANS = 50;

const count = z.int().min(0);

const outcomes = {
  ended: count.describe("Submitted rollovers that were completed, rejected or failed in the period."),
  completed: count.describe("Rollovers completed in the period."),
  firstTimeRight: count.describe(
    "Rollovers completed in the period that never had a NIGO item, except withdrawn ones.",
  ),
  firstTimeRightPercent: z
    .string()
    .nullable()
    .describe(
      "Share of the ended rollovers that are first-time-right, in percent with one decimal, such as `93.4`. Null if none ended.",
    ),
  items: count.describe("NIGO items reported in the period, except withdrawn ones."),
};

export const nigoStatisticsSchema = z
  .strictObject({
    object: z.literal("nigo_statistics"),
    from: z.iso.date().describe("First day of the period."),
    to: z.iso.date().describe("Last day of the period, inclusive."),
    ...outcomes,
    codes: z
      .array(
        z
          .strictObject({ code: nigoCodeField, items: count.describe("Number of items.") })
          .describe("Number of NIGO items with a code.")
          .register(graphqlTypes, { name: "NigoCodeCount" }),
      )
      .describe("Items by code, most frequent first."),
    custodians: z
      .array(
        z
          .strictObject({
            custodianId: z.string().describe("TypeID of the custodian: `cus_` followed by 26 characters."),
            ...outcomes,
          })
          .describe("Outcomes by source custodian, and items by the custodian they are attributed to.")
          .register(graphqlTypes, { name: "NigoCustodianStatistics" }),
      )
      .describe("Counts by custodian, most items first."),
    plans: z
      .array(
        z
          .strictObject({
            custodianId: z.string().describe("TypeID of the custodian: `cus_` followed by 26 characters."),
            planName: z.string().describe("Name of the source plan."),
            items: count.describe("Number of items."),
          })
          .describe("Number of NIGO items of a plan.")
          .register(graphqlTypes, { name: "NigoPlanCount" }),
      )
      .describe(
        `Items by source plan, most frequent first, up to ${MAX_PLANS} plans. Rollovers without a plan name are omitted.`,
      ),
  })
  .describe("Share of rollovers that were first-time-right, and numbers of NIGO items.")
  .register(graphqlTypes, { name: "NigoStatistics" });

type StatisticsView = z.output<typeof nigoStatisticsSchema>;

export function toStatisticsView(
  { from, to }: { from: string; to: string },
  outcomeCounts: readonly OutcomeCount[],
  itemCounts: readonly NigoCount[],
): StatisticsView {
  const custodianIds = new Set([...outcomeCounts, ...itemCounts].map(({ custodianId }) => custodianId));
  const custodians = [...custodianIds].sort().map((custodianId) => {
    const isSame = (counted: { custodianId: string }) => counted.custodianId === custodianId;
    return { custodianId, ...sumCounts(outcomeCounts.filter(isSame), itemCounts.filter(isSame)) };
  });
  const codes = Map.groupBy(itemCounts, ({ code }) => code);
  return {
    object: "nigo_statistics",
    from,
    to,
    ...sumCounts(outcomeCounts, itemCounts),
    codes: [...codes]
      .map(([code, counts]) => ({ code, items: sumItems(counts) }))
      .sort((a, b) => b.items - a.items || compare(a.code, b.code)),
    custodians: custodians.sort((a, b) => b.items - a.items),
    plans: countPlans(itemCounts),
  };
}

function sumCounts(outcomeCounts: readonly OutcomeCount[], itemCounts: readonly NigoCount[]) {
  const sum = (name: "ended" | "completed" | "firstTimeRight") =>
    outcomeCounts.reduce((total, outcome) => total + outcome[name], 0);
  const ended = sum("ended");
  const firstTimeRight = sum("firstTimeRight");
  return {
    ended,
    completed: sum("completed"),
    firstTimeRight,
    firstTimeRightPercent: ended === 0 ? null : ((firstTimeRight / ended) * 100).toFixed(1),
    items: sumItems(itemCounts),
  };
}

function countPlans(itemCounts: readonly NigoCount[]): StatisticsView["plans"] {
  const countsWithPlan = itemCounts.filter(({ planName }) => planName !== null);
  const byPlan = Map.groupBy(countsWithPlan, ({ custodianId, planName }) =>
    JSON.stringify([custodianId, planName]),
  );
  return [...byPlan.values()]
    .map((counts) => {
      const [{ custodianId = "", planName = null } = {}] = counts;
      return { custodianId, planName: planName ?? "", items: sumItems(counts) };
    })
    .sort((a, b) => b.items - a.items || compare(a.planName, b.planName))
    .slice(0, MAX_PLANS);
}

const sumItems = (counts: readonly NigoCount[]) => counts.reduce((total, { count }) => total + count, 0);

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
