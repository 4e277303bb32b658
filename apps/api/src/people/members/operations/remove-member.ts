import { notFound } from "@svc/service-kit/errors";
import { requireVersion } from "@svc/service-kit/http";
import { z } from "zod";
import { write } from "../../../context/define-operation.ts";
import { withdrawMemberApprovals } from "../../second-person/withdraw-approvals.ts";
import { endSessionsOfUser } from "../../sign-in/session-store.ts";
import { listMembersOfUser } from "../../sign-in/sign-in-audit.ts";
import { member } from "../member-examples.ts";
import { readCallerRole, requireCanManage, requireRemainingOwner } from "../member-rules.ts";
import { countOwners, findMember, lockMembers, setRemoved } from "../member-store.ts";

export const removeMember = write({
  name: "removeMember",
  summary: "Remove a member",
  description:
    "Takes effect immediately and withdraws the member's open approvals. A person with no other membership is signed out and cannot sign in.",
  scope: "members:write",
  id: "mem",
  view: z.strictObject({
    id: z.string().describe("The ID of the removed member."),
    object: z.literal("member"),
    removed: z.literal(true),
  }),
  example: { view: { id: member.id, object: "member", removed: true } },
  responses: { 200: "The member was removed." },
  errors: ["role_not_allowed", "last_owner"],
  ifMatch: true,
  rest: "DELETE /portal/api/members/{id}",
  async run(call, { id }) {
    const { tx, principal, ifMatch, clock } = call;
    const { organizationId } = principal;
    await lockMembers(tx, organizationId);
    const before = await findMember(tx, organizationId, id);
    if (!before) throw notFound("member");
    requireVersion(before, ifMatch);
    requireCanManage(await readCallerRole(call), before.role);
    requireRemainingOwner(await countOwners(tx, organizationId), before.role, null);
    await setRemoved(tx, { id, at: clock.now() });
    await withdrawMemberApprovals(call, before, null);
    const { userId } = before;
    if ((await listMembersOfUser(tx, { userId })).length === 0) await endSessionsOfUser(tx, { userId });
    call.audit({ action: "member.removed", targetId: id, data: { role: before.role } });
    return { id, object: "member" as const, removed: true as const };
  },
});
