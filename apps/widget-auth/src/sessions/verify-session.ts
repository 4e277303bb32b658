import type { Scope } from "@svc/keys";
import { isAlive, requireScope, requireUnlocked } from "@svc/service-kit";
import type { WidgetAuthContext } from "../context.ts";
import type { WidgetPrincipal } from "./session.ts";
import { hashTokenId, sessionProblem, type VerifiedToken } from "./session-token.ts";

/**
 * Verifies the session of a genuine token: its record, and that the key which issued it still lives. A key's
 * revocation ends its sessions because each check asks for the key, not because anything was deleted.
 *
 * @throws Problem `session_invalid`, `session_revoked`, `organization_locked`; `dependency_unavailable` when Redis does not
 *   answer: a token is never taken unchecked
 */
export async function verifySession(
  ctx: WidgetAuthContext,
  claims: VerifiedToken,
  now: Date,
  scope: Scope | undefined,
): Promise<WidgetPrincipal> {
  const recordKey = ctx.sessions.keyOf(hashTokenId(claims.tokenId));
  const session = await ctx.sessions.find(recordKey, claims.secretId);
  if (!session || session.id !== claims.sessionId) throw sessionProblem("session_invalid");
  const key = await ctx.auth.verification.cache.findById(session.keyId);
  if (!key || key.organizationId !== session.organizationId || !isAlive(key, now)) {
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
