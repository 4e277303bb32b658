-- The key that sealed the entry. Null is the key without an ID, which sealed all earlier entries.
ALTER TABLE "timeline_entries" ADD COLUMN "key_id" TEXT;
