import type { Row } from "@svc/database";
import { ENVIRONMENTS, KEY_TYPES } from "@svc/keys";
import { answerTime } from "@svc/service-kit";
import { z } from "zod";

export const API_KEY_STATUSES = ["active", "expiring", "expired", "revoked"] as const;
export type ApiKeyStatus = (typeof API_KEY_STATUSES)[number];

/** An API key as it is shown: everything but the key. */
export const apiKeySchema = z
  .strictObject({
    id: z.string(),
    object: z.literal("api_key"),
    type: z.enum(KEY_TYPES),
    environment: z.enum(ENVIRONMENTS),
    name: z.string(),
    prefix: z.string().describe("The first four characters of the key's body."),
    last4: z.string().describe("The last four characters of the key's body."),
    scopes: z.array(z.string()),
    ipAllowlist: z
      .array(z.string())
      .describe("Addresses and CIDR blocks that it may be used from; any where empty."),
    status: z.enum(API_KEY_STATUSES).describe("`expiring`: it lives, and its end is set."),
    createdAt: answerTime,
    expiresAt: answerTime.nullable(),
    revokedAt: answerTime.nullable(),
    lastUsedAt: answerTime.nullable().describe("Written down every few seconds."),
    rotatedFrom: z.string().nullable().describe("The id of the key that it replaces."),
    replacedBy: z.string().nullable().describe("The id of the key that rotation made of it."),
  })
  .meta({ id: "ApiKey", description: "An API key, without itself." });

/** The one answer that shows a key in full: at its birth. */
export const newApiKeySchema = apiKeySchema
  .extend({ key: z.string().describe("Shown this once.") })
  .meta({ id: "NewApiKey", description: "An API key with itself: at its birth." });

export type ApiKeyView = z.output<typeof apiKeySchema>;

/** A key's row with the id of its successor. */
export type ApiKeyRow = Omit<Row<"apiKeys">, "keyHash" | "pepperId"> & { replacedById: string | null };

export function toApiKeyView(row: ApiKeyRow, now: Date): ApiKeyView {
  return {
    id: row.id,
    object: "api_key",
    type: row.type as ApiKeyView["type"],
    environment: row.environment as ApiKeyView["environment"],
    name: row.name,
    prefix: row.prefix,
    last4: row.last4,
    scopes: row.scopes,
    ipAllowlist: row.ipAllowlist,
    status: statusOf(row, now),
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt?.toISOString() ?? null,
    revokedAt: row.revokedAt?.toISOString() ?? null,
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
    rotatedFrom: row.rotatedFromId,
    replacedBy: row.replacedById,
  };
}

/** `expiring`: it lives, and its end is set. */
function statusOf(row: ApiKeyRow, now: Date): ApiKeyStatus {
  if (row.revokedAt !== null) return "revoked";
  if (row.expiresAt === null) return "active";
  return row.expiresAt <= now ? "expired" : "expiring";
}
