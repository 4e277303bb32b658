import { kysely, type Params, type Sql, sql, typedList, unpreparedStatement } from "@svc/database";
import type { EventTypeName } from "../../webhooks/events/event-types.ts";
import type { AlertedKey } from "./alert-mail.ts";

export interface WatchedKey extends AlertedKey {
  organizationId: string;
}

export const BATCH_SIZE = 200;

const KEY_COLUMNS = [
  "k.id",
  "k.type",
  "k.environment",
  "k.name",
  "k.prefix",
  "k.last4",
  "k.organizationId",
] as const;

/** @param subject the period or deadline that the alert is about. A key gets one alert of each kind per subject. */
const hasNoAlert = (kind: EventTypeName, subject: ReturnType<typeof sql<string>>) =>
  sql<boolean>`NOT EXISTS (SELECT 1 FROM key_alerts a WHERE a.key_id = k.id AND a.kind = ${sql.lit(kind)} AND a.subject = ${subject})`;

/** Locks networks that are not yet reviewed, except networks of keys that already had a new-network alert today. */
export const lockUnreviewedNetworks = unpreparedStatement(
  "key_networks_unjudged",
  (param: Params<{ day: string; limit: number }>) =>
    kysely
      .selectFrom("keyNetworks as n")
      .innerJoin("apiKeys as k", "k.id", "n.keyId")
      .select(KEY_COLUMNS)
      .select(["n.network", "n.firstSeenAt"])
      .select(
        sql<Date>`coalesce(k.first_used_at, (SELECT min(o.first_seen_at) FROM key_networks o WHERE o.key_id = k.id))`.as(
          "usedSince",
        ),
      )
      .where("n.judgedAt", "is", null)
      .where(hasNoAlert("api_key.new_network", sql<string>`${param.day}::text`))
      .orderBy("n.firstSeenAt")
      .limit(param.limit)
      .forUpdate("n")
      .skipLocked(),
);

export const markNetworksReviewed = unpreparedStatement(
  "key_networks_judge",
  (param: Params<{ keyId: string; networks: readonly string[]; now: Date }>) =>
    kysely
      .updateTable("keyNetworks")
      .set({ judgedAt: param.now })
      .where("keyId", "=", param.keyId)
      .where("network", "=", kysely.fn.any(typedList("text", param.networks))),
);

/**
 * Finds keys whose rejected uses in this or the previous hour exceed `minFactor` times their hourly average of the seven days
 * before (168 hours).
 */
export const findGrowingRefusals = unpreparedStatement(
  "key_refusals_growing",
  (param: Params<{ now: Date; day: string; minRefusals: number; minFactor: number; limit: number }>) =>
    kysely
      .selectFrom("keyUsageHours as u")
      .innerJoin("apiKeys as k", "k.id", "u.keyId")
      .crossJoinLateral(
        sql<{
          usual: number;
        }>`(SELECT (coalesce(sum(p.refused), 0) / 168.0)::float8 AS usual FROM key_usage_hours p
          WHERE p.key_id = u.key_id AND p.hour < u.hour AND p.hour >= u.hour - interval '7 days')`.as("past"),
      )
      .select(KEY_COLUMNS)
      .select(["u.hour", "u.refused", "u.lastRefusedCode", "past.usual"])
      .where("u.hour", ">=", sql<Date>`date_trunc('hour', ${param.now}::timestamptz) - interval '1 hour'`)
      .where("u.hour", "<=", param.now)
      .where("u.refused", ">=", param.minRefusals)
      .where(sql<boolean>`u.refused > past.usual * ${param.minFactor}::int`)
      .where(hasNoAlert("api_key.refusals_growing", sql<string>`${param.day}::text`))
      .limit(param.limit),
);

const isActiveKey = (now: Params<{ now: Date }>["now"]) =>
  sql<boolean>`k.revoked_at IS NULL AND (k.expires_at IS NULL OR k.expires_at > ${now})`;

/** Subject of an alert: the start of a period of disuse, so that each period causes one alert. */
const UNUSED_SINCE = sql<string>`coalesce(k.last_used_at, k.created_at)::text`;

/** Finds active keys that were last used before `since`, or created before it and never used. */
export const findUnusedKeys = unpreparedStatement(
  "keys_unused",
  (param: Params<{ now: Date; since: Date; limit: number }>) =>
    kysely
      .selectFrom("apiKeys as k")
      .select(KEY_COLUMNS)
      .select(["k.lastUsedAt", UNUSED_SINCE.as("subject")])
      .where(isActiveKey(param.now))
      .where(sql<boolean>`coalesce(k.last_used_at, k.created_at) < ${param.since}`)
      .where(hasNoAlert("api_key.unused", UNUSED_SINCE))
      .limit(param.limit),
);

/**
 * Finds keys that expire within `days` but not within `minDays` days. Skips keys with a lifetime of up to `days`. Finds a rotated
 * key only on its last day, if rotated more than an hour ago and used within the last hour.
 */
export const findExpiringKeys = unpreparedStatement(
  "keys_expiring",
  (param: Params<{ now: Date; days: number; minDays: number; limit: number }>) => {
    const subject = sql<string>`k.expires_at::text || ' ' || ${param.days}::int`;
    return kysely
      .selectFrom("apiKeys as k")
      .leftJoin("apiKeys as successor", "successor.rotatedFromId", "k.id")
      .select(KEY_COLUMNS)
      .select([sql<Date>`k.expires_at`.as("expiresAt"), subject.as("subject")])
      .where(isActiveKey(param.now))
      .where(
        sql<boolean>`k.expires_at <= ${param.now}::timestamptz + make_interval(days => ${param.days}::int)`,
      )
      .where(
        sql<boolean>`k.expires_at > ${param.now}::timestamptz + make_interval(days => ${param.minDays}::int)`,
      )
      .where(
        sql<boolean>`CASE WHEN successor.id IS NULL THEN k.expires_at > k.created_at + make_interval(days => ${param.days}::int)
          ELSE ${param.days}::int = 1 AND successor.created_at < ${param.now}::timestamptz - interval '1 hour'
            AND k.last_used_at > ${param.now}::timestamptz - interval '1 hour' END`,
      )
      .where(hasNoAlert("api_key.expiring", subject))
      .limit(param.limit);
  },
);

const insertAlert = unpreparedStatement(
  "key_alert_insert",
  (param: Params<{ keyId: string; kind: string; subject: string; organizationId: string; at: Date }>) =>
    kysely
      .insertInto("keyAlerts")
      .values({
        keyId: param.keyId,
        kind: param.kind,
        subject: param.subject,
        organizationId: param.organizationId,
        at: param.at,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning("keyId"),
);

/** @returns false if the alert was already sent */
export async function claimAlert(
  tx: Sql,
  key: WatchedKey,
  { kind, subject, at }: { kind: EventTypeName; subject: string; at: Date },
): Promise<boolean> {
  const { id: keyId, organizationId } = key;
  return (await insertAlert(tx, { keyId, kind, subject, organizationId, at })).length > 0;
}
