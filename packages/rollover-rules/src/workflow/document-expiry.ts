import { endOfDay, getToday, type LocalTime } from "../deadlines/days.ts";
import type { Deadline } from "../deadlines/deadline-types.ts";
import { createMailDeadlines } from "../deadlines/mail-deadlines.ts";
import { createRunningDeadline } from "../deadlines/timeouts.ts";
import { expireDocuments, findFirstExpiry } from "./document-rules.ts";
import { hasMoneyOut, type WorkflowState } from "./workflow-state.ts";

/** Returns the deadline of the next document to expire. Empty once money has left. */
export function createExpiryDeadlines(
  current: WorkflowState,
  { timeZone }: Pick<LocalTime, "timeZone">,
): Deadline[] {
  const day = hasMoneyOut(current) ? null : findFirstExpiry(current.documents);
  return day === null ? [] : [createRunningDeadline("document_expiry", endOfDay(day, timeZone), timeZone)];
}

/** Marks documents as expired after their last valid day, and updates the deadlines that depend on them. */
export function withExpiredDocuments<State extends WorkflowState>(current: State, time: LocalTime): State {
  const documents = expireDocuments(current.documents, getToday(time));
  const next = { ...current, documents };
  const otherDeadlines = current.deadlines.filter(
    ({ type }) => type !== "document_expiry" && type !== "mail",
  );
  return {
    ...next,
    deadlines: [
      ...otherDeadlines,
      ...createExpiryDeadlines(next, time),
      ...createMailDeadlines(next, current.deadlines, time),
    ],
  };
}
