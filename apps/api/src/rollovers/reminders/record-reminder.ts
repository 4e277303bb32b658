import type { Sql } from "@svc/database";
import type { VerifiedRollover } from "@svc/rollover-rules/rollover";
import { Problem } from "@svc/service-kit/errors";
import type { ApiCall } from "../../context/define-operation.ts";
import { recordRolloverEvent } from "../timeline/rollover-change.ts";
import type { Reminder } from "./reminder.ts";
import { findLastReminder } from "./reminder-store.ts";

const DAY_MS = 86_400_000;
export const REMINDER_INTERVAL_DAYS = 3;

export const toNextReminder = (at: Date) => new Date(at.getTime() + REMINDER_INTERVAL_DAYS * DAY_MS);

/** @throws Problem `reminder_not_possible` within `REMINDER_INTERVAL_DAYS` of the last reminder of the same task */
export async function requireReminderDue(
  tx: Sql,
  { organizationId, id, state }: VerifiedRollover,
  { recipient, task, now }: Pick<Reminder, "recipient" | "task"> & { now: Date },
): Promise<void> {
  const last = await findLastReminder(tx, organizationId, id);
  if (last?.recipient !== recipient || last.task !== task) return;
  const next = toNextReminder(last.at);
  if (next <= now) return;
  const nextReminderAt = next.toISOString();
  const detail = `The last reminder was sent at ${last.at.toISOString()}. The next one is possible from ${nextReminderAt}.`;
  throw new Problem("reminder_not_possible", detail, { extensions: { state, nextReminderAt } });
}

/** Records the reminder. Keeps the rollover's version. The event sends messages and webhooks. */
export async function recordReminder(
  call: ApiCall & { tx: Sql },
  rollover: VerifiedRollover,
  { reminder, now }: { reminder: Reminder; now: Date },
): Promise<void> {
  const data = { reminder };
  await recordRolloverEvent(call, call.tx, {
    rollover,
    event: { type: "rollover.reminder_sent", at: now, actor: call.principal.actor, data, eventDetails: data },
  });
}
