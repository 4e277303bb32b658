-- no transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS "accounts_renamed_idx" ON "accounts"("organization_id", "updated_at" DESC) WHERE (former_names_ciphertext IS NOT NULL);
