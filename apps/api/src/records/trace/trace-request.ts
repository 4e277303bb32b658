import type { PrismaClient } from "@svc/database/prisma";
import { isId } from "@svc/service-kit";
import { Problem } from "@svc/service-kit/errors";
import { type RolloverTrace, traceRollover } from "./trace-rollover.ts";
import { type TraceStep, toAuditStep, toEntryStep, toRequestStep } from "./trace-steps.ts";

interface RequestTrace {
  object: "request_trace";
  requestId: string;
  organizationId: string;
  rolloverIds: string[];
  steps: TraceStep[];
}

/** Traces the request's rollover. If the request has no or several rollovers, returns only its log, audit and timeline entries. */
export async function traceRequest(
  prisma: PrismaClient,
  requestId: string,
): Promise<RolloverTrace | RequestTrace> {
  const where = { requestId };
  const [requests, audits, entries] = await Promise.all([
    prisma.loggedRequest.findMany({ where: { id: requestId } }),
    prisma.auditEntry.findMany({ where, orderBy: [{ chain: "asc" }, { sequence: "asc" }] }),
    prisma.timelineEntry.findMany({ where, orderBy: [{ rolloverId: "asc" }, { sequence: "asc" }] }),
  ]);
  const auditedIds = audits.map(({ targetId, data }) =>
    isId("rol", targetId) ? targetId : (data as { rolloverId?: string }).rolloverId,
  );
  const ids = [...entries.map((entry) => entry.rolloverId), ...auditedIds].flatMap((id) => id ?? []);
  const rolloverIds = [...new Set(ids)].sort();
  const [first, second] = rolloverIds;
  if (first !== undefined && second === undefined) return traceRollover(prisma, first, requestId);
  const organizationId = requests[0]?.organizationId ?? audits[0]?.chain ?? entries[0]?.organizationId;
  if (organizationId === undefined)
    throw new Problem(
      "not_found",
      `No timeline entry, audit entry or logged request with ID ${requestId}. The request log contains only a sample of successful requests, and deletes all requests after 7 days. Search the service logs for the ID.`,
    );
  const steps = [
    ...requests.map(toRequestStep),
    ...audits.map(toAuditStep),
    ...entries.map((entry) => ({ ...toEntryStep(entry), id: entry.rolloverId })),
  ];
  return { object: "request_trace", requestId, organizationId, rolloverIds, steps };
}
