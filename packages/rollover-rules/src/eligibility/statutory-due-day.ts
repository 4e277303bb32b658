import type { Attestations } from "./attestations.ts";
import { findLoanOffsetDueOn } from "./loan-offset.ts";
import { findRepaymentDueOn } from "./repayments.ts";

/** Returns the last day that replaces the 60 days, `YYYY-MM-DD`. Null if the 60 days apply. */
export function findStatutoryDueOn(attestations: Attestations): string | null {
  return findLoanOffsetDueOn(attestations) ?? findRepaymentDueOn(attestations);
}
