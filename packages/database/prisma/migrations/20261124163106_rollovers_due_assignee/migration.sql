-- no transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS "rollovers_due_assignee_key_idx" ON "rollovers"
  (("rollover_list_key"('due/assignee/' || "organization_id" || '/' || "rollover_class"("state", "pending_on", "type", "is_overdue", "has_open_mismatch") || '/' || "assignee_id")), (coalesce("overdue_since", "next_due_at", 'infinity'::timestamptz)), "id")
  WHERE "assignee_id" IS NOT NULL;
