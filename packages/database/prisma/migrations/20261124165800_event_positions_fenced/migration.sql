-- AlterTable
ALTER TABLE "deployment" ADD COLUMN     "server_changed_at" TIMESTAMPTZ(3);

-- Identifies the run of transaction numbers that is in progress: the server, its timeline and its start. Numbers are given
-- again after a failover, a recovery to a moment (another timeline), a dump (another server), and a copied disk (another
-- start). pg_control_checkpoint() is late: it has the old timeline until the first checkpoint after a promotion.
CREATE FUNCTION "server_life"() RETURNS text LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  started text := '/' || extract(epoch FROM pg_postmaster_start_time());
BEGIN
  RETURN (SELECT system_identifier FROM pg_control_system())
    || '/' || left(pg_walfile_name(pg_current_wal_insert_lsn()), 8) || started;
-- Services built on PostgreSQL may lack these functions: they keep one log, which is never given up.
EXCEPTION WHEN feature_not_supported OR undefined_function OR insufficient_privilege OR object_not_in_prerequisite_state THEN
  RETURN 'unknown/unknown' || started;
END
$$;
REVOKE ALL ON FUNCTION "server_life"() FROM PUBLIC;

-- Moves the positions of events above all that an earlier life has given, once for each life, and returns the offset. By
-- the clock they are above, unless a server has run a million transactions a second. 2^32 more than before is for a clock
-- that is behind the old server's. Whoever comes second waits for the first to commit.
CREATE FUNCTION "move_event_offset"() RETURNS bigint LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  life text := server_life();
  earlier text := (SELECT server_life FROM deployment);
  moved bigint;
BEGIN
  UPDATE deployment SET
    event_offset = greatest(
      (extract(epoch FROM clock_timestamp())::bigint << 20) - pg_current_xact_id()::text::bigint,
      event_offset + (1::bigint << 32)),
    server_changed_at = CASE WHEN earlier = '' OR earlier ^@ regexp_replace(life, '[^/]*$', '')
      THEN server_changed_at ELSE clock_timestamp() END,
    server_life = life
  WHERE server_life <> life
  RETURNING event_offset INTO moved;
  IF FOUND AND earlier <> '' AND NOT earlier ^@ regexp_replace(life, '[^/]*$', '') THEN
    RAISE WARNING 'the database moved to another server or timeline: % is now %', earlier, life
      USING ERRCODE = 'SV002', HINT = 'The last transactions of the old server may be lost: see svc db lost.';
  END IF;
  RETURN coalesce(moved, (SELECT event_offset FROM deployment));
END
$$;
REVOKE ALL ON FUNCTION "move_event_offset"() FROM PUBLIC;

-- As before, and no event gets a position by the offset of another life: the first write of a life moves it.
CREATE OR REPLACE FUNCTION "place_event"() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  kept record;
BEGIN
  SELECT event_offset, server_life AS life INTO kept FROM deployment;
  IF kept.life <> server_life() THEN
    kept.event_offset := move_event_offset();
  END IF;
  NEW.position := kept.event_offset + pg_current_xact_id()::text::bigint;
  IF NEW.sequence > 1 THEN
    NEW.position := greatest(NEW.position, (
      SELECT position FROM events WHERE rollover_id = NEW.rollover_id AND sequence < NEW.sequence
      ORDER BY sequence DESC LIMIT 1));
  END IF;
  RETURN NEW;
END
$$;

-- The form of before, where it is still this life's.
-- allow: many-rows: the table has one row
-- allow: calls-function: server_life() is made above and only reads
UPDATE "deployment" SET "server_life" = server_life() WHERE "server_life" =
  (SELECT system_identifier || '/' || timeline_id FROM pg_control_system(), pg_control_checkpoint());
