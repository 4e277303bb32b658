import type { RolloverState } from "../rollovers/rollover-states.ts";
import { applyAction, type ParamsOf } from "../rollovers/workflow/apply-action.ts";
import { findMissingPapers, findRefusal, type WorkflowWorld } from "../rollovers/workflow/guards.ts";
import { ACTION_NAMES, type ActionName } from "../rollovers/workflow/transitions.ts";
import type { WorkflowState } from "../rollovers/workflow/workflow-state.ts";
import { fittingParams, type Moved } from "./fitting-params.ts";

/** One step of a path, with params that fit where it is taken. */
export interface PathStep {
  action: ActionName;
  params: Record<string, unknown>;
}

/**
 * The shortest legal path to a state: every step is one that the table and the guards allow where it is taken. Null
 * when there is none.
 */
export function findLegalPath(
  from: WorkflowState & Moved,
  to: RolloverState,
  world: WorkflowWorld,
): PathStep[] | null {
  const seen = new Set([placeOf(from, world)]);
  let front: { current: WorkflowState; path: PathStep[] }[] = [{ current: from, path: [] }];
  while (front.length > 0) {
    const next: typeof front = [];
    for (const { current, path } of front) {
      if (current.state === to) return path;
      for (const action of ACTION_NAMES) {
        if (findRefusal(current, action, world)) continue;
        const params = fittingParams(action, current, from, world);
        const reached = applyAction(current, action, params as ParamsOf<ActionName>, {
          ...world,
          newDocumentId: () => "doc",
        });
        const place = placeOf(reached, world);
        if (seen.has(place)) continue;
        seen.add(place);
        next.push({ current: reached, path: [...path, { action, params }] });
      }
    }
    front = next;
  }
  return null;
}

/** Where a rollover stands, as far as it matters for what can be done next. */
function placeOf(current: WorkflowState, world: WorkflowWorld): string {
  const { state, documentsReturnState, holdReturnState, transfers, receipts, amountMismatch } = current;
  const hasLive = transfers.some(({ status }) => status === "sent");
  const missing = findMissingPapers(current, world.requirements).length;
  return [
    state,
    documentsReturnState,
    holdReturnState,
    hasLive,
    receipts.length > 0,
    amountMismatch?.status,
    missing,
  ].join();
}
