-- Events, deliveries and attempts are to be partitioned by their ids, which begin with the time at which they were made. In three steps,
-- each short for whoever writes meanwhile: a bound that every row keeps, the proof that it does, and the change. All three are of one release.

-- The lowest key that a row of this table could have at a moment, as text.
CREATE FUNCTION "partition_bound"("of_table" text, "at" timestamptz) RETURNS text
LANGUAGE plpgsql IMMUTABLE SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  ms bigint := floor(extract(epoch FROM at) * 1000);
  hex text := lpad(to_hex(ms), 12, '0');
  digits text := '';
BEGIN
  CASE of_table
    WHEN 'events' THEN
      -- A TypeID: 128 bits in Crockford's base32 behind two that are zero, so that the 48 of the time are the first ten digits.
      FOR digit IN 1..10 LOOP
        digits := substr('0123456789abcdefghjkmnpqrstvwxyz', (ms & 31)::int + 1, 1) || digits;
        ms := ms >> 5;
      END LOOP;
      RETURN 'evt_' || digits || repeat('0', 16);
    WHEN 'webhook_deliveries' THEN
      RETURN format('%s-%s-0000-0000-000000000000', left(hex, 8), right(hex, 4));
    WHEN 'webhook_attempts' THEN
      RETURN (ms << 20)::text;
    WHEN 'request_log' THEN
      RETURN to_char(at AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI:SS.MS') || '+00';
  END CASE;
END
$$;

-- An attempt's id: its millisecond, and the lower bits of a counter. The ids of before stand below all of these.
CREATE FUNCTION "new_attempt_id"() RETURNS bigint LANGUAGE sql VOLATILE AS $$
  SELECT (floor(extract(epoch FROM clock_timestamp()) * 1000)::bigint << 20) | (nextval('webhook_attempts_id_seq') & 1048575)
$$;
-- In the order in which writers take them, and for a short while: whoever would wait for what is held here, and holds what is wanted here, is let go on
-- before PostgreSQL looks for a deadlock.
SET LOCAL lock_timeout = '200ms';
LOCK TABLE "events", "webhook_attempts", "webhook_deliveries" IN ACCESS EXCLUSIVE MODE;

ALTER TABLE "webhook_attempts" ALTER COLUMN "id" SET DEFAULT new_attempt_id();

-- Above all ids that there will be until the tables are partitioned, and some weeks more.
DO $$
DECLARE
  kept record;
BEGIN
  FOR kept IN SELECT * FROM (VALUES ('webhook_attempts', 'week', 5), ('webhook_deliveries', 'month', 2), ('events', 'month', 2))
    AS kept (of_table, unit, ahead) LOOP
    EXECUTE format('ALTER TABLE %I ADD CONSTRAINT "before_partitions" CHECK (id < %L) NOT VALID', kept.of_table, partition_bound(kept.of_table,
      (date_trunc(kept.unit, now() AT TIME ZONE 'UTC') + kept.ahead * ('1 ' || kept.unit)::interval) AT TIME ZONE 'UTC'));
  END LOOP;
END
$$;
