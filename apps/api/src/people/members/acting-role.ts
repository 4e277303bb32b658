import { Problem } from "@svc/service-kit/errors";
import type { ApiChange } from "../../context/define-operation.ts";
import { findMemberRole } from "./member-store.ts";
import type { Role } from "./roles.ts";

/** @throws Problem `sign_in_required` if the caller was just removed */
export async function actingRole({ tx, principal }: ApiChange): Promise<Role> {
  const role = await findMemberRole(tx, principal.actor.id);
  if (!role) throw new Problem("sign_in_required");
  return role;
}
