import type { Sql } from "@svc/database";
import { idFromUuid, isId, Problem, uuidFromId } from "@svc/service-kit";
import { joined, type TraceStep, toAuditStep, toEntryStep, toRequestStep } from "./trace-steps.ts";
import {
  findEventOfDelivery,
  findTraced,
  readTracedAttempts,
  readTracedAudits,
  readTracedDeliveries,
  readTracedEntries,
  readTracedEvents,
  readTracedRequests,
  type TracedEntry,
  type TracedEvent,
} from "./trace-store.ts";

export interface RolloverTrace {
  object: "rollover_trace";
  rolloverId: string;
  organizationId: string;
  steps: TraceStep[];
}

/**
 * Tells a rollover's story from the database: each timeline entry after the request and the audit rows that caused it,
 * and before its events with their deliveries and attempts.
 *
 * @param id of the rollover, of one of its events or of a delivery
 * @param requestId a request to include that wrote no timeline entry
 * @throws Problem `not_found`
 */
export async function traceRollover(
  db: Sql,
  id: string,
  requestId: string | null = null,
): Promise<RolloverTrace> {
  const eventId = isId("whd", id) ? await findEventOfDelivery(db, uuidFromId(id)) : id;
  const rollover = eventId === null ? null : await findTraced(db, eventId);
  if (!rollover) throw new Problem("not_found", `No rollover, event or delivery with ID ${id}.`);
  const { id: rolloverId, organizationId } = rollover;
  const [entries, events, audits] = await Promise.all([
    readTracedEntries(db, { rolloverId, organizationId }),
    readTracedEvents(db, { rolloverId, organizationId }),
    readTracedAudits(db, { rolloverId, organizationId, requestId }),
  ]);
  const ids = [...entries, ...audits].flatMap(({ requestId }) => requestId ?? []);
  const [requests, deliveries] = await Promise.all([
    readTracedRequests(db, { organizationId, ids: [...new Set(ids)] }),
    readTracedDeliveries(db, { eventIds: events.map((event) => event.id) }),
  ]);
  const attempts = await readTracedAttempts(db, { deliveryIds: deliveries.map((delivery) => delivery.id) });

  const steps: TraceStep[] = [];
  const told = new Set<string>();
  const tellRequest = (requestId: string | null) => {
    if (requestId === null || told.has(requestId)) return;
    told.add(requestId);
    const request = requests.find((one) => one.id === requestId);
    if (request) steps.push(toRequestStep(request));
    for (const audit of audits.filter((one) => one.requestId === requestId)) steps.push(toAuditStep(audit));
  };
  const tellEvent = (event: TracedEvent, requestId: string | null) => {
    steps.push({ kind: "event", at: event.createdAt, id: event.id, requestId, detail: event.type });
    for (const delivery of deliveries.filter((one) => one.eventId === event.id)) {
      const { endpointId, kind, status, nextAttemptAt, createdAt } = delivery;
      const next = nextAttemptAt && `next attempt ${nextAttemptAt.toISOString()}`;
      const words = [kind, "to", endpointId, status, next];
      const deliveryId = idFromUuid("whd", delivery.id);
      steps.push({ kind: "delivery", at: createdAt, id: deliveryId, requestId, detail: joined(words) });
      for (const attempt of attempts.filter((one) => one.deliveryId === delivery.id)) {
        const detail = joined([
          attempt.statusCode ?? attempt.error ?? "no answer",
          `${attempt.latencyMs} ms`,
        ]);
        steps.push({ kind: "attempt", at: attempt.attemptedAt, id: deliveryId, requestId, detail });
      }
    }
  };

  const left = [...events];
  for (const entry of entries) {
    tellRequest(entry.requestId);
    steps.push(toEntryStep(entry));
    for (const event of takeEvents(left, entry)) tellEvent(event, entry.requestId);
  }
  // Their entries' own events went with their partition, or nothing was written to the timeline.
  for (const event of left) tellEvent(event, null);
  for (const audit of audits) {
    if (audit.requestId === null) steps.push(toAuditStep(audit));
    else tellRequest(audit.requestId);
  }
  return { object: "rollover_trace", rolloverId, organizationId, steps };
}

/** Events that a change adds to that of its entry. */
const ALSO = new Set(["rollover.amount_mismatch", "rollover.request_mismatch"]);

/** Takes an entry's events off the front: they have its moment, and the first of them its type. */
function takeEvents(left: TracedEvent[], { type, at }: TracedEntry): TracedEvent[] {
  const isOfEntry = (event: TracedEvent | undefined, isFirst: boolean) =>
    event !== undefined &&
    event.createdAt.getTime() === at.getTime() &&
    (isFirst ? event.type === type : ALSO.has(event.type));
  let count = 0;
  while (isOfEntry(left[count], count === 0)) count += 1;
  return left.splice(0, count);
}
