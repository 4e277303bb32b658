import { addBusinessDays } from "./business-days.ts";
import { type Deadline, getDayCount, getTimeZone } from "./deadline-types.ts";
import { getTimeoutDays, type OrganizationTime } from "./timeouts.ts";

/**
 * Extends the processing deadline after a slower custodian replaced the source custodian. A faster custodian
 * does not shorten it, because work on the request has begun. A passed deadline stays passed.
 * @param before maximum processing time in business days; null if unknown
 */
export function extendProcessing(
  deadlines: readonly Deadline[],
  { before, after }: { before: number | null; after: number | null },
  time: OrganizationTime,
): Deadline[] {
  const days =
    getTimeoutDays("processing", { ...time, processingDays: after }) -
    getTimeoutDays("processing", { ...time, processingDays: before });
  if (days <= 0) return [...deadlines];
  return deadlines.map((deadline) => {
    if (deadline.type !== "processing" || deadline.status === "passed") return deadline;
    const count = getDayCount(deadline);
    const dueBefore = new Date(deadline.dueAt);
    const due = addBusinessDays(
      { now: dueBefore, timeZone: getTimeZone(deadline) },
      days,
      count === "calendar" ? "federal" : count,
    );
    const leftMs = deadline.status === "paused" ? deadline.leftMs + due.getTime() - dueBefore.getTime() : 0;
    return { ...deadline, dueAt: due.toISOString(), leftMs };
  });
}
