import type pg from "pg";
import { withClient } from "./with-client.ts";

/** Indexes that only the previous release reads. */
const UNUSED_INDEXES: readonly string[] = [
  "accounts_by_first_name_idx",
  "accounts_by_last_name_idx",
  "idempotency_records_account_digests_idx",
  "rollovers_account_destination_external_key_idx",
  "rollovers_account_destination_key_idx",
  "rollovers_account_external_key_idx",
  "rollovers_account_key_idx",
  "rollovers_account_source_external_key_idx",
  "rollovers_account_source_key_idx",
  "rollovers_assignee_class_idx",
  "rollovers_by_account_idx",
  "rollovers_by_timer_idx",
  "rollovers_class_idx",
  "rollovers_deadline_assignee_key_idx",
  "rollovers_deadline_class_key_idx",
  "rollovers_deadline_destination_key_idx",
  "rollovers_deadline_nobody_key_idx",
  "rollovers_deadline_priority_key_idx",
  "rollovers_deadline_source_key_idx",
  "rollovers_destination_external_key_idx",
  "rollovers_destination_key_idx",
  "rollovers_due_assignee_key_idx",
  "rollovers_due_class_key_idx",
  "rollovers_due_destination_key_idx",
  "rollovers_due_nobody_key_idx",
  "rollovers_due_priority_key_idx",
  "rollovers_due_source_key_idx",
  "rollovers_external_key_idx",
  "rollovers_newest_assignee_key_idx",
  "rollovers_newest_class_key_idx",
  "rollovers_newest_destination_key_idx",
  "rollovers_newest_nobody_key_idx",
  "rollovers_newest_priority_key_idx",
  "rollovers_newest_source_key_idx",
  "rollovers_nobody_class_idx",
  "rollovers_one_live_key",
  "rollovers_priority_class_idx",
  "rollovers_source_external_key_idx",
  "rollovers_source_key_idx",
  "rollovers_state_key_idx",
  "rollovers_updated_assignee_key_idx",
  "rollovers_updated_class_key_idx",
  "rollovers_updated_destination_key_idx",
  "rollovers_updated_nobody_key_idx",
  "rollovers_updated_priority_key_idx",
  "rollovers_updated_source_key_idx",
];

export function findUnusedIndexes(url: string): Promise<string[]> {
  return withClient(url, readUnusedIndexes);
}

/**
 * Drops unused indexes while services run. Processes of the previous release would then scan whole tables.
 * @param url of the database's owner
 */
export function dropUnusedIndexes(url: string): Promise<string[]> {
  return withClient(url, async (client) => {
    await client.query("SET statement_timeout = 0; SET lock_timeout = 0");
    const names = await readUnusedIndexes(client);
    for (const name of names)
      await client.query(`DROP INDEX CONCURRENTLY IF EXISTS ${client.escapeIdentifier(name)}`);
    return names;
  });
}

async function readUnusedIndexes(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    "SELECT name FROM unnest($1::text[]) AS name WHERE to_regclass(quote_ident(name)) IS NOT NULL",
    [UNUSED_INDEXES],
  );
  return rows.map(({ name }) => name);
}
