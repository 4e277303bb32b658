import { type Actor, inSqlTransaction, recordAudit, type Sql } from "@svc/database";
import type { Environment, KeyType } from "@svc/keys";
import { parseBody } from "@svc/service-kit/endpoints";
import type { OperatorContext } from "../../context/operator-context.ts";
import { updateApiKey } from "./api-key-store.ts";
import { type ApiKeyRow, type ApiKeyView, toApiKeyView } from "./api-key-view.ts";
import { lockAndGetApiKey } from "./get-key.ts";
import { announceKey, type ChangeContext, requireActiveKey, toOperatorChangeContext } from "./key-change.ts";
import { type KeyPatch, keyPatchSchema, requireValidKeyInput } from "./key-input.ts";

/**
 * Changes and audits a key that the caller has locked.
 * @throws Problem `key_not_alive`; `validation_failed` for an allowlist or expiration that this key cannot have
 */
export async function changeKey(
  tx: Sql,
  before: ApiKeyRow,
  { patch, context: { actor, requestId, at } }: { patch: KeyPatch; context: ChangeContext },
): Promise<ApiKeyRow> {
  requireActiveKey(before, at);
  requireValidKeyInput(patch, {
    environment: before.environment as Environment,
    type: before.type as KeyType,
    now: at,
    isReplaced: before.replacedById !== null,
  });
  const names = Object.keys(patch) as (keyof KeyPatch)[];
  const pickChangedValues = (row: ApiKeyRow) => Object.fromEntries(names.map((name) => [name, row[name]]));
  const row = await updateApiKey(tx, before, patch);
  await recordAudit(tx, {
    organizationId: row.organizationId,
    actor,
    action: "api_key.changed",
    targetId: row.id,
    data: { from: pickChangedValues(before), to: pickChangedValues(row) },
    requestId,
    at,
  });
  return row;
}

/** Changes a key for the operator. */
export async function changeApiKey(
  ctx: OperatorContext,
  actor: Actor,
  { keyId, input }: { keyId: string; input: unknown },
): Promise<{ apiKey: ApiKeyView; wasAnnounced: boolean }> {
  const patch = parseBody(keyPatchSchema, input);
  const at = ctx.clock.now();
  const row = await inSqlTransaction(ctx.db, async (tx) => {
    const before = await lockAndGetApiKey(tx, keyId);
    return changeKey(tx, before, { patch, context: toOperatorChangeContext(actor, at) });
  });
  return { apiKey: toApiKeyView(row, at), wasAnnounced: await announceKey(ctx, keyId) };
}
