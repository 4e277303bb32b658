-- CreateTable
CREATE TABLE "distributions" (
    "id" TEXT NOT NULL,
    "organization_id" TEXT NOT NULL,
    "account_id" TEXT NOT NULL,
    "external_id" TEXT,
    "state" TEXT NOT NULL,
    "amount" DECIMAL(14,2) NOT NULL,
    "money_sources" JSONB NOT NULL,
    "paid_out" JSONB NOT NULL,
    "rollover_ids" TEXT[],
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "distributions_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "distributions_state_check" CHECK ("state" IN ('draft', 'submitted', 'cancelled'))
);

-- CreateIndex
CREATE INDEX "distributions_organization_id_created_at_id_idx" ON "distributions"("organization_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "distributions_organization_id_id_key" ON "distributions"("organization_id", "id");

-- AddForeignKey
ALTER TABLE "rollovers" ADD CONSTRAINT "rollovers_organization_id_distribution_id_fkey" FOREIGN KEY ("organization_id", "distribution_id") REFERENCES "distributions"("organization_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "distributions" ADD CONSTRAINT "distributions_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "distributions" ADD CONSTRAINT "distributions_organization_id_account_id_fkey" FOREIGN KEY ("organization_id", "account_id") REFERENCES "accounts"("organization_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;
