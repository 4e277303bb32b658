-- Partitions events, deliveries and attempts like the request log, so that expired rows are dropped with their partition instead
-- of deleted. Each old table becomes the first partition of the new one. Foreign keys are removed, because dropping a partition
-- with a foreign key locks the referenced table. Writers read the referenced rows before they insert, and deletions of those
-- rows delete these rows first.

-- Locks the tables in the order of the writers. If a writer holds one of them and waits for another, this gives up and releases
-- its locks before PostgreSQL checks for a deadlock.
SET LOCAL lock_timeout = '200ms';
LOCK TABLE "events", "webhook_attempts", "webhook_deliveries" IN ACCESS EXCLUSIVE MODE;

ALTER TABLE "events" DROP CONSTRAINT "events_organization_id_fkey";
ALTER TABLE "webhook_deliveries" DROP CONSTRAINT "webhook_deliveries_organization_id_fkey",
  DROP CONSTRAINT "webhook_deliveries_endpoint_id_fkey", DROP CONSTRAINT "webhook_deliveries_event_id_fkey",
  DROP CONSTRAINT "webhook_deliveries_recovery_id_fkey";
ALTER TABLE "webhook_attempts" DROP CONSTRAINT "webhook_attempts_delivery_id_fkey";
DROP TRIGGER "events_place" ON "events";
DROP TRIGGER "events_fan_out" ON "events";

