import { timestampField } from "@svc/service-kit/fields";
import { z } from "zod";
import type { EndpointHour } from "./hours-store.ts";

const HOUR_MS = 3_600_000;
/** 30 days, the retention of attempts. */
export const MAX_HOURS = 720;

const hourSchema = z.strictObject({
  startsAt: timestampField.describe("The start of the hour."),
  succeeded: z.int().describe("Number of attempts that succeeded."),
  failed: z.int().describe("Failed attempts, including those retried later."),
  averageMs: z
    .int()
    .nullable()
    .describe("The average response time in milliseconds; null if there were no attempts."),
  slowestMs: z
    .int()
    .nullable()
    .describe("The longest response time in milliseconds; null if there were no attempts."),
});

export const activitySchema = z
  .strictObject({
    object: z.literal("webhook_activity"),
    endpointId: z.string().describe("TypeID of the webhook endpoint: `whe_` followed by 26 characters."),
    succeeded: z.int().describe("Successful attempts in all hours."),
    failed: z.int().describe("Failed attempts in all hours."),
    hours: z.array(hourSchema).describe("Every hour, oldest first. The last hour is incomplete."),
  })
  .meta({ id: "WebhookActivity", description: "An endpoint's delivery activity by hour." });

/** Returns the start of a period of `hours` whole hours. Its last hour contains `now`. */
export function getFirstHour(now: Date, hours: number): Date {
  return new Date((Math.floor(now.getTime() / HOUR_MS) - hours + 1) * HOUR_MS);
}

export function toActivityViews(
  hourCounts: readonly EndpointHour[],
  since: Date,
  hours: number,
): z.output<typeof activitySchema>[] {
  const byEndpoint = Map.groupBy(hourCounts, ({ endpointId }) => endpointId);
  return [...byEndpoint].map(([endpointId, endpointHours]) => {
    // An endpoint without attempts has one row, without an hour.
    const byHour = new Map(
      endpointHours.flatMap((counts) =>
        counts.hour === null ? [] : [[counts.hour.getTime(), counts] as const],
      ),
    );
    return {
      object: "webhook_activity",
      endpointId,
      succeeded: endpointHours.reduce((sum, { succeeded }) => sum + succeeded, 0),
      failed: endpointHours.reduce((sum, { failed }) => sum + failed, 0),
      hours: Array.from({ length: hours }, (_, index) =>
        toHourView(new Date(since.getTime() + index * HOUR_MS), byHour),
      ),
    };
  });
}

function toHourView(start: Date, byHour: ReadonlyMap<number, EndpointHour>) {
  const { succeeded, failed, latencyMs, slowestMs } = byHour.get(start.getTime()) ?? NO_ATTEMPTS;
  const attempts = succeeded + failed;
  return {
    startsAt: start.toISOString(),
    succeeded,
    failed,
    averageMs: attempts === 0 ? null : Math.round(latencyMs / attempts),
    slowestMs: attempts === 0 ? null : slowestMs,
  };
}

const NO_ATTEMPTS = { succeeded: 0, failed: 0, latencyMs: 0, slowestMs: 0 };
