-- A separate migration, because the previous one holds a lock that stops writers until it commits. The trigger adds the outcomes of
-- rollovers that are written in the meantime.
INSERT INTO "rollover_outcomes" ("rollover_id", "organization_id", "state", "custodian_id", "ended_at")
SELECT "id", "organization_id", "state", "source_custodian_id", "updated_at"
FROM "rollovers"
WHERE "state" IN ('completed', 'rejected', 'failed')
ON CONFLICT DO NOTHING;
