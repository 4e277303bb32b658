-- What an erasure forgets is found by a column alone. Records from before it have the digest of what their call named at the
-- beginning of their ids, and those of accounts in account_digests: an erasure looks there too, while there are any (a day).

-- AlterTable
ALTER TABLE "idempotency_records" ADD COLUMN     "subject_digests" TEXT[] DEFAULT ARRAY[]::TEXT[];

-- CreateIndex
CREATE INDEX "idempotency_records_subject_digests_idx" ON "idempotency_records" USING GIN ("subject_digests");
