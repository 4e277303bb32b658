-- A separate migration, because the previous one holds a lock that stops writers until it commits. The trigger adds the years of
-- rollovers that are written in the meantime.
-- allow: calls-function: tax_years_of of the migration before computes years from its arguments and reads no table
INSERT INTO "rollover_tax_years" ("organization_id", "year", "created_at", "rollover_id")
SELECT "organization_id", "tax_year", "created_at", "id"
FROM "rollovers", "tax_years_of"("transfers", "receipts", "tax_treatment", "updated_at") AS "tax_year"
WHERE "state" IN ('completed', 'failed')
ON CONFLICT DO NOTHING;