-- Replaces a table by a partitioned table with the same indexes, defaults and privileges.
CREATE FUNCTION "partition_in_place"("of_table" text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  bound text := (SELECT substring(pg_get_constraintdef(oid) FROM '< ''?([0-9a-z_-]+)')
    FROM pg_constraint WHERE conname = 'before_partitions' AND conrelid = of_table::regclass);
  before text := of_table || '_before';
  acl aclitem[] := (SELECT relacl FROM pg_class WHERE oid = of_table::regclass);
  serial text := pg_get_serial_sequence(of_table, CASE of_table WHEN 'webhook_deliveries' THEN 'position' WHEN 'webhook_attempts' THEN 'id' END);
  indexes text[] := (SELECT array_agg(pg_get_indexdef(indexrelid)) FROM pg_index
    WHERE indrelid = of_table::regclass AND NOT indisunique);
  found text;
  granted record;
  is_empty boolean;
BEGIN
  EXECUTE format('ALTER TABLE %I RENAME TO %I', of_table, before);
  FOR found IN SELECT indexrelid::regclass::text FROM pg_index WHERE indrelid = before::regclass LOOP
    EXECUTE format('ALTER INDEX %I RENAME TO %I', found, replace(found, of_table, before));
  END LOOP;
  EXECUTE format('CREATE TABLE %I (LIKE %I INCLUDING DEFAULTS) PARTITION BY RANGE (id)', of_table, before);
  EXECUTE format('ALTER TABLE %1$I ADD CONSTRAINT %2$I PRIMARY KEY (id)', of_table, of_table || '_pkey');
  FOREACH found IN ARRAY indexes LOOP
    EXECUTE found;
  END LOOP;
  IF serial IS NOT NULL THEN
    EXECUTE format('ALTER SEQUENCE %s OWNED BY %I.%I', serial, of_table, CASE of_table WHEN 'webhook_deliveries' THEN 'position' ELSE 'id' END);
  END IF;
  FOR granted IN SELECT * FROM aclexplode(acl) LOOP
    EXECUTE format('GRANT %s ON %I TO %s', granted.privilege_type, of_table,
      CASE granted.grantee WHEN 0 THEN 'PUBLIC' ELSE granted.grantee::regrole::text END);
  END LOOP;
  EXECUTE format('SELECT NOT EXISTS (SELECT FROM %I)', before) INTO is_empty;
  IF is_empty THEN
    EXECUTE format('DROP TABLE %I', before);
  ELSE
    EXECUTE format('ALTER TABLE %I ATTACH PARTITION %I FOR VALUES FROM (MINVALUE) TO (%L)', of_table, before, bound);
    EXECUTE format('ALTER TABLE %I DROP CONSTRAINT "before_partitions"', before);
    IF of_table = 'webhook_deliveries' THEN
      EXECUTE format('ALTER TABLE %I SET (autovacuum_vacuum_scale_factor = 0.01, autovacuum_vacuum_threshold = 10000)', before);
    END IF;
  END IF;
END
$$;
SELECT "partition_in_place"('events'), "partition_in_place"('webhook_deliveries'), "partition_in_place"('webhook_attempts');
DROP FUNCTION "partition_in_place"(text);

CREATE TRIGGER "events_place" BEFORE INSERT ON "events" FOR EACH ROW EXECUTE FUNCTION "place_event"();
CREATE TRIGGER "events_fan_out"
  AFTER INSERT ON "events" FOR EACH ROW WHEN (NEW.type <> 'webhook.test') EXECUTE FUNCTION "fan_out_event"();

-- The default partitions hold rows without another partition, so that writes succeed even if no worker has created partitions.
CREATE TABLE "events_default" PARTITION OF "events" DEFAULT;
CREATE UNIQUE INDEX "events_default_sequence_key" ON "events_default" ("rollover_id", "sequence");
CREATE TABLE "webhook_deliveries_default" PARTITION OF "webhook_deliveries" DEFAULT;
CREATE TABLE "webhook_attempts_default" PARTITION OF "webhook_attempts" DEFAULT;
CREATE TABLE "request_log_default" PARTITION OF "request_log" DEFAULT;

-- Returns the length of each table's partitions, the number of partitions created ahead, and their retention after their end.
-- The order is the order of removal: a delivery before its event.
CREATE FUNCTION "partition_rules"() RETURNS TABLE ("of_table" text, "unit" text, "ahead" integer, "kept" interval)
LANGUAGE sql IMMUTABLE AS $$
  VALUES ('webhook_attempts', 'week', 5, interval '30 days'), ('webhook_deliveries', 'month', 2, interval '90 days'),
    ('events', 'month', 2, interval '90 days'), ('request_log', 'day', 8, interval '7 days')
$$;

-- Returns the attached partitions and their time ranges, without the default partitions. A partition's name contains its start.
-- The partition of rows from before partitioning ends where the first of the others starts.
CREATE FUNCTION "partitions"() RETURNS TABLE ("of_table" text, "part" text, "starts" timestamptz, "ends" timestamptz)
LANGUAGE sql STABLE SET search_path = public, pg_temp AS $$
  WITH named AS (
    SELECT r.of_table, r.unit, c.relname::text AS part,
      to_date(substring(c.relname FROM '_([0-9]{8})$'), 'YYYYMMDD')::timestamp AS starts
    FROM partition_rules() r JOIN pg_inherits i ON i.inhparent = to_regclass(r.of_table) JOIN pg_class c ON c.oid = i.inhrelid
    WHERE c.relname <> r.of_table || '_default' AND NOT i.inhdetachpending
  )
  SELECT of_table, part, coalesce(starts AT TIME ZONE 'UTC', '-infinity'),
    coalesce(starts + ('1 ' || unit)::interval, min(starts) OVER (PARTITION BY of_table)) AT TIME ZONE 'UTC'
  FROM named
$$;

-- Creates a partition if it is missing. Creates it as a separate table and attaches it, which does not block writers. If the
-- default partition already has rows of its time range, creates none: those rows stay there and are deleted one by one.
CREATE FUNCTION "make_partition"("of_table" text, "unit" text, "starts" timestamp) RETURNS text
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  part text := of_table || '_' || to_char(starts, 'YYYYMMDD');
  key text := CASE of_table WHEN 'request_log' THEN 'at' ELSE 'id' END;
  low text := partition_bound(of_table, starts AT TIME ZONE 'UTC');
  high text := partition_bound(of_table, (starts + ('1 ' || unit)::interval) AT TIME ZONE 'UTC');
  is_taken boolean;
BEGIN
  IF to_regclass(part) IS NOT NULL OR EXISTS (
    SELECT FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid
    WHERE i.inhparent = of_table::regclass AND c.relname = of_table || '_before'
      AND substring(pg_get_expr(c.relpartbound, c.oid) FROM 'TO \(''?([0-9a-z_-]+)') COLLATE "C" > low) THEN
    RETURN NULL;
  END IF;
  EXECUTE format('SELECT EXISTS (SELECT FROM %1$I WHERE %2$I >= %3$L AND %2$I < %4$L)', of_table || '_default', key, low, high) INTO is_taken;
  IF is_taken THEN RETURN NULL; END IF;
  EXECUTE format('CREATE TABLE %I (LIKE %I INCLUDING DEFAULTS INCLUDING INDEXES INCLUDING STORAGE)', part, of_table);
  IF of_table = 'events' THEN
    EXECUTE format('CREATE UNIQUE INDEX ON %I (rollover_id, sequence)', part);
  END IF;
  IF of_table = 'webhook_deliveries' THEN
    -- Each row is updated once or twice, and dead rows slow down the search for waiting deliveries.
    EXECUTE format('ALTER TABLE %I SET (autovacuum_vacuum_scale_factor = 0.01, autovacuum_vacuum_threshold = 10000)', part);
  END IF;
  EXECUTE format('ALTER TABLE %I ATTACH PARTITION %I FOR VALUES FROM (%L) TO (%L)', of_table, part, low, high);
  RETURN 'made ' || part;
END
$$;
REVOKE ALL ON FUNCTION "make_partition"(text, text, timestamp) FROM PUBLIC;

-- Detaches a partition from its table. Moves rows to the default partition if they must be kept longer: events of an organization
-- whose sandbox clock is ahead, and their deliveries. Before it detaches events, it deletes their deliveries that were created
-- later, a thousand per call.
CREATE FUNCTION "detach_partition"("of_table" text, "part" text, "starts" timestamptz, "ends" timestamptz, "before" timestamptz) RETURNS text
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  low text := CASE WHEN starts > '-infinity' THEN partition_bound('events', starts) ELSE '' END;
  high text := partition_bound('events', ends);
  step integer;
BEGIN
  IF of_table = 'events' THEN
    EXECUTE format($q$WITH over AS (
        SELECT d.id FROM webhook_deliveries d
        WHERE d.event_id >= $1 AND d.event_id < $2 AND NOT EXISTS (SELECT FROM %I v WHERE v.id = d.event_id AND v.created_at >= $3)
        LIMIT 1000
      ), attempts AS (
        DELETE FROM webhook_attempts WHERE delivery_id = ANY (ARRAY(SELECT id FROM over))
      )
      DELETE FROM webhook_deliveries WHERE id = ANY (ARRAY(SELECT id FROM over))$q$, part) USING low, high, before;
    GET DIAGNOSTICS step = ROW_COUNT;
    IF step > 0 THEN RETURN format('deleted %s deliveries of events that are over', step); END IF;
  END IF;
  EXECUTE format('ALTER TABLE %I DETACH PARTITION %I', of_table, part);
  EXECUTE format('ALTER TABLE %I RENAME TO %I', part, 'over_' || part);
  IF of_table = 'events' THEN
    -- The triggers ran when the events were first written.
    EXECUTE format('ALTER TABLE %I DISABLE TRIGGER USER', of_table || '_default');
    EXECUTE format('INSERT INTO %I SELECT * FROM %I WHERE created_at >= $1', of_table || '_default', 'over_' || part) USING before;
    EXECUTE format('ALTER TABLE %I ENABLE TRIGGER USER', of_table || '_default');
  ELSIF of_table = 'webhook_deliveries' THEN
    -- IDs of events come from a host's clock, which can be seconds ahead of the database clock that IDs of deliveries come from.
    EXECUTE format('INSERT INTO %I SELECT d.* FROM %I d JOIN (
        SELECT id FROM events WHERE id < $1 AND created_at >= $2) v ON v.id = d.event_id', of_table || '_default', 'over_' || part)
      USING partition_bound('events', ends + interval '1 minute'), before;
  ELSIF of_table = 'webhook_attempts' THEN
    EXECUTE format('INSERT INTO %I SELECT * FROM %I WHERE attempted_at >= $1', of_table || '_default', 'over_' || part) USING before;
  END IF;
  RETURN 'detached ' || part;
END
$$;
REVOKE ALL ON FUNCTION "detach_partition"(text, text, timestamptz, timestamptz, timestamptz) FROM PUBLIC;

-- Does the next step of partition maintenance that is due at a time. Returns a description, or null if nothing was due. Call it in
-- a transaction per step. It waits for locks for up to half a second, and readers and writers queue behind it no longer than that.
-- Safe to repeat and to run concurrently.
CREATE FUNCTION "keep_partition_at"("at" timestamptz) RETURNS text
LANGUAGE plpgsql SET search_path = public, pg_temp SET lock_timeout = '500ms' AS $$
DECLARE
  rule record;
  over record;
  done text;
  deleted integer;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('svc partitions', 0));
  SELECT relname INTO done FROM pg_class
    WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND relname ~ '^over_[a-z_]+_([0-9]{8}|before)$' LIMIT 1;
  IF FOUND THEN
    EXECUTE format('DROP TABLE %I', done);
    RETURN 'dropped ' || done;
  END IF;
  FOR rule IN SELECT * FROM partition_rules() LOOP
    FOR later IN -1..rule.ahead LOOP
      done := make_partition(rule.of_table, rule.unit,
        date_trunc(rule.unit, at AT TIME ZONE 'UTC') + later * ('1 ' || rule.unit)::interval);
      IF done IS NOT NULL THEN RETURN done; END IF;
    END LOOP;
  END LOOP;
  FOR rule IN SELECT * FROM partition_rules() LOOP
    SELECT * INTO over FROM partitions() p WHERE p.of_table = rule.of_table AND p.ends <= at - rule.kept ORDER BY p.ends LIMIT 1;
    IF FOUND THEN
      RETURN detach_partition(over.of_table, over.part, over.starts, over.ends, at - rule.kept);
    END IF;
  END LOOP;
  -- Only this function may delete these rows. The worker deletes events, deliveries and attempts of the default partitions.
  DELETE FROM request_log_default l WHERE l.ctid IN (SELECT o.ctid FROM request_log_default o WHERE o.at < keep_partition_at.at - interval '7 days' LIMIT 1000);
  GET DIAGNOSTICS deleted = ROW_COUNT;
  IF deleted > 0 THEN RETURN format('deleted %s rows of request_log_default', deleted); END IF;
  DELETE FROM request_log_hours WHERE hour < at - interval '7 days';
  RETURN NULL;
END
$$;
REVOKE ALL ON FUNCTION "keep_partition_at"(timestamptz) FROM PUBLIC;

-- Like `keep_partition_at`, at the current time, so that its callers cannot drop partitions early.
CREATE FUNCTION "keep_partition"() RETURNS text
LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT keep_partition_at(clock_timestamp())
$$;
REVOKE ALL ON FUNCTION "keep_partition"() FROM PUBLIC;

DO $$ BEGIN WHILE keep_partition() IS NOT NULL LOOP END LOOP; END $$;

-- All rows are deleted within a day, so vacuuming when a fifth of them are dead is too late.
ALTER TABLE "idempotency_records" SET (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_threshold = 1000,
  toast.autovacuum_vacuum_scale_factor = 0.02, toast.autovacuum_vacuum_threshold = 1000);
