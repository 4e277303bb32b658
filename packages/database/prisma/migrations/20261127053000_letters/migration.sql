-- CreateTable
CREATE TABLE "letter_templates" (
    "organization_id" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "content" JSONB NOT NULL,
    "created_by" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "letter_templates_pkey" PRIMARY KEY ("organization_id","version")
);

-- CreateTable
CREATE TABLE "rollover_letters" (
    "id" TEXT NOT NULL,
    "organization_id" TEXT NOT NULL,
    "rollover_id" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "replaces" INTEGER,
    "account_numbers" TEXT NOT NULL,
    "template_version" INTEGER NOT NULL,
    "content_ciphertext" TEXT NOT NULL,
    "content_sha256" TEXT NOT NULL,
    "file_id" TEXT NOT NULL,
    "file_sha256" TEXT NOT NULL,
    "file_size" INTEGER NOT NULL,
    "seal" TEXT NOT NULL,
    "file_seal" TEXT NOT NULL,
    "seal_key_id" TEXT,
    "signature" JSONB,
    "created_by" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "rollover_letters_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "rollover_letters_rollover_id_number_key" ON "rollover_letters"("rollover_id", "number");

-- AddForeignKey
ALTER TABLE "letter_templates" ADD CONSTRAINT "letter_templates_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "rollover_letters" ADD CONSTRAINT "rollover_letters_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "rollover_letters" ADD CONSTRAINT "rollover_letters_rollover_id_fkey" FOREIGN KEY ("rollover_id") REFERENCES "rollovers"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "rollover_letters" ADD CONSTRAINT "rollover_letters_account_numbers_check" CHECK (account_numbers IN ('full', 'masked'));
