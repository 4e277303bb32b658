import { type Database, kysely, type Params, plannedEachTime, sql } from "@svc/database";
import type { Clock } from "@svc/service-kit";

const DAY_MS = 86_400_000;
const HOURS_KEPT_MS = 400 * DAY_MS;
/** After this, a network counts as new again. */
const NETWORKS_KEPT_MS = 90 * DAY_MS;
/** Keeps deletions short. */
const AT_ONCE = 1_000;

type Before = Params<{ before: Date }>;

const DELETIONS = [
  {
    keptMs: HOURS_KEPT_MS,
    deleteSome: plannedEachTime("key_usage_clean", ({ before }: Before) =>
      kysely
        .deleteFrom("keyUsageHours")
        .where(
          sql<boolean>`(key_id, hour) IN (SELECT key_id, hour FROM key_usage_hours WHERE hour < ${before} ORDER BY hour LIMIT ${sql.lit(AT_ONCE)})`,
        )
        .returning("keyId"),
    ),
  },
  {
    keptMs: HOURS_KEPT_MS,
    deleteSome: plannedEachTime("key_alerts_clean", ({ before }: Before) =>
      kysely
        .deleteFrom("keyAlerts")
        .where(
          sql<boolean>`(key_id, kind, subject) IN (SELECT key_id, kind, subject FROM key_alerts WHERE at < ${before} ORDER BY at LIMIT ${sql.lit(AT_ONCE)})`,
        )
        .returning("keyId"),
    ),
  },
  {
    keptMs: NETWORKS_KEPT_MS,
    deleteSome: plannedEachTime("key_networks_clean", ({ before }: Before) =>
      kysely
        .deleteFrom("keyNetworks")
        .where(
          sql<boolean>`(key_id, network) IN (SELECT key_id, network FROM key_networks WHERE last_seen_at < ${before} ORDER BY last_seen_at LIMIT ${sql.lit(AT_ONCE)})`,
        )
        .returning("keyId"),
    ),
  },
];

export async function keepEvidence({ db, clock }: { db: Database; clock: Clock }): Promise<void> {
  for (const { keptMs, deleteSome } of DELETIONS) {
    const before = new Date(clock.now().getTime() - keptMs);
    while ((await deleteSome(db.sql, { before })).length === AT_ONCE);
  }
}
