-- Narrow rows that lists, counts and timers read instead of indexes on rollovers: an update of a rollover writes no index entry of its wide row
-- (HOT), and only the entries whose keys changed. Unfinished rollovers are in open_work and leave it when they finish. Triggers maintain the rows,
-- because the last release changes rollovers too.

-- CreateTable
CREATE TABLE "rollover_work" (
    "id" TEXT NOT NULL,
    "organization_id" TEXT NOT NULL,
    "is_finished" BOOLEAN NOT NULL,
    "state" TEXT NOT NULL,
    "pending_on" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "is_overdue" BOOLEAN NOT NULL,
    "has_open_mismatch" BOOLEAN NOT NULL,
    "priority" TEXT NOT NULL,
    "class_key" BYTEA NOT NULL,
    "source_key" BYTEA NOT NULL,
    "destination_key" BYTEA,
    "assignee_key" BYTEA,
    "live_key" BYTEA,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "due_at" TIMESTAMPTZ(3) NOT NULL,
    "next_timer_at" TIMESTAMPTZ(3),

    CONSTRAINT "rollover_work_pkey" PRIMARY KEY ("id", "is_finished")
) PARTITION BY LIST ("is_finished");
CREATE TABLE "open_work" PARTITION OF "rollover_work" FOR VALUES IN (false);
CREATE TABLE "finished_work" PARTITION OF "rollover_work" FOR VALUES IN (true);

