import type { Queue, QueuePolicy } from "pg-boss";

/**
 * What there is to be done. A job is a wake-up and carries nothing: what is to be done, the tables say.
 *
 * `timers.sweep`: do what timers have to do. Sent every minute, and in the transaction of what is due at once.
 * `approvals.sweep`: write down which approvals are over, and tell of custodians that changed under approvals. Sent every minute.
 * `audit.verify`: hold a part of the audit log against its hashes. Sent every ten minutes.
 * `answers.clean`: delete remembered answers whose day is over. Sent every ten minutes.
 * `rollovers.answers`: store missing and outdated answers of rollovers. Sent every minute.
 * `webhooks.clean`: delete old events, deliveries and attempts that partitions do not take along, and what deleted endpoints had. Every hour.
 * `documents.clean`: remove the files of erased accounts, and uploads that came to nothing. Sent every ten minutes, and with an erasure.
 * `timelines.anchor`: write the day's anchor of all histories, unless it is there. Sent every hour.
 * `mail.send`: send the mails that are due. Sent every minute, and in the transaction of each mail.
 * `keys.watch`: tell of keys that are used from new networks, or refused more than before. Sent every minute.
 * `keys.review`: tell of keys that nothing uses, or that are about to end. Sent every hour.
 * `evidence.keep`: make and drop partitions, and delete what is old of keys and of requests for custodians. Sent every ten minutes.
 * `webhooks.recover`: make the deliveries of recoveries that are still to be made. Sent every minute, and when one begins.
 */
export type QueueName =
  | "timers.sweep"
  | "approvals.sweep"
  | "audit.verify"
  | "answers.clean"
  | "rollovers.answers"
  | "webhooks.clean"
  | "webhooks.recover"
  | "documents.clean"
  | "mail.send"
  | "keys.watch"
  | "keys.review"
  | "evidence.keep"
  | "timelines.anchor";

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/**
 * `short` keeps one job waiting, however often it is sent. A worker that dies stops beating, and its job is another's
 * within seconds; a run that fails is made good by the next one.
 */
const WAKE_UP = {
  policy: "short",
  notify: true,
  heartbeatSeconds: 10,
  expireInSeconds: 5 * MINUTE,
  retryLimit: 2,
  deleteAfterSeconds: HOUR,
} as const;

export const QUEUES: { [Name in QueueName]: Omit<Queue, "name"> & { policy: QueuePolicy } } = {
  "timers.sweep": WAKE_UP,
  "approvals.sweep": WAKE_UP,
  "audit.verify": WAKE_UP,
  "answers.clean": WAKE_UP,
  "rollovers.answers": WAKE_UP,
  "webhooks.clean": WAKE_UP,
  "webhooks.recover": WAKE_UP,
  "documents.clean": WAKE_UP,
  "mail.send": WAKE_UP,
  "keys.watch": WAKE_UP,
  "keys.review": WAKE_UP,
  "evidence.keep": WAKE_UP,
  "timelines.anchor": WAKE_UP,
};

/** Jobs that come round by themselves, as cron expressions in UTC. */
export const SCHEDULES: readonly { queue: QueueName; cron: string }[] = [
  { queue: "timers.sweep", cron: "* * * * *" },
  { queue: "approvals.sweep", cron: "* * * * *" },
  { queue: "audit.verify", cron: "*/10 * * * *" },
  { queue: "answers.clean", cron: "*/10 * * * *" },
  { queue: "rollovers.answers", cron: "* * * * *" },
  { queue: "webhooks.clean", cron: "17 * * * *" },
  { queue: "webhooks.recover", cron: "* * * * *" },
  { queue: "documents.clean", cron: "*/10 * * * *" },
  { queue: "mail.send", cron: "* * * * *" },
  { queue: "keys.watch", cron: "* * * * *" },
  { queue: "keys.review", cron: "23 * * * *" },
  { queue: "evidence.keep", cron: "*/10 * * * *" },
  { queue: "timelines.anchor", cron: "41 * * * *" },
];
