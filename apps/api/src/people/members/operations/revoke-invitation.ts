import { notFound } from "@svc/service-kit/errors";
import { z } from "zod";
import { write } from "../../../context/define-operation.ts";
import { revokeOpenInvitation } from "../invitation-store.ts";
import { invitation } from "../member-examples.ts";
import { readCallerRole, requireCanManage } from "../member-rules.ts";

export const revokeInvitation = write({
  name: "revokeInvitation",
  summary: "Cancel an invitation",
  scope: "members:write",
  id: "inv",
  view: z.strictObject({
    id: z.string().describe("The ID of the canceled invitation."),
    object: z.literal("invitation"),
    revoked: z.literal(true),
  }),
  example: { view: { id: invitation.id, object: "invitation", revoked: true } },
  responses: { 200: "The link no longer works." },
  errors: ["role_not_allowed"],
  rest: "DELETE /portal/api/invitations/{id}",
  async run(call, { id }) {
    const { tx, principal, clock } = call;
    const revoked = await revokeOpenInvitation(tx, principal.organizationId, { id, at: clock.now() });
    if (!revoked) throw notFound("invitation");
    // Checked after the update, which returns the role. An error rolls the update back.
    requireCanManage(await readCallerRole(call), revoked.role);
    call.audit({ action: "member.invitation_revoked", targetId: id });
    return { id, object: "invitation" as const, revoked: true as const };
  },
});
