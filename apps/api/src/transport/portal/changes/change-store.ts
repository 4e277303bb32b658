import { kysely, type Params, sql, statement, typedList, unnestLists } from "@svc/database";

export interface Change {
  id: string;
  type: string;
  organizationId: string;
  rolloverId: string | null;
  /** Position among all events: the event's transaction number, plus an offset that failovers raise. */
  position: string;
}

interface PollResult {
  changes: Change[];
  /** No open transaction can commit an event before this position. */
  horizon: string;
}

type ChangeQuery = {
  organizations: readonly string[];
  since: string | null;
  excludedIds: readonly string[];
  limit: number;
};

interface Row extends Omit<Change, "id"> {
  id: string | null;
  horizon: string;
}

/**
 * Finds committed events from the position `since` on. Returns only the horizon if `since` is null.
 * @param excludedIds IDs of events that an earlier call returned
 * @param limit per organization
 */
export const findChanges = statement(
  "portal_changes",
  (
    param: Params<ChangeQuery>,
  ) => sql<Row>`SELECT found.id, found.type, found.organization_id AS "organizationId",
      found.rollover_id AS "rolloverId", found.position::text AS position, current.horizon::text AS horizon
    FROM (SELECT event_offset + pg_snapshot_xmin(pg_current_snapshot())::text::bigint AS horizon FROM deployment) current
    LEFT JOIN LATERAL (
      SELECT e.* FROM unnest(${param.organizations}::text[]) AS wanted(id)
      CROSS JOIN LATERAL (
        SELECT v.id, v.type, v.organization_id, v.rollover_id, v.position FROM events v
        WHERE v.organization_id = wanted.id AND v.position >= ${param.since}::bigint AND v.id <> ALL(${param.excludedIds}::text[])
        ORDER BY v.position, coalesce(v.sequence, 0), v.id
        LIMIT ${param.limit}
      ) e
    ) found ON true`,
);

export function toPollResult(rows: readonly Row[]): PollResult {
  const [first] = rows;
  if (!first) throw new Error("the change query returned no row");
  const changes = rows.flatMap(({ horizon: _, id, ...change }) => (id === null ? [] : [{ ...change, id }]));
  return { changes, horizon: first.horizon };
}

interface ListenerBatch {
  sessions: readonly string[];
  members: readonly string[];
  organizations: readonly string[];
  now: Date;
}

/** Lists listeners with an active session, membership and organization. The parameters are parallel lists. */
export const findActiveListeners = statement("portal_listening", (param: Params<ListenerBatch>) =>
  kysely
    .selectFrom(
      unnestLists("w", {
        session: typedList("text", param.sessions),
        member: typedList("text", param.members),
        organization: typedList("text", param.organizations),
      }),
    )
    .innerJoin("portalSessions as s", "s.id", "w.session")
    .innerJoin("members as m", "m.id", "w.member")
    .innerJoin("organizations as o", "o.id", "w.organization")
    .select(["s.id as sessionId", "o.id as organizationId"])
    .where("s.expiresAt", ">", param.now)
    .where("m.removedAt", "is", null)
    .where("o.lockedAt", "is", null)
    // Members without an organization are the institution's staff, with access to all organizations.
    .where((where) =>
      where.or([where("m.organizationId", "is", null), where("m.organizationId", "=", where.ref("o.id"))]),
    ),
);
