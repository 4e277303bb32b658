import type { Sql } from "@svc/database";
import { newId } from "@svc/service-kit";
import { createUser } from "../../src/people/members/accept-invitation.ts";
import * as invitations from "../../src/people/members/invitation-store.ts";
import { inviteMember } from "../../src/people/members/invite-member.ts";
import * as members from "../../src/people/members/member-store.ts";
import { listContacts } from "../../src/people/members/memberships.ts";
import { SAVED_VIEW_ID } from "../../src/rollovers/saved-views/saved-view-examples.ts";
import * as views from "../../src/rollovers/saved-views/saved-view-store.ts";
import type { OrganizationRead } from "../organization-boundary.ts";
import { MEMBER_ID } from "../organization-work-reads.ts";

const NOW = new Date("2026-06-01T00:00:00Z");

async function insertOwner(tx: Sql, organizationId: string): Promise<string> {
  const userId = await createUser(tx, "reads@example.com", { name: "Reads", at: NOW });
  const id = newId("mem");
  await members.insertMember(tx, {
    id,
    userId,
    orgId: organizationId,
    role: "owner",
    createdBy: null,
    at: NOW,
  });
  return id;
}

const invite = (tx: Sql, organizationId: string) =>
  inviteMember(
    tx,
    { organizationId, email: "invited@example.com", role: "viewer", invitedBy: null, isMailed: false },
    NOW,
  );

export const MEMBER_READS: Record<string, OrganizationRead> = {
  listMembers: async (tx, org, { organizationId }) => {
    await insertOwner(tx, organizationId);
    return (await members.listMembers(tx, org, { after: null, limit: 5 })).items.map(({ email }) => email);
  },
  listContacts: async (tx, org, { organizationId }) => {
    await insertOwner(tx, organizationId);
    return (await listContacts(tx, { organizationId: org })).map(({ email }) => email);
  },
  findMember: async (tx, org, { organizationId }) =>
    (await members.findMember(tx, org, await insertOwner(tx, organizationId)))?.email ?? "none",
  countOwners: async (tx, org, { organizationId }) => {
    await insertOwner(tx, organizationId);
    return members.countOwners(tx, org);
  },
  listInvitations: async (tx, org, { organizationId }) => {
    await invite(tx, organizationId);
    return (await invitations.listInvitations(tx, org, { after: null, limit: 5 })).items.map(
      ({ email }) => email,
    );
  },
  countInvitations: async (tx, org, { organizationId }) => {
    await invite(tx, organizationId);
    return invitations.countInvitations(tx, org, new Date(0));
  },
  revokeOpenInvitation: async (tx, org, { organizationId }) => {
    const { id } = await invite(tx, organizationId);
    return (await invitations.revokeOpenInvitation(tx, org, { id, at: NOW }))?.role ?? "none";
  },
  listSavedViews: (tx, organizationId) => views.listSavedViews(tx, { organizationId, memberId: MEMBER_ID }),
  listSavedViewNames: (tx, organizationId) =>
    views.listSavedViewNames(tx, { organizationId, memberId: MEMBER_ID }),
  deleteSavedView: (tx, organizationId) =>
    views.deleteSavedView(tx, {
      organizationId,
      memberId: MEMBER_ID,
      id: SAVED_VIEW_ID,
      includesShared: false,
    }),
};
