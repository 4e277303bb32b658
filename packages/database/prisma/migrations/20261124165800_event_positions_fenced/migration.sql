-- AlterTable
ALTER TABLE "deployment" ADD COLUMN     "server_changed_at" TIMESTAMPTZ(3);

-- Identifies the current life of the server: the server, its timeline and its start. Transaction numbers repeat after a failover
-- or a point-in-time recovery (another timeline), a restored dump (another server), and a copied disk (another start).
-- pg_control_checkpoint() is unsuitable: it returns the old timeline until the first checkpoint after a promotion.
CREATE FUNCTION "server_life"() RETURNS text LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  started text := '/' || extract(epoch FROM pg_postmaster_start_time());
BEGIN
  RETURN (SELECT system_identifier FROM pg_control_system())
    || '/' || left(pg_walfile_name(pg_current_wal_insert_lsn()), 8) || started;
-- Managed services based on PostgreSQL may lack these functions. They have one log and never abandon it.
EXCEPTION WHEN feature_not_supported OR undefined_function OR insufficient_privilege OR object_not_in_prerequisite_state THEN
  RETURN 'unknown/unknown' || started;
END
$$;
REVOKE ALL ON FUNCTION "server_life"() FROM PUBLIC;

-- Raises the offset of event positions above all positions of earlier lives, once per life, and returns it. An offset from the
-- clock is high enough unless a server runs a million transactions per second. Adding 2^32 covers a clock that is behind the old
-- server's. A concurrent call waits until the first commits.
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

-- Adds that the first event of a life raises the offset, so that no event's position comes from the offset of another life.
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

-- Rewrites the former format of the life if it is still the current one.
-- allow: many-rows: the table has one row
-- allow: calls-function: server_life() is made above and only reads
UPDATE "deployment" SET "server_life" = server_life() WHERE "server_life" =
  (SELECT system_identifier || '/' || timeline_id FROM pg_control_system(), pg_control_checkpoint());
