-- Drops the index of a column that is always empty since the last release, where no answer is stored. Elsewhere
-- `svc db finish-upgrade` drops it, once no process of the last release serves.
-- allow: dynamic-sql: the statement in the block is a literal one
DO $$
BEGIN
  IF NOT EXISTS (SELECT FROM idempotency_records) THEN
    DROP INDEX "idempotency_records_account_digests_idx";
  END IF;
END
$$;
