import type { CustodianDirectory } from "@svc/custodians";
import type { Sql } from "@svc/database";
import { notFound } from "@svc/service-kit/errors";
import { requireVersion } from "@svc/service-kit/http";
import type { ApiCall } from "../../context/define-operation.ts";
import { readOrganizationClock } from "../../people/organizations/organization-clock.ts";
import { lockVerifiedRollover } from "../../rollovers/changes/lock-for-change.ts";
import {
  recordReminder,
  requireReminderDue,
  toNextReminder,
} from "../../rollovers/reminders/record-reminder.ts";
import { findReminder } from "./find-reminder.ts";
import type { ReminderView } from "./reminder-view.ts";

interface ReminderOptions {
  directory: CustodianDirectory;
  /** From `If-Match` or `ifVersion`. */
  ifMatch: string | null;
  dryRun: boolean;
}

/**
 * Locks the rollover, because a concurrent call may send the same reminder.
 * @throws Problem `not_found`, `version_conflict`, `reminder_not_possible`, `history_mismatch`
 */
export async function sendReminder(
  call: ApiCall & { tx: Sql },
  rolloverId: string,
  { directory, ifMatch, dryRun }: ReminderOptions,
): Promise<ReminderView> {
  const { tx, principal } = call;
  const { organizationId } = principal;
  const rollover = await lockVerifiedRollover(call, tx, { organizationId, rolloverId });
  if (!rollover) throw notFound("rollover");
  requireVersion(rollover, ifMatch);
  const reminder = await findReminder(call, rollover, directory);
  const now = await readOrganizationClock(call, tx, organizationId);
  await requireReminderDue(tx, rollover, { ...reminder, now });
  if (!dryRun) await recordReminder(call, rollover, { reminder, now });
  const { accountId, externalId, version } = rollover;
  return {
    object: "rollover_reminder",
    rolloverId,
    accountId,
    externalId,
    version,
    ...reminder,
    dryRun,
    sentAt: now.toISOString(),
    nextReminderAt: toNextReminder(now).toISOString(),
  };
}
