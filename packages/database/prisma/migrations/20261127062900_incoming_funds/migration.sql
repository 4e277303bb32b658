-- CreateTable
CREATE TABLE "incoming_funds_files" (
    "id" TEXT NOT NULL,
    "organization_id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "sha256" TEXT NOT NULL,
    "format" TEXT NOT NULL,
    "file_reference" TEXT,
    "totals" JSONB NOT NULL,
    "returns" JSONB NOT NULL DEFAULT '[]',
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "incoming_funds_files_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "incoming_funds" (
    "id" TEXT NOT NULL,
    "organization_id" TEXT NOT NULL,
    "status" TEXT NOT NULL,
    "amount" DECIMAL(14,2) NOT NULL,
    "received_on" DATE NOT NULL,
    "method" TEXT NOT NULL,
    "payer_name" TEXT,
    "payee" TEXT,
    "memo" TEXT,
    "check_number" TEXT,
    "trace_number" TEXT,
    "bank_reference" TEXT,
    "account_number_ciphertext" TEXT,
    "account_number_mask" TEXT,
    "custodian_id" TEXT,
    "image_sha256" TEXT,
    "duplicate_of" TEXT,
    "file_id" TEXT,
    "line" INTEGER,
    "note" TEXT,
    "owner_id" TEXT,
    "suspense_since" TIMESTAMPTZ(3),
    "suspense_reason" TEXT,
    "return_by" DATE,
    "allocations" JSONB NOT NULL DEFAULT '[]',
    "outcome" JSONB,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "incoming_funds_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "incoming_funds_amount" CHECK ("amount" > 0),
    CONSTRAINT "incoming_funds_status" CHECK ("status" IN ('unmatched', 'suspense', 'applied', 'returned', 'reversed')),
    CONSTRAINT "incoming_funds_suspense" CHECK (("status" = 'suspense') = ("suspense_since" IS NOT NULL)),
    CONSTRAINT "incoming_funds_allocations" CHECK (("status" = 'applied') = ("allocations" <> '[]'))
);

-- CreateTable
CREATE TABLE "incoming_funds_entries" (
    "incoming_funds_id" TEXT NOT NULL,
    "sequence" INTEGER NOT NULL,
    "organization_id" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "actor" JSONB NOT NULL,
    "data" JSONB NOT NULL,
    "request_id" TEXT,

    CONSTRAINT "incoming_funds_entries_pkey" PRIMARY KEY ("incoming_funds_id","sequence")
);

-- CreateIndex
CREATE UNIQUE INDEX "incoming_funds_files_organization_id_sha256_key" ON "incoming_funds_files"("organization_id", "sha256");

-- CreateIndex
CREATE INDEX "incoming_funds_files_organization_id_created_at_id_idx" ON "incoming_funds_files"("organization_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "incoming_funds_organization_id_created_at_id_idx" ON "incoming_funds"("organization_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "incoming_funds_organization_id_status_created_at_id_idx" ON "incoming_funds"("organization_id", "status", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "incoming_funds_organization_id_received_on_status_idx" ON "incoming_funds"("organization_id", "received_on", "status");

-- CreateIndex
CREATE INDEX "incoming_funds_organization_id_bank_reference_id_idx" ON "incoming_funds"("organization_id", "bank_reference", "id") WHERE (bank_reference IS NOT NULL);

-- CreateIndex
CREATE INDEX "incoming_funds_organization_id_trace_number_id_idx" ON "incoming_funds"("organization_id", "trace_number", "id") WHERE (trace_number IS NOT NULL);

-- CreateIndex
CREATE INDEX "incoming_funds_file_id_line_idx" ON "incoming_funds"("file_id", "line") WHERE (file_id IS NOT NULL);

-- AddForeignKey
ALTER TABLE "incoming_funds_files" ADD CONSTRAINT "incoming_funds_files_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "incoming_funds" ADD CONSTRAINT "incoming_funds_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "incoming_funds" ADD CONSTRAINT "incoming_funds_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "incoming_funds_files"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "incoming_funds_entries" ADD CONSTRAINT "incoming_funds_entries_incoming_funds_id_fkey" FOREIGN KEY ("incoming_funds_id") REFERENCES "incoming_funds"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
