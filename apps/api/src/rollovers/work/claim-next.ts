import type { CustodianDirectory } from "@svc/custodians";
import { hasScope } from "@svc/keys";
import { toLocalDay } from "@svc/rollover-rules/deadlines/days";
import type { Rollover } from "@svc/rollover-rules/rollover";
import type { PendingOn } from "@svc/rollover-rules/rollover-states";
import { findExpectedAction } from "@svc/rollover-rules/workflow/expected-action";
import { getActionDefinition, listAvailableActions } from "@svc/rollover-rules/workflow/guards";
import type { CallerAction } from "@svc/rollover-rules/workflow/transitions";
import { Problem } from "@svc/service-kit/errors";
import type { ApiChange } from "../../context/define-operation.ts";
import { readOrganizationTime } from "../../people/organizations/organization-clock.ts";
import { isErasedRollover } from "../changes/erase-personal-data.ts";
import { lockForChange } from "../changes/lock-for-change.ts";
import { writeUpdate } from "../changes/write-update.ts";
import type { WorkFilter } from "../lists/work-list.ts";
import { findWorkPositions, type WorkPosition } from "../lists/work-list-store.ts";

/** Candidates to read from each list, in addition to the skipped rollovers. */
const MAX_PER_LIST = 25;

/** Sorts after all days and times. */
const NO_TIME = "9999";

interface NextRollover {
  rollover: Rollover;
  action: CallerAction | null;
}

/**
 * Assigns to the caller the most urgent rollover that the caller can act on. Rollovers that wait for the caller's team
 * come first, then overdue ones that wait for others. Skips rollovers that are assigned to someone else.
 * @returns null if there is none
 */
export async function claimNext(
  call: ApiChange,
  { skip, directory }: { skip: readonly string[]; directory: CustodianDirectory },
): Promise<NextRollover | null> {
  const { scopes } = call.principal;
  const ownParties: PendingOn[] = hasScope(scopes, "rollovers:operate")
    ? ["operations", "integrator"]
    : ["integrator"];
  for (const filter of [{ pendingOn: ownParties }, { overdue: true }]) {
    for (const id of await listCandidates(call, { filter, skip })) {
      const next = await tryClaim(call, { id, filter, directory });
      if (next) return next;
    }
  }
  return null;
}

type TeamFilter = Pick<WorkFilter, "pendingOn" | "overdue">;

async function listCandidates(
  { tx, ...call }: ApiChange,
  { filter, skip }: { filter: TeamFilter; skip: readonly string[] },
): Promise<string[]> {
  const { organizationId, actor } = call.principal;
  const { timeZone } = await readOrganizationTime(call, tx, organizationId);
  const limit = MAX_PER_LIST + skip.length;
  const positions: WorkPosition[] = [];
  for (const assignee of [{ assigneeId: actor.id }, { unassigned: true as const }]) {
    const workFilter = { ...filter, ...assignee, order: "urgency" as const };
    positions.push(...(await findWorkPositions(tx, organizationId, { filter: workFilter, limit, timeZone })));
  }
  // Both lists have the order `urgency`: by day, then priority, then time.
  const toSortKey = ({ at, rank, id }: WorkPosition) => {
    const time = at instanceof Date ? at : null;
    return [time ? toLocalDay(time, timeZone) : NO_TIME, rank, time?.toISOString() ?? NO_TIME, id].join(" ");
  };
  return positions
    .map((position) => ({ id: position.id, key: toSortKey(position) }))
    .sort((one, other) => (one.key < other.key ? -1 : 1))
    .map(({ id }) => id)
    .filter((id) => !skip.includes(id));
}

/** Locks the rollover, because another member may be claiming it. Returns null if it no longer qualifies. */
async function tryClaim(
  call: ApiChange,
  { id, filter, directory }: { id: string; filter: TeamFilter; directory: CustodianDirectory },
): Promise<NextRollover | null> {
  const { tx, principal } = call;
  const { organizationId, actor, scopes } = principal;
  const locked = await lockForChange(call, tx, { organizationId, rolloverId: id, directory }).catch(
    (error) => {
      // A row that was changed outside the service must not block the others.
      if (error instanceof Problem && error.code === "history_mismatch") return null;
      throw error;
    },
  );
  if (!locked) return null;
  const { rollover, context } = locked;
  const isFree = rollover.assigneeId === null || rollover.assigneeId === actor.id;
  const qualifies = filter.pendingOn ? filter.pendingOn.includes(rollover.pendingOn) : rollover.isOverdue;
  if (!isFree || !qualifies || isErasedRollover(rollover)) return null;
  const available = listAvailableActions(rollover, context).filter(
    (action) => !getActionDefinition(action).isOperation || hasScope(scopes, "rollovers:operate"),
  );
  if (available.length === 0) return null;
  const action = findExpectedAction(rollover, available);
  if (rollover.assigneeId !== null) return { rollover, action };
  const claimed = await writeUpdate(call, rollover, {
    columns: { assigneeId: actor.id },
    fields: ["assigneeId"],
    at: context.now,
  });
  return { rollover: claimed, action };
}
