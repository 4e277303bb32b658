import { inSqlTransaction } from "@svc/database";
import { readClientAddress, toClientNetwork } from "@svc/service-kit/auth";
import { parseBody, readJsonBody } from "@svc/service-kit/endpoints";
import { notFound, Problem } from "@svc/service-kit/errors";
import { getRequestId } from "@svc/service-kit/http";
import type { RequestHandler } from "express";
import type { ApiContext } from "../../context/context.ts";
import { requireSameOrigin } from "../members/require-same-origin.ts";
import { removeFactors, verifyEmail } from "../members/verified-email.ts";
import type { AuthCall } from "./auth-call.ts";
import { AUTH_ENDPOINTS, type AuthCaller, type AuthEndpoint } from "./auth-endpoints.ts";
import { ADDRESS_HEADER, AUTH_PATH } from "./auth-names.ts";
import { toAuthProblem } from "./auth-problems.ts";
import { CUSTOM_ENDPOINTS } from "./custom-endpoints.ts";
import { OPERATOR_TOKEN_PREFIX } from "./password-reset.ts";
import { requireStrongPassword } from "./password-rule.ts";
import { claimTotpCode, endOtherSessions, requireRecentFactor } from "./second-factor.ts";
import { findSignInMethods, findVerificationUser } from "./session-store.ts";
import type { SignInServices } from "./sign-in.ts";
import { auditSignIn, findEmail, findUserByEmail } from "./sign-in-audit.ts";
import { mailNotice } from "./sign-in-notice.ts";

/** Audits actions before the response is sent, and refused sign-ins after it. */
export function authRoute(ctx: ApiContext, origin: string, services: SignInServices): RequestHandler {
  return async (req, res) => {
    const name = `${req.method} ${req.path}`;
    const endpoint = AUTH_ENDPOINTS[name];
    const customEndpoint = CUSTOM_ENDPOINTS[name];
    if (!endpoint && !customEndpoint) throw notFound("path");
    res.locals.route = AUTH_PATH + req.path;
    res.locals.operation = `${req.method} ${AUTH_PATH}${req.path}`;
    res.setHeader("Cache-Control", "no-store");
    // The single sign-on provider redirects the browser here, from another origin.
    if (name !== "GET /callback/sso") requireSameOrigin(req, origin);
    if (name.endsWith("/sso")) await services.ensureSso();
    const call = { ctx, services, origin, req, res };
    if (customEndpoint) res.json(await customEndpoint(call));
    else if (endpoint?.isSignIn)
      await services.outcomes.count(req.path.slice(1), () => forward(call, endpoint));
    else if (endpoint) await forward(call, endpoint);
  };
}

async function forward(call: AuthCall, endpoint: AuthEndpoint): Promise<void> {
  const { ctx, services, req, res } = call;
  const parsedBody = endpoint.body && parseBody(endpoint.body, (await readJsonBody(req, res)) ?? {});
  const body = parsedBody ?? {};
  const caller = await identifyCaller(call);
  if (endpoint.needsSession && !caller.session) throw new Problem("sign_in_required");
  const throttleKeys = endpoint.throttleKeys?.(body, caller) ?? [];
  await services.throttle.consume(throttleKeys);
  const userId = await findTargetUserId(call, body, caller);
  const { newPasswordField } = endpoint;
  if (newPasswordField)
    await requireStrongPassword(
      newPasswordField,
      String(body[newPasswordField]),
      await listPersonalWords(ctx, userId),
    );
  await requireFactors(call, endpoint, { body, caller });
  const auth = await services.auth();
  const response = await auth.handler(
    await toRequest(call, endpoint, parsedBody && (endpoint.toBody?.(body) ?? body)),
  );
  if (response.status >= 400) {
    if (endpoint.isSignIn && userId !== null && response.status === 401)
      services.refused.record({ userId, path: req.path.slice(1), requestId: getRequestId(res) });
    throw await toAuthProblem(response);
  }
  await services.throttle.refund(throttleKeys);
  const cookies = response.headers.getSetCookie();
  if (userId !== null && (caller.session || !endpoint.addsFactorWhenSignedIn)) {
    if (endpoint.audit)
      await auditSignIn(ctx, { action: endpoint.audit, userId, requestId: getRequestId(res) });
    if (endpoint.provesMailbox) await verifyEmailByReset(call, userId, String(body.token));
    if (endpoint.endsOtherSessions) await endOtherSessionsAfter(call, userId, cookies);
    if (endpoint.notice) await mailNotice(ctx, userId, endpoint.notice);
  }
  for (const cookie of cookies) res.append("Set-Cookie", cookie);
  const location = response.headers.get("Location");
  if (location !== null && response.status >= 300) res.redirect(response.status, location);
  else res.json(endpoint.show?.((await response.json()) as Record<string, unknown>) ?? {});
}

