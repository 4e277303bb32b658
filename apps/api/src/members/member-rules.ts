import { Problem } from "@svc/service-kit";
import type { OrganizationRole, Role } from "./roles.ts";

export function mayManage(own: Role, other: OrganizationRole): boolean {
  if (own === "owner" || own === "platform") return true;
  return own === "admin" && other !== "owner";
}

export function requireMayManage(own: Role, ...others: readonly OrganizationRole[]): void {
  for (const other of others)
    if (!mayManage(own, other))
      throw new Problem("role_not_allowed", `The role ${own} cannot create, change or remove an ${other}.`);
}

export function requireOwnerLeft(
  owners: number,
  before: OrganizationRole,
  after: OrganizationRole | null,
): void {
  if (before === "owner" && after !== "owner" && owners <= 1) throw new Problem("last_owner");
}
