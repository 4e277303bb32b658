import { type Actor, inSqlTransaction, recordAudit, type Sql } from "@svc/database";
import { CREDENTIAL_SCOPES, type Environment } from "@svc/keys";
import { parseBody } from "@svc/service-kit/endpoints";
import { Problem } from "@svc/service-kit/errors";
import type { OperatorContext } from "../../context/operator-context.ts";
import { getOrganization } from "../../people/organizations/organizations.ts";
import { lockActiveKeyCount } from "./api-key-store.ts";
import { type ApiKeyRow, type ApiKeyView, toApiKeyView } from "./api-key-view.ts";
import { insertApiKey, type Peppers } from "./insert-api-key.ts";
import { type ChangeContext, toOperatorChangeContext } from "./key-change.ts";
import { type KeyInput, keyInputSchema, requireValidKeyInput } from "./key-input.ts";
import { toAuditedBinding, toThumbprint } from "./proof-key-input.ts";

export const MAX_ACTIVE_KEYS = 1_000;

export interface ApiKeyRequest {
  type: string;
  name: string;
  scopes?: string[];
  ipAllowlist?: string[];
  /** Public JWK, not yet validated. */
  proofKey?: unknown;
  rateLimitPerMinute?: number;
  expiresAt?: Date;
}

/**
 * @returns the row, and the key itself, which is not stored
 * @throws Problem `validation_failed`, `limit_exceeded`
 */
export async function createKey(
  tx: Sql,
  { environment, peppers }: { environment: Environment; peppers: Peppers },
  {
    organizationId,
    input,
    context: { actor, personId, requestId, at },
  }: { organizationId: string; input: KeyInput; context: ChangeContext },
): Promise<{ row: ApiKeyRow; key: string }> {
  const { type } = input;
  requireValidKeyInput(input, { environment, type, now: at });
  if ((await lockActiveKeyCount(tx, organizationId, at)) >= MAX_ACTIVE_KEYS) {
    throw new Problem("limit_exceeded", `An organization can have up to ${MAX_ACTIVE_KEYS} active keys.`);
  }
  const created = await insertApiKey(tx, peppers, {
    organizationId,
    environment,
    type,
    name: input.name,
    scopes: input.scopes ?? CREDENTIAL_SCOPES[type],
    ipAllowlist: input.ipAllowlist ?? [],
    proofKeyThumbprint: toThumbprint(input.proofKey),
    rateLimitPerMinute: input.rateLimitPerMinute ?? null,
    expiresAt: input.expiresAt ?? null,
    rotatedFromId: null,
    createdBy: personId,
    at,
  });
  const { id, name, scopes, ipAllowlist } = created.row;
  await recordAudit(tx, {
    organizationId,
    actor,
    action: "api_key.created",
    targetId: id,
    data: { type, name, scopes, ipAllowlist, ...toAuditedBinding(created.row) },
    requestId,
    at,
  });
  return created;
}

/** Creates a key for the operator. */
export async function createApiKey(
  ctx: OperatorContext,
  actor: Actor,
  { organizationId, request }: { organizationId: string; request: ApiKeyRequest },
): Promise<ApiKeyView & { key: string }> {
  const at = ctx.clock.now();
  const { expiresAt, ...otherFields } = request;
  const input = parseBody(keyInputSchema, {
    ...otherFields,
    ...(expiresAt ? { expiresAt: expiresAt.toJSON() } : {}),
  });
  await getOrganization(ctx, organizationId);
  return inSqlTransaction(ctx.db, async (tx) => {
    const changeContext = toOperatorChangeContext(actor, at);
    const { row, key } = await createKey(tx, ctx, { organizationId, input, context: changeContext });
    return { ...toApiKeyView(row, at), key };
  });
}
