-- CreateTable
CREATE TABLE "custodian_changes" (
    "id" BIGSERIAL NOT NULL,
    "facts" JSONB NOT NULL,
    "transaction_id" BIGINT NOT NULL,
    "changed_at" TIMESTAMPTZ(3) NOT NULL,
    "after_organization_id" TEXT,
    "after_approval_id" TEXT,

    CONSTRAINT "custodian_changes_pkey" PRIMARY KEY ("id")
);

-- Records the custodians for which a statement changed facts that approvals cover. `custodianFacts` of the API lists the same facts.
-- A trigger sees all changes: by the command, by members, by the last release, and by hand.
CREATE FUNCTION "record_custodian_changes"() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO custodian_changes (facts, transaction_id, changed_at)
  SELECT jsonb_object_agg(changed.id, changed.facts), pg_current_xact_id()::text::bigint, max(changed.updated_at)
  FROM (
    SELECT n.id, n.updated_at, jsonb_agg(fact.name) AS facts
    FROM new_rows n JOIN old_rows o ON o.id = n.id
    CROSS JOIN LATERAL (
      SELECT 'name' WHERE n.name <> o.name
      UNION ALL
      SELECT member FROM unnest(ARRAY['payee', 'checkAddress', 'wire', 'ach', 'dtcNumber', 'requests']) AS member
      WHERE coalesce(n.receiving -> member, 'null') <> coalesce(o.receiving -> member, 'null')
    ) AS fact(name)
    GROUP BY n.id, n.updated_at
  ) AS changed
  HAVING count(*) > 0;
  RETURN NULL;
END
$$;
REVOKE ALL ON FUNCTION "record_custodian_changes"() FROM PUBLIC;

-- allow: runs-in-writes: only the operator's imports write the directory, and its lock is held for one statement
CREATE TRIGGER "custodians_changed" AFTER UPDATE ON "custodians"
REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
FOR EACH STATEMENT EXECUTE FUNCTION "record_custodian_changes"();
