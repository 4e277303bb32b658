import { notFound } from "@svc/service-kit/errors";
import { requireVersion } from "@svc/service-kit/http";
import { z } from "zod";
import { write } from "../../../context/define-operation.ts";
import { withdrawMemberApprovals } from "../../second-person/withdraw-approvals.ts";
import { member } from "../member-examples.ts";
import { readCallerRole, requireCanManage, requireRemainingOwner } from "../member-rules.ts";
import { countOwners, findMember, lockMembers, setRole } from "../member-store.ts";
import { memberEtag, memberSchema, roleField, toMemberView } from "../member-view.ts";
import { scopesForRole } from "../roles.ts";

const NOT_RAISED = { raisedBy: null, raisedAt: null };

export const updateMember = write({
  name: "updateMember",
  summary: "Change a member's role",
  description: "Applies from the member's next request.",
  scope: "members:write",
  id: "mem",
  input: z.strictObject({ role: roleField }),
  view: memberSchema,
  example: { input: { role: "developer" }, view: { ...member, role: "developer", version: 2 } },
  responses: { 200: "The updated member." },
  errors: ["role_not_allowed", "last_owner"],
  ifMatch: true,
  rest: "PATCH /portal/api/members/{id}",
  etag: memberEtag,
  async run(call, { id, role }) {
    const { tx, principal, ifMatch, environment, clock } = call;
    const { organizationId } = principal;
    await lockMembers(tx, organizationId);
    const before = await findMember(tx, organizationId, id);
    if (!before) throw notFound("member");
    requireVersion(before, ifMatch);
    requireCanManage(await readCallerRole(call), before.role, role);
    requireRemainingOwner(await countOwners(tx, organizationId), before.role, role);
    if (before.role === role) return toMemberView(before);
    const isRaised = scopesForRole(role, environment).some(
      (scope) => !scopesForRole(before.role, environment).includes(scope),
    );
    const roleRaise = isRaised ? { raisedBy: principal.actor.id, raisedAt: clock.now() } : NOT_RAISED;
    await setRole(tx, { id, role, ...roleRaise });
    await withdrawMemberApprovals(call, before, role);
    call.audit({ action: "member.role_changed", targetId: id, data: { from: before.role, to: role } });
    return toMemberView({ ...before, role, version: before.version + 1 });
  },
});
