import { type Principal, requireScope, requireUnlocked } from "@svc/service-kit/auth";
import type { AnyEndpoint } from "@svc/service-kit/endpoints";
import { notFound, Problem } from "@svc/service-kit/errors";
import { setCaller } from "@svc/service-kit/http";
import type { Request, Response } from "express";
import type { ApiContext } from "../../context/context.ts";
import type { PortalSession } from "../sign-in/sign-in.ts";
import {
  findMembershipIn,
  findPlatformMembership,
  findUnverifiedMembership,
  listMemberships,
  type Membership,
} from "./memberships.ts";
import { requireSameOrigin } from "./require-same-origin.ts";
import { needsSecondFactor, scopesForRole } from "./roles.ts";

const ORGANIZATION_HEADER = "Svc-Organization";

/**
 * Returns the caller's session, and counts the request against the user's rate limit.
 * @throws Problem `sign_in_required`, `origin_not_allowed`, `rate_limited`
 */
export async function requireSession(ctx: ApiContext, req: Request, res: Response): Promise<PortalSession> {
  if (ctx.signIn.origin === null) throw new Problem("sign_in_required", "This deployment has no portal.");
  requireSameOrigin(req, ctx.signIn.origin);
  const session = await ctx.signIn.findSession(req);
  if (!session) throw new Problem("sign_in_required");
  await ctx.auth.limiter.consume(res, session.userId, null);
  return session;
}

/**
 * Uses the organization in `Svc-Organization`, or the user's only organization. Reads session and role on every request, so that
 * revocations take effect immediately.
 */
export async function authenticateMember(
  ctx: ApiContext,
  req: Request,
  { res, endpoint }: { res: Response; endpoint: Pick<AnyEndpoint<ApiContext>, "scope"> },
): Promise<Principal> {
  const session = await requireSession(ctx, req, res);
  const membership = await findMembership(ctx, session, req.get(ORGANIZATION_HEADER));
  setCaller(res, { organizationId: membership.organizationId, keyId: null, memberId: membership.id });
  // Platform staff can inspect locked organizations.
  if (membership.role !== "platform") requireUnlocked(membership);
  if (needsSecondFactor(membership.role, ctx.environment) && !session.hasSecondFactor)
    throw new Problem("two_factor_required");
  const principal: Principal = {
    organizationId: membership.organizationId,
    environment: ctx.environment,
    scopes: scopesForRole(membership.role, ctx.environment),
    actor: { type: "member", id: membership.id },
    keyId: null,
    keyType: null,
    personId: session.userId,
    signedInAt: session.createdAt,
  };
  requireScope(principal, endpoint.scope);
  ctx.auth.acceptedCounts.member += 1;
  return principal;
}

async function findMembership(
  { db }: ApiContext,
  { userId, ssoIssuer, isEmailVerified }: PortalSession,
  organizationId: string | undefined,
): Promise<Membership> {
  const user = { userId, ssoIssuer };
  /** Throws if only the unverified address prevents access; null stands for any organization. */
  const rejectUnverifiedEmail = async (requestedId: string | null) => {
    if (isEmailVerified) return;
    if (await findUnverifiedMembership.first(db.sql, { userId, organizationId: requestedId }))
      throw new Problem("email_not_verified");
  };
  if (organizationId !== undefined) {
    const membership = await findMembershipIn.first(db.sql, { ...user, organizationId });
    if (membership) return membership;
    await rejectUnverifiedEmail(organizationId);
    throw notFound("organization");
  }
  const [firstMembership, ...otherMemberships] = await listMemberships(db.sql, user);
  if (firstMembership && otherMemberships.length === 0) return firstMembership;
  if (!firstMembership) await rejectUnverifiedEmail(null);
  // Users without a membership have no organization to choose.
  if (!firstMembership && !(await findPlatformMembership.first(db.sql, user)))
    throw new Problem("sign_in_required");
  throw new Problem("organization_required");
}
