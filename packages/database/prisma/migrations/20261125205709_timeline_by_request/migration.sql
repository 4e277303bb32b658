-- no transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS "timeline_entries_request_id_idx" ON "timeline_entries" USING BRIN ("request_id") WITH (autosummarize = on);
