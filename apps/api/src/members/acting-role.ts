import { Problem } from "@svc/service-kit";
import type { ApiChange } from "../declare.ts";
import { roleOfActor } from "./member-store.ts";
import type { Role } from "./roles.ts";

/** What whoever acts is, as it is in this transaction. @throws Problem `sign_in_required` for who was just removed */
export async function actingRole({ tx, principal }: ApiChange): Promise<Role> {
  const role = await roleOfActor(tx, principal.actor.id);
  if (!role) throw new Problem("sign_in_required");
  return role;
}
