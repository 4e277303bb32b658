import { inSqlTransaction, recordAudit, recordEvent } from "@svc/database";
import { publishKeyInvalidation } from "@svc/service-kit";
import { endApiKey, findApiKey, lockApiKey } from "../api-keys/api-key-store.ts";
import { deleteSealedRotationsOf } from "../api-keys/sealed-rotation-store.ts";
import type { ApiContext } from "../context.ts";
import { composeAlertMail } from "../key-alerts/alert-mail.ts";
import { mailOwners } from "../key-alerts/alert-recipients.ts";

/** Where a key was found, as far as that may be passed on. */
export interface Finding {
  source: string | null;
  url: string | null;
}

/**
 * Ends a key that somebody else has, with its audit row, its events and a mail to the owners. One that is dead already is
 * left as it is.
 */
export async function revokeLeakedKey(
  ctx: ApiContext,
  keyId: string,
  { source, url }: Finding,
  requestId: string,
): Promise<void> {
  const at = ctx.clock.now();
  const wasRevoked = await inSqlTransaction(ctx.db, async (tx) => {
    await lockApiKey(tx, keyId);
    const key = await findApiKey(tx, keyId);
    if (!key || key.revokedAt !== null || (key.expiresAt !== null && key.expiresAt <= at)) return false;
    const { organizationId } = key;
    const found = { keyId, source, url };
    const audited = {
      organizationId,
      actor: { type: "service", id: null },
      targetId: keyId,
      requestId,
      at,
    } as const;
    await recordAudit(tx, { ...audited, action: "api_key.leaked", data: found });
    await recordAudit(tx, { ...audited, action: "api_key.revoked", data: { keyId } });
    await recordEvent(tx, { organizationId, type: "api_key.leaked", data: found, at });
    await recordEvent(tx, { organizationId, type: "api_key.revoked", data: { keyId }, at });
    await deleteSealedRotationsOf(tx, keyId);
    await endApiKey(tx, keyId, { revokedAt: at });
    const mail = composeAlertMail({ type: "api_key.leaked", data: found }, key, ctx.signIn.origin);
    await mailOwners(ctx, tx, organizationId, mail);
    return true;
  });
  if (!wasRevoked) return;
  ctx.auth.verification.cache.invalidate(keyId);
  await publishKeyInvalidation(ctx.redis, ctx.environment, keyId, ctx.log);
}
