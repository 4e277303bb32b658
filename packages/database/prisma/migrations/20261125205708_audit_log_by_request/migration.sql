-- no transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS "audit_log_request_id_idx" ON "audit_log" USING BRIN ("request_id") WITH (autosummarize = on);
