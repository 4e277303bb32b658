-- What partitions are made of is the API's: whatever is made may be called by everybody, until that is taken away. The API's role has it in the same
-- transaction, so that instances that write attempts meanwhile go on.
REVOKE ALL ON FUNCTION "partition_bound"(text, timestamptz), "new_attempt_id"(), "partition_rules"(), "partitions"() FROM PUBLIC;

DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'svc_api') THEN
    GRANT EXECUTE ON FUNCTION "partition_bound"(text, timestamptz), "new_attempt_id"(), "partition_rules"(), "partitions"() TO svc_api;
  END IF;
END
$$;
