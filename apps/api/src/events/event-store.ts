import type { Sql } from "@svc/database";
import { type KeysetPosition, type Page, toPage } from "@svc/service-kit";
import type { SequencedEvent, StoredEvent } from "./event.ts";

/** What a list of events may be narrowed by; everything that is given must hold. */
export interface EventFilter {
  type?: string | undefined;
  rolloverId?: string | undefined;
  /** Only beside `rolloverId`: then the list is in the order of the sequence. */
  afterSequence?: number | undefined;
}

const COLUMNS = `id, type, data, created_at AS "createdAt"`;

/** The organization's event with this id, or null. */
export async function findEvent(db: Sql, organizationId: string, id: string): Promise<StoredEvent | null> {
  const [row] = await db.query<StoredEvent>({
    name: "event_by_id",
    text: `SELECT ${COLUMNS} FROM events WHERE organization_id = $1 AND id = $2`,
    values: [organizationId, id],
  });
  return row ?? null;
}

/** The organization's events with these ids, in no order; one statement. */
export async function findEvents(
  db: Sql,
  organizationId: string,
  ids: readonly string[],
): Promise<StoredEvent[]> {
  return db.query<StoredEvent>({
    name: "events_by_ids",
    text: `SELECT ${COLUMNS} FROM events WHERE organization_id = $1 AND id = ANY($2)`,
    values: [organizationId, ids],
  });
}

/** One page of an organization's events: newest first, or after a sequence, in its order. */
export async function listEvents(
  db: Sql,
  organizationId: string,
  filter: EventFilter,
  after: KeysetPosition | null,
  limit: number,
): Promise<Page<StoredEvent>> {
  const values: unknown[] = [organizationId, limit + 1];
  const conditions = ["organization_id = $1"];
  const narrow = (condition: string, ...more: unknown[]) =>
    conditions.push(condition.replaceAll("?", () => `$${values.push(more.shift())}`));
  const isInSequence = filter.afterSequence !== undefined;
  if (filter.type !== undefined) narrow("type = ?", filter.type);
  if (filter.rolloverId !== undefined) narrow("rollover_id = ?", filter.rolloverId);
  if (isInSequence) narrow("sequence > ?", filter.afterSequence);
  if (after && isInSequence) {
    narrow("sequence > (SELECT sequence FROM events WHERE organization_id = $1 AND id = ?)", after.id);
  } else if (after) {
    narrow("(created_at, id) < (?, ?)", after.createdAt, after.id);
  }
  const order = isInSequence ? "sequence" : "created_at DESC, id DESC";
  const rows = await db.query<StoredEvent>({
    text: `SELECT ${COLUMNS} FROM events WHERE ${conditions.join(" AND ")} ORDER BY ${order} LIMIT $2`,
    values,
  });
  return toPage(rows, limit);
}

/** The events of many rollovers after a sequence number, `limit` of each at most, in their order; one statement. */
export async function readEventsOfRollovers(
  db: Sql,
  organizationId: string,
  rolloverIds: readonly string[],
  after: number,
  limit: number,
): Promise<SequencedEvent[]> {
  return db.query<SequencedEvent>({
    name: "events_of_many",
    text: `SELECT event.* FROM unnest($2::text[]) AS wanted (id) CROSS JOIN LATERAL (
        SELECT ${COLUMNS}, rollover_id AS "rolloverId", sequence FROM events
        WHERE organization_id = $1 AND rollover_id = wanted.id AND sequence > $3 ORDER BY sequence LIMIT $4
      ) AS event ORDER BY event."rolloverId", event.sequence`,
    values: [organizationId, rolloverIds, after, limit],
  });
}