async function requireFactors(
  { ctx, services }: AuthCall,
  endpoint: AuthEndpoint,
  { body, caller: { session, pendingUserId } }: { body: Record<string, unknown>; caller: AuthCaller },
): Promise<void> {
  const db = ctx.db.sql;
  if (endpoint.changesFactors && session) await requireRecentFactor(db, session, ctx.clock.now());
  if (!endpoint.addsFactorWhenSignedIn) return;
  if (session && (await findSignInMethods.first(db, { userId: session.userId }))?.twoFactorEnabled)
    throw new Problem("already_set_up", "You already have an authenticator app. Remove it first.");
  if (session) await requireRecentFactor(db, session, ctx.clock.now());
  const userId = session?.userId ?? pendingUserId;
  if (userId !== null) await claimTotpCode(db, services, { userId, code: String(body.code) });
}

/** Also removes earlier factors, because another person may have set them up. */
async function verifyEmailByReset({ ctx, res }: AuthCall, userId: string, token: string): Promise<void> {
  if (token.startsWith(OPERATOR_TOKEN_PREFIX)) return;
  const proof = {
    userId,
    method: "reset",
    actor: null,
    requestId: getRequestId(res),
    at: ctx.clock.now(),
  } as const;
  await inSqlTransaction(ctx.db, async (tx) => {
    if (await verifyEmail(tx, proof)) await removeFactors(tx, userId);
  });
}

async function endOtherSessionsAfter(
  { ctx, services, req }: AuthCall,
  userId: string,
  cookies: string[],
): Promise<void> {
  // better-auth may have replaced the caller's session.
  const newCookies = cookies.map((cookie) => cookie.split(";")[0]).join("; ");
  const token = services.findToken(newCookies) ?? services.findToken(req.headers.cookie ?? "");
  if (token !== null) await endOtherSessions(ctx.db.sql, { userId, token });
}

async function identifyCaller({ ctx, services, req }: AuthCall): Promise<AuthCaller> {
  const network = toClientNetwork(readClientAddress(req, ctx.auth.trustedProxies));
  const session = await ctx.signIn.findSession(req);
  return { network, session, pendingUserId: session ? null : await services.findPendingUserId(req) };
}

/** Works even if the caller is not signed in. */
async function findTargetUserId(
  { ctx, req }: AuthCall,
  body: Record<string, unknown>,
  { session, pendingUserId }: AuthCaller,
): Promise<string | null> {
  if (req.path === "/sign-in/email") {
    const email = String(body.email).trim().toLowerCase();
    return (await findUserByEmail.first(ctx.db.sql, { email }))?.id ?? null;
  }
  if (req.path === "/reset-password")
    return findVerificationUser(ctx.db.sql, `reset-password:${String(body.token)}`, ctx.clock.now());
  return session?.userId ?? pendingUserId;
}

async function listPersonalWords({ db }: ApiContext, userId: string | null): Promise<string[]> {
  const user = userId === null ? undefined : await findEmail.first(db.sql, { userId });
  return user ? [user.email, ...user.email.split(/[@.]/), user.name] : [];
}

async function toRequest({ ctx, origin, req }: AuthCall, endpoint: AuthEndpoint, body: object | undefined) {
  const { fromNodeHeaders } = await import("better-auth/node");
  const headers = fromNodeHeaders(req.headers);
  headers.delete("content-length");
  headers.delete("transfer-encoding");
  headers.set(ADDRESS_HEADER, readClientAddress(req, ctx.auth.trustedProxies) ?? "");
  const [, query] = req.url.split("?");
  const path = AUTH_PATH + (endpoint.path ?? req.path) + (query === undefined ? "" : `?${query}`);
  return new globalThis.Request(origin + path, {
    method: req.method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}
