import { timeField } from "@svc/service-kit/fields";
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
      `How long the old key keeps working, in seconds, from 0 to ${MAX_GRACE_SECONDS}. Default: one day. 0 revokes it at once.`,
    ),
});

export const keyRotationSchema = rotationInputSchema.extend({
  scopes: scopesInput.optional().describe("The new key's scopes, if they change."),
  ipAllowlist: allowlistInput.optional().describe("The new key's allowlist, if it changes."),
  expiresAt: timeField
    .nullable()
    .optional()
    .describe("The new key's expiration, if it changes; null for never."),
});
