import type { Sql } from "@svc/database";
import { daysBetween, getToday } from "@svc/rollover-rules/deadlines/days";
import { sumMoney } from "@svc/rollover-rules/money/money";
import { dateField, graphqlTypes } from "@svc/service-kit/fields";
import { z } from "zod";
import { read } from "../../context/define-operation.ts";
import { readOrganizationTime } from "../../people/organizations/organization-clock.ts";
import { moneyView as money } from "../../rollovers/money-sources/money-view.ts";
import { INCOMING_FUNDS_STATUSES } from "../incoming-funds.ts";
import { readImportedFiles } from "../store/incoming-funds-files-store.ts";
import {
  type FundsSum,
  type SuspenseSum,
  sumFiles,
  sumIncomingFunds,
  sumSuspense,
} from "../store/incoming-funds-store.ts";

const totals = {
  arrivals: money.describe("All money that arrived. The other amounts add up to it."),
  unmatched: money.describe("Not matched to a rollover yet."),
  suspense: money.describe("Money that is in suspense."),
  applied: money.describe("Applied to rollovers."),
  returned: money.describe("Returned to its sender."),
  reversed: money.describe("Taken back by the bank."),
};

const suspensePart = z
  .strictObject({
    amount: money.describe("Sum of the amounts."),
    count: z.int().describe("Number of items."),
  })
  .meta({ id: "IncomingFundsSuspensePart", description: "Sum and number of items in suspense." });

const summarySchema = z
  .strictObject({
    object: z.literal("incoming_funds_summary"),
    from: z.string().describe("First day of the period."),
    to: z.string().describe("Last day of the period, inclusive."),
    total: z
      .strictObject(totals)
      .meta({ id: "IncomingFundsTotals", description: "Money that arrived, by where it is now." }),
    days: z
      .array(
        z
          .strictObject({ receivedOn: z.string().describe("The day the money arrived."), ...totals })
          .meta({ id: "IncomingFundsDay", description: "Money that arrived on a day." }),
      )
      .describe("Each day with arrivals, oldest first."),
    files: z
      .array(
        z
          .strictObject({
            fileId: z.string().describe("The bank file."),
            name: z.string().describe("Name of the file."),
            credits: money.describe("The file's credits. They equal `arrivals`."),
            ...totals,
          })
          .meta({ id: "IncomingFundsFileSums", description: "All money of a bank file." }),
      )
      .describe("Each bank file with arrivals on these days. The sums cover the whole file."),
    suspense: z
      .strictObject({
        upTo7Days: suspensePart.describe("In suspense for up to 7 days."),
        upTo30Days: suspensePart.describe("In suspense for 8 to 30 days."),
        over30Days: suspensePart.describe("In suspense for more than 30 days."),
        overdue: suspensePart.describe("Past its return date. Also counted by age."),
      })
      .meta({ id: "IncomingFundsSuspenseAges", description: "Money in suspense, by age." })
      .describe("All money that is in suspense now, whenever it arrived."),
  })
  .meta({ id: "IncomingFundsSummary", description: "Money that arrived in a range of days, by status." });

const NO_MONEY = "0.00";
const zeroTotals = {
  arrivals: NO_MONEY,
  unmatched: NO_MONEY,
  suspense: NO_MONEY,
  applied: NO_MONEY,
  returned: NO_MONEY,
  reversed: NO_MONEY,
};

function toTotals(sums: readonly FundsSum[]) {
  const add = (part: readonly FundsSum[]) => sumMoney(part.map(({ amount }) => amount));
  const byStatus = INCOMING_FUNDS_STATUSES.map((name) => [
    name,
    add(sums.filter(({ status }) => status === name)),
  ]);
  return { ...zeroTotals, ...Object.fromEntries(byStatus), arrivals: add(sums) };
}

function toSuspenseAges(sums: readonly SuspenseSum[], today: string) {
  const add = (isIncluded: (sum: SuspenseSum & { days: number }) => boolean) => {
    const part = sums.filter((sum) => isIncluded({ ...sum, days: daysBetween(sum.since, today) }));
    const count = part.reduce((all, one) => all + one.count, 0);
    return { amount: sumMoney(part.map(({ amount }) => amount)), count };
  };
  return {
    upTo7Days: add(({ days }) => days <= 7),
    upTo30Days: add(({ days }) => days > 7 && days <= 30),
    over30Days: add(({ days }) => days > 30),
    overdue: add(({ isOverdue }) => isOverdue),
  };
}

async function readFileTotals(
  db: Sql,
  organizationId: string,
  sums: readonly (FundsSum & { fileId: string })[],
) {
  const byFile = Map.groupBy(sums, ({ fileId }) => fileId);
  const files = await readImportedFiles(db, organizationId, [...byFile.keys()]);
  return files.map(({ id, name, totals: { credits } }) => ({
    fileId: id,
    name,
    credits,
    ...toTotals(byFile.get(id) ?? []),
  }));
}

export const getIncomingFundsSummary = read({
  name: "getIncomingFundsSummary",
  summary: "Sum incoming funds by day, file and age",
  description:
    "Days are those on which the money arrived. Amounts show where the money is now. `total` and `days` cover the range of days; `suspense` covers all money.",
  scope: "rollovers:read",
  input: z
    .strictObject({
      from: dateField.optional().describe("First day. Default: the same day as `to`."),
      to: dateField.optional().describe("Last day. Default: today."),
    })
    .describe("The days to sum.")
    .register(graphqlTypes, { name: "IncomingFundsSummaryInput" }),
  inputOptional: true,
  view: summarySchema,
  example: {
    view: {
      object: "incoming_funds_summary",
      from: "2026-06-15",
      to: "2026-06-15",
      total: zeroTotals,
      days: [],
      files: [],
      suspense: toSuspenseAges([], "2026-06-15"),
    },
  },
  responses: { 200: "The sums. Days without arrivals are omitted." },
  errors: [],
  rest: "GET /v1/incoming-funds/summary",
  graphql: { query: "incomingFundsSummary" },
  async run(call, input) {
    const { organizationId } = call.principal;
    const time = await readOrganizationTime(call, call.db.sql, organizationId);
    const today = getToday(time);
    const { to = today } = input;
    const { from = to } = input;
    const { sql } = call.db;
    const sums = await sumIncomingFunds(sql, organizationId, { from, to });
    const fileSums = await sumFiles(sql, organizationId, { from, to });
    const { timeZone } = time;
    const suspense = await sumSuspense(sql, organizationId, { today, timeZone });
    const byDay = Map.groupBy(sums, ({ receivedOn }) => receivedOn);
    return {
      object: "incoming_funds_summary" as const,
      from,
      to,
      total: toTotals(sums),
      days: [...byDay].map(([receivedOn, part]) => ({ receivedOn, ...toTotals(part) })),
      files: await readFileTotals(sql, organizationId, fileSums),
      suspense: toSuspenseAges(suspense, today),
    };
  },
});
