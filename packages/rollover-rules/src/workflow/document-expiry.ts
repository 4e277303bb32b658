import { endOfDay, getToday, type LocalTime } from "../deadlines/days.ts";
import type { Deadline } from "../deadlines/deadline-types.ts";
import { createRunningDeadline } from "../deadlines/timeouts.ts";
import { expireDocuments, firstExpiry } from "./document-rules.ts";
import { hasMoneyOut, type WorkflowState } from "./workflow-state.ts";

/** Returns the internal deadline of the next document to expire. Holds do not pause it. Once money has left, there is none. */
export function nextExpiry(current: WorkflowState, { timeZone }: Pick<LocalTime, "timeZone">): Deadline[] {
  const day = hasMoneyOut(current) ? null : firstExpiry(current.documents);
  return day === null ? [] : [createRunningDeadline("document_expiry", endOfDay(day, timeZone), timeZone)];
}

export function withExpired<State extends WorkflowState>(current: State, time: LocalTime): State {
  const documents = expireDocuments(current.documents, getToday(time));
  const otherDeadlines = current.deadlines.filter(({ type }) => type !== "document_expiry");
  return {
    ...current,
    documents,
    deadlines: [...otherDeadlines, ...nextExpiry({ ...current, documents }, time)],
  };
}
