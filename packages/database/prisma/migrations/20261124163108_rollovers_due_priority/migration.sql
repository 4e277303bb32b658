-- no transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS "rollovers_due_priority_key_idx" ON "rollovers"
  (("rollover_list_key"('due/priority/' || "organization_id" || '/' || "rollover_class"("state", "pending_on", "type", "is_overdue", "has_open_mismatch") || '/' || "priority")), (coalesce("overdue_since", "next_due_at", 'infinity'::timestamptz)), "id")
  WHERE "priority" <> 'normal';
