-- no transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS "rollovers_due_nobody_key_idx" ON "rollovers"
  (("rollover_list_key"('due/nobody/' || "organization_id" || '/' || "rollover_class"("state", "pending_on", "type", "is_overdue", "has_open_mismatch"))), (coalesce("overdue_since", "next_due_at", 'infinity'::timestamptz)), "id")
  WHERE "assignee_id" IS NULL AND "pending_on" <> 'none';
