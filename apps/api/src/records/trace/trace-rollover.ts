import type { Event, PrismaClient, TimelineEntry } from "@svc/database/prisma";
import { idFromUuid, isId, uuidFromId } from "@svc/service-kit";
import { Problem } from "@svc/service-kit/errors";
import { joinParts, type TraceStep, toAuditStep, toEntryStep, toRequestStep } from "./trace-steps.ts";

export interface RolloverTrace {
  object: "rollover_trace";
  rolloverId: string;
  organizationId: string;
  steps: TraceStep[];
}

/**
 * Traces a rollover. Each timeline entry follows its request and audit entries, and precedes its events with their deliveries
 * and attempts.
 * @param id of the rollover, one of its events or a delivery
 * @param requestId included even without a timeline entry
 */
export async function traceRollover(
  prisma: PrismaClient,
  id: string,
  requestId: string | null = null,
): Promise<RolloverTrace> {
  const delivery = isId("whd", id)
    ? await prisma.webhookDelivery.findUnique({ where: { id: uuidFromId(id) } })
    : null;
  const event = await prisma.event.findFirst({ where: { id: delivery?.eventId ?? id } });
  const rollover = await prisma.rollover.findUnique({
    where: { id: event?.rolloverId ?? id },
    select: { organizationId: true, id: true },
  });
  if (!rollover) throw new Problem("not_found", `No rollover, event or delivery with ID ${id}.`);
  const { id: rolloverId, organizationId } = rollover;
  const where = { rolloverId, organizationId };
  const [entries, events] = await Promise.all([
    prisma.timelineEntry.findMany({ where, orderBy: { sequence: "asc" } }),
    prisma.event.findMany({ where, orderBy: [{ sequence: "asc" }, { id: "asc" }] }),
  ]);
  const entryRequestIds = entries.flatMap((entry) => entry.requestId ?? []);
  const audits = await prisma.auditEntry.findMany({
    where: {
      chain: organizationId,
      OR: [
        { targetId: rolloverId },
        { requestId: { in: [...entryRequestIds, ...(requestId ? [requestId] : [])] } },
      ],
    },
    orderBy: { sequence: "asc" },
  });
  const requestIds = [...entryRequestIds, ...audits.flatMap((audit) => audit.requestId ?? [])];
  const [requests, deliveries] = await Promise.all([
    prisma.loggedRequest.findMany({ where: { organizationId, id: { in: [...new Set(requestIds)] } } }),
    prisma.webhookDelivery.findMany({
      where: { eventId: { in: events.map((event) => event.id) } },
      orderBy: [{ createdAt: "asc" }, { id: "asc" }],
    }),
  ]);
  const attempts = await prisma.webhookAttempt.findMany({
    where: { deliveryId: { in: deliveries.map((delivery) => delivery.id) } },
    omit: { responseBody: true },
    orderBy: { id: "asc" },
  });

  const steps: TraceStep[] = [];
  const tracedRequestIds = new Set<string>();
  const addRequest = (tracedId: string | null) => {
    if (tracedId === null || tracedRequestIds.has(tracedId)) return;
    tracedRequestIds.add(tracedId);
    const request = requests.find((candidate) => candidate.id === tracedId);
    if (request) steps.push(toRequestStep(request));
    for (const audit of audits.filter((candidate) => candidate.requestId === tracedId))
      steps.push(toAuditStep(audit));
  };
  const addEvent = (event: Event, requestId: string | null) => {
    steps.push({ kind: "event", at: event.createdAt, id: event.id, requestId, detail: event.type });
    for (const delivery of deliveries.filter((candidate) => candidate.eventId === event.id)) {
      const { endpointId, kind, status, nextAttemptAt, createdAt } = delivery;
      const next = nextAttemptAt && `next attempt ${nextAttemptAt.toISOString()}`;
      const parts = [kind, "to", endpointId, status, next];
      const deliveryId = idFromUuid("whd", delivery.id);
      steps.push({ kind: "delivery", at: createdAt, id: deliveryId, requestId, detail: joinParts(parts) });
      for (const attempt of attempts.filter((candidate) => candidate.deliveryId === delivery.id)) {
        const detail = joinParts([
          attempt.statusCode ?? attempt.error ?? "no response",
          `${attempt.latencyMs} ms`,
        ]);
        steps.push({ kind: "attempt", at: attempt.attemptedAt, id: deliveryId, requestId, detail });
      }
    }
  };

  const remainingEvents = [...events];
  for (const entry of entries) {
    addRequest(entry.requestId);
    steps.push(toEntryStep(entry));
    for (const event of takeEvents(remainingEvents, entry)) addEvent(event, entry.requestId);
  }
  // These have no timeline entry, or their main event was dropped with its partition.
  for (const event of remainingEvents) addEvent(event, null);
  for (const audit of audits) {
    if (audit.requestId === null) steps.push(toAuditStep(audit));
    else addRequest(audit.requestId);
  }
  return { object: "rollover_trace", rolloverId, organizationId, steps };
}

/** Can accompany an entry's main event. */
const FOLLOW_UP_EVENTS = new Set(["rollover.amount_mismatch", "rollover.request_mismatch"]);

/** Removes and returns the entry's events: all have its time, and the first has its type. */
function takeEvents(remaining: Event[], { type, at }: TimelineEntry): Event[] {
  const belongsToEntry = (event: Event | undefined, isFirst: boolean) =>
    event !== undefined &&
    event.createdAt.getTime() === at.getTime() &&
    (isFirst ? event.type === type : FOLLOW_UP_EVENTS.has(event.type));
  let count = 0;
  while (belongsToEntry(remaining[count], count === 0)) count += 1;
  return remaining.splice(0, count);
}
