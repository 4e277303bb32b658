import { CREDENTIAL_SCOPES } from "@svc/keys";
import { newId, type Principal, requireFitOrigins, requireScope } from "@svc/service-kit";
import type { WidgetAuthContext } from "../context.ts";
import { DEFAULT_SESSION_SECONDS, type Session } from "./session.ts";
import { hashTokenId, newTokenId } from "./session-token.ts";

export interface SessionRequest {
  externalUserId?: string | undefined;
  allowedOrigins?: string[] | undefined;
  expiresInSeconds?: number | undefined;
}

export interface OpenedSession {
  token: string;
  session: Session;
  expiresIn: number;
}

/**
 * Exchanges a secret key for a session.
 *
 * @throws Problem `validation_failed` for origins that live does not allow; `dependency_unavailable` when the session cannot be stored: a token without a record is worth nothing
 */
export async function openSession(
  ctx: WidgetAuthContext,
  principal: Principal,
  request: SessionRequest,
): Promise<OpenedSession> {
  requireScope(principal, "widget:sessions");
  requireFitOrigins(ctx.environment, request.allowedOrigins ?? [], "allowedOrigins");
  const now = ctx.clock.now();
  const expiresIn = request.expiresInSeconds ?? DEFAULT_SESSION_SECONDS;
  // JWT times are whole seconds; the record ends at the same moment as the token.
  const expiresAt = new Date(Math.floor(now.getTime() / 1000 + expiresIn) * 1000);
  const session: Session = {
    id: newId("ses"),
    organizationId: principal.organizationId,
    keyId: principal.keyId,
    externalUserId: request.externalUserId ?? null,
    scopes: CREDENTIAL_SCOPES.session,
    allowedOrigins: request.allowedOrigins ?? (await ctx.origins.of(principal.organizationId)),
    expiresAt,
  };
  const tokenId = newTokenId();
  await ctx.sessions.save(ctx.sessions.keyOf(hashTokenId(tokenId)), session);
  const token = ctx.sessionTokens.sign({ tokenId, sessionId: session.id }, now, expiresAt);
  return { token, session, expiresIn };
}