-- CreateTable
CREATE TABLE "rollover_updates" (
    "id" TEXT NOT NULL,
    "class_key" BYTEA NOT NULL,
    "source_key" BYTEA NOT NULL,
    "destination_key" BYTEA,
    "assignee_key" BYTEA,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "rollover_updates_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "rollover_work_one_live_key" ON "rollover_work"("live_key", "is_finished") WHERE (live_key IS NOT NULL);
-- Errors name the index of the partition.
-- allow: renames-used: this migration made the index
ALTER INDEX "open_work_live_key_is_finished_idx" RENAME TO "open_work_one_live_key";

-- CreateIndex
CREATE INDEX "rollover_work_class_idx" ON "rollover_work"("organization_id", "state", "pending_on", "type", "is_overdue", "has_open_mismatch", "priority");

-- CreateIndex
CREATE INDEX "rollover_work_newest_idx" ON "rollover_work"("class_key", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "rollover_work_source_newest_idx" ON "rollover_work"("source_key", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "rollover_work_destination_newest_idx" ON "rollover_work"("destination_key", "created_at" DESC, "id" DESC) WHERE (destination_key IS NOT NULL);

-- CreateIndex
CREATE INDEX "rollover_work_assignee_newest_idx" ON "rollover_work"("assignee_key", "created_at" DESC, "id" DESC) WHERE (assignee_key IS NOT NULL);

-- CreateIndex
CREATE INDEX "rollover_work_due_idx" ON "rollover_work"("class_key", "due_at", "id");

-- CreateIndex
CREATE INDEX "rollover_work_source_due_idx" ON "rollover_work"("source_key", "due_at", "id");

-- CreateIndex
CREATE INDEX "rollover_work_destination_due_idx" ON "rollover_work"("destination_key", "due_at", "id") WHERE (destination_key IS NOT NULL);

-- CreateIndex
CREATE INDEX "rollover_work_assignee_due_idx" ON "rollover_work"("assignee_key", "due_at", "id") WHERE (assignee_key IS NOT NULL);

-- CreateIndex
CREATE INDEX "rollover_work_timer_idx" ON "rollover_work"("organization_id", "next_timer_at") WHERE (next_timer_at IS NOT NULL);

-- CreateIndex
CREATE INDEX "rollover_updates_class_idx" ON "rollover_updates"("class_key", "updated_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "rollover_updates_source_idx" ON "rollover_updates"("source_key", "updated_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "rollover_updates_destination_idx" ON "rollover_updates"("destination_key", "updated_at" DESC, "id" DESC) WHERE (destination_key IS NOT NULL);

-- CreateIndex
CREATE INDEX "rollover_updates_assignee_idx" ON "rollover_updates"("assignee_key", "updated_at" DESC, "id" DESC) WHERE (assignee_key IS NOT NULL);

-- The row of a rollover. Keys are digests (decision 23) of the organization, what a list is narrowed by, and the class. The key of an assignee also
-- covers open rollovers without one, under an empty ID.
CREATE FUNCTION "to_rollover_work"("r" "rollovers") RETURNS "rollover_work" LANGUAGE plpgsql STABLE AS $$
DECLARE
  w rollover_work;
  class text := rollover_class(r.state, r.pending_on, r.type, r.is_overdue, r.has_open_mismatch) || '/' || r.priority;
BEGIN
  w.id := r.id;
  w.organization_id := r.organization_id;
  w.is_finished := r.state IN ('completed', 'cancelled', 'rejected', 'failed', 'expired');
  w.state := r.state;
  w.pending_on := r.pending_on;
  w.type := r.type;
  w.is_overdue := r.is_overdue;
  w.has_open_mismatch := r.has_open_mismatch;
  w.priority := r.priority;
  w.class_key := rollover_list_key(r.organization_id || '/' || class);
  w.source_key := rollover_list_key(r.organization_id || '/' || r.source_custodian_id || '/' || class);
  IF r.destination_custodian_id <> r.source_custodian_id THEN
    w.destination_key := rollover_list_key(r.organization_id || '/' || r.destination_custodian_id || '/' || class);
  END IF;
  IF r.assignee_id IS NOT NULL OR r.pending_on <> 'none' THEN
    w.assignee_key := rollover_list_key(r.organization_id || '/' || coalesce(r.assignee_id, '') || '/' || class);
  END IF;
  IF NOT w.is_finished THEN
    w.live_key := rollover_list_key(r.account_id || '/' || r.source_custodian_id || '/' || r.source_account_number_index || '/'
      || r.destination_custodian_id || '/' || r.destination_account_number_index);
  END IF;
  w.created_at := r.created_at;
  w.due_at := coalesce(r.overdue_since, r.next_due_at, 'infinity');
  w.next_timer_at := r.next_timer_at;
  RETURN w;
END
$$;
REVOKE ALL ON FUNCTION "to_rollover_work"("rollovers") FROM PUBLIC;

CREATE FUNCTION "insert_rollover_work"("r" "rollovers") RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  w rollover_work := to_rollover_work(r);
BEGIN
  INSERT INTO rollover_work VALUES (w.*);
  INSERT INTO rollover_updates VALUES (w.id, w.class_key, w.source_key, w.destination_key, w.assignee_key, r.updated_at);
END
$$;
REVOKE ALL ON FUNCTION "insert_rollover_work"("rollovers") FROM PUBLIC;

CREATE FUNCTION "write_rollover_work"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  w rollover_work;
BEGIN
  IF (OLD.organization_id, OLD.account_id, OLD.state, OLD.pending_on, OLD.type, OLD.is_overdue, OLD.has_open_mismatch, OLD.priority, OLD.assignee_id,
    OLD.source_custodian_id, OLD.source_account_number_index, OLD.destination_custodian_id, OLD.destination_account_number_index,
    OLD.created_at, OLD.overdue_since, OLD.next_due_at, OLD.next_timer_at)
    IS NOT DISTINCT FROM (NEW.organization_id, NEW.account_id, NEW.state, NEW.pending_on, NEW.type, NEW.is_overdue, NEW.has_open_mismatch, NEW.priority, NEW.assignee_id,
    NEW.source_custodian_id, NEW.source_account_number_index, NEW.destination_custodian_id, NEW.destination_account_number_index,
    NEW.created_at, NEW.overdue_since, NEW.next_due_at, NEW.next_timer_at) THEN
    UPDATE rollover_updates SET updated_at = NEW.updated_at WHERE id = NEW.id;
  ELSE
    w := to_rollover_work(NEW);
    UPDATE rollover_work SET organization_id = w.organization_id, is_finished = w.is_finished, state = w.state, pending_on = w.pending_on,
      type = w.type, is_overdue = w.is_overdue, has_open_mismatch = w.has_open_mismatch, priority = w.priority, class_key = w.class_key,
      source_key = w.source_key, destination_key = w.destination_key, assignee_key = w.assignee_key, live_key = w.live_key,
      created_at = w.created_at, due_at = w.due_at, next_timer_at = w.next_timer_at WHERE id = w.id;
    UPDATE rollover_updates SET class_key = w.class_key, source_key = w.source_key, destination_key = w.destination_key,
      assignee_key = w.assignee_key, updated_at = NEW.updated_at WHERE id = w.id;
  END IF;
  -- A rollover from before the triggers.
  IF NOT FOUND THEN
    PERFORM insert_rollover_work(NEW);
  END IF;
  RETURN NULL;
END
$$;
REVOKE ALL ON FUNCTION "write_rollover_work"() FROM PUBLIC;

CREATE FUNCTION "add_rollover_work"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM insert_rollover_work(NEW);
  RETURN NULL;
END
$$;
REVOKE ALL ON FUNCTION "add_rollover_work"() FROM PUBLIC;

CREATE FUNCTION "delete_rollover_work"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  DELETE FROM rollover_work WHERE id = OLD.id;
  DELETE FROM rollover_updates WHERE id = OLD.id;
  RETURN NULL;
END
$$;
REVOKE ALL ON FUNCTION "delete_rollover_work"() FROM PUBLIC;

-- allow: runs-in-writes: the function writes rows of new tables only, by the ID of a row that is locked anyway
CREATE TRIGGER "rollovers_work_added" AFTER INSERT ON "rollovers" FOR EACH ROW EXECUTE FUNCTION "add_rollover_work"();

-- allow: runs-in-writes: the function writes rows of new tables only, by the ID of a row that is locked anyway
CREATE TRIGGER "rollovers_work_updated" AFTER UPDATE ON "rollovers" FOR EACH ROW EXECUTE FUNCTION "write_rollover_work"();

-- allow: runs-in-writes: the function deletes rows of new tables only, by the ID of a row that is locked anyway
CREATE TRIGGER "rollovers_work_deleted" AFTER DELETE ON "rollovers" FOR EACH ROW EXECUTE FUNCTION "delete_rollover_work"();

-- Adds the rows of rollovers that are older than the triggers, a thousand in a transaction. Skips locked rollovers: an update adds
-- their rows, or the next pass does.
CREATE PROCEDURE "fill_rollover_work"() LANGUAGE plpgsql AS $$
DECLARE
  last text;
  r rollovers;
BEGIN
  LOOP
    last := '';
    LOOP
      FOR r IN SELECT * FROM rollovers WHERE id IN (SELECT id FROM rollovers WHERE id > last ORDER BY id LIMIT 1000)
        FOR UPDATE SKIP LOCKED
      LOOP
        IF NOT EXISTS (SELECT FROM rollover_updates WHERE id = r.id) THEN
          PERFORM insert_rollover_work(r);
        END IF;
      END LOOP;
      last := (SELECT max(id) FROM (SELECT id FROM rollovers WHERE id > last ORDER BY id LIMIT 1000) AS next);
      COMMIT;
      EXIT WHEN last IS NULL;
    END LOOP;
    EXIT WHEN NOT EXISTS (SELECT FROM rollovers WHERE NOT EXISTS (SELECT FROM rollover_updates WHERE rollover_updates.id = rollovers.id));
    PERFORM pg_sleep(0.1);
  END LOOP;
END
$$;
-- allow: revokes-used: this migration made the procedure
REVOKE ALL ON PROCEDURE "fill_rollover_work"() FROM PUBLIC;

-- The free part of a page keeps updates of a rollover within it.
ALTER TABLE "rollovers" SET (fillfactor = 70);
