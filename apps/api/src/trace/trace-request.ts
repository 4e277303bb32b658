import type { PrismaClient } from "@svc/database/prisma";
import { isId, Problem } from "@svc/service-kit";
import { type RolloverTrace, traceRollover } from "./trace-rollover.ts";
import { type TraceStep, toAuditStep, toEntryStep, toRequestStep } from "./trace-steps.ts";

/** A request that concerned no rollover, or several. */
export interface RequestTrace {
  object: "request_trace";
  requestId: string;
  organizationId: string;
  rolloverIds: string[];
  steps: TraceStep[];
}

/**
 * Tells the story of the rollover that a request concerned. Of a request that concerned none or several, it tells the
 * request itself, its audit rows and its timeline entries.
 *
 * @throws Problem `not_found`
 */
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
  const ofAudits = audits.map(({ targetId, data }) =>
    isId("rol", targetId) ? targetId : (data as { rolloverId?: string }).rolloverId,
  );
  const found = [...entries.map((entry) => entry.rolloverId), ...ofAudits].flatMap((id) => id ?? []);
  const rolloverIds = [...new Set(found)].sort();
  const [first, second] = rolloverIds;
  if (first !== undefined && second === undefined) return traceRollover(prisma, first, requestId);
  const organizationId = requests[0]?.organizationId ?? audits[0]?.chain ?? entries[0]?.organizationId;
  if (organizationId === undefined)
    throw new Problem(
      "not_found",
      `No timeline entry, audit row or logged request with ID ${requestId}. The request log keeps 7 days, and a sample of successful requests: search the logs for it.`,
    );
  const steps = [
    ...requests.map(toRequestStep),
    ...audits.map(toAuditStep),
    ...entries.map((entry) => ({ ...toEntryStep(entry), id: entry.rolloverId })),
  ];
  return { object: "request_trace", requestId, organizationId, rolloverIds, steps };
}
