import { type Params, type Sql, sql, statement } from "@svc/database";

/** A rollover, and when its history begins. */
export interface TracedRollover {
  id: string;
  organizationId: string;
  createdAt: Date;
}

export interface TracedEntry {
  sequence: number;
  type: string;
  at: Date;
  actor: { type: string; id: string | null };
  action: string | null;
  fromState: string | null;
  toState: string;
  requestId: string | null;
}

export interface TracedEvent {
  id: string;
  type: string;
  createdAt: Date;
}

export interface TracedDelivery {
  /** A UUID. */
  id: string;
  eventId: string;
  endpointId: string;
  kind: string;
  status: string;
  attempts: number;
  createdAt: Date;
  nextAttemptAt: Date | null;
}

export interface TracedAttempt {
  deliveryId: string;
  attemptedAt: Date;
  latencyMs: number;
  statusCode: number | null;
  error: string | null;
}

export interface TracedRequest {
  id: string;
  at: Date;
  method: string;
  route: string | null;
  status: number;
  code: string | null;
  keyId: string | null;
  memberId: string | null;
  durationMs: number;
}

/** An audit row about the rollover, or of one of its requests. */
export interface TracedAudit {
  action: string;
  targetId: string;
  actorType: string;
  actorId: string | null;
  requestId: string | null;
  createdAt: Date;
}

/** Finds a rollover by its ID, or by the ID of one of its events. */
export async function findTraced(db: Sql, id: string): Promise<TracedRollover | null> {
  return (await findRollover(db, { id }))[0] ?? null;
}

const findRollover = statement(
  "trace_rollover",
  (param: Params<{ id: string }>) => sql<TracedRollover>`SELECT r.id, r.organization_id AS "organizationId",
      r.created_at AS "createdAt"
    FROM rollovers r WHERE r.id = coalesce((SELECT e.rollover_id FROM events e WHERE e.id = ${param.id}), ${param.id})`,
);

/** Finds the event of a delivery. @param id a UUID */
export async function findEventOfDelivery(db: Sql, id: string): Promise<string | null> {
  return (await findEvent(db, { id }))[0]?.eventId ?? null;
}

const findEvent = statement(
  "trace_event_of_delivery",
  (param: Params<{ id: string }>) =>
    sql<{
      eventId: string;
    }>`SELECT event_id AS "eventId" FROM webhook_deliveries WHERE id = ${param.id}::uuid`,
);

type OfRollover = Params<{ rolloverId: string; organizationId: string }>;
type OfRequest = Params<{ requestId: string }>;

/** A rollover that a request concerned, by its entry or audit row; null where only the request itself is known. */
export interface ConcernedRollover {
  organizationId: string;
  rolloverId: string | null;
}

/** Finds what is known of a request, of whichever organization: nothing, itself, or each rollover that it concerned. */
export const findConcerned = statement(
  "trace_concerned",
  (
    param: OfRequest,
  ) => sql<ConcernedRollover>`SELECT organization_id AS "organizationId", rollover_id AS "rolloverId" FROM (
      SELECT organization_id, NULL AS rollover_id FROM request_log WHERE id = ${param.requestId}
      UNION SELECT organization_id, rollover_id FROM timeline_entries WHERE request_id = ${param.requestId}
      UNION SELECT chain, CASE WHEN starts_with(target_id, 'rol_') THEN target_id ELSE data->>'rolloverId' END
        FROM audit_log WHERE request_id = ${param.requestId}) AS found
    ORDER BY organization_id, rollover_id`,
);

const ENTRY = sql`sequence, type, at, actor, action, from_state AS "fromState", to_state AS "toState",
  request_id AS "requestId"`;
const AUDIT = sql`action, target_id AS "targetId", actor_type AS "actorType", actor_id AS "actorId",
  request_id AS "requestId", created_at AS "createdAt"`;
const REQUEST = sql`id, at, method, route, status, code, key_id AS "keyId", member_id AS "memberId",
  duration_ms AS "durationMs"`;

export const readTracedEntries = statement(
  "trace_entries",
  (param: OfRollover) => sql<TracedEntry>`SELECT ${ENTRY}
    FROM timeline_entries WHERE rollover_id = ${param.rolloverId} AND organization_id = ${param.organizationId}
    ORDER BY sequence`,
);

export const readTracedEvents = statement(
  "trace_events",
  (param: OfRollover) => sql<TracedEvent>`SELECT id, type, created_at AS "createdAt"
    FROM events WHERE rollover_id = ${param.rolloverId} AND organization_id = ${param.organizationId}
    ORDER BY sequence, id`,
);

export const readTracedDeliveries = statement(
  "trace_deliveries",
  (param: Params<{ eventIds: readonly string[] }>) => sql<TracedDelivery>`SELECT id, event_id AS "eventId",
      endpoint_id AS "endpointId", kind, status, attempts, created_at AS "createdAt", next_attempt_at AS "nextAttemptAt"
    FROM webhook_deliveries WHERE event_id = ANY(${param.eventIds}::text[]) ORDER BY created_at, id`,
);

export const readTracedAttempts = statement(
  "trace_attempts",
  (
    param: Params<{ deliveryIds: readonly string[] }>,
  ) => sql<TracedAttempt>`SELECT delivery_id AS "deliveryId",
      attempted_at AS "attemptedAt", latency_ms AS "latencyMs", status_code AS "statusCode", error
    FROM webhook_attempts WHERE delivery_id = ANY(${param.deliveryIds}::uuid[]) ORDER BY id`,
);

export const readEntriesOfRequest = statement(
  "trace_entries_of_request",
  (param: OfRequest) => sql<TracedEntry & { rolloverId: string }>`SELECT ${ENTRY}, rollover_id AS "rolloverId"
    FROM timeline_entries WHERE request_id = ${param.requestId} ORDER BY rollover_id, sequence`,
);

/** Reads the audit rows about a rollover, of its entries' requests, and of one further request where one is given. */
export const readTracedAudits = statement(
  "trace_audits",
  (
    param: Params<{ rolloverId: string; organizationId: string; requestId: string | null }>,
  ) => sql<TracedAudit>`SELECT ${AUDIT}
    FROM audit_log WHERE chain = ${param.organizationId} AND (target_id = ${param.rolloverId}
      OR request_id = ${param.requestId}::text OR request_id IN (
        SELECT request_id FROM timeline_entries WHERE rollover_id = ${param.rolloverId}))
    ORDER BY sequence`,
);

export const readAuditsOfRequest = statement(
  "trace_audits_of_request",
  (param: OfRequest) => sql<TracedAudit>`SELECT ${AUDIT}
    FROM audit_log WHERE request_id = ${param.requestId} ORDER BY chain, sequence`,
);

export const readTracedRequests = statement(
  "trace_requests",
  (param: Params<{ organizationId: string; ids: readonly string[] }>) => sql<TracedRequest>`SELECT ${REQUEST}
    FROM request_log WHERE organization_id = ${param.organizationId} AND id = ANY(${param.ids}::text[]) ORDER BY at, id`,
);
