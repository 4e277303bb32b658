import type { Environment, KeyType } from "@svc/keys";
import type { Principal } from "@svc/service-kit/auth";
import { validationFailed } from "@svc/service-kit/endpoints";
import { Problem, type ValidationIssue } from "@svc/service-kit/errors";
import { timeField } from "@svc/service-kit/fields";
import { z } from "zod";
import type { ApiKeyRow } from "./api-key-view.ts";
import {
  allowlistInput,
  findScopeIssues,
  requireGrantable,
  requireValidKeyInput,
  scopesInput,
} from "./key-input.ts";
import { proofKeyField } from "./proof-key-input.ts";
import { DEFAULT_GRACE_SECONDS, MAX_GRACE_SECONDS, planRotation } from "./rotation-plan.ts";

const GRACE_ERROR = `must be a whole number of seconds from 0 to ${MAX_GRACE_SECONDS}`;

/** Input of a key that rotates itself. */
export const rotationInputSchema = z.strictObject({
  gracePeriodSeconds: z
    .number(GRACE_ERROR)
    .int(GRACE_ERROR)
    .min(0, GRACE_ERROR)
    .max(MAX_GRACE_SECONDS, GRACE_ERROR)
    .default(DEFAULT_GRACE_SECONDS)
    .describe(
      `How long the old key keeps working, in seconds, from 0 to ${MAX_GRACE_SECONDS}. Default: one day. 0 expires it immediately.`,
    ),
  proofKey: proofKeyField
    .optional()
    .describe(
      "The public key that the new key is bound to (`ak` keys only). Default: the old key's. A binding cannot be removed.",
    ),
});

/** Input of a key manager who rotates a key in the portal. */
export const keyRotationSchema = rotationInputSchema.extend({
  scopes: scopesInput.optional().describe("The new key's scopes, if they change."),
  ipAllowlist: allowlistInput.optional().describe("The new key's allowlist, if it changes."),
  expiresAt: timeField
    .nullable()
    .optional()
    .describe("The new key's expiration, if it changes; null for never."),
});

/**
 * Checks that the caller can rotate a locked key.
 * @returns when the old key expires
 */
export function checkKeyRotation(
  { principal, environment }: { principal: Principal; environment: Environment },
  { gracePeriodSeconds, ...changes }: z.output<typeof keyRotationSchema>,
  { oldKey, at }: { oldKey: ApiKeyRow; at: Date },
): Date {
  const type = oldKey.type as KeyType;
  const issues = findScopeIssues(type, changes.scopes).map(
    (detail): ValidationIssue => ({ pointer: "#/scopes", detail }),
  );
  if (issues.length > 0) throw validationFailed(issues);
  requireGrantable(principal, [...oldKey.scopes, ...(changes.scopes ?? [])]);
  requireValidKeyInput(changes, { environment, type, now: at });
  const plan = planRotation({ ...oldKey, successorId: oldKey.replacedById }, gracePeriodSeconds, at);
  if (plan.outcome === "rotate") return plan.oldKeyExpiresAt;
  throw new Problem(plan.code === "key_already_rotated" ? plan.code : "key_not_alive");
}
