-- Rollovers that were overdue before the trigger existed.
-- allow: many-rows: overdue rollovers await an operations team, so an organization has few
UPDATE "rollovers" SET "overdue_since" = NULL WHERE "is_overdue" AND "overdue_since" IS NULL;
