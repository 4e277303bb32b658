import type { Sql } from "@svc/database";
import type { Rollover, VerifiedRollover } from "@svc/rollover-rules/rollover";
import { Problem } from "@svc/service-kit/errors";
import type { ApiCall } from "../../context/define-operation.ts";
import { requireAssignee } from "../../people/members/require-assignee.ts";
import { recordRolloverEvent } from "../timeline/rollover-change.ts";
import { isErasedRollover } from "./erase-personal-data.ts";

/** Fields that can change in every state, because no rule depends on them. */
export const ALWAYS_CHANGEABLE_FIELDS = ["metadata", "assigneeId", "priority", "tags"] as const;

/**
 * @param isUnrestricted true if the request changes only `ALWAYS_CHANGEABLE_FIELDS`
 * @throws Problem `invalid_transition` if the rollover is erased, or if the change is possible only in a draft
 */
export function requireChangeable(
  rollover: VerifiedRollover,
  { isUnrestricted }: { isUnrestricted: boolean },
): void {
  const { state } = rollover;
  const isErased = isErasedRollover(rollover);
  if (!isErased && (isUnrestricted || state === "draft")) return;
  const detail = isErased
    ? "The participant was erased, so this rollover can no longer be changed."
    : `In state ${state}, a request can change only ${ALWAYS_CHANGEABLE_FIELDS.join(", ")}.`;
  throw new Problem("invalid_transition", detail, { extensions: { state } });
}

/**
 * Writes only field names to the timeline, because values may be personal.
 * @throws Problem `validation_failed` if the new assignee's ID belongs to a former member
 */
export async function writeUpdate(
  call: ApiCall & { tx: Sql },
  before: VerifiedRollover,
  { columns, fields, at }: { columns: Partial<Rollover>; fields: readonly string[]; at: Date },
): Promise<Rollover> {
  const { tx, principal } = call;
  if (columns.assigneeId !== before.assigneeId) await requireAssignee(tx, principal, columns.assigneeId);
  const changes = { ...columns, version: before.version + 1, updatedAt: at };
  const data = { fields: [...fields] };
  const event = { type: "rollover.updated", at, actor: principal.actor, data, eventDetails: data };
  return recordRolloverEvent(call, tx, { rollover: before, changes, event });
}
