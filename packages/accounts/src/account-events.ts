import { kysely, type Params, type Sql, sql, statement } from "@svc/database";
import { newId } from "@svc/service-kit";

// Events that both services write: the widget service's role may call a function for each, and not write to the table.

export interface AccountEvent {
  eventId: string;
  organizationId: string;
  accountId: string;
  at: Date;
}

/** Writes `account.created`. The account must have been written by a statement before. */
export async function recordAccountCreated(tx: Sql, event: Omit<AccountEvent, "eventId">): Promise<void> {
  await recordCreated(tx, { eventId: newId("evt"), ...event });
}

const recordCreated = statement(
  "record_account_created",
  ({ eventId, organizationId, accountId, at }: Params<AccountEvent>) =>
    kysely.selectNoFrom(
      sql`record_account_created(${eventId}, ${organizationId}, ${accountId}, ${at})::text`.as("done"),
    ),
);
