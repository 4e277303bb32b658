import {
  createPageReader,
  kysely,
  type OrganizationParams,
  type PageParams,
  type Params,
  pageAfter,
  type Sql,
  sql,
  statement,
} from "@svc/database";
import type { OrganizationRole, Role } from "./roles.ts";

/** An invitation that is neither accepted nor revoked. It can be expired. */
export interface Invitation {
  id: string;
  email: string;
  role: OrganizationRole;
  createdAt: Date;
  expiresAt: Date;
}

const selectOpen = (param: Params<OrganizationParams>) =>
  kysely
    .selectFrom("memberInvitations")
    .select(["id", "email", "createdAt", "expiresAt"])
    .select(sql<OrganizationRole>`role`.as("role"))
    .where("organizationId", "=", param.organizationId)
    .where("acceptedAt", "is", null)
    .where("revokedAt", "is", null);

export const listInvitations = createPageReader(
  statement("member_invitations_page", (param: Params<PageParams>) => pageAfter(selectOpen(param), param)),
);

/** Counts invitations, including accepted and revoked ones. */
export async function countInvitations(tx: Sql, organizationId: string, since: Date) {
  return (await count.first(tx, { organizationId, since })) ?? { count: 0, oldest: null };
}

const count = statement("member_invitations_count", (param: Params<OrganizationParams & { since: Date }>) =>
  kysely
    .selectFrom("memberInvitations")
    .select([sql<number>`count(*)::int`.as("count"), sql<Date | null>`min(created_at)`.as("oldest")])
    .where("organizationId", "=", param.organizationId)
    .where("createdAt", ">", param.since),
);

/** @returns null unless the invitation was open */
export function revokeOpenInvitation(tx: Sql, organizationId: string, { id, at }: { id: string; at: Date }) {
  return revoke.first(tx, { organizationId, id, at });
}

const revoke = statement(
  "member_invitation_revoke",
  (param: Params<OrganizationParams & { id: string; at: Date }>) =>
    kysely
      .updateTable("memberInvitations")
      .set({ revokedAt: param.at })
      .where("organizationId", "=", param.organizationId)
      .where("id", "=", param.id)
      .where("acceptedAt", "is", null)
      .where("revokedAt", "is", null)
      .returning(["id", sql<OrganizationRole>`role`.as("role")]),
);

/** Revokes an address's open invitations, so that only the newest link works. A null organization means platform staff. */
export const revokeOpenInvitations = statement(
  "member_invitation_revoke_open",
  (param: Params<{ orgId: string | null; email: string; at: Date }>) =>
    kysely
      .updateTable("memberInvitations")
      .set({ revokedAt: param.at })
      .where(sql<boolean>`organization_id IS NOT DISTINCT FROM ${param.orgId}`)
      .where("email", "=", param.email)
      .where("acceptedAt", "is", null)
      .where("revokedAt", "is", null),
);

interface NewInvitation {
  id: string;
  /** Null for platform staff. */
  orgId: string | null;
  email: string;
  role: string;
  tokenHash: string;
  invitedBy: string | null;
  isMailed: boolean;
  createdAt: Date;
  expiresAt: Date;
}

export const insertInvitation = statement("member_invitation_insert", (param: Params<NewInvitation>) =>
  kysely.insertInto("memberInvitations").values({
    id: param.id,
    organizationId: param.orgId,
    email: param.email,
    role: param.role,
    tokenHash: param.tokenHash,
    invitedBy: param.invitedBy,
    isMailed: param.isMailed,
    createdAt: param.createdAt,
    expiresAt: param.expiresAt,
  }),
);

export const findInvitationByToken = statement(
  "member_invitation_by_token",
  (param: Params<{ tokenHash: string; now: Date }>) =>
    kysely
      .selectFrom("memberInvitations as i")
      .leftJoin("organizations as o", "o.id", "i.organizationId")
      .select([
        "i.id",
        "i.organizationId",
        "o.name as organizationName",
        "i.email",
        "i.invitedBy",
        "i.isMailed",
      ])
      .select(sql<Role>`i.role`.as("role"))
      .where("i.tokenHash", "=", param.tokenHash)
      .where("i.acceptedAt", "is", null)
      .where("i.revokedAt", "is", null)
      .where("i.expiresAt", ">", param.now),
);

/** @returns null if another request just accepted or revoked the invitation */
export const markAccepted = statement("member_invitation_accept", (param: Params<{ id: string; at: Date }>) =>
  kysely
    .updateTable("memberInvitations")
    .set({ acceptedAt: param.at })
    .where("id", "=", param.id)
    .where("acceptedAt", "is", null)
    .where("revokedAt", "is", null)
    .returning("id"),
);
