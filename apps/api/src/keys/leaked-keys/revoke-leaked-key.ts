import { inSqlTransaction, recordAudit, recordEvent } from "@svc/database";
import type { ApiContext } from "../../context/context.ts";
import { lockAndGetApiKey } from "../api-keys/get-key.ts";
import { announceKey } from "../api-keys/key-change.ts";
import { revokeKey } from "../api-keys/revoke-api-key.ts";
import { composeAlertMail, mailOwners } from "../key-alerts/alert-mail.ts";

export interface Finding {
  source: string | null;
  url: string | null;
}

/** Revokes a leaked key. Records an audit entry and events, and mails the organization's owners. */
export async function revokeLeakedKey(
  ctx: ApiContext,
  keyId: string,
  { source, url }: Finding,
  requestId: string,
): Promise<void> {
  const at = ctx.clock.now();
  const wasRevoked = await inSqlTransaction(ctx.db, async (tx) => {
    const key = await lockAndGetApiKey(tx, keyId);
    if (key.revokedAt !== null || (key.expiresAt !== null && key.expiresAt <= at)) return false;
    const { organizationId } = key;
    const leakData = { keyId, source, url };
    const change = { actor: { type: "service", id: null }, personId: null, requestId, at } as const;
    await recordAudit(tx, {
      organizationId,
      actor: change.actor,
      action: "api_key.leaked",
      targetId: keyId,
      data: leakData,
      requestId,
      at,
    });
    await recordEvent(tx, { organizationId, type: "api_key.leaked", data: leakData, at });
    await revokeKey(tx, key, change);
    const mail = composeAlertMail({ type: "api_key.leaked", data: leakData }, key, ctx.signIn.origin);
    await mailOwners(ctx, tx, organizationId, mail);
    return true;
  });
  if (wasRevoked) await announceKey(ctx, keyId);
}
