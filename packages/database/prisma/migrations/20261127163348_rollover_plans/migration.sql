-- CreateTable
CREATE TABLE "rollover_plans" (
    "id" TEXT NOT NULL,
    "plan_id" TEXT NOT NULL,
    "organization_id" TEXT NOT NULL,
    "plan_key" BYTEA NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "rollover_plans_pkey" PRIMARY KEY ("id","plan_id")
);

-- CreateIndex
CREATE INDEX "rollover_plans_newest_idx" ON "rollover_plans"("plan_key", "created_at" DESC, "id" DESC);

-- Replaces the rows of a rollover. The class is the same as in `to_rollover_work`.
CREATE FUNCTION "replace_rollover_plans"("r" "rollovers") RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  source_plan text := r.attestations #>> '{plans,source}';
  destination_plan text := r.attestations #>> '{plans,destination}';
  class text := rollover_class(r.state, r.pending_on, r.type, r.is_overdue, r.has_open_mismatch) || '/' || r.priority;
BEGIN
  DELETE FROM rollover_plans
  WHERE id = r.id AND plan_id IS DISTINCT FROM source_plan AND plan_id IS DISTINCT FROM destination_plan;
  INSERT INTO rollover_plans (id, plan_id, organization_id, plan_key, created_at)
  SELECT r.id, plan, r.organization_id, rollover_list_key(r.organization_id || '/' || plan || '/' || class), r.created_at
  FROM (VALUES (source_plan) UNION VALUES (destination_plan)) AS plans (plan) WHERE plan IS NOT NULL
  ON CONFLICT (id, plan_id) DO UPDATE
  SET organization_id = EXCLUDED.organization_id, plan_key = EXCLUDED.plan_key, created_at = EXCLUDED.created_at;
END
$$;
REVOKE ALL ON FUNCTION "replace_rollover_plans"("rollovers") FROM PUBLIC;

-- A trigger, because the last release writes rollovers too and does not know the table.
CREATE FUNCTION "write_rollover_plans"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM replace_rollover_plans(NEW);
  RETURN NULL;
END
$$;
REVOKE ALL ON FUNCTION "write_rollover_plans"() FROM PUBLIC;

CREATE FUNCTION "delete_rollover_plans"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  DELETE FROM rollover_plans WHERE id = OLD.id;
  RETURN NULL;
END
$$;
REVOKE ALL ON FUNCTION "delete_rollover_plans"() FROM PUBLIC;

-- allow: runs-in-writes: the function writes rows of a new table only, by the ID of a row that is locked anyway
CREATE TRIGGER "rollovers_plans_added" AFTER INSERT ON "rollovers" FOR EACH ROW
WHEN (NEW.attestations ? 'plans')
EXECUTE FUNCTION "write_rollover_plans"();

-- allow: runs-in-writes: the function writes rows of a new table only, by the ID of a row that is locked anyway
CREATE TRIGGER "rollovers_plans_updated" AFTER UPDATE ON "rollovers" FOR EACH ROW
WHEN ((OLD.attestations ? 'plans' OR NEW.attestations ? 'plans')
  AND (OLD.organization_id, OLD.attestations -> 'plans', OLD.state, OLD.pending_on, OLD.type, OLD.is_overdue, OLD.has_open_mismatch, OLD.priority, OLD.created_at)
    IS DISTINCT FROM (NEW.organization_id, NEW.attestations -> 'plans', NEW.state, NEW.pending_on, NEW.type, NEW.is_overdue, NEW.has_open_mismatch, NEW.priority, NEW.created_at))
EXECUTE FUNCTION "write_rollover_plans"();

-- allow: runs-in-writes: the function deletes rows of a new table only, by the ID of a row that is locked anyway
CREATE TRIGGER "rollovers_plans_deleted" AFTER DELETE ON "rollovers" FOR EACH ROW
WHEN (OLD.attestations ? 'plans')
EXECUTE FUNCTION "delete_rollover_plans"();

-- Adds the rows of rollovers that are older than the triggers, a thousand in a transaction. Skips locked rollovers: an update adds their rows,
-- or the next pass does.
CREATE PROCEDURE "fill_rollover_plans"() LANGUAGE plpgsql AS $$
DECLARE
  last text;
  r rollovers;
BEGIN
  LOOP
    last := '';
    LOOP
      FOR r IN SELECT * FROM rollovers WHERE id IN (SELECT id FROM rollovers WHERE id > last ORDER BY id LIMIT 1000)
        AND (attestations #>> '{plans,source}' IS NOT NULL OR attestations #>> '{plans,destination}' IS NOT NULL)
        FOR UPDATE SKIP LOCKED
      LOOP
        IF NOT EXISTS (SELECT FROM rollover_plans WHERE id = r.id) THEN
          PERFORM replace_rollover_plans(r);
        END IF;
      END LOOP;
      last := (SELECT max(id) FROM (SELECT id FROM rollovers WHERE id > last ORDER BY id LIMIT 1000) AS next);
      COMMIT;
      EXIT WHEN last IS NULL;
    END LOOP;
    EXIT WHEN NOT EXISTS (SELECT FROM rollovers
      WHERE (attestations #>> '{plans,source}' IS NOT NULL OR attestations #>> '{plans,destination}' IS NOT NULL)
        AND NOT EXISTS (SELECT FROM rollover_plans WHERE rollover_plans.id = rollovers.id));
    PERFORM pg_sleep(0.1);
  END LOOP;
END
$$;
-- allow: revokes-used: this migration made the procedure
REVOKE ALL ON PROCEDURE "fill_rollover_plans"() FROM PUBLIC;
