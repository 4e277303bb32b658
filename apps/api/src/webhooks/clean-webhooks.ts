import {
  type Database,
  kysely,
  oneOf,
  type Params,
  plannedEachTime,
  type RunStatement,
  type Sql,
  sql,
} from "@svc/database";
import type { Clock } from "@svc/service-kit";

const DAY_MS = 86_400_000;
/** Events with their deliveries, and recoveries. */
const EVENTS_KEPT_MS = 90 * DAY_MS;
const ATTEMPTS_KEPT_MS = 30 * DAY_MS;
/** Of each kind in one statement: short ones, beside the work that goes on. */
const AT_ONCE = 1_000;

/**
 * Deletes events after ninety days, with their deliveries and then the recoveries that made them, and attempts with their
 * counts after thirty. @returns how many of each
 */
export async function cleanWebhooks(ctx: {
  db: Database;
  clock: Clock;
}): Promise<{ attempts: number; events: number; recoveries: number }> {
  const now = ctx.clock.now().getTime();
  const attempts = await deleteAll(ctx.db.sql, deleteAttempts, new Date(now - ATTEMPTS_KEPT_MS));
  await deleteAll(ctx.db.sql, deleteHours, new Date(now - ATTEMPTS_KEPT_MS));
  const events = await deleteEvents(ctx.db.sql, new Date(now - EVENTS_KEPT_MS));
  const recoveries = await deleteAll(ctx.db.sql, deleteRecoveries, new Date(now - EVENTS_KEPT_MS));
  return { attempts, events, recoveries };
}

type Before = Params<{ before: Date }>;

const deleteAttempts = plannedEachTime("webhook_clean_attempts", (param: Before) =>
  kysely
    .deleteFrom("webhookAttempts")
    .where("id", "=", ({ selectFrom }) =>
      oneOf(
        selectFrom("webhookAttempts")
          .select("id")
          .where("attemptedAt", "<", param.before)
          .orderBy("attemptedAt")
          .limit(AT_ONCE),
      ),
    )
    .returning("id"),
);

const deleteHours = plannedEachTime(
  "webhook_clean_hours",
  (param: Before) => sql<{ one: number }>`DELETE FROM webhook_hours WHERE ctid IN (
    SELECT ctid FROM webhook_hours WHERE hour < ${param.before} ORDER BY hour LIMIT ${sql.lit(AT_ONCE)}) RETURNING 1 AS one`,
);

const oldestEvents = ({ before }: Before) =>
  kysely
    .selectFrom("events")
    .select("id")
    .where("createdAt", "<", before)
    .orderBy("createdAt")
    .orderBy("id")
    .limit(AT_ONCE);

const deleteOldestEvents = plannedEachTime("webhook_clean_events", (param: Before) =>
  kysely
    .deleteFrom("events")
    .where("id", "=", oneOf(oldestEvents(param)))
    .returning("id"),
);

const deleteDeliveries = plannedEachTime("webhook_clean_deliveries", (param: Before) =>
  kysely
    .deleteFrom("webhookDeliveries")
    .where("id", "=", ({ selectFrom }) =>
      oneOf(
        selectFrom("webhookDeliveries as d")
          .select("d.id")
          .where("d.eventId", "=", oneOf(oldestEvents(param)))
          .limit(AT_ONCE),
      ),
    )
    .returning("id"),
);

// One with deliveries stays: an organization's clock in the sandbox may be ahead, and its events live longer.
const deleteRecoveries = plannedEachTime("webhook_clean_recoveries", (param: Before) =>
  kysely
    .deleteFrom("webhookRecoveries")
    .where("id", "=", ({ selectFrom }) =>
      oneOf(
        selectFrom("webhookRecoveries as r")
          .select("r.id")
          .where("r.createdAt", "<", param.before)
          .where(sql<boolean>`NOT EXISTS (SELECT 1 FROM webhook_deliveries d WHERE d.recovery_id = r.id)`)
          .orderBy("r.createdAt")
          .limit(AT_ONCE),
      ),
    )
    .returning("id"),
);

/** An event may have any number of deliveries, and these go first: a step that took them along had no bound. */
function deleteEvents(db: Sql, before: Date): Promise<number> {
  return deleteAll(db, deleteOldestEvents, before, () => deleteAll(db, deleteDeliveries, before));
}

async function deleteAll(
  db: Sql,
  deleteSome: RunStatement<{ before: Date }, unknown>,
  before: Date,
  first?: () => Promise<unknown>,
): Promise<number> {
  let total = 0;
  for (;;) {
    await first?.();
    const deleted = await deleteSome(db, { before });
    total += deleted.length;
    if (deleted.length < AT_ONCE) return total;
  }
}
