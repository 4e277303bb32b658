import { hasMoneyOut, type MovedMoney, type WorkflowState } from "../workflow/workflow-state.ts";
import type { TaxTreatment } from "./tax-treatment.ts";

/** Whether money has left under this treatment: it stays what it is then, even when all of the money came back. */
export function isReported(current: MovedMoney & Pick<WorkflowState, "taxTreatment">): boolean {
  const { status } = current.taxTreatment;
  // Rollovers from before this was written down say it by their money.
  return status === undefined ? hasMoneyOut(current) : status === "reported";
}

/** The treatment after something happened: judged anew until money leaves, and left alone from then on. */
export function nextTaxTreatment(
  before: WorkflowState,
  today: TaxTreatment,
  hasMoneyLeft: boolean,
): TaxTreatment {
  if (isReported(before)) return before.taxTreatment;
  return hasMoneyLeft ? { ...today, status: "reported" } : today;
}
