-- CreateTable
CREATE TABLE "rollover_nigo_items" (
    "id" TEXT NOT NULL,
    "organization_id" TEXT NOT NULL,
    "rollover_id" TEXT NOT NULL,
    "code" TEXT NOT NULL,
    "detail" TEXT,
    "reported_by" TEXT NOT NULL,
    "reported_on" DATE NOT NULL,
    "action" TEXT,
    "custodian_id" TEXT NOT NULL,
    "plan_name" TEXT,
    "resolution" TEXT,
    "resolved_at" TIMESTAMPTZ(3),
    "resolved_by" JSONB,
    "created_by" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "rollover_nigo_items_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "rollover_outcomes" (
    "rollover_id" TEXT NOT NULL,
    "organization_id" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "custodian_id" TEXT NOT NULL,
    "ended_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "rollover_outcomes_pkey" PRIMARY KEY ("rollover_id")
);

-- CreateIndex
CREATE INDEX "rollover_nigo_items_rollover_id_id_idx" ON "rollover_nigo_items"("rollover_id", "id");

-- CreateIndex
CREATE INDEX "rollover_nigo_items_organization_id_reported_on_code_idx" ON "rollover_nigo_items"("organization_id", "reported_on", "code");

-- CreateIndex
CREATE INDEX "rollover_outcomes_organization_id_ended_at_custodian_id_sta_idx" ON "rollover_outcomes"("organization_id", "ended_at", "custodian_id", "state", "rollover_id");

-- AddForeignKey
ALTER TABLE "rollover_nigo_items" ADD CONSTRAINT "rollover_nigo_items_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "rollover_nigo_items" ADD CONSTRAINT "rollover_nigo_items_rollover_id_fkey" FOREIGN KEY ("rollover_id") REFERENCES "rollovers"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "rollover_nigo_items" ADD CONSTRAINT "rollover_nigo_items_resolution_check"
  CHECK (("resolution" IS NULL) = ("resolved_at" IS NULL) AND ("resolution" IS NULL) = ("resolved_by" IS NULL));

-- A trigger, because the last release writes rollovers too and does not know the table. A rollover that is reopened has no outcome.
CREATE FUNCTION "write_rollover_outcome"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF NEW.state IN ('completed', 'rejected', 'failed') THEN
    INSERT INTO rollover_outcomes (rollover_id, organization_id, state, custodian_id, ended_at)
    VALUES (NEW.id, NEW.organization_id, NEW.state, NEW.source_custodian_id, NEW.updated_at)
    ON CONFLICT (rollover_id) DO UPDATE SET state = EXCLUDED.state, custodian_id = EXCLUDED.custodian_id, ended_at = EXCLUDED.ended_at;
  ELSE
    DELETE FROM rollover_outcomes WHERE rollover_id = NEW.id;
  END IF;
  RETURN NULL;
END
$$;
REVOKE ALL ON FUNCTION "write_rollover_outcome"() FROM PUBLIC;

-- allow: runs-in-writes: the function writes a row of a new table only, by the ID of a row that is locked anyway
CREATE TRIGGER "rollovers_outcome_added" AFTER INSERT ON "rollovers" FOR EACH ROW
WHEN (NEW.state IN ('completed', 'rejected', 'failed'))
EXECUTE FUNCTION "write_rollover_outcome"();

-- allow: runs-in-writes: the function writes a row of a new table only, by the ID of a row that is locked anyway
CREATE TRIGGER "rollovers_outcome_changed" AFTER UPDATE ON "rollovers" FOR EACH ROW
WHEN (OLD.state IS DISTINCT FROM NEW.state AND (OLD.state IN ('completed', 'rejected', 'failed') OR NEW.state IN ('completed', 'rejected', 'failed')))
EXECUTE FUNCTION "write_rollover_outcome"();
