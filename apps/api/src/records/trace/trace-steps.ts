import type { AuditEntry, LoggedRequest, TimelineEntry } from "@svc/database/prisma";

export interface TraceStep {
  kind: "request" | "audit" | "timeline" | "event" | "delivery" | "attempt";
  at: Date;
  id: string | null;
  requestId: string | null;
  /** Contains no URLs, free text or personal data. */
  detail: string;
}

export function toRequestStep(request: LoggedRequest): TraceStep {
  const { id, at, method, route, status, code, keyId, memberId, durationMs } = request;
  const parts = [method, route, status, code, keyId ?? memberId, `${durationMs} ms`];
  return { kind: "request", at, id, requestId: id, detail: joinParts(parts) };
}

export function toEntryStep({
  sequence,
  type,
  at,
  actor,
  action,
  fromState,
  toState,
  requestId,
}: TimelineEntry): TraceStep {
  const entryActor = actor as { type: string; id: string | null };
  const states = fromState === null || fromState === toState ? toState : `${fromState} to ${toState}`;
  const parts = [
    `#${sequence}`,
    type,
    action && `action ${action}`,
    states,
    `by ${entryActor.type}`,
    entryActor.id,
  ];
  return { kind: "timeline", at, id: null, requestId, detail: joinParts(parts) };
}

export function toAuditStep(audit: AuditEntry): TraceStep {
  const { action, targetId, actorType, actorId, requestId, createdAt } = audit;
  const parts = [action, targetId, `by ${actorType}`, actorId];
  return { kind: "audit", at: createdAt, id: null, requestId, detail: joinParts(parts) };
}

export const joinParts = (parts: readonly (string | number | null)[]) =>
  parts.filter((part) => part !== null && part !== "").join(" ");
