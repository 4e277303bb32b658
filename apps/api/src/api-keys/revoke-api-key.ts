import { type Actor, inSqlTransaction, recordAudit, recordEvent } from "@svc/database";
import { notFound, publishKeyInvalidation } from "@svc/service-kit";
import type { OperatorContext } from "../operator-context.ts";
import { endApiKey, findApiKey, lockApiKey } from "./api-key-store.ts";
import { type ApiKeyView, toApiKeyView } from "./api-key-view.ts";
import { deleteSealedRotationsOf } from "./sealed-rotation-store.ts";

/** A revoked key, and whether every running instance could be told of it at once. */
export interface Revocation {
  apiKey: ApiKeyView;
  wasAnnounced: boolean;
}

/**
 * Revokes a key for good, with its audit row and event. A key that is revoked already stays as it is, and the
 * instances are told again.
 *
 * @throws Problem `not_found`
 */
export async function revokeApiKey(ctx: OperatorContext, actor: Actor, keyId: string): Promise<Revocation> {
  const at = ctx.clock.now();
  const row = await inSqlTransaction(ctx.db, async (tx) => {
    await lockApiKey(tx, keyId);
    const key = await findApiKey(tx, keyId);
    if (!key) throw notFound("API key");
    if (key.revokedAt !== null) return key;
    const { organizationId } = key;
    await recordAudit(tx, {
      organizationId,
      actor,
      action: "api_key.revoked",
      targetId: keyId,
      data: { keyId },
      requestId: null,
      at,
    });
    await recordEvent(tx, { organizationId, type: "api_key.revoked", data: { keyId }, at });
    await deleteSealedRotationsOf(tx, keyId);
    await endApiKey(tx, keyId, { revokedAt: at });
    return { ...key, revokedAt: at };
  });
  const wasAnnounced =
    ctx.redis !== null && (await publishKeyInvalidation(ctx.redis, ctx.environment, keyId, ctx.log));
  return { apiKey: toApiKeyView(row, at), wasAnnounced };
}
