import { kysely, type Params, type Sql, sql, statement } from "@svc/database";
import { newId } from "@svc/service-kit";

export interface AccountEvent {
  eventId: string;
  organizationId: string;
  accountId: string;
  at: Date;
}

/** Records the event of a new account. Call it after the insert. */
export async function recordAccountCreated(tx: Sql, event: Omit<AccountEvent, "eventId">): Promise<void> {
  await recordCreated(tx, { eventId: newId("evt"), ...event });
}

// The widget service's database role can call this function, but cannot write the events table.
const recordCreated = statement(
  "record_account_created",
  ({ eventId, organizationId, accountId, at }: Params<AccountEvent>) =>
    kysely.selectNoFrom(
      sql`record_account_created(${eventId}, ${organizationId}, ${accountId}, ${at})::text`.as("done"),
    ),
);
