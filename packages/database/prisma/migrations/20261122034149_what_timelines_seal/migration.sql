-- AlterTable
ALTER TABLE "accounts" ADD COLUMN     "texts_key_ciphertext" TEXT;

-- AlterTable
ALTER TABLE "idempotency_records" ADD COLUMN     "account_digests" TEXT[] DEFAULT ARRAY[]::TEXT[];

-- AlterTable
ALTER TABLE "timeline_entries" ADD COLUMN     "row_digest" TEXT,
ADD COLUMN     "sealed_texts" TEXT;

-- CreateIndex
CREATE INDEX "idempotency_records_account_digests_idx" ON "idempotency_records" USING GIN ("account_digests");
