import { applyAction } from "@svc/rollover-rules/workflow/apply-action";
import type { ActionParams } from "@svc/rollover-rules/workflow/effects/effect";
import { findRefusal, getActionDefinition, type WorkflowContext } from "@svc/rollover-rules/workflow/guards";
import type { ActionName, CallerAction } from "@svc/rollover-rules/workflow/transitions";
import type { WorkflowState } from "@svc/rollover-rules/workflow/workflow-state";
import { buildWorkflowContext, VALID_PARAMS } from "./workflow-table.ts";

/** A Monday, four days before Juneteenth. */
export const START_TIME = "2026-06-15T12:00:00.000Z";

export const ACTIONS_TO_APPROVED = ["submit", "start_review", "approve"] as const;
export const ACTIONS_TO_PROCESSING = [...ACTIONS_TO_APPROVED, "send_to_custodian", "acknowledge"] as const;

export type ActionSequence = readonly (ActionName | readonly [ActionName, object])[];

export const formatDeadlines = ({ deadlines }: WorkflowState) =>
  deadlines.map(({ type, dueAt }) => `${type} ${dueAt}`);

export const toDate = (moment: string) => new Date(moment);

/** Applies the actions at one moment. Throws if a guard or a schema refuses an action. */
export function applyActions(
  from: WorkflowState,
  actions: ActionSequence,
  moment = START_TIME,
  contextChanges: Partial<WorkflowContext> = {},
): WorkflowState {
  const context = buildWorkflowContext({ ...contextChanges, now: toDate(moment) });
  return actions.reduce<WorkflowState>((current, one) => {
    const [action, params] = typeof one === "string" ? [one, VALID_PARAMS[one as CallerAction] ?? {}] : one;
    const refusal = findRefusal(current, action, context);
    if (refusal) throw new Error(`${action} in ${current.state}: ${refusal.detail}`);
    const parsed = getActionDefinition(action).params.parse(params);
    return applyAction(current, action, { params: parsed as ActionParams<ActionName>, context });
  }, from);
}
