-- no transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS "incoming_funds_organization_id_id_idx" ON "incoming_funds"("organization_id", "id") WHERE (auto_apply_pending);
