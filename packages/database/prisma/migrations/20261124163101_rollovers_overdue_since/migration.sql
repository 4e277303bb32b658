-- AlterTable
ALTER TABLE "rollovers" ADD COLUMN     "overdue_since" TIMESTAMPTZ(3);

-- Lists sorted by deadline begin with the rollovers that are most overdue. `next_due_at` is null once the last deadline has passed,
-- and the timeline seals it, so its meaning cannot change. A trigger derives the new column, so rows that the last release writes have it.
CREATE FUNCTION "set_overdue_since"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.overdue_since := CASE WHEN NEW.is_overdue THEN (
    SELECT min((due ->> 'dueAt')::timestamptz) FROM jsonb_array_elements(NEW.deadlines) AS due
    WHERE due ->> 'status' = 'passed' AND due ->> 'type' NOT IN ('script', 'document_expiry')) END;
  RETURN NEW;
END
$$;
REVOKE ALL ON FUNCTION "set_overdue_since"() FROM PUBLIC;

-- allow: runs-in-writes: it calls built-in functions only, and its lock is held for one statement
CREATE TRIGGER "rollovers_overdue_since" BEFORE INSERT OR UPDATE ON "rollovers" FOR EACH ROW
  WHEN (NEW."is_overdue" OR NEW."overdue_since" IS NOT NULL) EXECUTE FUNCTION "set_overdue_since"();
