import { ENVIRONMENTS, SCOPES } from "@svc/keys";
import { z } from "zod";
import type { ApiContext } from "../context.ts";
import type { PortalSession } from "../sign-in/sign-in.ts";
import { findMemberships, findPlatformMembership, type Membership } from "./memberships.ts";
import { ROLES, scopesOf } from "./roles.ts";

const membershipSchema = z
  .strictObject({
    memberId: z.string().describe("The member's id; audit rows and timelines name it."),
    organizationId: z.string().describe("The organization: `Svc-Organization` takes it."),
    organizationName: z.string().describe("What the organization is called."),
    role: z.enum(ROLES).describe("What the member is there."),
    scopes: z.array(z.enum(SCOPES)).describe("What the role may do there."),
  })
  .meta({ id: "Membership" });

export const sessionSchema = z
  .strictObject({
    object: z.literal("session"),
    environment: z.enum(ENVIRONMENTS).describe("The environment that this deployment is."),
    user: z
      .strictObject({
        id: z.string().describe("The person's id."),
        name: z.string().describe("The person's name."),
        email: z.string().describe("The address that the person signs in with."),
        isEmailVerified: z
          .boolean()
          .describe(
            "Whether the person proved to read the mailbox. Until then they reach one organization only.",
          ),
      })
      .describe("Who is signed in."),
    hasSecondFactor: z.boolean().describe("Whether more than a password was shown."),
    memberships: z
      .array(membershipSchema)
      .describe("The organizations that the person belongs to, the oldest first."),
    platform: membershipSchema
      .pick({ memberId: true, scopes: true })
      .nullable()
      .describe(
        "What a member of the institution's staff may do in every organization; null for everybody else.",
      ),
  })
  .meta({ id: "PortalSession" });

export async function readSessionView({ db, environment }: ApiContext, session: PortalSession) {
  const { userId, ssoIssuer } = session;
  const [memberships, platform] = await Promise.all([
    findMemberships(db.sql, { userId, ssoIssuer }),
    findPlatformMembership.first(db.sql, { userId, ssoIssuer }),
  ]);
  const toView = ({ id, role, organizationId, organizationName }: Membership) => ({
    memberId: id,
    organizationId,
    organizationName,
    role,
    scopes: [...scopesOf(role, environment)],
  });
  return {
    object: "session" as const,
    environment,
    user: {
      id: userId,
      name: session.name,
      email: session.email,
      isEmailVerified: session.isEmailVerified,
    },
    hasSecondFactor: session.hasSecondFactor,
    memberships: memberships.map(toView),
    platform: platform && { memberId: platform.id, scopes: [...scopesOf("platform", environment)] },
  };
}
