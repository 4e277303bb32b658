import type { Sql } from "@svc/database";
import { isId, validationFailed } from "@svc/service-kit";
import { findMember } from "./member-store.ts";

/**
 * Requires that a member's ID names a current member of the organization, or the caller. Any other text is the integrator's own ID.
 *
 * @throws Problem `validation_failed` at `#/assigneeId`
 */
export async function requireAssignee(
  tx: Sql,
  { actor, organizationId }: { actor: { type: string; id: string | null }; organizationId: string },
  assigneeId: string | null | undefined,
): Promise<void> {
  if (!assigneeId || !isId("mem", assigneeId)) return;
  // Staff who work for the organization without being its members assign rollovers to themselves.
  if (actor.type === "member" && actor.id === assigneeId) return;
  if (await findMember(tx, organizationId, assigneeId)) return;
  throw validationFailed([
    {
      pointer: "#/assigneeId",
      detail: "must be a current member of your organization, or an ID of your own",
    },
  ]);
}
