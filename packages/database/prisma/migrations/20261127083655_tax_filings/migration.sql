-- CreateTable
CREATE TABLE "tax_filings" (
    "id" TEXT NOT NULL,
    "organization_id" TEXT NOT NULL,
    "year" INTEGER NOT NULL,
    "form" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "filed_on" DATE NOT NULL,
    "line_count" INTEGER NOT NULL,
    "sha256" TEXT NOT NULL,
    "created_by" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "tax_filings_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "tax_filing_lines" (
    "filing_id" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "organization_id" TEXT NOT NULL,
    "rollover_id" TEXT NOT NULL,
    "account_id" TEXT NOT NULL,
    "line" TEXT NOT NULL,
    "recipient_digest" TEXT,

    CONSTRAINT "tax_filing_lines_pkey" PRIMARY KEY ("filing_id","position")
);

-- CreateIndex
CREATE INDEX "tax_filings_organization_id_created_at_id_idx" ON "tax_filings"("organization_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "tax_filings_organization_id_year_form_number_key" ON "tax_filings"("organization_id", "year", "form", "number");

-- CreateIndex
CREATE INDEX "tax_filing_lines_organization_id_account_id_idx" ON "tax_filing_lines"("organization_id", "account_id");

-- AddForeignKey
ALTER TABLE "tax_filings" ADD CONSTRAINT "tax_filings_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tax_filing_lines" ADD CONSTRAINT "tax_filing_lines_filing_id_fkey" FOREIGN KEY ("filing_id") REFERENCES "tax_filings"("id") ON DELETE RESTRICT ON UPDATE CASCADE
  -- The lines are written first, because the filing contains their digest.
  DEFERRABLE INITIALLY DEFERRED;

ALTER TABLE "tax_filings" ADD CONSTRAINT "tax_filings_form_check" CHECK (form IN ('1099-R', '5498'));

CREATE FUNCTION "refuse_filing_change"() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  -- Erasure removes the digest of the recipient's name.
  IF TG_OP = 'UPDATE' AND TG_TABLE_NAME = 'tax_filing_lines'
    AND to_jsonb(NEW) = to_jsonb(OLD) || '{"recipient_digest": null}' THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'tax filings are append-only';
END
$$;
REVOKE ALL ON FUNCTION "refuse_filing_change"() FROM PUBLIC;

CREATE TRIGGER "tax_filings_append_only" BEFORE UPDATE OR DELETE ON "tax_filings"
FOR EACH ROW EXECUTE FUNCTION "refuse_filing_change"();

CREATE TRIGGER "tax_filing_lines_append_only" BEFORE UPDATE OR DELETE ON "tax_filing_lines"
FOR EACH ROW EXECUTE FUNCTION "refuse_filing_change"();

