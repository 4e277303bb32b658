import { answerTime } from "@svc/service-kit";
import { z } from "zod";
import type { EndpointHour } from "./hours-store.ts";

const HOUR_MS = 3_600_000;
/** 30 days, the retention of attempts. */
export const MAX_HOURS = 720;

const hourSchema = z.strictObject({
  startsAt: answerTime.describe("When the hour begins."),
  succeeded: z.int().describe("Attempts that succeeded."),
  failed: z.int().describe("Attempts that failed, those that were tried again included."),
  averageMs: z.int().nullable().describe("How long they took on average, in milliseconds; null without any."),
  slowestMs: z.int().nullable().describe("How long the slowest took; null without any."),
});

export const activitySchema = z
  .strictObject({
    object: z.literal("webhook_activity"),
    endpointId: z.string().describe("The endpoint's id."),
    succeeded: z.int().describe("Attempts that succeeded in all of these hours."),
    failed: z.int().describe("Attempts that failed in all of these hours."),
    hours: z.array(hourSchema).describe("Every hour, the oldest first; the last one is not over."),
  })
  .meta({ id: "WebhookActivity", description: "How an endpoint has been doing, hour by hour." });

/** Start of the first of `hours` hours; the last one contains `now`. */
export function firstHour(now: Date, hours: number): Date {
  return new Date((Math.floor(now.getTime() / HOUR_MS) - hours + 1) * HOUR_MS);
}

/** Fills in hours without attempts. */
export function toActivityViews(
  counted: readonly EndpointHour[],
  since: Date,
  hours: number,
): z.output<typeof activitySchema>[] {
  const byEndpoint = Map.groupBy(counted, ({ endpointId }) => endpointId);
  return [...byEndpoint].map(([endpointId, of]) => {
    const byHour = new Map(of.map((one) => [one.hour?.getTime(), one]));
    return {
      object: "webhook_activity",
      endpointId,
      succeeded: of.reduce((sum, { succeeded }) => sum + succeeded, 0),
      failed: of.reduce((sum, { failed }) => sum + failed, 0),
      hours: Array.from({ length: hours }, (_, index) =>
        toHourView(new Date(since.getTime() + index * HOUR_MS), byHour),
      ),
    };
  });
}

function toHourView(at: Date, byHour: ReadonlyMap<number | undefined, EndpointHour>) {
  const { succeeded, failed, latencyMs, slowestMs } = byHour.get(at.getTime()) ?? NONE;
  const attempts = succeeded + failed;
  return {
    startsAt: at.toISOString(),
    succeeded,
    failed,
    averageMs: attempts === 0 ? null : Math.round(latencyMs / attempts),
    slowestMs: attempts === 0 ? null : slowestMs,
  };
}

const NONE = { succeeded: 0, failed: 0, latencyMs: 0, slowestMs: 0 };
