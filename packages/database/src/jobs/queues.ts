import type { Queue, QueuePolicy } from "pg-boss";

/**
 * A job has no payload: it wakes a worker, which finds the work in the tables. `SCHEDULES` and some transactions send jobs.
 *
 * `timers.sweep`: run due timers.
 * `approvals.sweep`: record expired approvals, and report approvals that custodian changes made outdated.
 * `audit.verify`: verify part of the audit log.
 * `books.check`: compare events, timelines, deliveries, money and tax forms.
 * `canary.run`: move a rollover of the canary organization from creation to completion.
 * `answers.clean`: delete responses stored for idempotency, after a day.
 * `rollovers.answers`: compute missing and outdated stored responses of `GET /v1/rollovers/{id}`.
 * `webhooks.clean`: delete old unpartitioned webhook data, and data of deleted endpoints.
 * `documents.clean`: delete files of erased accounts, and abandoned uploads.
 * `timelines.anchor`: write the day's anchor of all timelines.
 * `mail.send`: send due mail.
 * `tracking.notify`: queue mail and send text messages to participants.
 * `keys.watch`: alert on keys used from new networks or rejected more often than before.
 * `keys.review`: alert on unused and expiring keys.
 * `evidence.keep`: create and drop partitions, and delete old data of keys and custodian requests.
 * `incoming-funds.apply`: apply imported money that has a clear match.
 * `webhooks.recover`: create the deliveries that recoveries request.
 */
export type QueueName =
  | "timers.sweep"
  | "approvals.sweep"
  | "audit.verify"
  | "books.check"
  | "canary.run"
  | "answers.clean"
  | "rollovers.answers"
  | "webhooks.clean"
  | "webhooks.recover"
  | "documents.clean"
  | "mail.send"
  | "tracking.notify"
  | "keys.watch"
  | "keys.review"
  | "evidence.keep"
  | "timelines.anchor"
  | "incoming-funds.apply";

const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 60 * MINUTE_SECONDS;

/** The policy `short` allows one waiting job per queue. A worker without heartbeats loses its job within seconds. */
const WAKE_UP = {
  policy: "short",
  notify: true,
  heartbeatSeconds: 10,
  expireInSeconds: 5 * MINUTE_SECONDS,
  retryLimit: 2,
  deleteAfterSeconds: HOUR_SECONDS,
} as const;

export const QUEUES: { [Name in QueueName]: Omit<Queue, "name"> & { policy: QueuePolicy } } = {
  "timers.sweep": WAKE_UP,
  "approvals.sweep": WAKE_UP,
  "audit.verify": WAKE_UP,
  "books.check": WAKE_UP,
  "canary.run": WAKE_UP,
  "answers.clean": WAKE_UP,
  "rollovers.answers": WAKE_UP,
  "webhooks.clean": WAKE_UP,
  "webhooks.recover": WAKE_UP,
  "documents.clean": WAKE_UP,
  "mail.send": WAKE_UP,
  "tracking.notify": WAKE_UP,
  "keys.watch": WAKE_UP,
  "keys.review": WAKE_UP,
  "evidence.keep": WAKE_UP,
  "timelines.anchor": WAKE_UP,
  "incoming-funds.apply": WAKE_UP,
};

/** Cron expressions are in UTC. */
export const SCHEDULES: readonly { queue: QueueName; cron: string }[] = [
  { queue: "timers.sweep", cron: "* * * * *" },
  { queue: "approvals.sweep", cron: "* * * * *" },
  { queue: "audit.verify", cron: "*/10 * * * *" },
  { queue: "books.check", cron: "* * * * *" },
  { queue: "canary.run", cron: "* * * * *" },
  { queue: "answers.clean", cron: "*/10 * * * *" },
  { queue: "rollovers.answers", cron: "* * * * *" },
  { queue: "webhooks.clean", cron: "17 * * * *" },
  { queue: "webhooks.recover", cron: "* * * * *" },
  { queue: "documents.clean", cron: "*/10 * * * *" },
  { queue: "mail.send", cron: "* * * * *" },
  { queue: "tracking.notify", cron: "* * * * *" },
  { queue: "keys.watch", cron: "* * * * *" },
  { queue: "keys.review", cron: "23 * * * *" },
  { queue: "evidence.keep", cron: "*/10 * * * *" },
  { queue: "timelines.anchor", cron: "41 * * * *" },
  { queue: "incoming-funds.apply", cron: "* * * * *" },
];
