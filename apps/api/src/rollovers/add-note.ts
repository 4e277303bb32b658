import type { Sql } from "@svc/database";
import { notFound, Problem } from "@svc/service-kit";
import type { ApiCall } from "../declare.ts";
import { readOrganizationClock } from "../organizations/organization-clock.ts";
import { isErasedRollover } from "./erase-personal-data.ts";
import { lockHeldRollover } from "./lock-for-change.ts";
import { textsCipherOf } from "./perform-action.ts";
import { planHistory, writeChanged } from "./rollover-history.ts";
import type { TimelineEntry } from "./timeline-chain.ts";

/**
 * Adds a note in any state, without changing the rollover's version.
 *
 * @throws Problem `not_found`; `invalid_transition` if the participant is erased; `history_mismatch`
 */
export async function addNote(
  call: ApiCall & { tx: Sql },
  rolloverId: string,
  note: string,
): Promise<TimelineEntry> {
  const { tx, principal, chainKeys } = call;
  const { organizationId, actor } = principal;
  const rollover = await lockHeldRollover(call, tx, { organizationId, rolloverId });
  if (!rollover) throw notFound("rollover");
  const { state } = rollover;
  if (isErasedRollover(rollover)) {
    const detail = "The participant was erased, so notes can no longer be added to this rollover.";
    throw new Problem("invalid_transition", detail, { extensions: { state } });
  }
  const at = await readOrganizationClock(call, tx, organizationId);
  const happening = {
    type: "rollover.note_added",
    at,
    actor,
    action: null,
    fromState: state,
    toState: state,
    reason: null,
    data: { note },
    eventDetails: { timelineSequence: rollover.timelineSequence + 1 },
  };
  const history = planHistory(call, rollover, happening, await textsCipherOf(call, tx, rollover));
  await writeChanged(tx, chainKeys, history, {});
  return { ...history.entry, data: { note } };
}
