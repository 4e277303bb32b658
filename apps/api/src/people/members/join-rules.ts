import { kysely, type Params, type Sql, sql, statement } from "@svc/database";
import { Problem } from "@svc/service-kit/errors";
import { requireRecent, requireRecentFactor } from "../sign-in/second-factor.ts";
import type { PortalSession } from "../sign-in/sign-in.ts";

type JoinStep =
  /** Creates a user with a name and a password. */
  | "create"
  /** The invitation verifies the address of an existing user. A new password replaces all earlier credentials. */
  | "reclaim"
  /** The existing user must sign in first. */
  | "sign_in"
  /** The existing user can accept. */
  | "join";

interface InvitedAddress {
  organizationId: string | null;
  email: string;
  isMailed: boolean;
}

interface InvitedPerson {
  id: string;
  isVerified: boolean;
  /** Current member of any organization or of the platform staff. */
  isMember: boolean;
  /** Current or former member of another organization or of the platform staff. */
  hasOtherMembership: boolean;
}

export function findInvitedPerson(db: Sql, { email, organizationId: orgId }: InvitedAddress) {
  return findPerson.first(db, { email, orgId });
}

/**
 * Chooses the person's next step. A link that the inviter passes on does not prove who owns the address, so it cannot add a user
 * with an unverified address to another organization.
 * @throws Problem `email_not_verified`
 */
export function chooseJoinStep(
  { organizationId, isMailed }: InvitedAddress,
  person: InvitedPerson | null,
  session: Pick<PortalSession, "userId"> | null,
): JoinStep {
  if (!person) return "create";
  const joinsOtherOrganization = organizationId === null || person.hasOtherMembership;
  const isSignedIn = session?.userId === person.id;
  if (!person.isVerified) {
    if (isMailed) return isSignedIn ? "join" : "reclaim";
    if (joinsOtherOrganization) throw new Problem("email_not_verified");
  }
  const mustSignIn = joinsOtherOrganization && person.isMember && !isSignedIn;
  return mustSignIn ? "sign_in" : "join";
}

export async function requireFreshFactor(db: Sql, session: PortalSession, now: Date): Promise<void> {
  await requireRecentFactor(db, session, now);
  requireRecent(session, now);
}

const findPerson = statement(
  "portal_user_to_join",
  (param: Params<{ email: string; orgId: string | null }>) =>
    kysely
      .selectFrom("portalUsers as u")
      .select("u.id")
      .select([
        sql<boolean>`u.email_verified_at IS NOT NULL`.as("isVerified"),
        sql<boolean>`EXISTS (SELECT FROM members m WHERE m.user_id = u.id AND m.removed_at IS NULL)`.as(
          "isMember",
        ),
        sql<boolean>`EXISTS (SELECT FROM members m WHERE m.user_id = u.id AND m.organization_id IS DISTINCT FROM ${param.orgId})`.as(
          "hasOtherMembership",
        ),
      ])
      .where("u.email", "=", param.email),
);
