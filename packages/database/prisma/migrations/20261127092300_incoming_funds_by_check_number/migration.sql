-- no transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS "incoming_funds_organization_id_check_number_id_idx" ON "incoming_funds"("organization_id", "check_number", "id") WHERE (check_number IS NOT NULL);
