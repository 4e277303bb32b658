-- AlterTable
ALTER TABLE "rollovers" ADD COLUMN     "amount_mismatch" JSONB,
ADD COLUMN     "documents" JSONB NOT NULL DEFAULT '[]',
ADD COLUMN     "documents_pending_on" TEXT,
ADD COLUMN     "documents_return_state" TEXT,
ADD COLUMN     "hold_return_state" TEXT,
ADD COLUMN     "posted_amount" DECIMAL(14,2),
ADD COLUMN     "receipts" JSONB NOT NULL DEFAULT '[]',
ADD COLUMN     "rejection" JSONB,
ADD COLUMN     "sixty_day_due_on" DATE,
ADD COLUMN     "timeline_hash" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "timeline_sequence" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "transfers" JSONB NOT NULL DEFAULT '[]';

-- CreateTable
CREATE TABLE "timeline_entries" (
    "rollover_id" TEXT NOT NULL,
    "sequence" INTEGER NOT NULL,
    "organization_id" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "actor" JSONB NOT NULL,
    "action" TEXT,
    "from_state" TEXT,
    "to_state" TEXT NOT NULL,
    "reason" TEXT,
    "data" JSONB NOT NULL,
    "prev_hash" TEXT NOT NULL,
    "hash" TEXT NOT NULL,

    CONSTRAINT "timeline_entries_pkey" PRIMARY KEY ("rollover_id","sequence")
);

-- AddForeignKey
ALTER TABLE "timeline_entries" ADD CONSTRAINT "timeline_entries_rollover_id_fkey" FOREIGN KEY ("rollover_id") REFERENCES "rollovers"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- The timeline is written once. No role that the services use needs to change it, and this trigger refuses whoever tries.
CREATE FUNCTION "refuse_timeline_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'timeline entries are append-only';
END
$$;

CREATE TRIGGER "timeline_entries_append_only"
  BEFORE UPDATE OR DELETE ON "timeline_entries" FOR EACH ROW EXECUTE FUNCTION "refuse_timeline_change"();
CREATE TRIGGER "timeline_entries_no_truncate"
  BEFORE TRUNCATE ON "timeline_entries" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_timeline_change"();
