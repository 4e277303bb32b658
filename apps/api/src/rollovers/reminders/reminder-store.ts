import { kysely, type OrganizationParams, type Params, type Sql, statement } from "@svc/database";
import { REMINDER_EVENT, type Reminder } from "./reminder.ts";

export interface StoredReminder extends Reminder {
  at: Date;
}

export async function findLastReminder(
  tx: Sql,
  organizationId: string,
  rolloverId: string,
): Promise<StoredReminder | null> {
  const entry = await selectLast.first(tx, { organizationId, rolloverId });
  return entry && { ...(entry.data as { reminder: Reminder }).reminder, at: entry.at };
}

const selectLast = statement(
  "rollover_last_reminder",
  (param: Params<OrganizationParams & { rolloverId: string }>) =>
    kysely
      .selectFrom("timelineEntries")
      .select(["at", "data"])
      .where("organizationId", "=", param.organizationId)
      .where("rolloverId", "=", param.rolloverId)
      .where("type", "=", REMINDER_EVENT)
      .orderBy("sequence", "desc")
      .limit(1),
);
