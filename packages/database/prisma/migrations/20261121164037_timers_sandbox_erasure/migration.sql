-- AlterTable
ALTER TABLE "accounts" ALTER COLUMN "first_name" DROP NOT NULL,
ALTER COLUMN "email_ciphertext" DROP NOT NULL,
ALTER COLUMN "email_index" DROP NOT NULL;

-- AlterTable
ALTER TABLE "organizations" ADD COLUMN     "clock_offset_ms" BIGINT NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "rollovers" ADD COLUMN     "deadlines" JSONB NOT NULL DEFAULT '[]',
ADD COLUMN     "next_timer_at" TIMESTAMPTZ(3);

-- CreateIndex
CREATE INDEX "rollovers_by_timer_idx" ON "rollovers"("organization_id", "next_timer_at") WHERE (next_timer_at IS NOT NULL);
