-- As before, with yesterday: what was answered before midnight is written after it, also on the log's first day.
CREATE OR REPLACE FUNCTION "keep_request_log"() RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  today date := (clock_timestamp() AT TIME ZONE 'UTC')::date;
  ahead integer;
  part text;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('svc request log', 0));
  FOR ahead IN -1..7 LOOP
    part := 'request_log_' || to_char(today + ahead, 'YYYYMMDD');
    CONTINUE WHEN to_regclass('public.' || part) IS NOT NULL;
    EXECUTE format('CREATE TABLE %I PARTITION OF request_log FOR VALUES FROM (%L) TO (%L)', part,
      (today + ahead)::timestamp AT TIME ZONE 'UTC', (today + ahead + 1)::timestamp AT TIME ZONE 'UTC');
  END LOOP;
  FOR part IN
    SELECT c.relname FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid
    WHERE i.inhparent = 'public.request_log'::regclass AND c.relname < 'request_log_' || to_char(today - 7, 'YYYYMMDD')
  LOOP
    EXECUTE format('DROP TABLE %I', part);
  END LOOP;
  DELETE FROM request_log_hours WHERE hour < (today - 7)::timestamp AT TIME ZONE 'UTC';
END
$$;
SELECT "keep_request_log"();
