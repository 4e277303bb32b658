-- no transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS "rollovers_external_id_key_idx" ON "rollovers"
  (("rollover_list_key"('external/' || "organization_id" || '/' || "external_id")), "created_at" DESC, "id" DESC) WHERE "external_id" IS NOT NULL;
