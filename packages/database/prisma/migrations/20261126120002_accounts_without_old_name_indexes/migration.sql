-- Drops the indexes of names that searches of the last release read, where it has no accounts to search. In a database with accounts
-- `svc db finish-upgrade` drops them, once no process of the last release serves.
-- allow: dynamic-sql: the statement in the block is a literal one
DO $$
BEGIN
  IF NOT EXISTS (SELECT FROM accounts) THEN
    DROP INDEX "accounts_by_first_name_idx", "accounts_by_last_name_idx";
  END IF;
END
$$;
