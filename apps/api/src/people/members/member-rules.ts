import { Problem } from "@svc/service-kit/errors";
import type { ApiChange } from "../../context/define-operation.ts";
import { findMemberRole } from "./member-store.ts";
import type { OrganizationRole, Role } from "./roles.ts";

/** @throws Problem `sign_in_required` if the caller was just removed */
export async function readCallerRole({ tx, principal }: ApiChange): Promise<Role> {
  const role = await findMemberRole(tx, principal.actor.id);
  if (!role) throw new Problem("sign_in_required");
  return role;
}

function canManage(callerRole: Role, memberRole: OrganizationRole): boolean {
  if (callerRole === "owner" || callerRole === "platform") return true;
  return callerRole === "admin" && memberRole !== "owner";
}

export function requireCanManage(callerRole: Role, ...memberRoles: readonly OrganizationRole[]): void {
  for (const memberRole of memberRoles)
    if (!canManage(callerRole, memberRole))
      throw new Problem(
        "role_not_allowed",
        `The role ${callerRole} cannot create, change or remove members with the role ${memberRole}.`,
      );
}

/**
 * @param after the member's new role; null removes the member
 * @throws Problem `last_owner`
 */
export function requireRemainingOwner(
  ownerCount: number,
  before: OrganizationRole,
  after: OrganizationRole | null,
): void {
  if (before === "owner" && after !== "owner" && ownerCount <= 1) throw new Problem("last_owner");
}
