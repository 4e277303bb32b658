import { z } from "zod";
import { DEFAULT_GRACE_SECONDS, MAX_GRACE_SECONDS } from "./rotation-plan.ts";

const GRACE = `must be a whole number of seconds from 0 to ${MAX_GRACE_SECONDS}`;

/** How a key is to be rotated. */
export const rotationInputSchema = z.strictObject({
  gracePeriodSeconds: z
    .number(GRACE)
    .int(GRACE)
    .min(0, GRACE)
    .max(MAX_GRACE_SECONDS, GRACE)
    .default(DEFAULT_GRACE_SECONDS)
    .describe(
      `How many seconds the old key goes on living, 0 to ${MAX_GRACE_SECONDS}, a day unless it is said; 0 ends it now.`,
    ),
});
