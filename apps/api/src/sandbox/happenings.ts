import type { Rollover } from "../rollovers/rollover.ts";
import { sumAmounts } from "../rollovers/workflow/amounts.ts";
import type { WorkflowContext } from "../rollovers/workflow/guards.ts";
import { nineTenths } from "../rollovers/workflow/money.ts";
import type { ActionName } from "../rollovers/workflow/transitions.ts";
import { fittingParams } from "./fitting-params.ts";

/** What can happen on the custodians' side, and the action that it is. */
export const HAPPENINGS = {
  acknowledged: "acknowledge",
  documents_requested: "request_documents",
  soft_rejected: "custodian_soft_reject",
  rejected: "custodian_reject",
  funds_sent: "mark_funds_sent",
  funds_lost: "report_funds_returned",
  funds_returned: "report_funds_returned",
  funds_received: "mark_funds_received",
  partial_amount_received: "mark_funds_received",
  posted: "complete",
} as const satisfies Record<string, ActionName>;

export type HappeningName = keyof typeof HAPPENINGS;

export const HAPPENING_NAMES = Object.keys(HAPPENINGS) as HappeningName[];

/** The action that a happening is, with params that fit the rollover as it stands. */
export function toAction(happening: HappeningName, rollover: Rollover, context: WorkflowContext) {
  const action = HAPPENINGS[happening];
  const params = fittingParams(action, rollover, rollover, context);
  if (happening === "funds_returned") return { action, params: { ...params, reason: "returned" } };
  if (happening === "partial_amount_received") {
    return { action, params: { ...params, amount: nineTenths(sumAmounts(rollover).sent) } };
  }
  return { action, params };
}
