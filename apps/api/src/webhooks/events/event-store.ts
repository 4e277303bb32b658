import {
  createFinder,
  equalsUnlessNull,
  type IdParams,
  kysely,
  type ListPosition,
  type OrganizationParams,
  type Params,
  pageAfter,
  type RawBuilder,
  type Sql,
  sql,
  statement,
  toListPosition,
  typedList,
  unnestLists,
  unpreparedStatement,
} from "@svc/database";
import { type KeysetPosition, MAX_TOTAL_COUNT, type Page, toPage } from "@svc/service-kit/lists";

export interface StoredEvent {
  id: string;
  type: string;
  data: Record<string, unknown>;
  createdAt: Date;
}

interface SequencedEvent extends StoredEvent {
  rolloverId: string;
  sequence: number;
}

export interface EventPosition {
  /** An integer of up to 19 digits. */
  position: string;
  /** Within the rollover; 0 for an event without a rollover. */
  sequence: number;
  id: string;
}

interface EventFilter {
  type?: string | undefined;
  rolloverId?: string | undefined;
  /** Only with `rolloverId`; orders the list by sequence. */
  afterSequence?: number | undefined;
}

const selectEvents = ({ organizationId }: Params<OrganizationParams>) =>
  kysely
    .selectFrom("events")
    .select(["id", "type", "data", "createdAt"])
    .where("organizationId", "=", organizationId)
    .$narrowType<StoredEvent>();

export const findEvent = createFinder(
  statement("event_by_id", (param: Params<IdParams>) => selectEvents(param).where("id", "=", param.id)),
);

const findByIds = statement(
  "events_by_ids",
  (param: Params<OrganizationParams & { ids: readonly string[] }>) =>
    selectEvents(param).where("id", "=", kysely.fn.any(typedList("text", param.ids))),
);

export function findEvents(db: Sql, organizationId: string, ids: readonly string[]): Promise<StoredEvent[]> {
  return findByIds(db, { organizationId, ids });
}

interface FilterParams extends OrganizationParams {
  type: string | null;
  rolloverId: string | null;
  limit: number;
}

const selectFiltered = (param: Params<FilterParams>) =>
  selectEvents(param)
    .where(equalsUnlessNull("type", param.type))
    .where(equalsUnlessNull("rolloverId", param.rolloverId));

// Unprepared, so that PostgreSQL can plan with the index of the requested type or rollover.
const selectNewestFirst = unpreparedStatement("events_page", (param: Params<FilterParams & ListPosition>) =>
  pageAfter(selectFiltered(param), param),
);

const selectInSequence = unpreparedStatement(
  "events_in_sequence",
  (param: Params<FilterParams & { afterSequence: number; id: string | null }>) =>
    selectFiltered(param)
      .where("sequence", ">", param.afterSequence)
      .where(
        sql<boolean>`sequence > coalesce((SELECT sequence FROM events WHERE organization_id = ${param.organizationId}
          AND id = ${param.id}), 0)`,
      )
      .orderBy("sequence")
      .limit(param.limit),
);

export async function listEvents(
  db: Sql,
  organizationId: string,
  {
    filter: { type, rolloverId, afterSequence },
    after,
    limit,
  }: { filter: EventFilter; after: KeysetPosition | null; limit: number },
): Promise<Page<StoredEvent>> {
  const filters = { type: type ?? null, rolloverId: rolloverId ?? null };
  const params = { organizationId, ...filters, limit: limit + 1 };
  const position = toListPosition(after);
  const rows =
    afterSequence === undefined
      ? await selectNewestFirst(db, { ...params, ...position })
      : await selectInSequence(db, { ...params, afterSequence, id: position.id });
  return toPage(rows, limit);
}

// Unprepared like `selectNewestFirst`.
const countFiltered = unpreparedStatement(
  "events_total_count",
  (param: Params<FilterParams & { afterSequence: number | null }>) =>
    kysely
      .selectFrom(
        selectFiltered(param)
          .where(
            sql<boolean>`(${param.afterSequence}::bigint IS NULL OR sequence > ${param.afterSequence}::bigint)`,
          )
          .limit(param.limit)
          .as("matching"),
      )
      .select(sql<number>`count(*)::int`.as("count")),
);

/** Counts up to `MAX_TOTAL_COUNT + 1`. */
export async function countEvents(
  db: Sql,
  organizationId: string,
  { type, rolloverId, afterSequence }: EventFilter,
): Promise<number> {
  const row = await countFiltered.first(db, {
    organizationId,
    type: type ?? null,
    rolloverId: rolloverId ?? null,
    afterSequence: afterSequence ?? null,
    limit: MAX_TOTAL_COUNT + 1,
  });
  return row?.count ?? 0;
}

