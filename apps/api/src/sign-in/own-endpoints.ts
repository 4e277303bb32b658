import { inSqlTransaction } from "@svc/database";
import {
  lineField,
  notFound,
  Problem,
  parseBody,
  readClientAddress,
  readJsonBody,
  requestIdOf,
  toClientNetwork,
} from "@svc/service-kit";
import { z } from "zod";
import { acceptInvitation, readInvitation } from "../members/accept-invitation.ts";
import { findMemberships, findPlatformMembership } from "../members/memberships.ts";
import { needsSecondFactor } from "../members/roles.ts";
import type { AuthCall } from "./auth-call.ts";
import { mailVerification, verifyByLink } from "./email-endpoints.ts";
import { requireRecentFactor } from "./second-factor.ts";
import { endSession, findWaysIn, listPasskeysOfUser, listSessionsOfUser } from "./session-store.ts";
import type { PortalSession } from "./sign-in.ts";
import { auditSignIn } from "./sign-in-audit.ts";
import { mailNotice } from "./sign-in-notice.ts";
import { unlinkSubjects } from "./single-sign-on-subjects.ts";

/** Endpoints under `/portal/auth` that better-auth does not handle. */
export const OWN_ENDPOINTS: Readonly<Record<string, (call: AuthCall) => Promise<unknown>>> = {
  "GET /ways": showWays,
  "POST /request-password-reset": requestReset,
  "GET /profile": showProfile,
  "POST /invitation/look-up": lookUpInvitation,
  "POST /invitation/accept": takeInvitationUp,
  "POST /sessions/end": endOneSession,
  "POST /email/send-verification": mailVerification,
  "POST /email/verify": verifyByLink,
  "POST /unlink/sso": unlinkSso,
};

/** Tells public pages whether the visitor is signed in, without a failing request. */
async function showWays({ ctx, open, req }: AuthCall) {
  return { sso: open.hasSso, isSignedIn: (await ctx.signIn.findSession(req)) !== null };
}

async function requireSession({ ctx, req }: AuthCall): Promise<PortalSession> {
  const session = await ctx.signIn.findSession(req);
  if (!session) throw new Problem("sign_in_required");
  return session;
}

const resetSchema = z.strictObject({ email: z.string().min(1).max(320) });
/** Minimum response time: timing must not reveal whether the address exists. */
const RESET_TAKES_MS = 400;

/** The response is the same for unknown addresses. */
async function requestReset({ ctx, open, req, res }: AuthCall) {
  const { email } = parseBody(resetSchema, (await readJsonBody(req, res)) ?? {});
  const network = toClientNetwork(readClientAddress(req, ctx.auth.trustedProxies));
  await open.throttle.take([["reset:address", network]]);
  const address = email.trim().toLowerCase();
  const work = async () => {
    // Keeps others from flooding a mailbox.
    if (!(await open.throttle.allows([["reset:account", address]]))) return;
    const auth = await open.auth();
    await auth.api.requestPasswordReset({ body: { email: address } });
  };
  const waited = new Promise((resolve) => setTimeout(resolve, RESET_TAKES_MS));
  // Also on failure, which only known addresses can cause.
  const [result] = await Promise.allSettled([work(), waited]);
  if (result.status === "rejected") ctx.log.error({ err: result.reason }, "password reset request failed");
  return {};
}

async function showProfile(call: AuthCall) {
  const session = await requireSession(call);
  const { ctx } = call;
  const { userId, ssoIssuer } = session;
  const [ways, passkeys, sessions, memberships, platform] = await Promise.all([
    findWaysIn.first(ctx.db.sql, { userId }),
    listPasskeysOfUser(ctx.db.sql, { userId }),
    listSessionsOfUser(ctx.db.sql, { userId, now: ctx.clock.now() }),
    findMemberships(ctx.db.sql, { userId, ssoIssuer }),
    findPlatformMembership.first(ctx.db.sql, { userId, ssoIssuer }),
  ]);
  if (!ways) throw new Problem("sign_in_required");
  const roles = [...memberships.map(({ role }) => role), ...(platform ? (["platform"] as const) : [])];
  return {
    email: ways.email,
    name: ways.name,
    isEmailVerified: ways.emailVerifiedAt !== null,
    hasPassword: ways.hasPassword,
    hasSsoLink: ways.hasSsoLink,
    hasAuthenticator: ways.twoFactorEnabled,
    needsSecondFactor: roles.some((role) => needsSecondFactor(role, ctx.environment)),
    hasSecondFactor: session.hasSecondFactor,
    passkeys,
    sessions: sessions.map(({ secondFactor, ...one }) => ({
      ...one,
      with: secondFactor ?? "password",
      isThis: one.id === session.id,
    })),
  };
}

const endSchema = z.strictObject({ id: z.string().min(1).max(64) });

async function endOneSession(call: AuthCall) {
  const { ctx, req, res } = call;
  const { id } = parseBody(endSchema, (await readJsonBody(req, res)) ?? {});
  const { userId } = await requireSession(call);
  const ended = await endSession.first(ctx.db.sql, { userId, id });
  if (!ended) throw notFound("session");
  const data = { sessionId: id };
  await auditSignIn(ctx, { action: "member.session_ended", userId, data, requestId: requestIdOf(res) });
  return {};
}

async function unlinkSso(call: AuthCall) {
  const { ctx, res } = call;
  const session = await requireSession(call);
  const { userId } = session;
  await requireRecentFactor(ctx.db.sql, session, ctx.clock.now());
  if (!(await inSqlTransaction(ctx.db, (tx) => unlinkSubjects(tx, userId)))) throw notFound("link");
  await auditSignIn(ctx, { action: "member.sso_unlinked", userId, requestId: requestIdOf(res) });
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

async function countLinks({ ctx, open, req }: AuthCall): Promise<() => Promise<void>> {
  const network = toClientNetwork(readClientAddress(req, ctx.auth.trustedProxies));
  await open.throttle.take([["sign-in:address", network]]);
  return () => open.throttle.giveBack([["sign-in:address", network]]);
}

async function lookUpInvitation(call: AuthCall) {
  const body = parseBody(lookUpSchema, (await readJsonBody(call.req, call.res)) ?? {});
  const giveBack = await countLinks(call);
  const session = await call.ctx.signIn.findSession(call.req);
  const found = await readInvitation(call.ctx, body.token, session);
  await giveBack();
  const { email, role, organizationName, step } = found;
  return { email, role, organizationName, step };
}

async function takeInvitationUp(call: AuthCall) {
  const input = parseBody(acceptSchema, (await readJsonBody(call.req, call.res)) ?? {});
  const giveBack = await countLinks(call);
  const session = await call.ctx.signIn.findSession(call.req);
  const accepted = await acceptInvitation(call.ctx, input, session, requestIdOf(call.res));
  await giveBack();
  return accepted;
}
