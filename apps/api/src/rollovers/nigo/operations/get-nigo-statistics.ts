import { addDays, daysBetween, endOfDay, getToday, startOfDay } from "@svc/rollover-rules/deadlines/days";
import { Problem } from "@svc/service-kit/errors";
import { dateField, graphqlTypes } from "@svc/service-kit/fields";
import { z } from "zod";
import { read } from "../../../context/define-operation.ts";
import { readOrganizationTime } from "../../../people/organizations/organization-clock.ts";
import { countNigoItems, countOutcomes } from "../nigo-statistics-store.ts";
import { nigoStatisticsSchema, toStatisticsView } from "../nigo-statistics-view.ts";

const DEFAULT_DAYS = 30;
const MAX_DAYS = 366;

export const getNigoStatistics = read({
  name: "getNigoStatistics",
  summary: "Count NIGO items, and rollovers that were right the first time",
  description:
    "Rollovers count on the day they ended, and items on the day they were reported, by the organization's time zone.",
  scope: "rollovers:read",
  input: z
    .strictObject({
      from: dateField.optional().describe(`First day. Default: ${DEFAULT_DAYS - 1} days before \`to\`.`),
      to: dateField.optional().describe("Last day. Default: today."),
    })
    .describe(`The period to count, up to ${MAX_DAYS} days.`)
    .register(graphqlTypes, { name: "NigoStatisticsQuery" }),
  inputOptional: true,
  view: nigoStatisticsSchema,
  example: {
    view: {
      object: "nigo_statistics",
      from: "2026-05-17",
      to: "2026-06-15",
      ended: 0,
      completed: 0,
      firstTimeRight: 0,
      firstTimeRightPercent: null,
      items: 0,
      codes: [],
      custodians: [],
      plans: [],
    },
  },
  responses: { 200: "The counts." },
  errors: [],
  fromReplica: true,
  rest: "GET /v1/rollovers/nigo-statistics",
  graphql: { query: "nigoStatistics" },
  async run(call, input) {
    const { db, principal } = call;
    const { organizationId } = principal;
    const time = await readOrganizationTime(call, db.sql, organizationId);
    const { to = getToday(time) } = input;
    const { from = addDays(to, 1 - DEFAULT_DAYS) } = input;
    if (from > to) throw invalidFrom("must not be after `to`");
    if (daysBetween(from, to) >= MAX_DAYS)
      throw invalidFrom(`must be less than ${MAX_DAYS} days before \`to\``);
    const period = { start: startOfDay(from, time.timeZone), end: endOfDay(to, time.timeZone) };
    const outcomes = await countOutcomes(db.sql, organizationId, period);
    const items = await countNigoItems(db.sql, organizationId, { from, to });
    return toStatisticsView({ from, to }, outcomes, items);
  },
});

function invalidFrom(detail: string): Problem {
  return new Problem("invalid_request", undefined, { errors: [{ parameter: "from", detail }] });
}
