import type { Scope } from "@svc/keys";
import {
  authenticateKey,
  isKeyActive,
  needsProof,
  readCredential,
  requireScope,
  requireUnlocked,
  verifyAndCountForgeries,
} from "@svc/service-kit/auth";
import type { EndpointRuntime } from "@svc/service-kit/endpoints";
import { Problem } from "@svc/service-kit/errors";
import { filterAllowedOrigins, isOriginAllowed, setCaller, toCaller } from "@svc/service-kit/http";
import type { WidgetAuthContext } from "./context.ts";
import type { StoredSession, WidgetPrincipal } from "./sessions/session.ts";
import { createSessionProblem, hashTokenId, type VerifiedToken } from "./sessions/session-token.ts";

export function authenticate(ctx: WidgetAuthContext): EndpointRuntime<WidgetAuthContext>["authenticate"] {
  return async (req, res, endpoint): Promise<WidgetPrincipal> => {
    const credential = readCredential(req);
    const acceptsSession = endpoint.credentials.includes("session");
    const isSession =
      acceptsSession && credential.header === "authorization" && !credential.value.startsWith("svc_");
    if (isSession) {
      const now = ctx.clock.now();
      const verification = verifyAndCountForgeries(ctx.auth, req, () =>
        ctx.sessionTokens.verify(credential.value, now),
      );
      const claims = verification instanceof Promise ? await verification : verification;
      // Rejected requests count against the session's rate limit too.
      const rateLimitCheck = ctx.auth.limiter.consume(res, claims.sessionId, null);
      const sessionCheck = verifySession(ctx, claims, { now, scope: endpoint.scope });
      // Prevents an unhandled rejection. A rate-limit error takes precedence.
      await Promise.allSettled([rateLimitCheck, sessionCheck]);
      await rateLimitCheck;
      const principal = await sessionCheck;
      if (needsProof(credential, claims.proofKeyThumbprint))
        await ctx.auth.proofs.requireProof(req, credential, claims.proofKeyThumbprint);
      setCaller(res, toCaller(principal));
      requireOrigin(ctx, req.headers.origin, principal.session.allowedOrigins);
      ctx.auth.acceptedCounts.session += 1;
      return principal;
    }
    const principal = await authenticateKey(ctx.auth, req, {
      res,
      credential,
      accepted: endpoint.credentials,
      scope: endpoint.scope,
    });
    const origin = req.headers.origin;
    if (origin !== undefined)
      requireOrigin(ctx, origin, await ctx.origins.getOrigins(principal.organizationId));
    const proofKeyThumbprint = principal.keyType === "sk" ? await ctx.auth.proofs.findProvenKey(req) : null;
    return { ...principal, session: null, proofKeyThumbprint };
  };
}

/** Accepts requests without `Origin`: they do not come from a page. */
function requireOrigin(
  { environment }: WidgetAuthContext,
  origin: string | undefined,
  allowedOrigins: readonly string[],
): void {
  if (origin === undefined || isOriginAllowed(origin, filterAllowedOrigins(environment, allowedOrigins)))
    return;
  throw new Problem("origin_not_allowed", "This page's origin is not among the allowed origins.");
}

/**
 * Verifies a session and the key that opened it, so that revoking a key ends its sessions.
 * @throws Problem `session_invalid`, `session_revoked` or `organization_locked`; `dependency_unavailable` without Redis
 */
async function verifySession(
  ctx: WidgetAuthContext,
  claims: VerifiedToken,
  { now, scope }: { now: Date; scope: Scope | undefined },
): Promise<WidgetPrincipal & { session: StoredSession }> {
  const recordKey = ctx.sessions.toRecordKey(hashTokenId(claims.tokenId));
  const session = await ctx.sessions.find(recordKey, claims.secretId);
  if (!session || session.id !== claims.sessionId) throw createSessionProblem("session_invalid");
  const key = await ctx.auth.verification.cache.findById(session.keyId);
  if (!key || key.organizationId !== session.organizationId || !isKeyActive(key, now)) {
    throw createSessionProblem("session_revoked");
  }
  requireUnlocked(key);
  const principal = {
    organizationId: session.organizationId,
    environment: ctx.environment,
    scopes: session.scopes,
    actor: { type: "session" as const, id: session.id },
    keyId: key.id,
    keyType: key.type,
    personId: key.createdBy,
    session: { ...session, recordKey },
    proofKeyThumbprint: null,
  };
  requireScope(principal, scope);
  return principal;
}
