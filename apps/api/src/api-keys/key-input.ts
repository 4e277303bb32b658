import {
  CREDENTIAL_SCOPES,
  type Environment,
  findDisallowedScopes,
  KEY_TYPES,
  type KeyType,
} from "@svc/keys";
import { lineField, timeField, type ValidationIssue, validationFailed } from "@svc/service-kit";
import { z } from "zod";
import { allowlistField, MAX_ALLOWLIST, mayHaveAllowlist } from "./allowlist.ts";
import { MAX_GRACE_SECONDS } from "./rotation-plan.ts";

const MAX_RATE = 10_000_000;
const RATE = `must be a whole number of requests from 1 to ${MAX_RATE}`;

export const nameField = lineField(100).describe("What its makers call it.");
export const allowlistInput = allowlistField.describe(
  `Addresses and CIDR blocks that it may be used from, ${MAX_ALLOWLIST} at most; any where empty. Of live \`sk\` and \`ak\` keys alone.`,
);
export const rateField = z
  .int(RATE)
  .min(1, RATE)
  .max(MAX_RATE, RATE)
  .describe("How many requests a minute it has, over all instances of both services.");
export const scopesInput = z
  .array(z.string("must be the name of a scope"), "must be a list of scopes")
  .min(1, "must name at least one scope")
  .max(CREDENTIAL_SCOPES.ak.length, `must name at most ${CREDENTIAL_SCOPES.ak.length} scopes`)
  .transform((scopes) => [...new Set(scopes)])
  .describe("What it may do.");

export const keyInputSchema = z
  .strictObject({
    type: z.enum(KEY_TYPES, `must be one of ${KEY_TYPES.join(", ")}`).describe("What it is for."),
    name: nameField,
    scopes: scopesInput.optional().describe("What it may do: all that its type may carry unless it is said."),
    ipAllowlist: allowlistInput.optional(),
    rateLimitPerMinute: rateField.optional(),
    expiresAt: timeField.optional().describe("When it ends; never unless it is said."),
  })
  .superRefine(({ type, scopes }, context) => {
    for (const message of scopeIssues(type, scopes)) {
      context.addIssue({ code: "custom", path: ["scopes"], message });
    }
  })
  .meta({ id: "KeyRequest" });

export type KeyInput = z.output<typeof keyInputSchema>;

export const keyPatchFields = z.strictObject({
  name: nameField.optional(),
  ipAllowlist: allowlistInput.optional(),
  rateLimitPerMinute: rateField
    .nullable()
    .optional()
    .describe("Requests a minute; null for the service's own limit."),
  expiresAt: timeField
    .nullable()
    .optional()
    .describe(
      "When it ends; null for never. The end of a key that was replaced is at most seven days from now.",
    ),
});

/** Omitted members stay unchanged. */
export const keyPatchSchema = keyPatchFields
  .refine((patch) => Object.keys(patch).length > 0, {
    error: "must name at least one field",
    when: ({ issues }) => issues.length === 0,
  })
  .meta({ id: "KeyPatch" });

export type KeyPatch = z.output<typeof keyPatchSchema>;

export function scopeIssues(type: KeyType, scopes: readonly string[] = []): string[] {
  return findDisallowedScopes(type, scopes).map((scope) => `a ${type} key cannot carry ${scope}`);
}

interface Situation {
  environment: Environment;
  type: KeyType;
  now: Date;
  isReplaced?: boolean;
}

/** Checks the rules that depend on the key and the time. */
export function requireFitting(
  {
    ipAllowlist = [],
    expiresAt,
  }: { ipAllowlist?: string[] | undefined; expiresAt?: Date | null | undefined },
  { environment, type, now, isReplaced = false }: Situation,
): void {
  const issues: ValidationIssue[] = [];
  if (ipAllowlist.length > 0 && !mayHaveAllowlist(type, environment)) {
    issues.push({ pointer: "#/ipAllowlist", detail: "only live keys of type sk and ak have an allowlist" });
  }
  if (expiresAt && expiresAt <= now) issues.push({ pointer: "#/expiresAt", detail: "must be in the future" });
  const latest = now.getTime() + MAX_GRACE_SECONDS * 1000;
  if (isReplaced && expiresAt !== undefined && (expiresAt?.getTime() ?? Number.POSITIVE_INFINITY) > latest) {
    const detail = "must be within seven days: another key has taken this one's place";
    issues.push({ pointer: "#/expiresAt", detail });
  }
  if (issues.length > 0) throw validationFailed(issues);
}
