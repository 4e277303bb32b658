-- CreateTable
CREATE TABLE "rollover_tax_years" (
    "organization_id" TEXT NOT NULL,
    "year" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "rollover_id" TEXT NOT NULL,

    CONSTRAINT "rollover_tax_years_pkey" PRIMARY KEY ("organization_id","year","created_at","rollover_id")
);

-- Returns the years in which a rollover's money moved. A payment without a date, from before dates were stored, has the date of the
-- last change. Its year can depend on the organization's time zone, so both possible years are returned. Includes void payments and
-- receipts. Reports compute exact lines.
CREATE FUNCTION "tax_years_of"("transfers" jsonb, "receipts" jsonb, "tax_treatment" jsonb, "updated_at" timestamptz) RETURNS SETOF integer
LANGUAGE sql IMMUTABLE SET search_path = public, pg_temp AS $$
  SELECT left(day, 4)::integer FROM (
    SELECT coalesce(transfer->>'sentOn', transfer->>'receivedOn', transfer->>'recordedOn', tax_treatment->>'asOf',
      to_char(updated_at AT TIME ZONE 'UTC' - interval '1 day', 'YYYY')) FROM jsonb_array_elements(transfers) AS transfer
    UNION
    SELECT to_char(updated_at AT TIME ZONE 'UTC' + interval '1 day', 'YYYY') FROM jsonb_array_elements(transfers) AS transfer
      WHERE coalesce(transfer->>'sentOn', transfer->>'receivedOn', transfer->>'recordedOn', tax_treatment->>'asOf') IS NULL
    UNION
    SELECT receipt->>'receivedOn' FROM jsonb_array_elements(receipts) AS receipt
  ) AS days (day) WHERE day IS NOT NULL GROUP BY 1
$$;
REVOKE ALL ON FUNCTION "tax_years_of"(jsonb, jsonb, jsonb, timestamptz) FROM PUBLIC;

-- A trigger, because the last release writes rollovers too and does not know the table.
CREATE FUNCTION "add_tax_years"() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO rollover_tax_years (organization_id, year, created_at, rollover_id)
  SELECT NEW.organization_id, year, NEW.created_at, NEW.id
  FROM tax_years_of(NEW.transfers, NEW.receipts, NEW.tax_treatment, NEW.updated_at) AS year
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;
REVOKE ALL ON FUNCTION "add_tax_years"() FROM PUBLIC;

-- allow: runs-in-writes: the function runs for rollovers that have ended; other writes evaluate the condition
CREATE TRIGGER "rollovers_ended" AFTER INSERT OR UPDATE ON "rollovers" FOR EACH ROW
WHEN (NEW.state IN ('completed', 'failed'))
EXECUTE FUNCTION "add_tax_years"();
