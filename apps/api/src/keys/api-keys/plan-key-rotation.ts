import type { Environment, KeyType } from "@svc/keys";
import type { Principal } from "@svc/service-kit/auth";
import { validationFailed } from "@svc/service-kit/endpoints";
import { Problem, type ValidationIssue } from "@svc/service-kit/errors";
import type { z } from "zod";
import type { ApiKeyRow } from "./api-key-view.ts";
import { requireValidKeyInput, scopeIssues } from "./key-input.ts";
import { requireGrantable } from "./lock-key.ts";
import type { keyRotationSchema } from "./rotation-input.ts";
import { planRotation } from "./rotation-plan.ts";

/**
 * Checks that a member can rotate a key with this input.
 *
 * @returns the end of the old key
 */
export function planKeyRotation(
  { principal, environment }: { principal: Principal; environment: Environment },
  old: ApiKeyRow,
  { gracePeriodSeconds, ...changes }: z.output<typeof keyRotationSchema>,
  at: Date,
): Date {
  const type = old.type as KeyType;
  const issues = scopeIssues(type, changes.scopes).map(
    (detail): ValidationIssue => ({ pointer: "#/scopes", detail }),
  );
  if (issues.length > 0) throw validationFailed(issues);
  requireGrantable(principal, [...old.scopes, ...(changes.scopes ?? [])]);
  requireValidKeyInput(changes, { environment, type, now: at });
  const plan = planRotation({ ...old, successorId: old.replacedById }, gracePeriodSeconds, at);
  if (plan.outcome === "rotate") return plan.previousExpiresAt;
  throw new Problem(plan.because === "key_already_rotated" ? plan.because : "key_not_alive");
}
