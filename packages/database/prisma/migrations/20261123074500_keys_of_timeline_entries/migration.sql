-- Which key sealed an entry: null for the one without an id, as all were until now.
ALTER TABLE "timeline_entries" ADD COLUMN "key_id" TEXT;
