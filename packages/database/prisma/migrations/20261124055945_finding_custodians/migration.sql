-- AlterTable
ALTER TABLE "custodians" ADD COLUMN     "alias_facts" JSONB,
ADD COLUMN     "popular_rank" INTEGER;

-- CreateTable
CREATE TABLE "custodian_requests" (
    "id" TEXT NOT NULL,
    "organization_id" TEXT NOT NULL,
    "account_id" TEXT NOT NULL,
    "side" TEXT NOT NULL,
    "account_type" TEXT,
    "name" TEXT NOT NULL,
    "name_key" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "seen_at" TIMESTAMPTZ(3) NOT NULL,
    "settled_at" TIMESTAMPTZ(3),
    "custodian_id" TEXT,

    CONSTRAINT "custodian_requests_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "custodian_requests_organization_id_created_at_idx" ON "custodian_requests"("organization_id", "created_at");

-- CreateIndex
CREATE INDEX "custodian_requests_name_key_idx" ON "custodian_requests"("name_key");

-- CreateIndex
CREATE INDEX "custodian_requests_seen_at_idx" ON "custodian_requests"("seen_at");

-- CreateIndex
CREATE INDEX "custodian_requests_custodian_id_idx" ON "custodian_requests"("custodian_id");

-- CreateIndex
CREATE UNIQUE INDEX "custodian_requests_organization_id_account_id_side_name_key_key" ON "custodian_requests"("organization_id", "account_id", "side", "name_key");

-- AddForeignKey
ALTER TABLE "custodian_requests" ADD CONSTRAINT "custodian_requests_organization_id_account_id_fkey" FOREIGN KEY ("organization_id", "account_id") REFERENCES "accounts"("organization_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "custodian_requests" ADD CONSTRAINT "custodian_requests_custodian_id_fkey" FOREIGN KEY ("custodian_id") REFERENCES "custodians"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "custodian_requests" ADD CONSTRAINT "custodian_requests_side_check" CHECK (side IN ('source', 'destination'));
ALTER TABLE "custodian_requests" ADD CONSTRAINT "custodian_requests_name_check" CHECK (char_length(name) BETWEEN 1 AND 100);

-- Records the companies that a participant did not find, for the widget service. A session's holder can send anything, so the
-- number of requests is limited: ten per account, five hundred new ones per organization and day, and five thousand per
-- organization. Excess requests are skipped, without affecting other organizations. Repeating a settled request reopens it.
CREATE FUNCTION "record_custodian_requests"("organization" text, "account" text, "given" jsonb, "moment" timestamptz)
RETURNS integer LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  asked record;
  kept integer := 0;
BEGIN
  -- An erased account has no requests, even if it is erased concurrently.
  PERFORM FROM accounts WHERE organization_id = organization AND id = account AND status <> 'erased' FOR KEY SHARE;
  IF NOT FOUND THEN
    RETURN 0;
  END IF;
  FOR asked IN
    SELECT * FROM jsonb_to_recordset(given) AS r(id text, side text, account_type text, name text, name_key text) LIMIT 2
  LOOP
    UPDATE custodian_requests SET seen_at = moment, settled_at = NULL, custodian_id = NULL
    WHERE organization_id = organization AND account_id = account AND side = asked.side AND name_key = asked.name_key;
    IF NOT FOUND THEN
      CONTINUE WHEN
        (SELECT count(*) FROM custodian_requests WHERE organization_id = organization AND account_id = account) >= 10
        OR (SELECT count(*) FROM custodian_requests
          WHERE organization_id = organization AND created_at > moment - interval '24 hours') >= 500
        OR (SELECT count(*) FROM custodian_requests WHERE organization_id = organization) >= 5000;
      INSERT INTO custodian_requests (id, organization_id, account_id, side, account_type, name, name_key, created_at, seen_at)
      VALUES (asked.id, organization, account, asked.side, left(asked.account_type, 40), asked.name,
        left(asked.name_key, 200), moment, moment)
      ON CONFLICT (organization_id, account_id, side, name_key) DO NOTHING;
    END IF;
    kept := kept + 1;
  END LOOP;
  RETURN kept;
END
$$;
REVOKE ALL ON FUNCTION "record_custodian_requests"(text, text, jsonb, timestamptz) FROM PUBLIC;

-- Adds alias facts and the rank. Services of the last release send neither, and leave both unchanged.
CREATE OR REPLACE FUNCTION "import_custodians"("given" jsonb, "entries" jsonb) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF EXISTS (
    SELECT FROM jsonb_populate_recordset(NULL::custodians, given) r
    FULL JOIN jsonb_to_recordset(entries) AS e(target_id text, organization_id text, actor_type text, action text)
      ON e.target_id = r.id
    LEFT JOIN custodians c ON c.id = r.id
    WHERE r.id IS NULL OR e.target_id IS NULL OR e.organization_id IS NOT NULL
      OR e.actor_type NOT IN ('operator', 'member')
      OR e.action <> CASE WHEN c.id IS NULL THEN 'custodian.added' ELSE 'custodian.updated' END
      OR c.slug <> r.slug OR c.category = 'sandbox' OR r.category = 'sandbox' OR r.slug LIKE 'test-%'
  ) THEN
    RAISE EXCEPTION 'an import has to write down each custodian that it changes, and leaves the sandbox''s alone'
      USING ERRCODE = 'insufficient_privilege';
  END IF;
  PERFORM record_audit(entries);
  INSERT INTO custodians AS c (id, slug, name, aliases, alias_facts, category, roles, supported_account_types,
    delivery_methods, requirements, processing_days_min, processing_days_max, logo_url, website, receiving, verified, active,
    popular_rank, created_at, updated_at)
  SELECT r.id, r.slug, r.name, r.aliases, r.alias_facts, r.category, r.roles, r.supported_account_types,
    r.delivery_methods, r.requirements, r.processing_days_min, r.processing_days_max, r.logo_url, r.website, r.receiving,
    r.verified, r.active, r.popular_rank, r.created_at, r.updated_at
  FROM jsonb_populate_recordset(NULL::custodians, given) r
  ON CONFLICT (id) DO UPDATE SET name = excluded.name, aliases = excluded.aliases, category = excluded.category,
    alias_facts = coalesce(excluded.alias_facts, c.alias_facts),
    popular_rank = CASE WHEN excluded.alias_facts IS NULL THEN c.popular_rank ELSE excluded.popular_rank END,
    roles = excluded.roles, supported_account_types = excluded.supported_account_types,
    delivery_methods = excluded.delivery_methods, requirements = excluded.requirements,
    processing_days_min = excluded.processing_days_min, processing_days_max = excluded.processing_days_max,
    logo_url = excluded.logo_url, website = excluded.website, receiving = excluded.receiving,
    verified = excluded.verified, active = excluded.active, updated_at = excluded.updated_at;
END
$$;
