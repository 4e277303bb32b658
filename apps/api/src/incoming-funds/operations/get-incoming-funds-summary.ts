import { getToday } from "@svc/rollover-rules/deadlines/days";
import { sumMoney } from "@svc/rollover-rules/money/money";
import { dateField } from "@svc/service-kit/fields";
import { z } from "zod";
import { read } from "../../context/define-operation.ts";
import { readOrganizationTime } from "../../people/organizations/organization-clock.ts";
import { moneyView as money } from "../../rollovers/money-sources/money-view.ts";
import { INCOMING_FUNDS_STATUSES } from "../incoming-funds.ts";
import { sumIncomingFunds } from "../store/incoming-funds-store.ts";

const totals = {
  arrivals: money.describe("All money that arrived. The other amounts add up to it."),
  unmatched: money.describe("Waits for a rollover."),
  suspense: money.describe("In suspense."),
  applied: money.describe("Applied to rollovers."),
  returned: money.describe("Returned to its sender."),
  reversed: money.describe("Taken back by the bank."),
};

const summarySchema = z
  .strictObject({
    object: z.literal("incoming_funds_summary"),
    from: z.string().describe("First day."),
    to: z.string().describe("Last day."),
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
  })
  .meta({ id: "IncomingFundsSummary", description: "Where the money is that arrived in a range of days." });

const NO_MONEY = "0.00";
const noTotals = {
  arrivals: NO_MONEY,
  unmatched: NO_MONEY,
  suspense: NO_MONEY,
  applied: NO_MONEY,
  returned: NO_MONEY,
  reversed: NO_MONEY,
};

type Sums = Awaited<ReturnType<typeof sumIncomingFunds>>;

function toTotals(sums: Sums) {
  const add = (part: Sums) => sumMoney(part.map(({ amount }) => amount));
  const byStatus = INCOMING_FUNDS_STATUSES.map((name) => [
    name,
    add(sums.filter(({ status }) => status === name)),
  ]);
  return { ...noTotals, ...Object.fromEntries(byStatus), arrivals: add(sums) };
}

export const getIncomingFundsSummary = read({
  name: "getIncomingFundsSummary",
  summary: "Sum incoming funds by day",
  description: "Days are those on which the money arrived. Amounts show where the money is now.",
  scope: "rollovers:read",
  input: z
    .strictObject({
      from: dateField.optional().describe("First day. Default: the last day."),
      to: dateField.optional().describe("Last day. Default: today."),
    })
    .meta({ id: "IncomingFundsSummaryQuery", description: "The days to sum." }),
  inputOptional: true,
  view: summarySchema,
  example: {
    view: {
      object: "incoming_funds_summary",
      from: "2026-06-15",
      to: "2026-06-15",
      total: noTotals,
      days: [],
    },
  },
  responses: { 200: "The sums. Days without arrivals are omitted." },
  errors: [],
  rest: "GET /v1/incoming-funds/summary",
  graphql: { query: "incomingFundsSummary" },
  async run(call, input) {
    const { organizationId } = call.principal;
    const time = await readOrganizationTime(call, call.db.sql, organizationId);
    const { to = getToday(time) } = input;
    const { from = to } = input;
    const sums = await sumIncomingFunds(call.db.sql, organizationId, { from, to });
    const byDay = Map.groupBy(sums, ({ receivedOn }) => receivedOn);
    return {
      object: "incoming_funds_summary" as const,
      from,
      to,
      total: toTotals(sums),
      days: [...byDay].map(([receivedOn, part]) => ({ receivedOn, ...toTotals(part) })),
    };
  },
});
