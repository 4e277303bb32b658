import { answerTime } from "@svc/service-kit";
import { z } from "zod";
import { EXAMPLES } from "../../openapi/examples.ts";
import { advanceClock } from "../../sandbox/advance-clock.ts";
import { defineEndpoint } from "../define-endpoint.ts";

const MOST_DAYS = 366;

export const advanceClockEndpoint = defineEndpoint({
  operationId: "advanceSandboxClock",
  method: "POST",
  path: "/v1/sandbox/clock/advance",
  summary: "Move the organization's sandbox clock forward, and do what comes due",
  credentials: ["ak"],
  scope: "sandbox:write",
  body: z.strictObject({
    days: z
      .int("must be a whole number of days")
      .min(1, "must be at least 1")
      .max(MOST_DAYS, `must be at most ${MOST_DAYS}`),
  }),
  examples: EXAMPLES.advanceSandboxClock,
  responses: {
    200: {
      description: "Where the clock stands now.",
      schema: z.strictObject({
        object: z.literal("sandbox_clock"),
        now: answerTime,
        secondsAhead: z.number().int().describe("Ahead of the real time."),
        fired: z.number().int().describe("How many things timers and scripted custodians did on the way."),
        complete: z
          .boolean()
          .describe(
            "False when the time for one request was over before the days were: call again for the rest.",
          ),
      }),
    },
  },
  errors: [],
  async handle(ctx, { principal, body }) {
    const { now, aheadMs, fired, isThere } = await advanceClock(ctx, principal, body.days);
    return {
      status: 200,
      body: {
        object: "sandbox_clock",
        now: now.toISOString(),
        secondsAhead: Math.floor(aheadMs / 1000),
        fired,
        complete: isThere,
      },
    };
  },
});
