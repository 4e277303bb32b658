import {
  createFinder,
  createPageReader,
  type IdParams,
  kysely,
  lockName,
  type OrganizationParams,
  type PageParams,
  type Params,
  pageAfter,
  type Sql,
  sql,
  statement,
} from "@svc/database";
import type { OrganizationRole, Role } from "./roles.ts";

export interface Member {
  id: string;
  userId: string;
  name: string;
  email: string;
  role: OrganizationRole;
  hasSecondFactor: boolean;
  version: number;
  createdAt: Date;
}

const selectMembers = (param: Params<OrganizationParams>) =>
  kysely
    .selectFrom("members as m")
    .innerJoin("portalUsers as u", "u.id", "m.userId")
    .select(["m.id", "m.userId", "u.name", "u.email", "m.version", "m.createdAt"])
    .select([
      sql<OrganizationRole>`m.role`.as("role"),
      sql<boolean>`u.two_factor_enabled OR EXISTS (SELECT FROM portal_passkeys p WHERE p.user_id = u.id)`.as(
        "hasSecondFactor",
      ),
    ])
    .where("m.organizationId", "=", param.organizationId)
    .where("m.removedAt", "is", null);

export const listMembers = createPageReader(
  statement("members_page", (param: Params<PageParams>) =>
    pageAfter(
      kysely
        .selectFrom(selectMembers(param).as("member"))
        .select(["id", "userId", "name", "email", "version", "createdAt", "role", "hasSecondFactor"]),
      param,
    ),
  ),
);

export const findMember = createFinder(
  statement("member_by_id", (param: Params<IdParams>) => selectMembers(param).where("m.id", "=", param.id)),
);

export async function lockMembers(tx: Sql, organizationId: string | null): Promise<void> {
  await lockName(tx, `members:${organizationId ?? "platform"}`);
}

export async function countOwners(tx: Sql, organizationId: string): Promise<number> {
  return (await readOwnerCount.first(tx, { organizationId }))?.count ?? 0;
}

const readOwnerCount = statement("members_owners", (param: Params<OrganizationParams>) =>
  kysely
    .selectFrom("members")
    .select(sql<number>`count(*)::int`.as("count"))
    .where("organizationId", "=", param.organizationId)
    .where("removedAt", "is", null)
    .where("role", "=", "owner"),
);

export async function findMemberRole(db: Sql, memberId: string): Promise<Role | null> {
  return (await findRoleById.first(db, { memberId }))?.role ?? null;
}

const findRoleById = statement("member_role", (param: Params<{ memberId: string }>) =>
  kysely
    .selectFrom("members")
    .select(sql<Role>`role`.as("role"))
    .where("id", "=", param.memberId)
    .where("removedAt", "is", null),
);

/** Checks current members. A null organization means platform staff. */
export async function isMember(tx: Sql, orgId: string | null, email: string): Promise<boolean> {
  return (await findMemberByEmail.first(tx, { orgId, email })) !== null;
}

// The param is `orgId`, because `organizationId` marks statements that read only one organization's rows.
const findMemberByEmail = statement(
  "member_by_email",
  (param: Params<{ orgId: string | null; email: string }>) =>
    kysely
      .selectFrom("members as m")
      .innerJoin("portalUsers as u", "u.id", "m.userId")
      .select("m.id")
      .where("u.email", "=", param.email)
      .where("m.removedAt", "is", null)
      .where(sql<boolean>`m.organization_id IS NOT DISTINCT FROM ${param.orgId}`),
);

/** @param raisedBy the member who assigned a role with more scopes; null keeps the stored values */
export const setRole = statement(
  "member_set_role",
  (param: Params<{ id: string; role: string; raisedBy: string | null; raisedAt: Date | null }>) =>
    kysely
      .updateTable("members")
      .set({
        role: param.role,
        roleRaisedBy: sql<string | null>`coalesce(${param.raisedBy}::text, role_raised_by)`,
        roleRaisedAt: sql<Date | null>`coalesce(${param.raisedAt}::timestamptz, role_raised_at)`,
        version: sql`version + 1`,
      })
      .where("id", "=", param.id),
);

export const setRemoved = statement("member_remove", (param: Params<{ id: string; at: Date }>) =>
  kysely
    .updateTable("members")
    .set({ removedAt: param.at, version: sql`version + 1` })
    .where("id", "=", param.id),
);

export const insertMember = statement(
  "member_insert",
  (
    param: Params<{
      id: string;
      userId: string;
      orgId: string | null;
      role: string;
      createdBy: string | null;
      at: Date;
    }>,
  ) =>
    kysely.insertInto("members").values({
      id: param.id,
      userId: param.userId,
      organizationId: param.orgId,
      role: param.role,
      createdBy: param.createdBy,
      createdAt: param.at,
    }),
);

export const listAllMembers = statement("members_all", () =>
  kysely
    .selectFrom("members as m")
    .innerJoin("portalUsers as u", "u.id", "m.userId")
    .select([
      "m.id",
      "m.organizationId",
      "m.role",
      "u.name",
      "u.email",
      "u.twoFactorEnabled",
      "u.emailVerifiedAt",
      "m.createdAt",
    ])
    .where("m.removedAt", "is", null)
    .orderBy("m.organizationId")
    .orderBy("m.createdAt"),
);
