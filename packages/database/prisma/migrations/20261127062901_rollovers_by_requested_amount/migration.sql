-- no transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS "rollovers_requested_amount_idx" ON "rollovers"("organization_id", "amount_requested", "created_at" DESC) WHERE (amount_requested IS NOT NULL);
