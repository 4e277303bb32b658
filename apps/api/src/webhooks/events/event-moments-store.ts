import { kysely, type Params, type RawBuilder, type Sql, sql, statement, typedList } from "@svc/database";
import type { EventPosition } from "./event-store.ts";

export interface EventMoment {
  rolloverId: string;
  sequence: number;
  type: string;
  createdAt: Date;
}

export interface EntryMoment {
  rolloverId: string;
  sequence: number;
  type: string;
  at: Date;
}

type RolloverParams = Params<{ ids: readonly string[]; since: Date }>;

/** Events and entries are each in the order of their sequences. */
export async function readEventsAndEntries(
  db: Sql,
  ids: readonly string[],
  since: Date,
): Promise<{ events: EventMoment[]; entries: EntryMoment[] }> {
  return { events: await selectEvents(db, { ids, since }), entries: await selectEntries(db, { ids, since }) };
}

/** Converts `since` from real time to the organization's clock, which the column uses. */
const isSince = (organization: string, column: string, since: RawBuilder<Date>) =>
  sql<boolean>`${sql.ref(column)} >= ${since}::timestamptz + (SELECT clock_offset_ms FROM organizations
    WHERE organizations.id = ${sql.ref(organization)}) * interval '1 millisecond'`;

const selectEvents = statement("books_rollover_events", (param: RolloverParams) =>
  kysely
    .selectFrom("events")
    .select(["rolloverId", "sequence", "type", "createdAt"])
    .where("rolloverId", "=", kysely.fn.any(typedList("text", param.ids)))
    .where("sequence", "is not", null)
    .where(isSince("events.organizationId", "createdAt", param.since))
    .orderBy("rolloverId")
    .orderBy("sequence")
    .$narrowType<EventMoment>(),
);

const selectEntries = statement("books_rollover_entries", (param: RolloverParams) =>
  kysely
    .selectFrom("timelineEntries")
    .select(["rolloverId", "sequence", "type", "at"])
    .where("rolloverId", "=", kysely.fn.any(typedList("text", param.ids)))
    .where(isSince("timelineEntries.organizationId", "at", param.since))
    .orderBy("rolloverId")
    .orderBy("sequence"),
);

interface EventWindow {
  /** An event ID, or a bound between event IDs. */
  after: string;
  before: Date;
  limit: number;
}

/** Lists the IDs of all organizations' events in order of insertion: an ID begins with the time of insertion. */
export async function listEventIds(db: Sql, window: EventWindow): Promise<string[]> {
  return (await selectIds(db, window)).map(({ id }) => id);
}

const selectIds = statement("books_events", (param: Params<EventWindow>) =>
  kysely
    .selectFrom("events")
    .select("id")
    .where("id", ">", param.after)
    .where("id", "<", sql<string>`partition_bound('events', ${param.before}::timestamptz)`)
    .orderBy("id")
    .limit(param.limit),
);

/** Returns a bound between the IDs of events before and after a time. */
export async function readEventBound(db: Sql, at: Date): Promise<string> {
  return (await selectBound.first(db, { at }))?.bound ?? "";
}

const selectBound = statement(
  "books_event_bound",
  (param: Params<{ at: Date }>) =>
    sql<{ bound: string }>`SELECT partition_bound('events', ${param.at}::timestamptz) AS bound`,
);

export interface EventRef extends EventPosition {
  rolloverId: string | null;
  incomingFundsId: string | null;
}

/** Lists all events in commit order. Stops at the oldest open transaction, which could still add earlier events. */
export function listCommittedEvents(
  db: Sql,
  { after, limit }: { after: EventPosition; limit: number },
): Promise<EventRef[]> {
  return selectCommitted(db, { ...after, limit });
}

// Separate reads per organization, because the index of positions begins with the organization.
const selectCommitted = statement(
  "books_committed_events",
  (param: Params<EventPosition & { limit: number }>) => sql<EventRef>`
    SELECT found.id, found.position::text AS position, found.sequence, found.rollover_id AS "rolloverId",
      found.incoming_funds_id AS "incomingFundsId"
    FROM (SELECT event_offset + pg_snapshot_xmin(pg_current_snapshot())::text::bigint AS horizon FROM deployment) current
    CROSS JOIN organizations organization
    CROSS JOIN LATERAL (
      SELECT id, position, coalesce(sequence, 0) AS sequence, rollover_id, data ->> 'incomingFundsId' AS incoming_funds_id
      FROM events
      WHERE organization_id = organization.id AND position < current.horizon
        AND (position, coalesce(sequence, 0), id) > (${param.position}::bigint, ${param.sequence}::bigint, ${param.id})
      ORDER BY position, coalesce(sequence, 0), id
      LIMIT ${param.limit}
    ) found
    ORDER BY found.position, found.sequence, found.id
    LIMIT ${param.limit}`,
);
