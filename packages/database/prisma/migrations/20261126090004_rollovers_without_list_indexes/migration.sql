-- Drops the indexes that lists of the last release read, where it has no rows to list. In a database with rollovers
-- `svc db finish-upgrade` drops them, once no process of the last release serves.
-- allow: dynamic-sql: the statement in the block is a literal one
-- allow: drops-used: only where rollovers has no rows, in a new database
DO $$
BEGIN
  IF NOT EXISTS (SELECT FROM rollovers) THEN
    DROP INDEX "rollovers_account_destination_external_key_idx", "rollovers_account_destination_key_idx", "rollovers_account_external_key_idx",
      "rollovers_account_key_idx", "rollovers_account_source_external_key_idx", "rollovers_account_source_key_idx", "rollovers_assignee_class_idx",
      "rollovers_by_account_idx", "rollovers_by_timer_idx", "rollovers_class_idx", "rollovers_deadline_assignee_key_idx",
      "rollovers_deadline_class_key_idx", "rollovers_deadline_destination_key_idx", "rollovers_deadline_nobody_key_idx",
      "rollovers_deadline_priority_key_idx", "rollovers_deadline_source_key_idx", "rollovers_destination_external_key_idx",
      "rollovers_destination_key_idx", "rollovers_due_assignee_key_idx", "rollovers_due_class_key_idx", "rollovers_due_destination_key_idx",
      "rollovers_due_nobody_key_idx", "rollovers_due_priority_key_idx", "rollovers_due_source_key_idx", "rollovers_external_key_idx",
      "rollovers_newest_assignee_key_idx", "rollovers_newest_class_key_idx", "rollovers_newest_destination_key_idx",
      "rollovers_newest_nobody_key_idx", "rollovers_newest_priority_key_idx", "rollovers_newest_source_key_idx", "rollovers_nobody_class_idx",
      "rollovers_one_live_key", "rollovers_priority_class_idx", "rollovers_source_external_key_idx", "rollovers_source_key_idx",
      "rollovers_state_key_idx", "rollovers_updated_assignee_key_idx", "rollovers_updated_class_key_idx", "rollovers_updated_destination_key_idx",
      "rollovers_updated_nobody_key_idx", "rollovers_updated_priority_key_idx", "rollovers_updated_source_key_idx";
  END IF;
END
$$;
