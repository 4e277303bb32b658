import { z } from "zod";
import { read } from "../../context/define-operation.ts";
import { activitySchema, getFirstHour, toActivityViews } from "../deliveries/activity-view.ts";
import { listHours } from "../deliveries/hours-store.ts";
import { webhookActivity } from "../endpoints/webhook-examples.ts";

const HOURS = 24;

export const listWebhookActivity = read({
  name: "listWebhookActivity",
  summary: "Get every endpoint's activity of the last 24 hours",
  scope: "webhooks:read",
  view: z.strictObject({
    object: z.literal("list"),
    data: z.array(activitySchema).describe("One entry per endpoint, newest endpoint first."),
  }),
  example: { view: { object: "list", data: [webhookActivity] } },
  responses: { 200: "One entry per endpoint." },
  errors: [],
  rest: "GET /portal/api/webhook-endpoints/stats",
  async run({ db, principal, clock }) {
    const since = getFirstHour(clock.now(), HOURS);
    const hourCounts = await listHours(db.sql, principal.organizationId, { endpointId: null, since });
    return { object: "list" as const, data: toActivityViews(hourCounts, since, HOURS) };
  },
});
