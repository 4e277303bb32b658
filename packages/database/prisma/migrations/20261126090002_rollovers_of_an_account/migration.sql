-- no transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS "rollovers_account_newest_idx" ON "rollovers"("account_id", "created_at" DESC, "id" DESC);
