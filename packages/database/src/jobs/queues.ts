import type { Queue, QueuePolicy } from "pg-boss";

/** What each queue's jobs carry. A job is a wake-up: what is to be done, and whether it still is, the tables say. */
export interface QueueData {
  /** Look for rollovers whose timers are due. Sent every minute. */
  "timers.sweep": object;
  /** Delete remembered answers whose day is over. Sent every ten minutes. */
  "answers.clean": object;
  /** Delete old events with their deliveries, and old attempts. Sent every hour. */
  "webhooks.clean": object;
  /** Make the deliveries of a recovery that are still to be made. */
  "webhooks.recover": { recoveryId: string };
  /** Do what is due for one rollover. */
  "timers.fire": { rolloverId: string; organizationId: string };
}

export type QueueName = keyof QueueData;

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** A job that comes round: a run that fails is made good by the next one. */
const RECURRING = {
  policy: "stately",
  heartbeatSeconds: 10,
  expireInSeconds: 5 * MINUTE,
  retryLimit: 0,
  deleteAfterSeconds: HOUR,
} as const;

/**
 * The queues. `stately` keeps one job waiting and one running for each key, so that wake-ups do not pile up. A worker
 * that dies stops beating, and its job is another's within seconds.
 */
export const QUEUES: { [Name in QueueName]: Omit<Queue, "name"> & { policy: QueuePolicy } } = {
  "timers.sweep": RECURRING,
  "answers.clean": RECURRING,
  "webhooks.clean": RECURRING,
  "webhooks.recover": { ...RECURRING, expireInSeconds: 10 * MINUTE, retryLimit: 5 },
  "timers.fire": {
    policy: "stately",
    notify: true,
    heartbeatSeconds: 10,
    expireInSeconds: MINUTE,
    retryLimit: 5,
    retryDelay: 1,
    retryBackoff: true,
    deleteAfterSeconds: HOUR,
  },
};

/** Jobs that come round by themselves, as cron expressions in UTC. */
export const SCHEDULES: readonly { queue: QueueName; cron: string }[] = [
  { queue: "timers.sweep", cron: "* * * * *" },
  { queue: "answers.clean", cron: "*/10 * * * *" },
  { queue: "webhooks.clean", cron: "17 * * * *" },
];
