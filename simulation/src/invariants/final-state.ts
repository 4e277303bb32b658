import type { PostgresServer } from "../world/postgres-server.ts";

export interface EventRow {
  id: string;
  organizationId: string;
  rolloverId: string | null;
  sequence: number | null;
}

export interface DeliveryRow {
  eventId: string;
  organizationId: string;
  status: string;
}

export interface RolloverRow {
  id: string;
  organizationId: string;
  receipts: { amount: string; status?: string }[];
}

export interface ApprovalRow {
  id: string;
  /** User IDs of the requester and of the requesting key's owners, including those that a planted bug has cleared. */
  requesters: string[];
  /** User ID. */
  confirmer: string;
}

/** Database contents at the end of a run. */
export interface FinalState {
  /** In the order of the feed. */
  events: EventRow[];
  deliveries: DeliveryRow[];
  rollovers: RolloverRow[];
  /** Confirmed approvals. */
  approvals: ApprovalRow[];
  /** IDs of all objects. */
  ids: { organizationId: string; id: string }[];
  /** Rows that must not exist, each with the title of the violation. */
  forbidden: { title: string; id: string }[];
}

/** @param keyOwners user IDs by the ID of a rotation chain's first key */
export async function readFinalState(
  postgres: PostgresServer,
  keyOwners: ReadonlyMap<string, string>,
): Promise<FinalState> {
  const approvals = await postgres.query<
    Omit<ApprovalRow, "requesters"> & { users: string[]; keys: string[] }
  >(CONFIRMED_APPROVALS);
  return {
    events: await postgres.query<EventRow>(
      `SELECT id, organization_id AS "organizationId", rollover_id AS "rolloverId", sequence
       FROM events ORDER BY position, coalesce(sequence, 0), id`,
    ),
    deliveries: await postgres.query<DeliveryRow>(
      `SELECT event_id AS "eventId", organization_id AS "organizationId", status FROM webhook_deliveries`,
    ),
    rollovers: await postgres.query<RolloverRow>(
      `SELECT id, organization_id AS "organizationId", receipts FROM rollovers`,
    ),
    approvals: approvals.map(({ id, confirmer, users, keys }) => ({
      id,
      confirmer,
      requesters: [...users, ...keys.flatMap((key) => keyOwners.get(key) ?? [])],
    })),
    ids: await postgres.query(
      ["rollovers", "accounts", "events", "approvals", "webhook_endpoints", "api_keys"]
        .map((table) => `SELECT organization_id AS "organizationId", id FROM ${table}`)
        .join(" UNION ALL "),
    ),
    forbidden: await postgres.query(
      Object.entries({ ...ALWAYS_FORBIDDEN, ...FORBIDDEN_AT_END })
        .map(([title, sql]) => `SELECT '${title}' AS title, id::text FROM (${sql}) found`)
        .join(" UNION ALL "),
    ),
  };
}

/** Follows the requesting key to the first key of its rotation chain, because a successor has the original key's owner. */
const CONFIRMED_APPROVALS = `WITH RECURSIVE chain AS (
    SELECT a.id AS approval, k.id, k.rotated_from_id, k.created_by FROM approvals a JOIN api_keys k ON k.id = a.requested_by ->> 'id'
    UNION ALL
    SELECT chain.approval, k.id, k.rotated_from_id, k.created_by FROM chain JOIN api_keys k ON k.id = chain.rotated_from_id
  )
  SELECT a.id, confirmer.user_id AS confirmer,
    ARRAY(SELECT user_id FROM members WHERE id = a.requested_by ->> 'id'
      UNION SELECT created_by FROM chain WHERE approval = a.id AND created_by IS NOT NULL) AS users,
    ARRAY(SELECT id FROM chain WHERE approval = a.id AND rotated_from_id IS NULL) AS keys
  FROM approvals a JOIN members confirmer ON confirmer.id = a.decided_by ->> 'id'
  WHERE a.state IN ('confirmed', 'done')`;

/** Rows that must not exist in any committed state. */
export const ALWAYS_FORBIDDEN: Readonly<Record<string, string>> = {
  "a delivery waits without a lane": `SELECT d.id FROM webhook_deliveries d WHERE d.status = 'waiting' AND NOT EXISTS (
      SELECT FROM webhook_lanes l WHERE l.endpoint_id = d.endpoint_id AND l.lane = d.lane)`,
};

/** Rows that must not exist at the end. */
export const FORBIDDEN_AT_END: Readonly<Record<string, string>> = {
  "the events of a rollover have a gap": `SELECT rollover_id AS id FROM events WHERE sequence > 0 GROUP BY rollover_id
    HAVING count(*) <> max(sequence) OR count(DISTINCT sequence) <> count(*)`,
  "the event count of a rollover is wrong": `SELECT r.id FROM rollovers r
    WHERE r.event_sequence <> (SELECT count(*) FROM events e WHERE e.rollover_id = r.id AND e.sequence > 0)`,
  "a timeline has a gap": `SELECT rollover_id AS id FROM timeline_entries GROUP BY rollover_id
    HAVING count(*) <> max(sequence) OR min(sequence) <> 1`,
  "the hashes of a timeline do not form a chain": `SELECT rollover_id AS id FROM (
      SELECT rollover_id, sequence, prev_hash, lag(hash) OVER (PARTITION BY rollover_id ORDER BY sequence) AS before
      FROM timeline_entries) entry WHERE sequence > 1 AND prev_hash <> before`,
  "the row and the timeline of a rollover differ": `SELECT r.id FROM rollovers r JOIN timeline_entries t
      ON t.rollover_id = r.id AND t.sequence = r.timeline_sequence WHERE t.hash <> r.timeline_hash OR t.to_state <> r.state`,
  "a delivery still waits": `SELECT d.id FROM webhook_deliveries d JOIN webhook_endpoints e ON e.id = d.endpoint_id
    WHERE d.status = 'waiting' AND e.enabled`,
  "an event has two deliveries to one endpoint": `SELECT event_id AS id FROM webhook_deliveries WHERE kind = 'event'
    GROUP BY event_id, endpoint_id HAVING count(*) > 1`,
};
