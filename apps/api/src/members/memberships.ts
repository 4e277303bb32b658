import { kysely, type Params, sql, statement } from "@svc/database";
import type { Role } from "./roles.ts";

/** What somebody is in an organization. */
export interface Membership {
  id: string;
  role: Role;
  organizationId: string;
  organizationName: string;
  organizationLockedAt: Date | null;
}

/** A signed-in person, as far as it decides which memberships they can use. */
export interface Reach {
  userId: string;
  /** The issuer that opened the session; null for the portal's own sign-in. */
  ssoIssuer: string | null;
}

type ReachParams = Params<Reach>;

const FIRST_ORGANIZATION = sql`(SELECT f.organization_id FROM members f WHERE f.user_id = m.user_id ORDER BY f.created_at, f.id LIMIT 1)`;

/**
 * Limits memberships `m` of users `u`. An unverified address reaches its first organization only: someone else may have signed
 * up with it there. A single sign-on reaches organizations that accept its issuer for the address's domain.
 */
const isReachable = ({ ssoIssuer }: ReachParams) =>
  sql<boolean>`(u.email_verified_at IS NOT NULL OR m.organization_id = ${FIRST_ORGANIZATION})
    AND (${ssoIssuer}::text IS NULL OR EXISTS (
      SELECT FROM portal_sso_domains d
      WHERE d.issuer = ${ssoIssuer} AND d.domain = split_part(u.email, '@', 2)
        AND d.organization_id IS NOT DISTINCT FROM m.organization_id))`;

/**
 * What a person is in each organization of theirs, oldest first. A member of the institution itself is in all of them, and so
 * has to name one.
 */
export const findMemberships = statement("memberships_of_person", (param: ReachParams) =>
  kysely
    .selectFrom("members as m")
    .innerJoin("portalUsers as u", "u.id", "m.userId")
    .innerJoin("organizations as o", "o.id", "m.organizationId")
    .select([
      "m.id",
      "o.id as organizationId",
      "o.name as organizationName",
      "o.lockedAt as organizationLockedAt",
    ])
    .select(sql<Role>`m.role`.as("role"))
    .where("m.userId", "=", param.userId)
    .where("m.removedAt", "is", null)
    .where(isReachable(param))
    .orderBy("m.createdAt")
    .orderBy("m.id"),
);

/** What a person is in one organization: by a membership of its own, or else as staff of the institution. */
export const findMembershipIn = statement(
  "membership_in_organization",
  (param: Params<Reach & { organizationId: string }>) =>
    kysely
      .selectFrom("members as m")
      .innerJoin("portalUsers as u", "u.id", "m.userId")
      .innerJoin("organizations as o", "o.id", sql<string>`${param.organizationId}::text` as never)
      .select([
        "m.id",
        "o.id as organizationId",
        "o.name as organizationName",
        "o.lockedAt as organizationLockedAt",
      ])
      .select(sql<Role>`m.role`.as("role"))
      .where("m.userId", "=", param.userId)
      .where("m.removedAt", "is", null)
      .where(isReachable(param))
      .where((where) =>
        where.or([
          where("m.organizationId", "=", param.organizationId),
          where("m.organizationId", "is", null),
        ]),
      )
      .orderBy(sql`m.organization_id IS NULL`)
      .limit(1),
);

/** The membership of the institution's own staff; null for everybody else. */
export const findPlatformMembership = statement("membership_of_platform", (param: ReachParams) =>
  kysely
    .selectFrom("members as m")
    .innerJoin("portalUsers as u", "u.id", "m.userId")
    .select("m.id")
    .where("m.userId", "=", param.userId)
    .where("m.removedAt", "is", null)
    .where("m.organizationId", "is", null)
    .where(isReachable(param)),
);

/** Returns a row if the person has a membership that opens once their address is verified. */
export const findUnverifiedMembership = statement(
  "membership_unverified",
  (param: Params<{ userId: string; organizationId: string | null }>) =>
    kysely
      .selectFrom("members as m")
      .innerJoin("portalUsers as u", "u.id", "m.userId")
      .select("m.id")
      .where("m.userId", "=", param.userId)
      .where("m.removedAt", "is", null)
      .where("u.emailVerifiedAt", "is", null)
      .where(
        sql<boolean>`(m.organization_id IS NULL OR ${param.organizationId}::text IS NULL OR m.organization_id = ${param.organizationId})`,
      )
      .limit(1),
);

/** Organizations whose name holds a text, or whose id it is, by name: for the institution's own staff. */
export const findOrganizations = statement(
  "organizations_by_text",
  (param: Params<{ text: string; most: number }>) =>
    kysely
      .selectFrom("organizations")
      .select(["id", "name"])
      .where((where) =>
        where.or([
          sql<boolean>`position(lower(${param.text}::text) IN lower(name)) > 0`,
          where("id", "=", param.text),
        ]),
      )
      .orderBy("name")
      .orderBy("id")
      .limit(param.most),
);

/** Whom mail about an organization's work can go to: its members, oldest first. */
export const findContacts = statement("member_contacts", (param: Params<{ organizationId: string }>) =>
  kysely
    .selectFrom("members as m")
    .innerJoin("portalUsers as u", "u.id", "m.userId")
    .select(["m.id", "m.userId", "u.name", "u.email"])
    .select(sql<Role>`m.role`.as("role"))
    .where("m.organizationId", "=", param.organizationId)
    .where("m.removedAt", "is", null)
    .orderBy("m.createdAt")
    .orderBy("m.id"),
);
