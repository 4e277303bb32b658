import {
  type Database,
  type Params,
  type RunnableStatement,
  type Sql,
  sql,
  unpreparedStatement,
} from "@svc/database";
import type { Clock } from "@svc/service-kit";
import { purgeDeletedEndpointRows, purgeDeletedEndpoints } from "./endpoints/endpoint-store.ts";

const DAY_MS = 86_400_000;
const EVENT_RETENTION_MS = 90 * DAY_MS;
const ATTEMPT_RETENTION_MS = 30 * DAY_MS;
const BATCH_SIZE = 1_000;

export async function cleanWebhooks(ctx: {
  db: Database;
  clock: Clock;
}): Promise<{ attempts: number; events: number; recoveries: number }> {
  const now = ctx.clock.now().getTime();
  const attempts = await deleteAll(ctx.db.sql, deleteAttempts, {
    before: new Date(now - ATTEMPT_RETENTION_MS),
  });
  await deleteAll(ctx.db.sql, deleteHours, { before: new Date(now - ATTEMPT_RETENTION_MS) });
  const events = await deleteEvents(ctx.db.sql, new Date(now - EVENT_RETENTION_MS));
  const recoveries = await deleteAll(ctx.db.sql, deleteRecoveries, {
    before: new Date(now - EVENT_RETENTION_MS),
  });
  return { attempts, events, recoveries };
}

type Before = Params<{ before: Date }>;
interface DeletedRow {
  one: number;
}

// IDs start with their creation time. The bound on `id` excludes the partition that contains `before`, which partition maintenance
// drops as a whole later.

const deleteAttempts = unpreparedStatement(
  "webhook_clean_attempts",
  ({ before }: Before) => sql<DeletedRow>`DELETE FROM webhook_attempts WHERE id = ANY (ARRAY(
      SELECT id FROM webhook_attempts WHERE attempted_at < ${before}
        AND id < partition_bound('webhook_attempts', date_trunc('week', ${before}::timestamptz, 'UTC'))::bigint
      ORDER BY attempted_at LIMIT ${sql.lit(BATCH_SIZE)})) RETURNING 1 AS one`,
);

const deleteHours = unpreparedStatement(
  "webhook_clean_hours",
  (param: Before) => sql<DeletedRow>`DELETE FROM webhook_hours WHERE ctid IN (
    SELECT ctid FROM webhook_hours WHERE hour < ${param.before} ORDER BY hour LIMIT ${sql.lit(BATCH_SIZE)}) RETURNING 1 AS one`,
);

const selectOldestEvents = ({ before }: Before) => sql`SELECT id FROM events WHERE created_at < ${before}
  AND id < partition_bound('events', date_trunc('month', ${before}::timestamptz, 'UTC'))
  ORDER BY created_at, id LIMIT ${sql.lit(BATCH_SIZE)}`;

const deleteOldestEvents = unpreparedStatement(
  "webhook_clean_events",
  (param: Before) =>
    sql<DeletedRow>`DELETE FROM events WHERE id = ANY (ARRAY(${selectOldestEvents(param)})) RETURNING 1 AS one`,
);

const deleteDeliveries = unpreparedStatement(
  "webhook_clean_deliveries",
  (param: Before) => sql<DeletedRow>`WITH expired AS MATERIALIZED (
      SELECT id FROM webhook_deliveries WHERE event_id = ANY (ARRAY(${selectOldestEvents(param)})) LIMIT ${sql.lit(BATCH_SIZE)}
    ), attempts AS (
      DELETE FROM webhook_attempts WHERE delivery_id = ANY (ARRAY(SELECT id FROM expired))
    )
    DELETE FROM webhook_deliveries WHERE id = ANY (ARRAY(SELECT id FROM expired)) RETURNING 1 AS one`,
);

// Keeps recoveries that still have deliveries: a sandbox clock can run ahead, so a recovery can expire before its events.
const deleteRecoveries = unpreparedStatement(
  "webhook_clean_recoveries",
  ({ before }: Before) => sql<DeletedRow>`DELETE FROM webhook_recoveries WHERE id = ANY (ARRAY(
      SELECT id FROM webhook_recoveries r WHERE created_at < ${before}
        AND NOT EXISTS (SELECT FROM webhook_deliveries d WHERE d.recovery_id = r.id)
      ORDER BY created_at LIMIT ${sql.lit(BATCH_SIZE)})) RETURNING 1 AS one`,
);

/** Deletes each batch's deliveries first, because a cascading delete would have no size limit. */
function deleteEvents(db: Sql, before: Date): Promise<number> {
  return deleteAll(db, deleteOldestEvents, {
    before,
    beforeBatch: () => deleteAll(db, deleteDeliveries, { before }),
  });
}

async function deleteAll(
  db: Sql,
  deleteBatch: RunnableStatement<{ before: Date }, unknown>,
  { before, beforeBatch }: { before: Date; beforeBatch?: (() => Promise<unknown>) | undefined },
): Promise<number> {
  let total = 0;
  for (;;) {
    await beforeBatch?.();
    const deleted = await deleteBatch(db, { before });
    total += deleted.length;
    if (deleted.length < BATCH_SIZE) return total;
  }
}

/** Removes endpoints deleted through the API, with their deliveries. */
export async function cleanEndpoints(ctx: { db: Database }): Promise<number> {
  const { sql } = ctx.db;
  for (const table of ["webhook_deliveries", "webhook_lanes"] as const) {
    let purged = BATCH_SIZE;
    while (purged === BATCH_SIZE) purged = await purgeDeletedEndpointRows(sql, table, BATCH_SIZE);
  }
  return purgeDeletedEndpoints(sql);
}
