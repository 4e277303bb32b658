-- Only the API may call the functions of partitions. PostgreSQL lets everybody call a new function until the privilege is revoked.
-- The API's role gets its privilege in the same transaction, so that running instances can still write attempts.
REVOKE ALL ON FUNCTION "partition_bound"(text, timestamptz), "new_attempt_id"(), "partition_rules"(), "partitions"() FROM PUBLIC;

DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'svc_api') THEN
    GRANT EXECUTE ON FUNCTION "partition_bound"(text, timestamptz), "new_attempt_id"(), "partition_rules"(), "partitions"() TO svc_api;
  END IF;
END
$$;
