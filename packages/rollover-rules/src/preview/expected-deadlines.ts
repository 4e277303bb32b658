import type { DayCount, DeadlineType } from "../deadlines/deadline-types.ts";
import {
  ARRIVALS,
  getTimeoutDays,
  TIMEOUTS,
  type TimeoutContext,
  type TimeoutName,
} from "../deadlines/timeouts.ts";
import { findSpecialDueOn } from "../eligibility/statutory-due-day.ts";
import { findLastRolloverDay } from "../money/transfers.ts";
import type { Rollover } from "../rollover.ts";

/** A deadline of a rollover that has not been created. */
export interface ExpectedDeadline {
  type: DeadlineType;
  /** Null if a fixed date replaces the 60 days. */
  days: number | null;
  count: DayCount;
  /** `YYYY-MM-DD`. Null if it depends on when an earlier step ends. */
  dueOn: string | null;
}

/** Lists deadlines in the order of the steps that start them. @param paidOn `YYYY-MM-DD` */
export function listExpectedDeadlines(
  { type, deliveryMethod, attestations }: Pick<Rollover, "type" | "deliveryMethod" | "attestations">,
  { paidOn, hasDocuments, ...context }: TimeoutContext & { paidOn: string; hasDocuments: boolean },
): ExpectedDeadline[] {
  const isIndirect = type === "indirect_60_day";
  const names: TimeoutName[] = [
    "draft",
    ...(hasDocuments ? (["documents"] as const) : []),
    "reviewStart",
    "review",
    "request",
    "acknowledgement",
    "processing",
    ...(isIndirect ? [] : [ARRIVALS[deliveryMethod]]),
  ];
  const toExpected = (name: TimeoutName): ExpectedDeadline => {
    const { type, count } = TIMEOUTS[name];
    return { type, days: getTimeoutDays(name, context), count, dueOn: null };
  };
  const specialDueOn = findSpecialDueOn(attestations, paidOn);
  const sixtyDays: ExpectedDeadline = {
    type: "sixty_day",
    days: specialDueOn === null ? 60 : null,
    count: "calendar",
    dueOn: findLastRolloverDay({ dueOn: specialDueOn }, paidOn),
  };
  return [...names.map(toExpected), ...(isIndirect ? [sixtyDays] : []), toExpected("posting")];
}
