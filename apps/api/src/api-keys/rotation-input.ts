import { timeField } from "@svc/service-kit";
import { z } from "zod";
import { allowlistInput, scopesInput } from "./key-input.ts";
import { DEFAULT_GRACE_SECONDS, MAX_GRACE_SECONDS } from "./rotation-plan.ts";

const GRACE = `must be a whole number of seconds from 0 to ${MAX_GRACE_SECONDS}`;

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

export const keyRotationSchema = rotationInputSchema.extend({
  scopes: scopesInput.optional().describe("What the successor may do, where that is to be something else."),
  ipAllowlist: allowlistInput.optional().describe("From where it may be used, where that is to change."),
  expiresAt: timeField
    .nullable()
    .optional()
    .describe("When it ends, where that is to change; null for never."),
});
