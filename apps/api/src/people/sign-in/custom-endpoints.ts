import { inSqlTransaction } from "@svc/database";
import { readClientAddress, toClientNetwork } from "@svc/service-kit/auth";
import { parseBody, readJsonBody } from "@svc/service-kit/endpoints";
import { notFound, Problem } from "@svc/service-kit/errors";
import { lineField } from "@svc/service-kit/fields";
import { getRequestId } from "@svc/service-kit/http";
import { z } from "zod";
import { acceptInvitation, readInvitation } from "../members/accept-invitation.ts";
import { findPlatformMembership, listMemberships } from "../members/memberships.ts";
import { needsSecondFactor } from "../members/roles.ts";
import type { AuthCall } from "./auth-call.ts";
import { mailVerification, verifyByLink } from "./email-endpoints.ts";
import { requireRecentFactor } from "./second-factor.ts";
import { endSession, findSignInMethods, listPasskeysOfUser, listSessionsOfUser } from "./session-store.ts";
import type { PortalSession } from "./sign-in.ts";
import { auditSignIn } from "./sign-in-audit.ts";
import { mailNotice } from "./sign-in-notice.ts";
import { unlinkSubjects } from "./single-sign-on-subjects.ts";

/** Endpoints that better-auth lacks, by method and path under `/portal/auth`. */
export const CUSTOM_ENDPOINTS: Readonly<Record<string, (call: AuthCall) => Promise<unknown>>> = {
  "GET /ways": showSignInMethods,
  "POST /request-password-reset": requestReset,
  "GET /profile": showProfile,
  "POST /invitation/look-up": lookUpInvitation,
  "POST /invitation/accept": acceptInvitationByLink,
  "POST /sessions/end": endOneSession,
  "POST /email/send-verification": mailVerification,
  "POST /email/verify": verifyByLink,
  "POST /unlink/sso": unlinkSso,
};

/** Works without a session, unlike `GET /portal/api/session`, which returns 401. */
async function showSignInMethods({ ctx, services, req }: AuthCall) {
  return { sso: services.hasSso, isSignedIn: (await ctx.signIn.findSession(req)) !== null };
}

async function requireSession({ ctx, req }: AuthCall): Promise<PortalSession> {
  const session = await ctx.signIn.findSession(req);
  if (!session) throw new Problem("sign_in_required");
  return session;
}

const resetSchema = z.strictObject({ email: z.string().min(1).max(320) });
/** The timing must not reveal whether the address exists. */
const MIN_RESET_RESPONSE_MS = 400;

/** The response is the same for unknown addresses. */
async function requestReset({ ctx, services, req, res }: AuthCall) {
  const { email } = parseBody(resetSchema, (await readJsonBody(req, res)) ?? {});
  const network = toClientNetwork(readClientAddress(req, ctx.auth.trustedProxies));
  await services.throttle.consume([["reset:address", network]]);
  const normalizedEmail = email.trim().toLowerCase();
  const work = async () => {
    if (!(await services.throttle.allows([["reset:account", normalizedEmail]]))) return;
    const auth = await services.auth();
    await auth.api.requestPasswordReset({ body: { email: normalizedEmail } });
  };
  const minimumWait = new Promise((resolve) => setTimeout(resolve, MIN_RESET_RESPONSE_MS));
  // Waits after a failure too, because only known addresses can cause a failure.
  const [result] = await Promise.allSettled([work(), minimumWait]);
  if (result.status === "rejected") ctx.log.error({ err: result.reason }, "password reset request failed");
  return {};
}

async function showProfile(call: AuthCall) {
  const session = await requireSession(call);
  const { ctx } = call;
  const { userId, ssoIssuer } = session;
  const [signInMethods, passkeys, sessions, memberships, platform] = await Promise.all([
    findSignInMethods.first(ctx.db.sql, { userId }),
    listPasskeysOfUser(ctx.db.sql, { userId }),
    listSessionsOfUser(ctx.db.sql, { userId, now: ctx.clock.now() }),
    listMemberships(ctx.db.sql, { userId, ssoIssuer }),
    findPlatformMembership.first(ctx.db.sql, { userId, ssoIssuer }),
  ]);
  if (!signInMethods) throw new Problem("sign_in_required");
  const roles = [...memberships.map(({ role }) => role), ...(platform ? (["platform"] as const) : [])];
  return {
    email: signInMethods.email,
    name: signInMethods.name,
    isEmailVerified: signInMethods.emailVerifiedAt !== null,
    hasPassword: signInMethods.hasPassword,
    hasSsoLink: signInMethods.hasSsoLink,
    hasAuthenticator: signInMethods.twoFactorEnabled,
    needsSecondFactor: roles.some((role) => needsSecondFactor(role, ctx.environment)),
    hasSecondFactor: session.hasSecondFactor,
    passkeys,
    sessions: sessions.map(({ secondFactor, ...portalSession }) => ({
      ...portalSession,
      with: secondFactor ?? "password",
      isThis: portalSession.id === session.id,
    })),
  };
}

const endSessionSchema = z.strictObject({ id: z.string().min(1).max(64) });

async function endOneSession(call: AuthCall) {
  const { ctx, req, res } = call;
  const { id } = parseBody(endSessionSchema, (await readJsonBody(req, res)) ?? {});
  const { userId } = await requireSession(call);
  const endedSession = await endSession.first(ctx.db.sql, { userId, id });
  if (!endedSession) throw notFound("session");
  const data = { sessionId: id };
  await auditSignIn(ctx, { action: "member.session_ended", userId, data, requestId: getRequestId(res) });
  return {};
}

async function unlinkSso(call: AuthCall) {
  const { ctx, res } = call;
  const session = await requireSession(call);
  const { userId } = session;
  await requireRecentFactor(ctx.db.sql, session, ctx.clock.now());
  if (!(await inSqlTransaction(ctx.db, (tx) => unlinkSubjects(tx, userId)))) throw notFound("link");
  await auditSignIn(ctx, { action: "member.sso_unlinked", userId, requestId: getRequestId(res) });
  await mailNotice(ctx, userId, "Your account was unlinked from single sign-on.");
  return {};
}

const token = z.string().min(1).max(200);
const lookUpSchema = z.strictObject({ token });
const acceptSchema = z.strictObject({
  token,
  name: lineField(200).optional(),
  password: z.string().max(1024).optional(),
});

/** Prevents guessing of invitation tokens. @returns a function that refunds the attempt */
async function countLinkAttempt({ ctx, services, req }: AuthCall): Promise<() => Promise<void>> {
  const network = toClientNetwork(readClientAddress(req, ctx.auth.trustedProxies));
  await services.throttle.consume([["sign-in:address", network]]);
  return () => services.throttle.refund([["sign-in:address", network]]);
}

async function lookUpInvitation(call: AuthCall) {
  const body = parseBody(lookUpSchema, (await readJsonBody(call.req, call.res)) ?? {});
  const refund = await countLinkAttempt(call);
  const session = await call.ctx.signIn.findSession(call.req);
  const invitation = await readInvitation(call.ctx, body.token, session);
  await refund();
  const { email, role, organizationName, step } = invitation;
  return { email, role, organizationName, step };
}

async function acceptInvitationByLink(call: AuthCall) {
  const input = parseBody(acceptSchema, (await readJsonBody(call.req, call.res)) ?? {});
  const refund = await countLinkAttempt(call);
  const session = await call.ctx.signIn.findSession(call.req);
  const result = await acceptInvitation(call.ctx, input, { session, requestId: getRequestId(call.res) });
  await refund();
  return result;
}
