import { type Actor, inSqlTransaction, recordAudit, recordEvent, type Sql } from "@svc/database";
import type { OperatorContext } from "../../context/operator-context.ts";
import { endApiKey } from "./api-key-store.ts";
import { type ApiKeyRow, type ApiKeyView, toApiKeyView } from "./api-key-view.ts";
import { lockAndGetApiKey } from "./get-key.ts";
import { announceKey, type ChangeContext, toOperatorChangeContext } from "./key-change.ts";
import { deleteSealedRotations } from "./sealed-rotation-store.ts";

interface Revocation {
  apiKey: ApiKeyView;
  /** True if all instances were notified. */
  wasAnnounced: boolean;
}

/** Revokes a locked key, audits it and emits the event. Changes nothing if the key is already revoked. */
export async function revokeKey(
  tx: Sql,
  key: ApiKeyRow,
  { actor, requestId, at }: ChangeContext,
): Promise<ApiKeyRow> {
  if (key.revokedAt !== null) return key;
  const { id: keyId, organizationId } = key;
  const data = { keyId };
  const auditEntry = { organizationId, actor, targetId: keyId, data, requestId, at };
  await recordAudit(tx, { ...auditEntry, action: "api_key.revoked" });
  await recordEvent(tx, { organizationId, type: "api_key.revoked", data, at });
  await deleteSealedRotations(tx, keyId);
  await endApiKey(tx, key, { revokedAt: at });
  return { ...key, revokedAt: at, version: key.version + 1 };
}

/** Revokes a key for the operator. */
export async function revokeApiKey(ctx: OperatorContext, actor: Actor, keyId: string): Promise<Revocation> {
  const at = ctx.clock.now();
  const row = await inSqlTransaction(ctx.db, async (tx) => {
    const key = await lockAndGetApiKey(tx, keyId);
    return revokeKey(tx, key, toOperatorChangeContext(actor, at));
  });
  return { apiKey: toApiKeyView(row, at), wasAnnounced: await announceKey(ctx, keyId) };
}
