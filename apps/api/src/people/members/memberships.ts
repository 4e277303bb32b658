import { kysely, type Params, sql, statement } from "@svc/database";
import type { Role } from "./roles.ts";

export interface Membership {
  id: string;
  role: Role;
  organizationId: string;
  organizationName: string;
  organizationLockedAt: Date | null;
}

interface SignedInUser {
  userId: string;
  /** Null for the portal's own sign-in. */
  ssoIssuer: string | null;
}

type UserParams = Params<SignedInUser>;

const FIRST_ORGANIZATION = sql`(SELECT f.organization_id FROM members f WHERE f.user_id = m.user_id ORDER BY f.created_at, f.id LIMIT 1)`;

/**
 * An unverified address gives access only to the first organization, because another person may own the address. Single sign-on
 * gives access only to organizations that accept the issuer for the address's domain.
 */
const isAccessible = ({ ssoIssuer }: UserParams) =>
  sql<boolean>`(u.email_verified_at IS NOT NULL OR m.organization_id = ${FIRST_ORGANIZATION})
    AND (${ssoIssuer}::text IS NULL OR EXISTS (
      SELECT FROM portal_sso_domains d
      WHERE d.issuer = ${ssoIssuer} AND d.domain = split_part(u.email, '@', 2)
        AND d.organization_id IS NOT DISTINCT FROM m.organization_id))`;

const MEMBERSHIP_COLUMNS = [
  "m.id",
  "o.id as organizationId",
  "o.name as organizationName",
  "o.lockedAt as organizationLockedAt",
] as const;

/** Lists only memberships in accessible organizations. Excludes platform staff, who must select an organization. */
export const listMemberships = statement("memberships_of_person", (param: UserParams) =>
  kysely
    .selectFrom("members as m")
    .innerJoin("portalUsers as u", "u.id", "m.userId")
    .innerJoin("organizations as o", "o.id", "m.organizationId")
    .select(MEMBERSHIP_COLUMNS)
    .select(sql<Role>`m.role`.as("role"))
    .where("m.userId", "=", param.userId)
    .where("m.removedAt", "is", null)
    .where(isAccessible(param))
    .orderBy("m.createdAt")
    .orderBy("m.id"),
);

/** Finds the user's membership in an organization, or else in the platform staff. */
export const findMembershipIn = statement(
  "membership_in_organization",
  (param: Params<SignedInUser & { organizationId: string }>) =>
    kysely
      .selectFrom("members as m")
      .innerJoin("portalUsers as u", "u.id", "m.userId")
      .innerJoin("organizations as o", "o.id", sql<string>`${param.organizationId}::text` as never)
      .select(MEMBERSHIP_COLUMNS)
      .select(sql<Role>`m.role`.as("role"))
      .where("m.userId", "=", param.userId)
      .where("m.removedAt", "is", null)
      .where(isAccessible(param))
      .where((where) =>
        where.or([
          where("m.organizationId", "=", param.organizationId),
          where("m.organizationId", "is", null),
        ]),
      )
      .orderBy(sql`m.organization_id IS NULL`)
      .limit(1),
);

export const findPlatformMembership = statement("membership_of_platform", (param: UserParams) =>
  kysely
    .selectFrom("members as m")
    .innerJoin("portalUsers as u", "u.id", "m.userId")
    .select("m.id")
    .where("m.userId", "=", param.userId)
    .where("m.removedAt", "is", null)
    .where("m.organizationId", "is", null)
    .where(isAccessible(param)),
);

/** Finds a membership of a user with an unverified address. A null `organizationId` means any organization. */
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

/** Finds organizations by ID or part of the name, for platform staff. */
export const findOrganizations = statement(
  "organizations_by_text",
  (param: Params<{ text: string; limit: number }>) =>
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
      .limit(param.limit),
);

/** Lists an organization's members, oldest first. */
export const listContacts = statement("member_contacts", (param: Params<{ organizationId: string }>) =>
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
