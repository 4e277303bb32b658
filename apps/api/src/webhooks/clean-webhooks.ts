import type { Database, Sql } from "@svc/database";
import type { Clock } from "@svc/service-kit";

const DAY_MS = 86_400_000;
/** Events with their deliveries, and recoveries. */
const EVENTS_KEPT_MS = 90 * DAY_MS;
const ATTEMPTS_KEPT_MS = 30 * DAY_MS;
/** Of each kind in one statement: short ones, beside the work that goes on. */
const AT_ONCE = 1_000;

/**
 * Deletes events after ninety days, with their deliveries and then the recoveries that made them, and attempts after
 * thirty. @returns how many of each
 */
export async function cleanWebhooks(ctx: {
  db: Database;
  clock: Clock;
}): Promise<{ attempts: number; events: number; recoveries: number }> {
  const now = ctx.clock.now().getTime();
  const attempts = await deleteAll(ctx.db.sql, DELETE_ATTEMPTS, new Date(now - ATTEMPTS_KEPT_MS));
  const events = await deleteEvents(ctx.db.sql, new Date(now - EVENTS_KEPT_MS));
  const recoveries = await deleteAll(ctx.db.sql, DELETE_RECOVERIES, new Date(now - EVENTS_KEPT_MS));
  return { attempts, events, recoveries };
}

const DELETE_ATTEMPTS = `DELETE FROM webhook_attempts WHERE id IN (
  SELECT id FROM webhook_attempts WHERE attempted_at < $1 ORDER BY attempted_at LIMIT $2) RETURNING 1`;
const OLDEST_EVENTS = "SELECT id FROM events WHERE created_at < $1 ORDER BY created_at, id LIMIT $2";
const DELETE_DELIVERIES = `DELETE FROM webhook_deliveries WHERE id IN (
  SELECT d.id FROM (${OLDEST_EVENTS}) AS oldest JOIN webhook_deliveries d ON d.event_id = oldest.id LIMIT $2) RETURNING 1`;
const DELETE_EVENTS = `DELETE FROM events WHERE id IN (${OLDEST_EVENTS}) RETURNING 1`;
// One with deliveries stays: an organization's clock in the sandbox may be ahead, and its events live longer.
const DELETE_RECOVERIES = `DELETE FROM webhook_recoveries WHERE id IN (
  SELECT id FROM webhook_recoveries r WHERE created_at < $1
    AND NOT EXISTS (SELECT 1 FROM webhook_deliveries d WHERE d.recovery_id = r.id)
  ORDER BY created_at LIMIT $2) RETURNING 1`;

/** An event may have any number of deliveries, and these go first: a step that took them along had no bound. */
async function deleteEvents(db: Sql, before: Date): Promise<number> {
  let total = 0;
  for (;;) {
    await deleteAll(db, DELETE_DELIVERIES, before);
    const deleted = await db.query({ text: DELETE_EVENTS, values: [before, AT_ONCE] });
    total += deleted.length;
    if (deleted.length < AT_ONCE) return total;
  }
}

async function deleteAll(db: Sql, text: string, before: Date): Promise<number> {
  let total = 0;
  for (;;) {
    const deleted = await db.query({ text, values: [before, AT_ONCE] });
    total += deleted.length;
    if (deleted.length < AT_ONCE) return total;
  }
}
