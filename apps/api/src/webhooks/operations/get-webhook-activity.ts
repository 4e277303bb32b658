import { notFound } from "@svc/service-kit/errors";
import { z } from "zod";
import { read } from "../../context/define-operation.ts";
import { activitySchema, getFirstHour, MAX_HOURS, toActivityViews } from "../deliveries/activity-view.ts";
import { listHours } from "../deliveries/hours-store.ts";
import { webhookActivity } from "../endpoints/webhook-examples.ts";

const RANGE_ERROR = `must be a whole number from 1 to ${MAX_HOURS}`;

export const getWebhookActivity = read({
  name: "getWebhookActivity",
  summary: "Get an endpoint's delivery activity by hour",
  description: "Each attempt counts in the hour in which it was made. Counts are kept for 30 days.",
  scope: "webhooks:read",
  id: "whe",
  input: z.strictObject({
    hours: z
      .string(RANGE_ERROR)
      .regex(/^\d{1,3}$/, RANGE_ERROR)
      .transform(Number)
      .refine((hours) => hours >= 1 && hours <= MAX_HOURS, RANGE_ERROR)
      .default(24)
      .meta({
        description: "The number of hours, including the current one.",
        as: { type: "integer", minimum: 1, maximum: MAX_HOURS, default: 24 },
      }),
  }),
  view: activitySchema,
  example: { view: webhookActivity },
  responses: { 200: "Every hour, including hours without attempts." },
  errors: [],
  rest: "GET /portal/api/webhook-endpoints/{id}/stats",
  async run({ db, principal, clock }, { id, hours }) {
    const since = getFirstHour(clock.now(), hours);
    const hourCounts = await listHours(db.sql, principal.organizationId, { endpointId: id, since });
    const [activity] = toActivityViews(hourCounts, since, hours);
    if (!activity) throw notFound("webhook endpoint");
    return activity;
  },
});
