import { answerTime } from "@svc/service-kit";
import { z } from "zod";
import type { AdvancedClock } from "./advance-clock.ts";

/** Where the sandbox clock stands, as both faces answer with it. */
export const clockSchema = z.strictObject({
  object: z.literal("sandbox_clock"),
  now: answerTime,
  secondsAhead: z.number().int().describe("Ahead of the real time."),
  fired: z.number().int().describe("How many things timers and scripted custodians did on the way."),
  complete: z
    .boolean()
    .describe("False when the time for one request was over before the days were: call again for the rest."),
});

export type ClockView = z.output<typeof clockSchema>;

export function toClockView({ now, aheadMs, fired, isThere }: AdvancedClock): ClockView {
  return {
    object: "sandbox_clock",
    now: now.toISOString(),
    secondsAhead: Math.floor(aheadMs / 1000),
    fired,
    complete: isThere,
  };
}
