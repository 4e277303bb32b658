-- Ids of integrators are compared in NFC, and written in it from now on: those that are there are put into it.
UPDATE "rollovers" SET "external_id" = normalize("external_id", NFC)
WHERE "external_id" IS NOT NULL AND "external_id" IS NOT NFC NORMALIZED;

-- An account whose id is another's once it is in NFC keeps the one that it has: which of the two the saver's is, only the
-- integrator can say. It is still read and changed by its own id. Of several the first that was made gets the id.
UPDATE "accounts" AS account SET "external_id" = first."external_id"
FROM (
  SELECT DISTINCT ON ("organization_id", normalize("external_id", NFC)) "id", normalize("external_id", NFC) AS "external_id"
  FROM "accounts"
  WHERE "external_id" IS NOT NULL AND "external_id" IS NOT NFC NORMALIZED
  ORDER BY "organization_id", normalize("external_id", NFC), "created_at", "id"
) AS first
WHERE account."id" = first."id" AND NOT EXISTS (
  SELECT FROM "accounts" AS other
  WHERE other."organization_id" = account."organization_id" AND other."external_id" = first."external_id"
);
