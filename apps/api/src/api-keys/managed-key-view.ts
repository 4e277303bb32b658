import { graphqlTypes, toETag } from "@svc/service-kit";
import { z } from "zod";
import { ALLOWLIST_WARNINGS, type AllowlistWarningCode } from "./allowlist.ts";
import { apiKeySchema, toApiKeyView } from "./api-key-view.ts";
import type { ManagedKeyRow } from "./managed-key-store.ts";

const personSchema = z
  .strictObject({
    id: z.string().describe("A user's TypeID."),
    name: z.string().nullable().describe("What they are called; null for somebody who is no longer known."),
  })
  .register(graphqlTypes, { name: "KeyMaker" });

export const managedKeySchema = apiKeySchema
  .extend({
    rateLimitPerMinute: z
      .int()
      .nullable()
      .describe(
        "Requests a minute that it has, over all instances of both services; null for the service's own limit.",
      ),
    createdBy: personSchema
      .nullable()
      .describe(
        "The person who created it, or rotated its predecessor in the portal; null where the operator did.",
      ),
    version: z.int().describe("Counts its changes. `If-Match` takes it."),
  })
  .meta({ id: "ManagedKey", description: "An API key, without itself, as those see it who manage keys." });

export type ManagedKeyView = z.output<typeof managedKeySchema>;

const warningCodes = Object.keys(ALLOWLIST_WARNINGS) as [AllowlistWarningCode, ...AllowlistWarningCode[]];

export const allowlistCheckSchema = z
  .strictObject({
    entries: z.array(z.string()).describe("The list as it is kept: each entry in its one form, none twice."),
    callerAddress: z.string().nullable().describe("Whence you call; null where that cannot be told."),
    isCallerAllowed: z.boolean().describe("Whether a call from there would be let in."),
    warnings: z
      .array(
        z.strictObject({
          code: z.enum(warningCodes).meta({
            description: "What is to be thought of. New values may be added.",
            "x-open-enum": true,
            "x-enum-descriptions": ALLOWLIST_WARNINGS,
          }),
          entry: z.string().nullable().describe("Which entry; null where it is of the whole list."),
          detail: z.string().describe("The same, in a sentence."),
        }),
      )
      .describe("What may not be meant. Nothing of it is refused."),
  })
  .meta({ id: "AllowlistCheck", description: "What an allowlist comes to for whoever asks." });

export const managedKeyAnswer = z.strictObject({
  apiKey: managedKeySchema.describe("The key as it is now."),
  allowlist: allowlistCheckSchema.describe("What its allowlist comes to."),
});

export const newManagedKeySchema = managedKeySchema
  .extend({
    key: z
      .string()
      .nullable()
      .describe("The key itself, shown this once; null to whoever repeats the request: it is kept nowhere."),
  })
  .meta({ id: "NewManagedKey", description: "An API key with itself, at its birth." });

export function toManagedKeyView(row: ManagedKeyRow, now: Date): ManagedKeyView {
  return {
    ...toApiKeyView(row, now),
    rateLimitPerMinute: row.rateLimitPerMinute,
    createdBy: row.createdBy === null ? null : { id: row.createdBy, name: row.makerName },
    version: row.version,
  };
}

/** Keys are not stored, not even in idempotency answers. */
export function withoutKey<Result extends { apiKey: { key: string | null } }>(result: Result): Result {
  return { ...result, apiKey: { ...result.apiKey, key: null } };
}

export const tagOfKey = ({ version }: { version: number }): string => toETag(version);
