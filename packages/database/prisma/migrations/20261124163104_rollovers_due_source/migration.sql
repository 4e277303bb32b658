-- no transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS "rollovers_due_source_key_idx" ON "rollovers"
  (("rollover_list_key"('due/source/' || "organization_id" || '/' || "source_custodian_id" || '/' || "rollover_class"("state", "pending_on", "type", "is_overdue", "has_open_mismatch"))), (coalesce("overdue_since", "next_due_at", 'infinity'::timestamptz)), "id");
