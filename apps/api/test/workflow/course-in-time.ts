import { applyAction } from "../../src/rollovers/workflow/apply-action.ts";
import type { ParamsOf } from "../../src/rollovers/workflow/effects/effect.ts";
import { definitionOf, findRefusal, type WorkflowContext } from "../../src/rollovers/workflow/guards.ts";
import type { ActionName, CallersAction } from "../../src/rollovers/workflow/transitions.ts";
import type { WorkflowState } from "../../src/rollovers/workflow/workflow-state.ts";
import { buildWorkflowContext, FITTING } from "./workflow-table.ts";

/** A Monday, four days before Juneteenth. */
export const AT = "2026-06-15T12:00:00.000Z";

export const TO_APPROVED = ["submit", "start_review", "approve"] as const;
export const TO_PROCESSING = [...TO_APPROVED, "send_to_custodian", "acknowledge"] as const;

export type Moves = readonly (ActionName | readonly [ActionName, object])[];

export const at = (moment: string) => new Date(moment);

/** Applies actions at one time, checking guards and schemas. */
export function go(
  from: WorkflowState,
  moves: Moves,
  moment = AT,
  context: Partial<WorkflowContext> = {},
): WorkflowState {
  const tools = buildWorkflowContext({ ...context, now: at(moment) });
  return moves.reduce<WorkflowState>((current, one) => {
    const [action, params] = typeof one === "string" ? [one, FITTING[one as CallersAction] ?? {}] : one;
    const refusal = findRefusal(current, action, tools);
    if (refusal) throw new Error(`${action} in ${current.state}: ${refusal.detail}`);
    const parsed = definitionOf(action).params.parse(params);
    return applyAction(current, action, parsed as ParamsOf<ActionName>, tools);
  }, from);
}
