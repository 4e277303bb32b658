import { kysely, type Params, type Sql, sql, statement } from "@svc/database";
import { Problem } from "@svc/service-kit/errors";
import { requireRecent, requireRecentFactor } from "../sign-in/second-factor.ts";
import type { PortalSession } from "../sign-in/sign-in.ts";

type JoinStep =
  /** A new user. */
  | "create"
  /** An existing user with an unverified address. The mail proves who they are, so they replace all earlier credentials with a password. */
  | "reclaim"
  | "sign_in"
  | "join";

interface Invited {
  organizationId: string | null;
  email: string;
  isMailed: boolean;
}

interface InvitedPerson {
  id: string;
  isVerified: boolean;
  isMember: boolean;
  /** A current or former member of another organization or the platform staff. */
  isElsewhere: boolean;
}

export function findInvitedPerson(db: Sql, { email, organizationId: orgId }: Invited) {
  return findPerson.first(db, { email, orgId });
}

/**
 * Plans how an invitation is accepted. A link that the inviter passes on does not prove that the invited person owns the address. It
 * therefore adds no organization to an account with an unverified address.
 *
 * @param session of the browser that opened the link
 * @throws Problem `email_not_verified`
 */
export function chooseJoinStep(
  { organizationId, isMailed }: Invited,
  person: InvitedPerson | null,
  session: Pick<PortalSession, "userId"> | null,
): JoinStep {
  if (!person) return "create";
  const isForeign = organizationId === null || person.isElsewhere;
  const isSignedIn = session?.userId === person.id;
  if (!person.isVerified) {
    if (isMailed) return isSignedIn ? "join" : "reclaim";
    if (isForeign) throw new Problem("email_not_verified");
  }
  return !isForeign || isSignedIn || !person.isMember ? "join" : "sign_in";
}

/** Requires a recent second factor before joining another organization. */
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
          "isElsewhere",
        ),
      ])
      .where("u.email", "=", param.email),
);
