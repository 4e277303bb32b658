-- A migration of its own: the one before holds a lock that stops writers until it commits. What is written meanwhile the trigger adds.
INSERT INTO "rollover_outcomes" ("rollover_id", "organization_id", "state", "custodian_id", "ended_at")
SELECT "id", "organization_id", "state", "source_custodian_id", "updated_at"
FROM "rollovers"
WHERE "state" IN ('completed', 'rejected', 'failed')
ON CONFLICT DO NOTHING;
