import { allot } from "../money/allotments.ts";
import { isLiveTransfer } from "../money/transfers.ts";
import type { WorkflowState } from "../workflow/workflow-state.ts";
import { endOfDay, type LocalTime } from "./days.ts";
import type { Deadline } from "./deadline-types.ts";
import { getLastDay } from "./sixty-day-deadlines.ts";
import { createRunningDeadline } from "./timeouts.ts";

/**
 * Returns one deadline per day on which unreviewed documents or checks are expected by mail. The arrival
 * deadline already covers checks that are expected on its day or later. Holds do not pause mail deadlines,
 * because the mail is on its way.
 */
export function createMailDeadlines(
  next: WorkflowState,
  deadlines: readonly Deadline[],
  { timeZone }: Pick<LocalTime, "timeZone">,
): Deadline[] {
  const arrival = deadlines.find(({ type }) => type === "arrival");
  const lastArrival = arrival ? getLastDay(arrival) : null;
  const checks = listCheckDays(next).filter((day) => lastArrival === null || day < lastArrival);
  const days = new Set([...listDocumentDays(next), ...checks]);
  return [...days].sort().map((day) => {
    const existing = deadlines.find((one) => one.type === "mail" && getLastDay(one) === day);
    // The last millisecond of the day, because the next moment is on the next day.
    const due = new Date(endOfDay(day, timeZone).getTime() - 1);
    return existing ?? createRunningDeadline("mail", due, timeZone);
  });
}

function listDocumentDays({ documents }: WorkflowState): string[] {
  return documents.flatMap(({ status, mail }) => (status === "provided" && mail?.expectedOn) || []);
}

function listCheckDays(current: WorkflowState): string[] {
  const checks = current.transfers.filter(
    (one) => isLiveTransfer(one) && one.sentTo === "destination" && one.expectedOn,
  );
  if (checks.length === 0) return [];
  const arrived = new Set(allot(current).map(({ transfer }) => transfer.id));
  return checks.flatMap(({ id, expectedOn }) => (arrived.has(id) ? [] : (expectedOn ?? [])));
}
