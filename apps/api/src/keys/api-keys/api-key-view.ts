import type { Row } from "@svc/database";
import type { KeyType } from "@svc/keys";
import { enumField, environmentField, graphqlTypes, timestampField } from "@svc/service-kit/fields";
import { z } from "zod";
import { checkSafeToRevoke, safeToRevokeSchema } from "./safe-to-revoke.ts";

const API_KEY_STATUSES = ["active", "expiring", "expired", "revoked"] as const;
type ApiKeyStatus = (typeof API_KEY_STATUSES)[number];

export const keyTypeSchema = enumField("ApiKeyType", "The type of a key.", {
  pk: "Publishable: safe in a web page. Can only read custodians.",
  sk: "Secret: exchanged for session tokens.",
  ak: "Access to REST and GraphQL.",
} satisfies Record<KeyType, string>);

const statusSchema = enumField("ApiKeyStatus", "The status of a key.", {
  active: "The key works.",
  expiring: "The key works and has an expiration date.",
  expired: "The key has expired.",
  revoked: "The key was revoked.",
} satisfies Record<ApiKeyStatus, string>);

const keyId = z.string().register(graphqlTypes, { scalar: "ID" });

export const apiKeySchema = z
  .strictObject({
    id: keyId.describe("A TypeID: `key_` and 26 characters."),
    object: z.literal("api_key"),
    type: keyTypeSchema.describe("The type of the key."),
    environment: environmentField.describe("The environment the key works in."),
    name: z.string().describe("The key's name."),
    prefix: z.string().describe("The first four characters of the key's body."),
    last4: z.string().describe("The last four characters of the key's body."),
    scopes: z.array(z.string()).describe("The key's scopes."),
    ipAllowlist: z
      .array(z.string())
      .describe("The addresses and CIDR blocks the key can be used from. Empty allows any address."),
    proofKeyThumbprint: z
      .string()
      .nullable()
      .describe(
        "The RFC 7638 thumbprint of the public key that the key is bound to; null if it is not bound. Requests with a bound key need " +
          "a proof signed with the private key (DPoP).",
      ),
    status: statusSchema.describe("The key's status. `expiring`: the key works and has an expiration date."),
    createdAt: timestampField.describe("When the key was created."),
    expiresAt: timestampField.nullable().describe("When the key expires; null if never."),
    revokedAt: timestampField.nullable().describe("When the key was revoked; null if it was not."),
    lastUsedAt: timestampField.nullable().describe("When the key was last used, updated every few seconds."),
    firstUsedAt: timestampField
      .nullable()
      .describe(
        "When the key was first used; null if never, or if the service did not record first uses at that time.",
      ),
    rotatedFrom: keyId.nullable().describe("The ID of the key this key replaced."),
    replacedBy: keyId.nullable().describe("The ID of the key that replaced this key."),
    safeToRevoke: safeToRevokeSchema
      .nullable()
      .describe("Whether the key is still needed. Null unless the key was rotated and still works."),
  })
  .meta({ id: "ApiKey", description: "An API key without its secret value." });

export const newApiKeySchema = apiKeySchema
  .extend({ key: z.string().describe("Shown only once.") })
  .meta({ id: "NewApiKey", description: "A new API key with its secret value." });

export type ApiKeyView = z.output<typeof apiKeySchema>;

export type ApiKeyRow = Omit<Row<"apiKeys">, "keyHash" | "pepperId"> & {
  replacedById: string | null;
  successorFirstUsedAt: Date | null;
};

export function toApiKeyView(row: ApiKeyRow, now: Date): ApiKeyView {
  const status = toApiKeyStatus(row, now);
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
    proofKeyThumbprint: row.proofKeyThumbprint,
    status,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt?.toISOString() ?? null,
    revokedAt: row.revokedAt?.toISOString() ?? null,
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
    firstUsedAt: row.firstUsedAt?.toISOString() ?? null,
    rotatedFrom: row.rotatedFromId,
    replacedBy: row.replacedById,
    safeToRevoke: isReplaced ? checkSafeToRevoke(row, now) : null,
  };
}

function toApiKeyStatus(row: Pick<ApiKeyRow, "revokedAt" | "expiresAt">, now: Date): ApiKeyStatus {
  if (row.revokedAt !== null) return "revoked";
  if (row.expiresAt === null) return "active";
  return row.expiresAt <= now ? "expired" : "expiring";
}
