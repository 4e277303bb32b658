-- What an operations team narrows and sorts its lists by. A class of rollovers are those alike in all that has few values: state,
-- who has to act, type, whether something is overdue, whether a difference is open. The classes that an organization has are
-- found by skipping from one to the next; a list merges a scan for each that is asked for. For each order (newest, next
-- deadline, last change) there is an index for all, for a custodian on either side, and for whoever works on it. As in the lists
-- that were there, each holds what it is asked for as one key, and no other index fits the condition.

CREATE FUNCTION "rollover_class"("state" text, "pending_on" text, "type" text, "is_overdue" boolean, "has_open_mismatch" boolean)
  RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN "state" || '/' || "pending_on" || '/' || "type" || CASE WHEN "is_overdue" THEN '/overdue' ELSE '/' END
    || CASE WHEN "has_open_mismatch" THEN '/mismatch' ELSE '/' END;
REVOKE ALL ON FUNCTION "rollover_class"(text, text, text, boolean, boolean) FROM PUBLIC;

-- CreateIndex
CREATE INDEX "rollovers_class_idx" ON "rollovers"("organization_id", "state", "pending_on", "type", "is_overdue", "has_open_mismatch");

-- CreateIndex
CREATE INDEX "rollovers_assignee_class_idx" ON "rollovers"("organization_id", "assignee_id", "state", "pending_on", "type", "is_overdue", "has_open_mismatch") WHERE (assignee_id IS NOT NULL);

CREATE INDEX "rollovers_newest_class_key_idx" ON "rollovers"
  (("rollover_list_key"('newest/class/' || "organization_id" || '/' || "rollover_class"("state", "pending_on", "type", "is_overdue", "has_open_mismatch"))), "created_at" DESC, "id" DESC);

CREATE INDEX "rollovers_newest_source_key_idx" ON "rollovers"
  (("rollover_list_key"('newest/source/' || "organization_id" || '/' || "source_custodian_id" || '/' || "rollover_class"("state", "pending_on", "type", "is_overdue", "has_open_mismatch"))), "created_at" DESC, "id" DESC);

CREATE INDEX "rollovers_newest_destination_key_idx" ON "rollovers"
  (("rollover_list_key"('newest/destination/' || "organization_id" || '/' || "destination_custodian_id" || '/' || "rollover_class"("state", "pending_on", "type", "is_overdue", "has_open_mismatch"))), "created_at" DESC, "id" DESC)
  WHERE "destination_custodian_id" <> "source_custodian_id";

CREATE INDEX "rollovers_newest_assignee_key_idx" ON "rollovers"
  (("rollover_list_key"('newest/assignee/' || "organization_id" || '/' || "rollover_class"("state", "pending_on", "type", "is_overdue", "has_open_mismatch") || '/' || "assignee_id")), "created_at" DESC, "id" DESC)
  WHERE "assignee_id" IS NOT NULL;

CREATE INDEX "rollovers_updated_class_key_idx" ON "rollovers"
  (("rollover_list_key"('updated/class/' || "organization_id" || '/' || "rollover_class"("state", "pending_on", "type", "is_overdue", "has_open_mismatch"))), "updated_at" DESC, "id" DESC);

CREATE INDEX "rollovers_updated_source_key_idx" ON "rollovers"
  (("rollover_list_key"('updated/source/' || "organization_id" || '/' || "source_custodian_id" || '/' || "rollover_class"("state", "pending_on", "type", "is_overdue", "has_open_mismatch"))), "updated_at" DESC, "id" DESC);

CREATE INDEX "rollovers_updated_destination_key_idx" ON "rollovers"
  (("rollover_list_key"('updated/destination/' || "organization_id" || '/' || "destination_custodian_id" || '/' || "rollover_class"("state", "pending_on", "type", "is_overdue", "has_open_mismatch"))), "updated_at" DESC, "id" DESC)
  WHERE "destination_custodian_id" <> "source_custodian_id";

CREATE INDEX "rollovers_updated_assignee_key_idx" ON "rollovers"
  (("rollover_list_key"('updated/assignee/' || "organization_id" || '/' || "rollover_class"("state", "pending_on", "type", "is_overdue", "has_open_mismatch") || '/' || "assignee_id")), "updated_at" DESC, "id" DESC)
  WHERE "assignee_id" IS NOT NULL;

CREATE INDEX "rollovers_deadline_class_key_idx" ON "rollovers"
  (("rollover_list_key"('deadline/class/' || "organization_id" || '/' || "rollover_class"("state", "pending_on", "type", "is_overdue", "has_open_mismatch"))), (coalesce("next_due_at", 'infinity'::timestamptz)), "id");

CREATE INDEX "rollovers_deadline_source_key_idx" ON "rollovers"
  (("rollover_list_key"('deadline/source/' || "organization_id" || '/' || "source_custodian_id" || '/' || "rollover_class"("state", "pending_on", "type", "is_overdue", "has_open_mismatch"))), (coalesce("next_due_at", 'infinity'::timestamptz)), "id");

CREATE INDEX "rollovers_deadline_destination_key_idx" ON "rollovers"
  (("rollover_list_key"('deadline/destination/' || "organization_id" || '/' || "destination_custodian_id" || '/' || "rollover_class"("state", "pending_on", "type", "is_overdue", "has_open_mismatch"))), (coalesce("next_due_at", 'infinity'::timestamptz)), "id")
  WHERE "destination_custodian_id" <> "source_custodian_id";

CREATE INDEX "rollovers_deadline_assignee_key_idx" ON "rollovers"
  (("rollover_list_key"('deadline/assignee/' || "organization_id" || '/' || "rollover_class"("state", "pending_on", "type", "is_overdue", "has_open_mismatch") || '/' || "assignee_id")), (coalesce("next_due_at", 'infinity'::timestamptz)), "id")
  WHERE "assignee_id" IS NOT NULL;

-- What is few by itself: the rollovers of one distribution, and those of an account number's last four.
CREATE INDEX "rollovers_distribution_key_idx" ON "rollovers"
  (("rollover_list_key"('distribution/' || "organization_id" || '/' || "distribution_id")), "created_at" DESC, "id" DESC) WHERE "distribution_id" IS NOT NULL;
CREATE INDEX "rollovers_source_mask_key_idx" ON "rollovers"
  (("rollover_list_key"('mask/source/' || "organization_id" || '/' || "source_account_number_mask")), "created_at" DESC, "id" DESC);
CREATE INDEX "rollovers_destination_mask_key_idx" ON "rollovers"
  (("rollover_list_key"('mask/destination/' || "organization_id" || '/' || "destination_account_number_mask")), "created_at" DESC, "id" DESC);

-- Participants by the beginning of their name, whichever of the two is said first; compared byte by byte, in small letters. A hundred
-- characters fit an index, whatever script they are of; whole names might not.
CREATE INDEX "accounts_by_first_name_idx" ON "accounts"
  ("organization_id", (left(lower(coalesce("first_name" || ' ', '') || coalesce("last_name", '')), 100)) text_pattern_ops)
  WHERE "first_name" IS NOT NULL OR "last_name" IS NOT NULL;
CREATE INDEX "accounts_by_last_name_idx" ON "accounts"
  ("organization_id", (left(lower(coalesce("last_name" || ' ', '') || coalesce("first_name", '')), 100)) text_pattern_ops)
  WHERE "first_name" IS NOT NULL OR "last_name" IS NOT NULL;
