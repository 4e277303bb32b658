-- AlterTable
ALTER TABLE "rollovers" ADD COLUMN     "asset_mismatch" JSONB;

-- What travels in kind may come without cash. What is there satisfied the narrower check, and is not read again.
ALTER TABLE "rollovers"
  DROP CONSTRAINT "rollovers_amount_requested_check",
  ADD CONSTRAINT "rollovers_amount_requested_check"
    CHECK ("amount_requested" > 0 OR ("amount_requested" = 0 AND "assets" <> '[]')) NOT VALID;
