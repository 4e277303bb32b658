-- CreateTable
CREATE TABLE "plans" (
    "id" TEXT NOT NULL,
    "organization_id" TEXT NOT NULL,
    "ein" TEXT NOT NULL,
    "plan_number" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "account_type" TEXT NOT NULL,
    "plan_kind" TEXT,
    "sponsor_name" TEXT,
    "recordkeeper_id" TEXT,
    "contact" JSONB,
    "created_by" JSONB NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "plans_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "requirement_sets" (
    "id" TEXT NOT NULL,
    "organization_id" TEXT NOT NULL,
    "subject_id" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "content" JSONB NOT NULL,
    "source" TEXT NOT NULL,
    "learned_on" DATE NOT NULL,
    "expires_on" DATE NOT NULL,
    "created_by" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "confirmed_by" JSONB,
    "confirmed_at" TIMESTAMPTZ(3),
    "superseded_at" TIMESTAMPTZ(3),

    CONSTRAINT "requirement_sets_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "payment_details" (
    "id" TEXT NOT NULL,
    "organization_id" TEXT NOT NULL,
    "subject_id" TEXT NOT NULL,
    "status" TEXT NOT NULL,
    "details" JSONB NOT NULL,
    "account_numbers_ciphertext" TEXT,
    "source" TEXT NOT NULL,
    "contact_phone" TEXT,
    "created_by" JSONB NOT NULL,
    "author_id" TEXT,
    "author_family" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "decided_by" JSONB,
    "decided_at" TIMESTAMPTZ(3),
    "callback" JSONB,
    "reason" TEXT,

    CONSTRAINT "payment_details_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "plans_organization_id_created_at_id_idx" ON "plans"("organization_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "plans_organization_id_ein_plan_number_key" ON "plans"("organization_id", "ein", "plan_number");

-- CreateIndex
CREATE INDEX "requirement_sets_organization_id_created_at_id_idx" ON "requirement_sets"("organization_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "requirement_sets_organization_id_subject_id_version_key" ON "requirement_sets"("organization_id", "subject_id", "version");

-- CreateIndex
CREATE UNIQUE INDEX "requirement_sets_current" ON "requirement_sets"("organization_id", "subject_id") WHERE (superseded_at IS NULL);

-- CreateIndex
CREATE INDEX "payment_details_organization_id_created_at_id_idx" ON "payment_details"("organization_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "payment_details_confirmed" ON "payment_details"("organization_id", "subject_id") WHERE (status = 'confirmed');

-- AddForeignKey
ALTER TABLE "plans" ADD CONSTRAINT "plans_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "requirement_sets" ADD CONSTRAINT "requirement_sets_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payment_details" ADD CONSTRAINT "payment_details_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "plans" ADD CONSTRAINT "plans_ein_check" CHECK (ein ~ '^[0-9]{9}$');
ALTER TABLE "plans" ADD CONSTRAINT "plans_plan_number_check" CHECK (plan_number ~ '^[0-9]{3}$' AND plan_number <> '000');
ALTER TABLE "requirement_sets" ADD CONSTRAINT "requirement_sets_subject_check" CHECK (subject_id ~ '^(cus|pln)_');
ALTER TABLE "payment_details" ADD CONSTRAINT "payment_details_subject_check" CHECK (subject_id ~ '^(cus|pln)_');
ALTER TABLE "payment_details" ADD CONSTRAINT "payment_details_status_check" CHECK (status IN ('unconfirmed', 'confirmed', 'rejected', 'superseded'));
ALTER TABLE "payment_details" ADD CONSTRAINT "payment_details_callback_check" CHECK (status IN ('unconfirmed', 'rejected') OR callback IS NOT NULL);
