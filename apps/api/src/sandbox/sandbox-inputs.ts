import { z } from "zod";
import { rolloverStateSchema } from "../rollovers/rollover-enums.ts";
import { HAPPENING_NAMES } from "./happenings.ts";

const MOST_DAYS = 366;

/** How far a rollover is to be moved. */
export const advanceInputSchema = z.strictObject({
  to: rolloverStateSchema.optional().describe("Without it, one step towards completion."),
});

/** What is to happen to a rollover. */
export const simulateInputSchema = z.strictObject({
  happening: z.enum(HAPPENING_NAMES, `must be one of ${HAPPENING_NAMES.join(", ")}`),
  params: z
    .record(z.string(), z.unknown(), "must be an object")
    .default({})
    .describe("Params of the action that the happening is, in place of those that fit by themselves."),
});

/** How far the clock is to be moved. */
export const clockInputSchema = z.strictObject({
  days: z
    .int("must be a whole number of days")
    .min(1, "must be at least 1")
    .max(MOST_DAYS, `must be at most ${MOST_DAYS}`),
});
