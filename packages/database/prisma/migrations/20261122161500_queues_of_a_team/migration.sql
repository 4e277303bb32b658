-- What nobody works on yet, of all that somebody has to act on, and what is more or less pressing than others: each as the lists
-- of whoever works on them have it. Both indexes leave out what most rollovers are (ended or assigned; of normal priority), so that most
-- changes do not write them. Words of an integrator's own are found by an inverted index, of those that have any.

CREATE INDEX "rollovers_nobody_class_idx" ON "rollovers"("organization_id", "state", "pending_on", "type", "is_overdue", "has_open_mismatch")
  WHERE ((assignee_id IS NULL) AND (pending_on <> 'none'::text));

CREATE INDEX "rollovers_priority_class_idx" ON "rollovers"("organization_id", "priority", "state", "pending_on", "type", "is_overdue", "has_open_mismatch")
  WHERE (priority <> 'normal'::text);

CREATE INDEX "rollovers_newest_nobody_key_idx" ON "rollovers"
  (("rollover_list_key"('newest/nobody/' || "organization_id" || '/' || "rollover_class"("state", "pending_on", "type", "is_overdue", "has_open_mismatch"))), "created_at" DESC, "id" DESC)
  WHERE "assignee_id" IS NULL AND "pending_on" <> 'none';

CREATE INDEX "rollovers_newest_priority_key_idx" ON "rollovers"
  (("rollover_list_key"('newest/priority/' || "organization_id" || '/' || "rollover_class"("state", "pending_on", "type", "is_overdue", "has_open_mismatch") || '/' || "priority")), "created_at" DESC, "id" DESC)
  WHERE "priority" <> 'normal';

CREATE INDEX "rollovers_updated_nobody_key_idx" ON "rollovers"
  (("rollover_list_key"('updated/nobody/' || "organization_id" || '/' || "rollover_class"("state", "pending_on", "type", "is_overdue", "has_open_mismatch"))), "updated_at" DESC, "id" DESC)
  WHERE "assignee_id" IS NULL AND "pending_on" <> 'none';

CREATE INDEX "rollovers_updated_priority_key_idx" ON "rollovers"
  (("rollover_list_key"('updated/priority/' || "organization_id" || '/' || "rollover_class"("state", "pending_on", "type", "is_overdue", "has_open_mismatch") || '/' || "priority")), "updated_at" DESC, "id" DESC)
  WHERE "priority" <> 'normal';

CREATE INDEX "rollovers_deadline_nobody_key_idx" ON "rollovers"
  (("rollover_list_key"('deadline/nobody/' || "organization_id" || '/' || "rollover_class"("state", "pending_on", "type", "is_overdue", "has_open_mismatch"))), (coalesce("next_due_at", 'infinity'::timestamptz)), "id")
  WHERE "assignee_id" IS NULL AND "pending_on" <> 'none';

CREATE INDEX "rollovers_deadline_priority_key_idx" ON "rollovers"
  (("rollover_list_key"('deadline/priority/' || "organization_id" || '/' || "rollover_class"("state", "pending_on", "type", "is_overdue", "has_open_mismatch") || '/' || "priority")), (coalesce("next_due_at", 'infinity'::timestamptz)), "id")
  WHERE "priority" <> 'normal';

CREATE FUNCTION "rollover_tag_keys"("organization_id" text, "tags" jsonb) RETURNS text[]
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN (SELECT array_agg("organization_id" || '/' || "tag") FROM jsonb_array_elements_text("tags") AS "tag");
REVOKE ALL ON FUNCTION "rollover_tag_keys"(text, jsonb) FROM PUBLIC;

CREATE INDEX "rollovers_tag_keys_idx" ON "rollovers" USING gin ("rollover_tag_keys"("organization_id", "tags"))
  WHERE "tags" <> '[]';
