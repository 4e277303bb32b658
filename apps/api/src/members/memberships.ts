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

/**
 * What a person is in each organization of theirs, oldest first. A member of the institution itself is in all of them, and so
 * has to name one.
 */
export const findMemberships = statement("memberships_of_person", (param: Params<{ userId: string }>) =>
  kysely
    .selectFrom("members as m")
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
    .orderBy("m.createdAt")
    .orderBy("m.id"),
);

/** What a person is in one organization: by a membership of its own, or else as staff of the institution. */
export const findMembershipIn = statement(
  "membership_in_organization",
  (param: Params<{ userId: string; organizationId: string }>) =>
    kysely
      .selectFrom("members as m")
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
export const findPlatformMembership = statement(
  "membership_of_platform",
  (param: Params<{ userId: string }>) =>
    kysely
      .selectFrom("members")
      .select("id")
      .where("userId", "=", param.userId)
      .where("removedAt", "is", null)
      .where("organizationId", "is", null),
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
    .select(["m.userId", "u.email"])
    .select(sql<Role>`m.role`.as("role"))
    .where("m.organizationId", "=", param.organizationId)
    .where("m.removedAt", "is", null)
    .orderBy("m.createdAt")
    .orderBy("m.id"),
);
