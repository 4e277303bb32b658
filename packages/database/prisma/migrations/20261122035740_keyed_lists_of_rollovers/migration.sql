-- A list that is narrowed reads one index that holds exactly its filters, in the order of the list. Beside indexes on some
-- of the columns a planner that does not look at the values (a generic plan) takes whichever it thinks is as good, and reads
-- all of an organization's rows for one that is not there.
--
-- Each combination of filters needs an index: two that each fit many rows may fit none together. There are fewer than the
-- filters would make, as every key ends with the state (a list of any state merges one scan for each), moments are ranges within
-- any of them, and external ids are indexed only where there are some. What keeps them cheap to write is the digest: the
-- columns together would take twice the bytes. Digests are recomputed by nobody but PostgreSQL, in the index and in the
-- statement alike. SHA-256 cut to 16 bytes, so that nobody makes two external ids that share a key.

-- Escaped, as a text becomes bytes without a conversion, which could not be indexed.
CREATE FUNCTION "rollover_list_key"("filters" text) RETURNS bytea
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN substr(sha256(decode(replace("filters", '\', '\\'), 'escape')), 1, 16);
REVOKE ALL ON FUNCTION "rollover_list_key"(text) FROM PUBLIC;

CREATE INDEX "rollovers_state_key_idx" ON "rollovers"
  (("rollover_list_key"("organization_id" || '/' || "state")), "created_at" DESC, "id" DESC);

CREATE INDEX "rollovers_account_key_idx" ON "rollovers"
  (("rollover_list_key"("organization_id" || '/' || "account_id" || '/' || "state")), "created_at" DESC, "id" DESC);

CREATE INDEX "rollovers_source_key_idx" ON "rollovers"
  (("rollover_list_key"("organization_id" || '/' || "source_custodian_id" || '/' || "state")), "created_at" DESC, "id" DESC);

-- A rollover between two accounts at one custodian stands on the source's side alone, so that both sides together give it once.
CREATE INDEX "rollovers_destination_key_idx" ON "rollovers"
  (("rollover_list_key"("organization_id" || '/' || "destination_custodian_id" || '/' || "state")), "created_at" DESC, "id" DESC)
  WHERE "destination_custodian_id" <> "source_custodian_id";

CREATE INDEX "rollovers_account_source_key_idx" ON "rollovers"
  (("rollover_list_key"("organization_id" || '/' || "account_id" || '/' || "source_custodian_id" || '/' || "state")), "created_at" DESC, "id" DESC);

CREATE INDEX "rollovers_account_destination_key_idx" ON "rollovers"
  (("rollover_list_key"("organization_id" || '/' || "account_id" || '/' || "destination_custodian_id" || '/' || "state")), "created_at" DESC, "id" DESC)
  WHERE "destination_custodian_id" <> "source_custodian_id";

CREATE INDEX "rollovers_external_key_idx" ON "rollovers"
  (("rollover_list_key"("organization_id" || '/' || "state" || '/' || "external_id")), "created_at" DESC, "id" DESC)
  WHERE "external_id" IS NOT NULL;

CREATE INDEX "rollovers_account_external_key_idx" ON "rollovers"
  (("rollover_list_key"("organization_id" || '/' || "account_id" || '/' || "state" || '/' || "external_id")), "created_at" DESC, "id" DESC)
  WHERE "external_id" IS NOT NULL;

CREATE INDEX "rollovers_source_external_key_idx" ON "rollovers"
  (("rollover_list_key"("organization_id" || '/' || "source_custodian_id" || '/' || "state" || '/' || "external_id")), "created_at" DESC, "id" DESC)
  WHERE "external_id" IS NOT NULL;

CREATE INDEX "rollovers_destination_external_key_idx" ON "rollovers"
  (("rollover_list_key"("organization_id" || '/' || "destination_custodian_id" || '/' || "state" || '/' || "external_id")), "created_at" DESC, "id" DESC)
  WHERE "external_id" IS NOT NULL AND "destination_custodian_id" <> "source_custodian_id";

CREATE INDEX "rollovers_account_source_external_key_idx" ON "rollovers"
  (("rollover_list_key"("organization_id" || '/' || "account_id" || '/' || "source_custodian_id" || '/' || "state" || '/' || "external_id")), "created_at" DESC, "id" DESC)
  WHERE "external_id" IS NOT NULL;

CREATE INDEX "rollovers_account_destination_external_key_idx" ON "rollovers"
  (("rollover_list_key"("organization_id" || '/' || "account_id" || '/' || "destination_custodian_id" || '/' || "state" || '/' || "external_id")), "created_at" DESC, "id" DESC)
  WHERE "external_id" IS NOT NULL AND "destination_custodian_id" <> "source_custodian_id";

-- DropIndex
DROP INDEX "rollovers_by_account_idx";

-- DropIndex
DROP INDEX "rollovers_by_destination_idx";

-- DropIndex
DROP INDEX "rollovers_by_external_id_idx";

-- DropIndex
DROP INDEX "rollovers_by_source_idx";

-- DropIndex
DROP INDEX "rollovers_by_state_idx";

-- CreateIndex
-- For what reads all of an account: erasing, and what was distributed.
CREATE INDEX "rollovers_by_account_idx" ON "rollovers"("account_id");
