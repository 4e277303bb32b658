import type { Scope } from "@svc/keys";
import { isKeyActive, requireScope, requireUnlocked } from "@svc/service-kit/auth";
import type { WidgetAuthContext } from "../context.ts";
import type { WidgetPrincipal } from "./session.ts";
import { hashTokenId, sessionProblem, type VerifiedToken } from "./session-token.ts";

/**
 * Verifies the record of a genuine token, and that the issuing key is active. Revoking a key ends its sessions through this check.
 *
 * @throws Problem `session_invalid`, `session_revoked`, `organization_locked`; `dependency_unavailable` if Redis is down: a token
 * is never accepted unchecked
 */
export async function verifySession(
  ctx: WidgetAuthContext,
  claims: VerifiedToken,
  now: Date,
  scope: Scope | undefined,
): Promise<WidgetPrincipal> {
  const recordKey = ctx.sessions.toRecordKey(hashTokenId(claims.tokenId));
  const session = await ctx.sessions.find(recordKey, claims.secretId);
  if (!session || session.id !== claims.sessionId) throw sessionProblem("session_invalid");
  const key = await ctx.auth.verification.cache.findById(session.keyId);
  if (!key || key.organizationId !== session.organizationId || !isKeyActive(key, now)) {
    throw sessionProblem("session_revoked");
  }
  requireUnlocked(key);
  const principal: WidgetPrincipal = {
    organizationId: session.organizationId,
    environment: ctx.environment,
    scopes: session.scopes,
    actor: { type: "session", id: session.id },
    keyId: key.id,
    keyType: key.type,
    personId: key.createdBy,
    session: { ...session, recordKey },
  };
  if (scope) requireScope(principal, scope);
  return principal;
}
