import {
  CREDENTIAL_SCOPES,
  type Environment,
  findDisallowedScopes,
  KEY_TYPES,
  type KeyType,
  SCOPES,
  type Scope,
} from "@svc/keys";
import { type Principal, requireScope } from "@svc/service-kit/auth";
import { validationFailed } from "@svc/service-kit/endpoints";
import type { ValidationIssue } from "@svc/service-kit/errors";
import { lineField, timeField } from "@svc/service-kit/fields";
import { z } from "zod";
import { allowlistField, isWithinAllowlist, MAX_ALLOWLIST, supportsAllowlist } from "./allowlist.ts";
import type { ApiKeyRow } from "./api-key-view.ts";
import { proofKeyField } from "./proof-key-input.ts";
import { MAX_GRACE_SECONDS } from "./rotation-plan.ts";

const MAX_RATE = 10_000_000;
const RATE_ERROR = `must be a whole number of requests from 1 to ${MAX_RATE}`;

const nameField = lineField(100).describe("The key's name.");
export const allowlistInput = allowlistField.describe(
  `The addresses and CIDR blocks the key can be used from, up to ${MAX_ALLOWLIST}. Empty allows any address. Only for live \`sk\` and \`ak\` keys.`,
);
const rateField = z
  .int(RATE_ERROR)
  .min(1, RATE_ERROR)
  .max(MAX_RATE, RATE_ERROR)
  .describe("The key's limit in requests per minute, across all instances of both services.");
export const scopesInput = z
  .array(z.string("must be the name of a scope"), "must be a list of scopes")
  .min(1, "must have at least one scope")
  .max(CREDENTIAL_SCOPES.ak.length, `must have at most ${CREDENTIAL_SCOPES.ak.length} scopes`)
  .transform((scopes) => [...new Set(scopes)])
  .describe("The key's scopes.");

export const keyInputSchema = z
  .strictObject({
    type: z.enum(KEY_TYPES, `must be one of ${KEY_TYPES.join(", ")}`).describe("The type of the key."),
    name: nameField,
    scopes: scopesInput.optional().describe("The key's scopes. Default: every scope its type can have."),
    ipAllowlist: allowlistInput.optional(),
    proofKey: proofKeyField
      .optional()
      .describe(
        "Binds an `ak` key to this public key, permanently. Each request then needs a proof signed with the private key (DPoP).",
      ),
    rateLimitPerMinute: rateField.optional(),
    expiresAt: timeField.optional().describe("When the key expires. Default: never."),
  })
  .superRefine(({ type, scopes }, context) => {
    for (const message of findScopeIssues(type, scopes)) {
      context.addIssue({ code: "custom", path: ["scopes"], message });
    }
  })
  .meta({ id: "KeyRequest" });

export type KeyInput = z.output<typeof keyInputSchema>;

/** `keyPatchSchema` also requires at least one field. */
export const keyPatchFields = z.strictObject({
  name: nameField.optional(),
  ipAllowlist: allowlistInput.optional(),
  rateLimitPerMinute: rateField
    .nullable()
    .optional()
    .describe("Requests per minute; null for the service's default limit."),
  expiresAt: timeField
    .nullable()
    .optional()
    .describe("When the key expires; null for never. A rotated key must expire within seven days."),
});

export const keyPatchSchema = keyPatchFields
  .refine((patch) => Object.keys(patch).length > 0, {
    error: "must have at least one field",
    when: ({ issues }) => issues.length === 0,
  })
  .meta({ id: "KeyPatch" });

export type KeyPatch = z.output<typeof keyPatchSchema>;

export function findScopeIssues(type: KeyType, scopes: readonly string[] = []): string[] {
  return findDisallowedScopes(type, scopes).map((scope) => `a ${type} key cannot have the scope ${scope}`);
}

/**
 * Requires the caller to have the scopes, except widget scopes, which no user has, and `sandbox:write` in the live environment,
 * where it has no effect.
 */
export function requireGrantable(principal: Principal, scopes: readonly string[]): void {
  for (const scope of scopes) {
    const isUserScope = (SCOPES as readonly string[]).includes(scope) && !scope.startsWith("widget:");
    const hasNoEffect = scope === "sandbox:write" && principal.environment === "live";
    if (isUserScope && !hasNoEffect) requireScope(principal, scope as Scope);
  }
}

type ProofKeyInput = z.output<typeof proofKeyField>;

interface KeyContext {
  environment: Environment;
  type: KeyType;
  now: Date;
  /** True if the key was rotated. */
  isReplaced?: boolean;
}

/** Checks the fields against the key's type, the environment and the time. @throws Problem `validation_failed` */
export function requireValidKeyInput(
  {
    ipAllowlist = [],
    proofKey,
    expiresAt,
  }: {
    ipAllowlist?: string[] | undefined;
    proofKey?: ProofKeyInput | undefined;
    expiresAt?: Date | null | undefined;
  },
  { environment, type, now, isReplaced = false }: KeyContext,
): void {
  const issues: ValidationIssue[] = [];
  if (ipAllowlist.length > 0 && !supportsAllowlist(type, environment)) {
    issues.push({ pointer: "#/ipAllowlist", detail: "is only for live keys of type sk and ak" });
  }
  if (proofKey && type !== "ak")
    issues.push({ pointer: "#/proofKey", detail: "is only for keys of type ak" });
  if (expiresAt && expiresAt <= now) issues.push({ pointer: "#/expiresAt", detail: "must be in the future" });
  const latestExpiry = now.getTime() + MAX_GRACE_SECONDS * 1000;
  const isTooLate = expiresAt !== undefined && toTime(expiresAt) > latestExpiry;
  if (isReplaced && isTooLate) {
    const detail = "must be within seven days, because the key was rotated";
    issues.push({ pointer: "#/expiresAt", detail });
  }
  if (issues.length > 0) throw validationFailed(issues);
}

/** In milliseconds. Null means never. */
function toTime(expiresAt: Date | null): number {
  return expiresAt?.getTime() ?? Number.POSITIVE_INFINITY;
}

type Limits = Pick<ApiKeyRow, "ipAllowlist" | "rateLimitPerMinute" | "expiresAt">;

/**
 * Returns fields that allow more addresses, a later expiration or a higher rate.
 * @param defaultLimit requests per minute of keys without their own limit
 */
export function findWidenedFields(before: Limits, patch: KeyPatch, defaultLimit: number): (keyof KeyPatch)[] {
  const { ipAllowlist, rateLimitPerMinute, expiresAt } = patch;
  const toRate = (limit: number | null) => limit ?? defaultLimit;
  return [
    ...(ipAllowlist !== undefined && !isWithinAllowlist(ipAllowlist, before.ipAllowlist)
      ? (["ipAllowlist"] as const)
      : []),
    ...(rateLimitPerMinute !== undefined && toRate(rateLimitPerMinute) > toRate(before.rateLimitPerMinute)
      ? (["rateLimitPerMinute"] as const)
      : []),
    ...(expiresAt !== undefined && toTime(expiresAt) > toTime(before.expiresAt)
      ? (["expiresAt"] as const)
      : []),
  ];
}
