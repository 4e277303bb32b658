-- CreateTable
CREATE TABLE "document_files" (
    "id" TEXT NOT NULL,
    "organization_id" TEXT NOT NULL,
    "rollover_id" TEXT NOT NULL,
    "status" TEXT NOT NULL,
    "file_key_ciphertext" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "document_files_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "document_files_organization_id_rollover_id_idx" ON "document_files"("organization_id", "rollover_id");

-- CreateIndex
CREATE INDEX "document_files_unfinished_idx" ON "document_files"("created_at") WHERE (status <> 'stored'::text);

-- AddForeignKey
ALTER TABLE "document_files" ADD CONSTRAINT "document_files_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "document_files" ADD CONSTRAINT "document_files_rollover_id_fkey" FOREIGN KEY ("rollover_id") REFERENCES "rollovers"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "document_files" ADD CONSTRAINT "document_files_status_check" CHECK (status IN ('uploading', 'stored', 'leaving'));
