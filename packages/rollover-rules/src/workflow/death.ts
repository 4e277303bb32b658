import type { ActionName } from "./transitions.ts";
import type { WorkflowState } from "./workflow-state.ts";

/** These actions record facts, return money or end the rollover. */
const ALLOWED_AFTER_DEATH: readonly ActionName[] = [
  "report_death",
  "resolve_death",
  "provide_documents",
  "accept_document",
  "reject_document",
  "waive_documents",
  "mark_funds_received",
  "void_receipt",
  "return_to_source",
  "report_funds_returned",
  "correct_transfer",
  "correct_receipt",
  "resolve_mismatch",
  "hold",
  "cancel",
  "fail",
  "expire",
];

export function hasReportedDeath({ hold }: Pick<WorkflowState, "hold">): boolean {
  return hold?.death !== undefined;
}

/**
 * Refuses actions after the participant's death, because the money then belongs to the beneficiary. A
 * surviving spouse can roll it over like the participant (IRC §402(c)(9)), and other beneficiaries can move it to an
 * inherited IRA (IRC §402(c)(11), Notice 2007-7). Both need their own rollover.
 */
export function findDeathRefusal({ hold }: Pick<WorkflowState, "hold">, action: ActionName): string | null {
  if (hold?.death === undefined)
    return action === "resolve_death" ? "No death of the participant was reported." : null;
  const { resolution } = hold.death;
  if (resolution === null) {
    if (ALLOWED_AFTER_DEATH.includes(action)) return null;
    return "The participant died, so money must not move. Use `resolve_death` if money has been sent. Otherwise cancel the rollover, and create one for the beneficiary.";
  }
  if (action === "resolve_death")
    return "The death was already resolved. To change the resolution, use `report_death` again first.";
  if (ALLOWED_AFTER_DEATH.includes(action) || action === "release") return null;
  if (resolution === "re_register" && (action === "complete" || action === "reverse_posting")) return null;
  return resolution === "re_register"
    ? "The participant died. Money already sent can only be received, posted to the beneficiary's account or returned."
    : "The participant died. Money already sent can only be received and returned.";
}
