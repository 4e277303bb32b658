import { type Database, type Params, sql, unpreparedStatement } from "@svc/database";
import type { Clock } from "@svc/service-kit";

const DAY_MS = 86_400_000;
/** For usage counts and alerts. */
const USAGE_RETENTION_MS = 400 * DAY_MS;
/** After this, a network counts as new again. */
const NETWORK_RETENTION_MS = 90 * DAY_MS;
const BATCH_SIZE = 1_000;

type Before = Params<{ before: Date }>;
type DeletedRow = { key_id: string };

const DELETIONS = [
  {
    retentionMs: USAGE_RETENTION_MS,
    deleteBatch: unpreparedStatement(
      "key_usage_clean",
      ({ before }: Before) => sql<DeletedRow>`DELETE FROM key_usage_hours WHERE (key_id, hour) IN (
        SELECT key_id, hour FROM key_usage_hours WHERE hour < ${before} ORDER BY hour LIMIT ${sql.lit(BATCH_SIZE)}) RETURNING key_id`,
    ),
  },
  {
    retentionMs: USAGE_RETENTION_MS,
    deleteBatch: unpreparedStatement(
      "key_alerts_clean",
      ({ before }: Before) => sql<DeletedRow>`DELETE FROM key_alerts WHERE (key_id, kind, subject) IN (
        SELECT key_id, kind, subject FROM key_alerts WHERE at < ${before} ORDER BY at LIMIT ${sql.lit(BATCH_SIZE)}) RETURNING key_id`,
    ),
  },
  {
    retentionMs: NETWORK_RETENTION_MS,
    deleteBatch: unpreparedStatement(
      "key_networks_clean",
      ({ before }: Before) => sql<DeletedRow>`DELETE FROM key_networks WHERE (key_id, network) IN (
        SELECT key_id, network FROM key_networks WHERE last_seen_at < ${before} ORDER BY last_seen_at LIMIT ${sql.lit(BATCH_SIZE)}) RETURNING key_id`,
    ),
  },
];

/** Deletes old usage counts, alerts and networks of keys. */
export async function deleteOldEvidence({ db, clock }: { db: Database; clock: Clock }): Promise<void> {
  for (const { retentionMs, deleteBatch } of DELETIONS) {
    const before = new Date(clock.now().getTime() - retentionMs);
    while ((await deleteBatch(db.sql, { before })).length === BATCH_SIZE);
  }
}
