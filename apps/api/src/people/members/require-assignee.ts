import type { Sql } from "@svc/database";
import { isId } from "@svc/service-kit";
import { validationFailed } from "@svc/service-kit/endpoints";
import { findMember } from "./member-store.ts";

/** Requires a member ID to belong to a current member or the caller. Other IDs are the integrator's own. */
export async function requireAssignee(
  tx: Sql,
  { actor, organizationId }: { actor: { type: string; id: string | null }; organizationId: string },
  assigneeId: string | null | undefined,
): Promise<void> {
  if (!assigneeId || !isId("mem", assigneeId)) return;
  // Platform staff can assign rollovers to themselves without being members.
  if (actor.type === "member" && actor.id === assigneeId) return;
  if (await findMember(tx, organizationId, assigneeId)) return;
  throw validationFailed([
    {
      pointer: "#/assigneeId",
      detail: "must be a current member of your organization, or an ID from your own system",
    },
  ]);
}
