-- no transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS "incoming_funds_entries_allocations_idx" ON "incoming_funds_entries" USING gin ((data -> 'allocations') jsonb_path_ops) WHERE (data -> 'allocations') IS NOT NULL;
