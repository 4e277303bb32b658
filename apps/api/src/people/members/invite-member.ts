import { createHash, randomBytes } from "node:crypto";
import type { Sql } from "@svc/database";
import { newId } from "@svc/service-kit";
import { Problem } from "@svc/service-kit/errors";
import { composeMail } from "../mail/compose-mail.ts";
import { insertInvitation, revokeOpenInvitations } from "./invitation-store.ts";
import { isMember, lockMembers } from "./member-store.ts";
import type { Role } from "./roles.ts";

const DAY_MS = 86_400_000;
const INVITATION_LIFETIME_MS = 7 * DAY_MS;

export const hashToken = (token: string) => createHash("sha256").update(token).digest("hex");

interface NewInvitation {
  /** Null for platform staff. */
  organizationId: string | null;
  email: string;
  role: Role;
  /** Null for the operator. */
  invitedBy: string | null;
  /** True if the link is only mailed and never shown. */
  isMailed: boolean;
}

/** Puts the token in the fragment, which browsers do not send to servers. */
export const toInvitationLink = (origin: string, token: string) =>
  `${origin}/portal/invitation#token=${token}`;

/**
 * Creates an invitation, which replaces an open one to the same address. Stores only a digest of the returned token.
 * @throws Problem `already_member`
 */
export async function inviteMember(
  tx: Sql,
  { organizationId: orgId, email, role, invitedBy, isMailed }: NewInvitation,
  now: Date,
) {
  await lockMembers(tx, orgId);
  const address = email.trim().toLowerCase();
  if (await isMember(tx, orgId, address)) throw new Problem("already_member");
  await revokeOpenInvitations(tx, { orgId, email: address, at: now });
  const token = randomBytes(24).toString("base64url");
  const invitation = {
    id: newId("inv"),
    email: address,
    createdAt: now,
    expiresAt: new Date(now.getTime() + INVITATION_LIFETIME_MS),
  };
  await insertInvitation(tx, {
    ...invitation,
    orgId,
    role,
    invitedBy,
    isMailed,
    tokenHash: hashToken(token),
  });
  return { ...invitation, role, token };
}

export const composeInvitation = (organization: string, link: string) =>
  composeMail({
    subject: "Your invitation to the rollover portal",
    heading: `Join ${organization}`,
    blocks: [
      `You are invited to join ${organization} on the rollover portal. Accept the invitation within seven days.`,
    ],
    button: { label: "Accept invitation", url: link },
    notes: ["If you did not expect this invitation, ignore this email."],
    reason: `You're receiving this email because a member of ${organization} invited you.`,
  });
