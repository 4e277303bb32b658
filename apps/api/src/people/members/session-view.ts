import { ENVIRONMENTS, SCOPES } from "@svc/keys";
import { z } from "zod";
import type { ApiContext } from "../../context/context.ts";
import type { PortalSession } from "../sign-in/sign-in.ts";
import { findPlatformMembership, listMemberships, type Membership } from "./memberships.ts";
import { ROLES, scopesForRole } from "./roles.ts";

const membershipSchema = z
  .strictObject({
    memberId: z.string().describe("The member ID, used in the audit log and timelines."),
    organizationId: z.string().describe("The organization ID. Send it as `Svc-Organization`."),
    organizationName: z.string().describe("The organization's name."),
    role: z.enum(ROLES).describe("The member's role in the organization."),
    scopes: z.array(z.enum(SCOPES)).describe("The scopes of the role."),
  })
  .meta({ id: "Membership" });

export const sessionSchema = z
  .strictObject({
    object: z.literal("session"),
    environment: z.enum(ENVIRONMENTS).describe("The environment of this deployment."),
    user: z
      .strictObject({
        id: z.string().describe("The person's ID."),
        name: z.string().describe("The person's name."),
        email: z.string().describe("The person's sign-in email address."),
        isEmailVerified: z
          .boolean()
          .describe(
            "Whether the email address is verified. Until then, the person can access only one organization.",
          ),
      })
      .describe("The signed-in user."),
    hasSecondFactor: z
      .boolean()
      .describe(
        "Whether the user signed in with more than a password, such as a second factor or single sign-on.",
      ),
    memberships: z.array(membershipSchema).describe("The user's organizations, oldest first."),
    platform: membershipSchema
      .pick({ memberId: true, scopes: true })
      .nullable()
      .describe(
        "The member ID and scopes of institution staff, valid in every organization; null for other users.",
      ),
  })
  .meta({ id: "PortalSession" });

export async function readSessionView({ db, environment }: ApiContext, session: PortalSession) {
  const { userId, ssoIssuer } = session;
  const [memberships, platform] = await Promise.all([
    listMemberships(db.sql, { userId, ssoIssuer }),
    findPlatformMembership.first(db.sql, { userId, ssoIssuer }),
  ]);
  const toView = ({ id, role, organizationId, organizationName }: Membership) => ({
    memberId: id,
    organizationId,
    organizationName,
    role,
    scopes: [...scopesForRole(role, environment)],
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
    platform: platform && { memberId: platform.id, scopes: [...scopesForRole("platform", environment)] },
  };
}
