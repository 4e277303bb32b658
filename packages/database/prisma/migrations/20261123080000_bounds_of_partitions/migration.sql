-- Prepares partitioning events, deliveries and attempts by their IDs, which begin with the time of creation. Three migrations of
-- one release, each of which blocks writers only briefly: this one adds a constraint that bounds all IDs, the next validates it,
-- and the third changes the tables.

-- Returns the lowest partition key that a row of this table could have at a time, as text.
CREATE FUNCTION "partition_bound"("of_table" text, "at" timestamptz) RETURNS text
LANGUAGE plpgsql IMMUTABLE SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  ms bigint := floor(extract(epoch FROM at) * 1000);
  hex text := lpad(to_hex(ms), 12, '0');
  digits text := '';
BEGIN
  CASE of_table
    WHEN 'events' THEN
      -- A TypeID is two zero bits and 128 bits, in Crockford's base32. So its first ten digits are the 48 bits of the time.
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

-- Returns an attempt's ID: its millisecond, and the lower bits of a counter. Earlier IDs are lower than all of these.
CREATE FUNCTION "new_attempt_id"() RETURNS bigint LANGUAGE sql VOLATILE AS $$
  SELECT (floor(extract(epoch FROM clock_timestamp()) * 1000)::bigint << 20) | (nextval('webhook_attempts_id_seq') & 1048575)
$$;
-- Locks the tables in the order of the writers. If a writer holds one of them and waits for another, this gives up and releases
-- its locks before PostgreSQL checks for a deadlock.
SET LOCAL lock_timeout = '200ms';
LOCK TABLE "events", "webhook_attempts", "webhook_deliveries" IN ACCESS EXCLUSIVE MODE;

ALTER TABLE "webhook_attempts" ALTER COLUMN "id" SET DEFAULT new_attempt_id();

-- The bound is above all IDs until the tables are partitioned, with some weeks to spare.
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
