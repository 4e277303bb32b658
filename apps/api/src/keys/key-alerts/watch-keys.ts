import { type Database, inSqlTransaction, recordEvent, type Sql } from "@svc/database";
import type { ApiContext } from "../../context/context.ts";
import { EXPIRY_NOTICE_DAYS } from "../../webhooks/events/key-event-types.ts";
import { type Alert, composeAlertMail, mailOwnersAndAdmins } from "./alert-mail.ts";
import {
  BATCH_SIZE,
  claimAlert,
  findExpiringKeys,
  findGrowingRefusals,
  findUnusedKeys,
  lockUnreviewedNetworks,
  markNetworksReviewed,
  type WatchedKey,
} from "./alert-store.ts";

type WatchContext = Pick<ApiContext, "mail" | "cipher" | "clock" | "jobs" | "signIn"> & { db: Database };

const DAY_MS = 86_400_000;
/** For this long, a new key has no network alerts, because all its networks are new. */
const LEARNING_MS = 7 * DAY_MS;
const MAX_NETWORKS_LISTED = 10;
const UNUSED_AFTER_MS = 90 * DAY_MS;
/** Rejected uses per hour: at least `minRefusals`, and more than `minFactor` times the average. */
const REFUSAL_SPIKE = { minRefusals: 50, minFactor: 10 } as const;

const toDay = (time: Date) => time.toISOString().slice(0, 10);

/** Sends alerts about new networks and growing refusals. */
export async function watchKeys(ctx: WatchContext): Promise<void> {
  while ((await reviewNetworks(ctx)) === BATCH_SIZE);
  const now = ctx.clock.now();
  const params = { now, day: toDay(now), ...REFUSAL_SPIKE, limit: BATCH_SIZE };
  for (const spike of await findGrowingRefusals(ctx.db.sql, params)) {
    const data = {
      keyId: spike.id,
      hour: spike.hour.toISOString(),
      refused: spike.refused,
      usual: Math.round(spike.usual * 100) / 100,
      code: spike.lastRefusedCode,
    };
    await inSqlTransaction(ctx.db, (tx) =>
      sendAlert(ctx, tx, {
        key: spike,
        alert: { type: "api_key.refusals_growing", data },
        subject: toDay(now),
      }),
    );
  }
}

/** Sends alerts about unused and expiring keys. */
export async function reviewKeys(ctx: WatchContext): Promise<void> {
  const now = ctx.clock.now();
  await repeatUntilDone(async () => {
    const since = new Date(now.getTime() - UNUSED_AFTER_MS);
    const unusedKeys = await findUnusedKeys(ctx.db.sql, { now, since, limit: BATCH_SIZE });
    for (const key of unusedKeys) {
      const data = { keyId: key.id, lastUsedAt: key.lastUsedAt?.toISOString() ?? null };
      await inSqlTransaction(ctx.db, (tx) =>
        sendAlert(ctx, tx, { key, alert: { type: "api_key.unused", data }, subject: key.subject }),
      );
    }
    return unusedKeys.length;
  });
  for (const [index, days] of EXPIRY_NOTICE_DAYS.entries()) {
    const minDays = EXPIRY_NOTICE_DAYS[index + 1] ?? 0;
    await repeatUntilDone(async () => {
      const expiringKeys = await findExpiringKeys(ctx.db.sql, { now, days, minDays, limit: BATCH_SIZE });
      for (const key of expiringKeys) {
        const data = { keyId: key.id, expiresAt: key.expiresAt.toISOString(), days };
        await inSqlTransaction(ctx.db, (tx) =>
          sendAlert(ctx, tx, { key, alert: { type: "api_key.expiring", data }, subject: key.subject }),
        );
      }
      return expiringKeys.length;
    });
  }
}

async function repeatUntilDone(step: () => Promise<number>): Promise<void> {
  while ((await step()) === BATCH_SIZE);
}

/** @returns the number of networks, up to BATCH_SIZE */
function reviewNetworks(ctx: WatchContext): Promise<number> {
  const now = ctx.clock.now();
  return inSqlTransaction(ctx.db, async (tx) => {
    const unreviewedNetworks = await lockUnreviewedNetworks(tx, { day: toDay(now), limit: BATCH_SIZE });
    for (const [keyId, networks] of Map.groupBy(unreviewedNetworks, ({ id }) => id)) {
      const [key] = networks as [(typeof networks)[number]];
      const newNetworks = networks.filter(
        ({ firstSeenAt, usedSince }) => firstSeenAt.getTime() - usedSince.getTime() > LEARNING_MS,
      );
      if (newNetworks[0]) {
        const data = {
          keyId,
          networks: newNetworks.slice(0, MAX_NETWORKS_LISTED).map(({ network }) => network),
          count: newNetworks.length,
          firstSeenAt: newNetworks[0].firstSeenAt.toISOString(),
        };
        await sendAlert(ctx, tx, { key, alert: { type: "api_key.new_network", data }, subject: toDay(now) });
      }
      await markNetworksReviewed(tx, { keyId, networks: networks.map(({ network }) => network), now });
    }
    return unreviewedNetworks.length;
  });
}

/** Emits the event and mails owners and admins, once per alert. */
async function sendAlert(
  ctx: WatchContext,
  tx: Sql,
  { key, alert, subject }: { key: WatchedKey; alert: Alert; subject: string },
): Promise<void> {
  const at = ctx.clock.now();
  if (!(await claimAlert(tx, key, { kind: alert.type, subject, at }))) return;
  const { organizationId } = key;
  await recordEvent(tx, { organizationId, type: alert.type, data: { ...alert.data }, at });
  await mailOwnersAndAdmins(ctx, tx, {
    organizationId,
    mail: composeAlertMail(alert, key, ctx.signIn.origin),
  });
}
