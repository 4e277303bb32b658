import { inSqlTransaction, recordAudit, recordEvent } from "@svc/database";
import type { ApiContext } from "../../context/context.ts";
import { lockAndGetApiKey } from "../api-keys/get-key.ts";
import { announceKey } from "../api-keys/key-change.ts";
import { revokeKey } from "../api-keys/revoke-api-key.ts";
import { composeAlertMail, mailOwnersAndAdmins } from "../key-alerts/alert-mail.ts";

/** Where a leaked key was found. */
export interface Finding {
  /** Kind of place, such as `commit`. */
  source: string | null;
  url: string | null;
}

/** Revokes an active key, and notifies the organization by event and mail. */
export async function revokeLeakedKey(
  ctx: ApiContext,
  keyId: string,
  { finding: { source, url }, requestId }: { finding: Finding; requestId: string },
): Promise<void> {
  const at = ctx.clock.now();
  const wasRevoked = await inSqlTransaction(ctx.db, async (tx) => {
    const key = await lockAndGetApiKey(tx, keyId);
    if (key.revokedAt !== null || (key.expiresAt !== null && key.expiresAt <= at)) return false;
    const { organizationId } = key;
    const data = { keyId, source, url };
    const actor = { type: "service", id: null } as const;
    const auditEntry = { organizationId, actor, targetId: keyId, data, requestId, at };
    await recordAudit(tx, { ...auditEntry, action: "api_key.leaked" });
    await recordEvent(tx, { organizationId, type: "api_key.leaked", data, at });
    await revokeKey(tx, key, { actor, personId: null, requestId, at });
    const mail = composeAlertMail({ type: "api_key.leaked", data }, key, ctx.signIn.origin);
    await mailOwnersAndAdmins(ctx, tx, { organizationId, mail });
    return true;
  });
  if (wasRevoked) await announceKey(ctx, keyId);
}
