import { hasMoneyOut, type MovedMoney, type WorkflowState } from "../workflow/workflow-state.ts";
import type { TaxTreatment } from "./tax-treatment.ts";

/** Returns true after money has left, even if all of it came back: the tax treatment is then final. */
export function isReported(current: MovedMoney & Pick<WorkflowState, "taxTreatment">): boolean {
  const { status } = current.taxTreatment;
  // Older records have no status.
  return status === undefined ? hasMoneyOut(current) : status === "reported";
}

export function updateTaxTreatment(
  before: WorkflowState,
  computed: TaxTreatment,
  isMoneySent: boolean,
): TaxTreatment {
  if (isReported(before)) return before.taxTreatment;
  return isMoneySent ? { ...computed, status: "reported" } : computed;
}
