import { type Actor, inSqlTransaction, recordAudit } from "@svc/database";
import { CREDENTIAL_SCOPES, findDisallowedScopes, KEY_TYPES, type KeyType } from "@svc/keys";
import { createAddressBlocks, parseBody, textField } from "@svc/service-kit";
import { z } from "zod";
import type { OperatorContext } from "../operator-context.ts";
import { getOrganization } from "../organizations/organizations.ts";
import { type ApiKeyView, toApiKeyView } from "./api-key-view.ts";
import { insertApiKey } from "./insert-api-key.ts";

const MAX_ALLOWLIST = 100;

export interface ApiKeyRequest {
  type: string;
  name: string;
  /** All that the type may carry, without it. */
  scopes?: string[];
  ipAllowlist?: string[];
  rateLimitPerMinute?: number;
  expiresAt?: Date;
}

const addressField = z.string().refine((entry) => {
  try {
    createAddressBlocks([entry]);
    return true;
  } catch {
    return false;
  }
}, "must be an IP address or CIDR block");

function requestSchema(environment: string, now: Date) {
  return z
    .strictObject({
      type: z.enum(KEY_TYPES, `must be one of ${KEY_TYPES.join(", ")}`),
      name: textField(100),
      scopes: z.array(z.string()).min(1, "must name at least one scope").optional(),
      ipAllowlist: z.array(addressField).max(MAX_ALLOWLIST).optional(),
      rateLimitPerMinute: z.number().int().min(1).max(10_000_000).optional(),
      expiresAt: z.date().min(now, "must be in the future").optional(),
    })
    .superRefine(({ type, scopes, ipAllowlist }, context) => {
      for (const scope of findDisallowedScopes(type, scopes ?? [])) {
        context.addIssue({
          code: "custom",
          path: ["scopes"],
          message: `a ${type} key cannot carry ${scope}`,
        });
      }
      if ((ipAllowlist?.length ?? 0) > 0 && (environment !== "live" || type === "pk")) {
        const message = "only live keys of type sk and ak have an allowlist";
        context.addIssue({ code: "custom", path: ["ipAllowlist"], message });
      }
    });
}

/**
 * Makes a key for an organization, with its audit row.
 *
 * @returns the key's view, and the key itself: shown this once
 * @throws Problem `not_found` for the organization, `validation_failed`
 */
export async function createApiKey(
  ctx: OperatorContext,
  actor: Actor,
  organizationId: string,
  request: ApiKeyRequest,
): Promise<ApiKeyView & { key: string }> {
  const at = ctx.clock.now();
  const input = parseBody(requestSchema(ctx.environment, at), request);
  const type: KeyType = input.type;
  await getOrganization(ctx, organizationId);
  return inSqlTransaction(ctx.db, async (tx) => {
    const { row, key } = await insertApiKey(tx, ctx.peppers, {
      organizationId,
      environment: ctx.environment,
      type,
      name: input.name,
      scopes: input.scopes ?? CREDENTIAL_SCOPES[type],
      ipAllowlist: input.ipAllowlist ?? [],
      rateLimitPerMinute: input.rateLimitPerMinute ?? null,
      expiresAt: input.expiresAt ?? null,
      rotatedFromId: null,
      at,
    });
    await recordAudit(tx, {
      organizationId,
      actor,
      action: "api_key.created",
      targetId: row.id,
      data: { type, name: row.name, scopes: row.scopes, ipAllowlist: row.ipAllowlist },
      requestId: null,
      at,
    });
    return { ...toApiKeyView(row, at), key };
  });
}
