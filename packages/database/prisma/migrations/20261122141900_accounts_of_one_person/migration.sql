-- AlterTable
ALTER TABLE "accounts" ADD COLUMN     "person_index" TEXT;

-- CreateIndex
CREATE INDEX "accounts_organization_id_person_index_idx" ON "accounts"("organization_id", "person_index");
