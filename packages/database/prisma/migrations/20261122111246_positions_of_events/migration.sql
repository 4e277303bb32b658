-- AlterTable
ALTER TABLE "deployment" ADD COLUMN     "event_offset" BIGINT NOT NULL DEFAULT 0,
ADD COLUMN     "server_life" TEXT NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "events" ADD COLUMN     "position" BIGINT NOT NULL DEFAULT 0;

-- Where an event stands among those that are followed: by the transaction that wrote it, whose number is known before it
-- commits, and by whose end a reader knows that nothing can come before. A rollover's event never stands before the one
-- that it follows, though its transaction may be the older: positions may be higher than the transaction's own number,
-- never lower. Equal ones are told apart by sequence and id.
CREATE FUNCTION "place_event"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.position := (SELECT event_offset FROM deployment) + pg_current_xact_id()::text::bigint;
  IF NEW.sequence > 1 THEN
    NEW.position := greatest(NEW.position, (
      SELECT position FROM events WHERE rollover_id = NEW.rollover_id AND sequence < NEW.sequence
      ORDER BY sequence DESC LIMIT 1));
  END IF;
  RETURN NEW;
END
$$;
REVOKE ALL ON FUNCTION "place_event"() FROM PUBLIC;

CREATE TRIGGER "events_place" BEFORE INSERT ON "events" FOR EACH ROW EXECUTE FUNCTION "place_event"();

-- What was written before has the position 0: before everything, by sequence and id.
CREATE INDEX "events_by_position_idx" ON "events" ("organization_id", "position", (coalesce("sequence", 0)), "id");
