import { graphqlTypes } from "@svc/service-kit/fields";
import { toETag } from "@svc/service-kit/http";
import { z } from "zod";
import { ALLOWLIST_WARNINGS, type AllowlistWarningCode } from "./allowlist.ts";
import { apiKeySchema, toApiKeyView } from "./api-key-view.ts";
import type { ManagedKeyRow } from "./managed-key-store.ts";

const personSchema = z
  .strictObject({
    id: z.string().describe("A user's TypeID."),
    name: z.string().nullable().describe("The person's name; null if the user no longer exists."),
  })
  .register(graphqlTypes, { name: "KeyMaker" });

export const managedKeySchema = apiKeySchema
  .extend({
    rateLimitPerMinute: z
      .int()
      .nullable()
      .describe(
        "Requests per minute, across all instances of both services; null for the service's default limit.",
      ),
    createdBy: personSchema
      .nullable()
      .describe(
        "The person who created the key, or rotated its predecessor in the portal; null if the operator did.",
      ),
    version: z.int().describe("The version, which increases with every change. Send it as `If-Match`."),
  })
  .meta({ id: "ManagedKey", description: "An API key without its secret value, as shown to key managers." });

type ManagedKeyView = z.output<typeof managedKeySchema>;

const warningCodes = Object.keys(ALLOWLIST_WARNINGS) as [AllowlistWarningCode, ...AllowlistWarningCode[]];

export const allowlistCheckSchema = z
  .strictObject({
    entries: z.array(z.string()).describe("The list as stored: normalized, without duplicates."),
    callerAddress: z.string().nullable().describe("Your address; null if unknown."),
    isCallerAllowed: z.boolean().describe("Whether the list allows your address."),
    warnings: z
      .array(
        z.strictObject({
          code: z.enum(warningCodes).meta({
            description: "The kind of warning. New values may be added.",
            "x-open-enum": true,
            "x-enum-descriptions": ALLOWLIST_WARNINGS,
          }),
          entry: z.string().nullable().describe("The entry; null if the warning is about the whole list."),
          detail: z.string().describe("The warning as a sentence."),
        }),
      )
      .describe("Possible mistakes. The list can be saved anyway."),
  })
  .meta({ id: "AllowlistCheck", description: "The effect of an allowlist for the caller." });

export const managedKeyResponse = z.strictObject({
  apiKey: managedKeySchema.describe("The updated key."),
  allowlist: allowlistCheckSchema.describe("The effect of the key's allowlist."),
});

export const newManagedKeySchema = managedKeySchema
  .extend({
    key: z
      .string()
      .nullable()
      .describe(
        "The secret value, shown only once. Null in the response to a repeated request, because the value is not stored.",
      ),
  })
  .meta({ id: "NewManagedKey", description: "A new API key with its secret value." });

export function toManagedKeyView(row: ManagedKeyRow, now: Date): ManagedKeyView {
  return {
    ...toApiKeyView(row, now),
    rateLimitPerMinute: row.rateLimitPerMinute,
    createdBy: row.createdBy === null ? null : { id: row.createdBy, name: row.creatorName },
    version: row.version,
  };
}

/** Removes the secret value, which is not stored for repeated requests. */
export function withoutKey<Result extends { apiKey: { key: string | null } }>(result: Result): Result {
  return { ...result, apiKey: { ...result.apiKey, key: null } };
}

export const keyEtag = ({ version }: { version: number }): string => toETag(version);
