import type { Sql } from "@svc/database";
import { Problem } from "@svc/service-kit";
import { type RolloverTrace, traceRollover } from "./trace-rollover.ts";
import { type TraceStep, toAuditStep, toEntryStep, toRequestStep } from "./trace-steps.ts";
import {
  findConcerned,
  readAuditsOfRequest,
  readEntriesOfRequest,
  readTracedRequests,
} from "./trace-store.ts";

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
export async function traceRequest(db: Sql, requestId: string): Promise<RolloverTrace | RequestTrace> {
  const concerned = await findConcerned(db, { requestId });
  const rolloverIds = [...new Set(concerned.flatMap(({ rolloverId }) => rolloverId ?? []))];
  const [first, second] = rolloverIds;
  if (first !== undefined && second === undefined) return traceRollover(db, first, requestId);
  const organizationId = concerned[0]?.organizationId;
  if (organizationId === undefined)
    throw new Problem(
      "not_found",
      `No timeline entry, audit row or logged request with ID ${requestId}. The request log keeps 7 days, and a sample of successful requests: search the logs for it.`,
    );
  const [requests, audits, entries] = await Promise.all([
    readTracedRequests(db, { organizationId, ids: [requestId] }),
    readAuditsOfRequest(db, { requestId }),
    readEntriesOfRequest(db, { requestId }),
  ]);
  const steps = [
    ...requests.map(toRequestStep),
    ...audits.map(toAuditStep),
    ...entries.map((entry) => ({ ...toEntryStep(entry), id: entry.rolloverId })),
  ];
  return { object: "request_trace", requestId, organizationId, rolloverIds, steps };
}
