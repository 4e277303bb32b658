import type { KeyType } from "@svc/keys";
import {
  authenticateKey,
  countForgeries,
  type EndpointRuntime,
  fitOrigins,
  isOriginAllowed,
  nameCaller,
  Problem,
  readCredential,
  toCaller,
} from "@svc/service-kit";
import type { WidgetAuthContext } from "./context.ts";
import type { WidgetPrincipal } from "./sessions/session.ts";
import { verifySession } from "./sessions/verify-session.ts";

const KEY_SHAPE = /^svc_/;

/** Verifies a session token where accepted, otherwise a key. Then checks a browser's origin against the session's or the organization's. */
export function authenticate(ctx: WidgetAuthContext): EndpointRuntime<WidgetAuthContext>["authenticate"] {
  return async (req, res, endpoint): Promise<WidgetPrincipal> => {
    const presented = readCredential(req);
    const takesSession = endpoint.credentials.includes("session");
    const isSession =
      takesSession && presented.header === "authorization" && !KEY_SHAPE.test(presented.value);
    if (isSession) {
      const now = ctx.clock.now();
      const verified = countForgeries(ctx.auth, req, () => ctx.sessionTokens.verify(presented.value, now));
      const claims = verified instanceof Promise ? await verified : verified;
      // Every genuine token counts against its session, even if the request is refused.
      const counted = ctx.auth.limiter.consume(res, claims.sessionId, null);
      const verifying = verifySession(ctx, claims, now, endpoint.scope);
      // Sends both Redis commands in one write. A rate-limit error takes precedence.
      if (counted) await Promise.allSettled([counted, verifying]).then(() => counted);
      const principal = await verifying;
      nameCaller(res, toCaller(principal));
      requireOrigin(ctx, req.headers.origin, principal.session?.allowedOrigins ?? []);
      ctx.auth.accepted.session += 1;
      return principal;
    }
    const keyTypes = endpoint.credentials.filter((type): type is KeyType => type !== "session");
    const principal = await authenticateKey(ctx.auth, req, res, presented.value, keyTypes, endpoint.scope);
    const origin = req.headers.origin;
    if (origin !== undefined) requireOrigin(ctx, origin, await ctx.origins.of(principal.organizationId));
    return { ...principal, session: null };
  };
}

/** Requests without `Origin` do not come from a browser page. */
function requireOrigin(
  { environment }: WidgetAuthContext,
  origin: string | undefined,
  allowed: readonly string[],
): void {
  if (origin === undefined || isOriginAllowed(origin, fitOrigins(environment, allowed))) return;
  throw new Problem("origin_not_allowed", "The session does not allow this page's origin.");
}
