import { postponeDueOn } from "../deadlines/postponements.ts";
import { findLastRolloverDay } from "../money/transfers.ts";
import type { Attestations } from "./attestations.ts";
import { findLoanOffsetDueOn } from "./loan-offset.ts";
import { findRepaymentDueOn } from "./repayments.ts";

/**
 * Returns the last day, `YYYY-MM-DD`, to roll over money. Null if the 60 days apply.
 * @param receivedOn the day the participant received the money; null if the participant did not receive it
 */
export function findSpecialDueOn(attestations: Attestations, receivedOn: string | null): string | null {
  const dueOn = findStatutoryDueOn(attestations);
  const { postponement } = attestations;
  if (postponement === undefined || receivedOn === null) return dueOn;
  const lastDay = findLastRolloverDay({ dueOn }, receivedOn);
  const postponed = postponeDueOn(lastDay, receivedOn, postponement);
  return postponed === lastDay ? dueOn : postponed;
}

/** Ignores postponements. Null if the 60 days apply. */
export function findStatutoryDueOn(attestations: Attestations): string | null {
  return findLoanOffsetDueOn(attestations) ?? findRepaymentDueOn(attestations);
}
