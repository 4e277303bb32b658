import { addDays, endOfDay, getToday } from "@svc/rollover-rules/deadlines/days";
import { timestampField } from "@svc/service-kit/fields";
import { z } from "zod";
import { read } from "../../context/define-operation.ts";
import { readOrganizationTime } from "../../people/organizations/organization-clock.ts";
import { countDueBefore } from "../lists/due-counts-store.ts";

const count = z.int().min(0);

export const countDueRollovers = read({
  name: "countDueRollovers",
  summary: "Count rollovers that are due soon",
  description: "Counts by the organization's clock and time zone. Overdue rollovers are not included.",
  scope: "rollovers:read",
  view: z
    .strictObject({
      object: z.literal("due_rollover_counts"),
      today: z.iso.date().describe("The organization's current day."),
      dueToday: count.describe("Rollovers with a deadline today."),
      dueInSevenDays: count.describe("Rollovers with a deadline today or in the next seven days."),
      endOfToday: timestampField.describe(
        "Send as `dueBefore` with `overdue=false` to list rollovers due today.",
      ),
      endOfSevenDays: timestampField.describe(
        "Send as `dueBefore` with `overdue=false` to list rollovers due within seven days.",
      ),
    })
    .meta({ id: "DueRolloverCounts", description: "Numbers of rollovers that are due soon." }),
  example: {
    view: {
      object: "due_rollover_counts",
      today: "2026-06-15",
      dueToday: 4,
      dueInSevenDays: 19,
      endOfToday: "2026-06-16T04:00:00.000Z",
      endOfSevenDays: "2026-06-23T04:00:00.000Z",
    },
  },
  responses: { 200: "The counts." },
  errors: [],
  fromReplica: true,
  rest: "GET /portal/api/due-rollovers",
  async run(call) {
    const { db, principal } = call;
    const { organizationId } = principal;
    const time = await readOrganizationTime(call, db.sql, organizationId);
    const today = getToday(time);
    const endOfToday = endOfDay(today, time.timeZone);
    const endOfSevenDays = endOfDay(addDays(today, 7), time.timeZone);
    return {
      object: "due_rollover_counts" as const,
      today,
      dueToday: await countDueBefore(db, organizationId, endOfToday),
      dueInSevenDays: await countDueBefore(db, organizationId, endOfSevenDays),
      endOfToday: endOfToday.toISOString(),
      endOfSevenDays: endOfSevenDays.toISOString(),
    };
  },
});
