import { answerTime, graphqlTypes } from "@svc/service-kit/fields";
import { z } from "zod";

export const clockSchema = z
  .strictObject({
    object: z.literal("sandbox_clock"),
    now: answerTime.describe("The current sandbox time."),
    secondsAhead: z.number().int().describe("How far the clock is ahead of real time, in seconds."),
    fired: z.number().int().describe("The number of timers and custodian actions that fired."),
    complete: z
      .boolean()
      .describe("False if the request ran out of time before all days had passed. Call again for the rest."),
    skipped: z
      .array(z.string())
      .describe(
        "Rollovers that do not match their history. Their timers were skipped; see `history_mismatch`.",
      ),
  })
  .describe("The state of the organization's sandbox clock.")
  .register(graphqlTypes, { name: "SandboxClock" });

export type ClockView = z.output<typeof clockSchema>;
