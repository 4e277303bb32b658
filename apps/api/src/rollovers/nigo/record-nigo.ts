import type { OrganizationTime } from "@svc/rollover-rules/deadlines/timeouts";
import type { VerifiedRollover } from "@svc/rollover-rules/rollover";
import { notFound, Problem } from "@svc/service-kit/errors";
import type { ApiChange } from "../../context/define-operation.ts";
import { readOrganizationTime } from "../../people/organizations/organization-clock.ts";
import { isErasedRollover } from "../changes/erase-personal-data.ts";
import { lockVerifiedRollover } from "../changes/lock-for-change.ts";
import { recordRolloverEvent } from "../timeline/rollover-change.ts";
import type { NigoItem } from "./nigo-store.ts";

/** @throws Problem `not_found`, `history_mismatch`, or `invalid_transition` before submission or after erasure */
export async function lockForNigo(
  call: ApiChange,
  rolloverId: string,
): Promise<{ rollover: VerifiedRollover; time: OrganizationTime }> {
  const { organizationId } = call.principal;
  const rollover = await lockVerifiedRollover(call, call.tx, { organizationId, rolloverId });
  if (!rollover) throw notFound("rollover");
  const { state } = rollover;
  const detail = findRefusal(rollover);
  if (detail !== null) throw new Problem("invalid_transition", detail, { extensions: { state } });
  return { rollover, time: await readOrganizationTime(call, call.tx, organizationId) };
}

function findRefusal(rollover: VerifiedRollover): string | null {
  if (isErasedRollover(rollover))
    return "The participant was erased, so this rollover can no longer be changed.";
  return rollover.state === "draft" || rollover.state === "awaiting_participant"
    ? "The rollover was not submitted, so it cannot have NIGO items."
    : null;
}

type NigoEvent = "rollover.nigo_recorded" | "rollover.nigo_resolved";

/** Adds a timeline entry and an event. Keeps the rollover's version. */
export async function recordNigoEvent(
  call: ApiChange,
  rollover: VerifiedRollover,
  { items, type, at }: { items: readonly NigoItem[]; type: NigoEvent; at: Date },
): Promise<void> {
  const { actor } = call.principal;
  const nigoItems = items.map(({ id, code, reportedBy, resolution }) => ({
    id,
    code,
    reportedBy,
    resolution,
  }));
  const event = { type, at, actor, data: { nigoItems }, eventDetails: { nigoItems } };
  await recordRolloverEvent(call, call.tx, { rollover, event });
}
