import type { Sql } from "@svc/database";
import { notFound, Problem } from "@svc/service-kit/errors";
import type { ApiCall } from "../../context/define-operation.ts";
import { readOrganizationClock } from "../../people/organizations/organization-clock.ts";
import { isErasedRollover } from "../changes/erase-personal-data.ts";
import { lockVerifiedRollover } from "../changes/lock-for-change.ts";
import { planChange, updateWithTimeline } from "../timeline/rollover-change.ts";
import type { TimelineEntry } from "../timeline/timeline-chain.ts";
import { getTextsCipher } from "./perform-action.ts";

/**
 * Adds a note in any state. Keeps the rollover's version.
 * @throws Problem `not_found`; `invalid_transition` if the participant is erased; `history_mismatch`
 */
export async function addNote(
  call: ApiCall & { tx: Sql },
  rolloverId: string,
  note: string,
): Promise<TimelineEntry> {
  const { tx, principal, chainKeys } = call;
  const { organizationId, actor } = principal;
  const rollover = await lockVerifiedRollover(call, tx, { organizationId, rolloverId });
  if (!rollover) throw notFound("rollover");
  const { state } = rollover;
  if (isErasedRollover(rollover)) {
    const detail = "The participant was erased, so notes can no longer be added to this rollover.";
    throw new Problem("invalid_transition", detail, { extensions: { state } });
  }
  const now = await readOrganizationClock(call, tx, organizationId);
  const change = {
    type: "rollover.note_added",
    at: now,
    actor,
    action: null,
    fromState: state,
    toState: state,
    reason: null,
    data: { note },
    eventDetails: { timelineSequence: rollover.timelineSequence + 1 },
  };
  const plannedChange = planChange(call, rollover, {
    change,
    textsCipher: await getTextsCipher(call, tx, rollover),
  });
  await updateWithTimeline(tx, chainKeys, { plannedChange, changes: {} });
  // The stored entry contains the note only in encrypted form.
  return { ...plannedChange.entry, data: { note } };
}
