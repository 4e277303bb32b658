import { endOfDay, type LocalTime, todayOf } from "./days.ts";
import type { Deadline } from "./deadline-types.ts";
import { expiredBy, firstExpiry } from "./document-rules.ts";
import { running } from "./waits.ts";
import { hasMoneyOut, type WorkflowState } from "./workflow-state.ts";

/** Holds do not pause expiry. Once money has left, documents no longer matter. */
export function nextExpiry(current: WorkflowState, { timeZone }: Pick<LocalTime, "timeZone">): Deadline[] {
  const day = hasMoneyOut(current) ? null : firstExpiry(current.documents);
  return day === null ? [] : [running("document_expiry", endOfDay(day, timeZone), timeZone)];
}

export function withExpired<State extends WorkflowState>(current: State, time: LocalTime): State {
  const documents = expiredBy(current.documents, todayOf(time));
  const others = current.deadlines.filter(({ type }) => type !== "document_expiry");
  return { ...current, documents, deadlines: [...others, ...nextExpiry({ ...current, documents }, time)] };
}
