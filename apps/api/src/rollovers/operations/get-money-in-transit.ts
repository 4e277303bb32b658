import { getToday } from "@svc/rollover-rules/deadlines/days";
import { idField } from "@svc/service-kit/fields";
import { z } from "zod";
import { read } from "../../context/define-operation.ts";
import { readOrganizationTime } from "../../people/organizations/organization-clock.ts";
import { listInTransit, sumInTransit } from "../in-transit/in-transit-store.ts";
import {
  inTransitSchema,
  toInTransitView,
  toSentDays,
  transitAgeField,
} from "../in-transit/in-transit-view.ts";

const MAX_ROLLOVERS = 50;

export const getMoneyInTransit = read({
  name: "getMoneyInTransit",
  summary: "Sum money in transit by age and custodian",
  description: `Money is in transit from the day it was sent until it is received. A shortfall that became a mismatch is not in transit. Lists up to ${MAX_ROLLOVERS} rollovers, longest in transit first.`,
  scope: "rollovers:read",
  input: z.strictObject({
    age: transitAgeField.optional().describe("Only money of this age."),
    custodianId: idField("cus").optional().describe("Only money from this source custodian."),
  }),
  view: inTransitSchema,
  example: { view: toInTransitView("2026-06-15", [], []) },
  responses: { 200: "The sums." },
  errors: [],
  fromReplica: true,
  rest: "GET /portal/api/money-in-transit",
  async run(call, { age, custodianId = null }) {
    const { sql } = call.db;
    const { organizationId } = call.principal;
    const today = getToday(await readOrganizationTime(call, sql, organizationId));
    const filter = { custodianId, ...toSentDays(age, today) };
    const sums = await sumInTransit(sql, organizationId, filter);
    const rollovers = await listInTransit(sql, organizationId, { ...filter, limit: MAX_ROLLOVERS });
    return toInTransitView(today, sums, rollovers);
  },
});
