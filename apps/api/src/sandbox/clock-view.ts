import { answerTime, graphqlTypes } from "@svc/service-kit";
import { z } from "zod";

export const clockSchema = z
  .strictObject({
    object: z.literal("sandbox_clock"),
    now: answerTime.describe("What time it is there."),
    secondsAhead: z.number().int().describe("How far it is ahead of the real time."),
    fired: z.number().int().describe("How many things timers and scripted custodians did on the way."),
    complete: z
      .boolean()
      .describe(
        "False when the time for one request was over before the days were: call again for the rest.",
      ),
    skipped: z
      .array(z.string())
      .describe(
        "Rollovers whose row differs from their history: their timers were skipped. `history_mismatch` says more.",
      ),
  })
  .describe("Where the organization's sandbox clock stands.")
  .register(graphqlTypes, { name: "SandboxClock" });

export type ClockView = z.output<typeof clockSchema>;
