import { createHmac } from "node:crypto";
import { kysely, type Params, type Sql, sql, statement, unpreparedStatement } from "@svc/database";
import type { Clock } from "@svc/service-kit";
import { Problem } from "@svc/service-kit/errors";

const MINUTE_MS = 60_000;
const DAY_MS = 1_440 * MINUTE_MS;

/**
 * In the names, `address` is the client's network. `sign-in:account` has a high limit, so that attackers cannot easily lock out
 * the account's owner.
 */
const LIMITS = {
  "sign-in:address": { max: 30, windowMs: 15 * MINUTE_MS },
  "sign-in:address-and-account": { max: 10, windowMs: 15 * MINUTE_MS },
  "sign-in:account": { max: 60, windowMs: 60 * MINUTE_MS },
  "reset:address": { max: 20, windowMs: 60 * MINUTE_MS },
  "reset:account": { max: 3, windowMs: 60 * MINUTE_MS },
  "track:address": { max: 20, windowMs: 15 * MINUTE_MS },
  "track:account": { max: 5, windowMs: 7 * DAY_MS },
  "track-code:address": { max: 20, windowMs: 60 * MINUTE_MS },
  "track-code:account": { max: 3, windowMs: 60 * MINUTE_MS },
  "track-code:account-day": { max: 10, windowMs: DAY_MS },
  "password:user": { max: 10, windowMs: 15 * MINUTE_MS },
} as const;

type ThrottleName = keyof typeof LIMITS;

export type ThrottleKey = readonly [name: ThrottleName, subject: string];

/** All instances share the counts, which the database stores under keyed digests. */
export class Throttle {
  private readonly db: Sql;
  private readonly clock: Clock;
  private readonly secret: string;

  constructor(db: Sql, clock: Clock, secret: string) {
    this.db = db;
    this.clock = clock;
    this.secret = secret;
  }

  /** Counts before the attempt, so that concurrent attempts all count. @throws Problem `rate_limited` */
  async consume(keys: readonly ThrottleKey[]): Promise<void> {
    const blockedUntil = await this.count(keys);
    if (blockedUntil === null) return;
    const seconds = Math.max(1, Math.ceil((blockedUntil.getTime() - this.clock.now().getTime()) / 1000));
    throw new Problem("rate_limited", "Too many attempts. Wait, then try again.", {
      headers: { "Retry-After": String(seconds) },
    });
  }

  /** Like `consume`, but returns false instead of throwing. */
  async allows(keys: readonly ThrottleKey[]): Promise<boolean> {
    return (await this.count(keys)) === null;
  }

  /** @returns the remaining attempts; negative if this attempt exceeds the limit */
  async countDown(key: ThrottleKey): Promise<number> {
    const { max, windowMs } = LIMITS[key[0]];
    const now = this.clock.now();
    const end = new Date(now.getTime() + windowMs);
    const row = await countOne.first(this.db, { key: this.toKey(key), now, end });
    return max - (row?.count ?? 0);
  }

  /** Checks whether the next attempt would exceed the limit, without counting it. */
  async isExhausted(key: ThrottleKey): Promise<boolean> {
    const row = await readCount.first(this.db, { key: this.toKey(key), now: this.clock.now() });
    return row !== null && row.count >= LIMITS[key[0]].max;
  }

  async reset(key: ThrottleKey): Promise<void> {
    await deleteCount(this.db, { key: this.toKey(key) });
  }

  async refund(keys: readonly ThrottleKey[]): Promise<void> {
    for (const key of keys) await refundOne(this.db, { key: this.toKey(key) });
  }

  private async count(keys: readonly ThrottleKey[]): Promise<Date | null> {
    const now = this.clock.now();
    let blockedUntil: Date | null = null;
    for (const key of keys) {
      const windowEnd = await countUse(this.db, { key: this.toKey(key), now, ...LIMITS[key[0]] });
      if (windowEnd !== null && (blockedUntil === null || windowEnd > blockedUntil)) blockedUntil = windowEnd;
    }
    return blockedUntil;
  }

  private toKey([name, subject]: ThrottleKey): string {
    return `${name}:${createHmac("sha256", this.secret).update(`${name}:${subject}`).digest("base64url")}`;
  }
}

/**
 * Counts a use. The window starts with the first use.
 * @param use `key` must not contain personal data
 * @returns null if the use is allowed; otherwise, when the window ends
 */
export async function countUse(
  db: Sql,
  { key, now, max, windowMs }: { key: string; now: Date; max: number; windowMs: number },
): Promise<Date | null> {
  const row = await countOne.first(db, { key, now, end: new Date(now.getTime() + windowMs) });
  return row && row.count > max ? row.windowEndsAt : null;
}

const countOne = statement("throttle_count", (param: Params<{ key: string; now: Date; end: Date }>) =>
  kysely
    .insertInto("portalThrottles")
    .values({ key: param.key, count: 1, windowEndsAt: param.end })
    .onConflict((conflict) =>
      conflict.column("key").doUpdateSet({
        count: sql`CASE WHEN portal_throttles.window_ends_at <= ${param.now} THEN 1 ELSE portal_throttles.count + 1 END`,
        windowEndsAt: sql`CASE WHEN portal_throttles.window_ends_at <= ${param.now} THEN ${param.end} ELSE portal_throttles.window_ends_at END`,
      }),
    )
    .returning(["count", "windowEndsAt"]),
);

const readCount = statement("throttle_read", (param: Params<{ key: string; now: Date }>) =>
  kysely
    .selectFrom("portalThrottles")
    .select("count")
    .where("key", "=", param.key)
    .where("windowEndsAt", ">", param.now),
);

const deleteCount = statement("throttle_reset", (param: Params<{ key: string }>) =>
  kysely.deleteFrom("portalThrottles").where("key", "=", param.key),
);

const refundOne = statement("throttle_give_back", (param: Params<{ key: string }>) =>
  kysely
    .updateTable("portalThrottles")
    .set({ count: sql`greatest(count - 1, 0)` })
    .where("key", "=", param.key),
);

export async function cleanSignIn(db: Sql, now: Date): Promise<void> {
  await deleteThrottles(db, { now });
  await deleteSessions(db, { now });
  await deleteVerifications(db, { now });
}

type NowParams = Params<{ now: Date }>;

const deleteThrottles = unpreparedStatement("throttle_clean", ({ now }: NowParams) =>
  kysely.deleteFrom("portalThrottles").where("windowEndsAt", "<", now),
);

const deleteSessions = unpreparedStatement("portal_session_clean", ({ now }: NowParams) =>
  kysely.deleteFrom("portalSessions").where("expiresAt", "<", now),
);

const deleteVerifications = unpreparedStatement("portal_verification_clean", ({ now }: NowParams) =>
  kysely.deleteFrom("portalVerifications").where("expiresAt", "<", now),
);