const countByRollover = statement(
  "events_total_count_of_many",
  (param: Params<OrganizationParams & { rolloverIds: readonly string[] }>) =>
    kysely
      .selectFrom(unnestLists("wanted", { id: typedList("text", param.rolloverIds) }))
      .crossJoinLateral(
        kysely
          .selectFrom(
            kysely
              .selectFrom("events")
              .select("id")
              .where("organizationId", "=", param.organizationId)
              .where("rolloverId", "=", sql<string>`wanted.id`)
              .where("sequence", ">", 0)
              .orderBy("sequence")
              .limit(sql.lit(MAX_TOTAL_COUNT + 1))
              .as("matching"),
          )
          .select(sql<number>`count(*)::int`.as("count"))
          .as("counted"),
      )
      .select([sql<string>`wanted.id`.as("id"), "counted.count"]),
);

/** Counts up to `MAX_TOTAL_COUNT + 1` per rollover. */
export function countRolloverEvents(
  db: Sql,
  organizationId: string,
  rolloverIds: readonly string[],
): Promise<{ id: string; count: number }[]> {
  return countByRollover(db, { organizationId, rolloverIds });
}

/**
 * Omits an event until every earlier transaction has ended, so that no event can later appear before a listed event.
 * `pg_snapshot_xmin` is the oldest open transaction. `place_event` sets `position` to the event's transaction number or higher.
 */
const selectInCommitOrder = statement(
  "events_as_committed",
  (param: Params<OrganizationParams & EventPosition & { limit: number }>) =>
    selectEvents(param)
      .select(sql<string>`position::text`.as("position"))
      .select(sql<number>`coalesce(sequence, 0)`.as("sequence"))
      .where(
        sql<boolean>`(position, coalesce(sequence, 0), id) > (${param.position}::bigint, ${param.sequence}::bigint, ${param.id})`,
      )
      .where(
        sql<boolean>`position < (SELECT event_offset + pg_snapshot_xmin(pg_current_snapshot())::text::bigint FROM deployment)`,
      )
      .orderBy("events.position")
      .orderBy(sql`coalesce(sequence, 0)`)
      .orderBy("id")
      .limit(param.limit)
      .$narrowType<StoredEvent>(),
);

export async function followEvents(
  db: Sql,
  organizationId: string,
  { after, limit }: { after: EventPosition; limit: number },
): Promise<Page<StoredEvent & EventPosition>> {
  return toPage(await selectInCommitOrder(db, { organizationId, ...after, limit: limit + 1 }), limit);
}

const selectHorizon = statement(
  "event_horizon",
  () =>
    sql<{
      position: string;
    }>`SELECT (event_offset + pg_snapshot_xmin(pg_current_snapshot())::text::bigint)::text AS position FROM deployment`,
);

/** Returns the lowest position that a later commit can have. Events already committed can have it too. */
export async function getEventHorizon(db: Sql): Promise<string> {
  const [row] = await selectHorizon(db);
  if (!row) throw new Error("the table deployment has no row");
  return row.position;
}

const selectRolloverPages = statement(
  "events_of_many",
  (param: Params<OrganizationParams & { rolloverIds: readonly string[]; after: number; limit: number }>) =>
    kysely
      .selectFrom(unnestLists("wanted", { id: typedList("text", param.rolloverIds) }))
      .crossJoinLateral(
        selectEvents(param)
          .select(["rolloverId", "sequence"])
          .where("rolloverId", "=", sql<string>`wanted.id`)
          .where("sequence", ">", param.after)
          .orderBy("sequence")
          .limit(param.limit)
          .as("event"),
      )
      .select(["event.id", "event.type", "event.data", "event.createdAt"])
      .select(["event.rolloverId", "event.sequence"])
      .orderBy("event.rolloverId")
      .orderBy("event.sequence")
      .$narrowType<SequencedEvent>(),
);

export function readRolloverEvents(
  db: Sql,
  organizationId: string,
  { rolloverIds, after, limit }: { rolloverIds: readonly string[]; after: number; limit: number },
): Promise<SequencedEvent[]> {
  return selectRolloverPages(db, { organizationId, rolloverIds, after, limit });
}

/** True if the event `v` matches a filter: an event type, a pattern such as `rollover.*`, or `*`. */
export const matchesEventTypes = (filters: RawBuilder<readonly string[]>) =>
  sql<boolean>`${filters}::text[] && ARRAY[v.type, split_part(v.type, '.', 1) || '.*', '*']`;
