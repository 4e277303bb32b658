import type { Row } from "@svc/database";
import type { KeyType } from "@svc/keys";
import { answerTime, enumField, environmentField, graphqlTypes } from "@svc/service-kit";
import { z } from "zod";
import { judgeRevocation, safeToRevokeSchema } from "./safe-to-revoke.ts";

export const API_KEY_STATUSES = ["active", "expiring", "expired", "revoked"] as const;
export type ApiKeyStatus = (typeof API_KEY_STATUSES)[number];

export const keyTypeSchema = enumField("ApiKeyType", "What a key is for.", {
  pk: "Publishable: safe in a web page, custodians only.",
  sk: "Secret: exchanged for session tokens.",
  ak: "Access to REST and GraphQL.",
} satisfies Record<KeyType, string>);

const statusSchema = enumField("ApiKeyStatus", "Whether a key lives.", {
  active: "It does.",
  expiring: "It does, and its end is set.",
  expired: "Its time is over.",
  revoked: "An administrator ended it.",
} satisfies Record<ApiKeyStatus, string>);

const keyId = z.string().register(graphqlTypes, { scalar: "ID" });

export const apiKeySchema = z
  .strictObject({
    id: keyId.describe("A TypeID: `key_` and 26 characters."),
    object: z.literal("api_key"),
    type: keyTypeSchema.describe("What it is for."),
    environment: environmentField.describe("The environment that it opens."),
    name: z.string().describe("What its makers call it."),
    prefix: z.string().describe("The first four characters of the key's body."),
    last4: z.string().describe("The last four characters of the key's body."),
    scopes: z.array(z.string()).describe("What it may do."),
    ipAllowlist: z
      .array(z.string())
      .describe("Addresses and CIDR blocks that it may be used from; any where empty."),
    status: statusSchema.describe("Whether it lives. `expiring`: it does, and its end is set."),
    createdAt: answerTime.describe("When it was made."),
    expiresAt: answerTime.nullable().describe("When it ends; null unless that is set."),
    revokedAt: answerTime.nullable().describe("When it was ended; null unless it was."),
    lastUsedAt: answerTime.nullable().describe("When it was last used; written down every few seconds."),
    firstUsedAt: answerTime
      .nullable()
      .describe(
        "When it was first used; null for never, and for keys that were used before this was written down.",
      ),
    rotatedFrom: keyId.nullable().describe("The id of the key that it replaced."),
    replacedBy: keyId.nullable().describe("The id of the key that replaced it."),
    safeToRevoke: safeToRevokeSchema
      .nullable()
      .describe("Whether it is still needed; null unless it lives and was replaced."),
  })
  .meta({ id: "ApiKey", description: "An API key, without itself." });

/** Only the response that creates a key contains it. */
export const newApiKeySchema = apiKeySchema
  .extend({ key: z.string().describe("Shown this once.") })
  .meta({ id: "NewApiKey", description: "An API key with itself: at its birth." });

export type ApiKeyView = z.output<typeof apiKeySchema>;

export type ApiKeyRow = Omit<Row<"apiKeys">, "keyHash" | "pepperId"> & {
  replacedById: string | null;
  successorFirstUsedAt: Date | null;
};

export function toApiKeyView(row: ApiKeyRow, now: Date): ApiKeyView {
  const status = statusOf(row, now);
  const isReplaced = row.replacedById !== null && status === "expiring";
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
    status,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt?.toISOString() ?? null,
    revokedAt: row.revokedAt?.toISOString() ?? null,
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
    firstUsedAt: row.firstUsedAt?.toISOString() ?? null,
    rotatedFrom: row.rotatedFromId,
    replacedBy: row.replacedById,
    safeToRevoke: isReplaced ? judgeRevocation(row, now) : null,
  };
}

/** `expiring`: active, with an expiration date. */
export function statusOf(row: Pick<ApiKeyRow, "revokedAt" | "expiresAt">, now: Date): ApiKeyStatus {
  if (row.revokedAt !== null) return "revoked";
  if (row.expiresAt === null) return "active";
  return row.expiresAt <= now ? "expired" : "expiring";
}
