-- no transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS "accounts_first_name_key" ON "accounts"
  ("organization_id", (left(lower(coalesce("first_name" || ' ', '') || coalesce("last_name", '')), 100)) COLLATE "C", "id")
  WHERE "first_name" IS NOT NULL OR "last_name" IS NOT NULL;
