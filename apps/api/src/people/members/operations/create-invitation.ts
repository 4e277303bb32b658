import { Problem } from "@svc/service-kit/errors";
import { z } from "zod";
import { write } from "../../../context/define-operation.ts";
import { queueMail } from "../../mail/queue-mail.ts";
import { getOrganizationName } from "../../organizations/organizations.ts";
import { countInvitations } from "../invitation-store.ts";
import { composeInvitation, inviteMember, toInvitationLink } from "../invite-member.ts";
import { invitation } from "../member-examples.ts";
import { readCallerRole, requireCanManage } from "../member-rules.ts";
import { newInvitationSchema, roleField, toInvitationView } from "../member-view.ts";

const DAY_MS = 86_400_000;
/** Limits unsolicited mail. */
const MAX_PER_DAY = 50;

export const createInvitation = write({
  name: "createInvitation",
  summary: "Invite a teammate",
  description:
    "The link is sent by email only. If this deployment sends no email, the response contains the " +
    "link once. A link is valid for seven days, and a newer invitation to the same address replaces it.",
  scope: "members:write",
  input: z.strictObject({
    email: z
      .email("must be an email address")
      .max(320, "is too long")
      .describe("The email address of the person to invite."),
    role: roleField,
  }),
  view: newInvitationSchema,
  example: {
    input: { email: "ada@example.com", role: "developer" },
    view: { ...invitation, isMailed: true, link: null },
  },
  responses: { 201: "The invitation." },
  errors: ["role_not_allowed", "already_member"],
  acceptsIdempotencyKey: false,
  rest: "POST /portal/api/invitations",
  async run(call, { email, role }) {
    const { tx, principal, clock, signIn } = call;
    const { organizationId } = principal;
    requireCanManage(await readCallerRole(call), role);
    const now = clock.now();
    const invitedBy = principal.actor.id;
    const input = { organizationId, email, role, invitedBy, isMailed: call.mail !== null };
    const { token, ...newInvitation } = await inviteMember(tx, input, now);
    const { count, oldest } = await countInvitations(tx, organizationId, new Date(now.getTime() - DAY_MS));
    // `count` includes the new invitation, which the error rolls back.
    if (count > MAX_PER_DAY) throw dailyLimitExceeded((oldest ?? now).getTime() + DAY_MS - now.getTime());
    const link = toInvitationLink(signIn.origin ?? "", token);
    const isMailed = await queueMail(call, tx, {
      organizationId,
      to: newInvitation.email,
      ...composeInvitation(await getOrganizationName(tx, organizationId), link),
    });
    call.audit({ action: "member.invited", targetId: newInvitation.id, data: { role } });
    return { ...toInvitationView({ ...newInvitation, role }), isMailed, link: isMailed ? null : link };
  },
});

function dailyLimitExceeded(retryAfterMs: number): Problem {
  return new Problem("rate_limited", `An organization can send ${MAX_PER_DAY} invitations in 24 hours.`, {
    headers: { "Retry-After": String(Math.max(1, Math.ceil(retryAfterMs / 1000))) },
  });
}
