-- no transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS "accounts_last_name_key" ON "accounts"
  ("organization_id", (left(lower(coalesce("last_name" || ' ', '') || coalesce("first_name", '')), 100)) COLLATE "C", "id")
  WHERE "first_name" IS NOT NULL OR "last_name" IS NOT NULL;
