-- AlterTable
ALTER TABLE "organizations" ADD COLUMN     "second_person" TEXT[] DEFAULT ARRAY[]::TEXT[],
ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 1;

-- AlterTable
ALTER TABLE "timeline_entries" ADD COLUMN     "requested_by" JSONB;

-- CreateTable
CREATE TABLE "approvals" (
    "id" TEXT NOT NULL,
    "organization_id" TEXT NOT NULL,
    "action" TEXT NOT NULL,
    "rollover_id" TEXT,
    "rollover_version" INTEGER,
    "rollover_digest" TEXT,
    "params" JSONB,
    "sealed_params" TEXT,
    "state" TEXT NOT NULL,
    "requested_by" JSONB NOT NULL,
    "requester_id" TEXT,
    "requester_family" TEXT,
    "requested_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "decided_by" JSONB,
    "decided_at" TIMESTAMPTZ(3),
    "reason" TEXT,
    "sealed_reason" TEXT,
    "used_at" TIMESTAMPTZ(3),

    CONSTRAINT "approvals_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "approvals_organization_id_requested_at_id_idx" ON "approvals"("organization_id", "requested_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "approvals_organization_id_state_requested_at_id_idx" ON "approvals"("organization_id", "state", "requested_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "approvals_rollover_id_requested_at_id_idx" ON "approvals"("rollover_id", "requested_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "approvals_open_idx" ON "approvals"("expires_at") WHERE (state = ANY (ARRAY['pending'::text, 'confirmed'::text]));

-- AddForeignKey
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_rollover_id_fkey" FOREIGN KEY ("rollover_id") REFERENCES "rollovers"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "approvals" ADD CONSTRAINT "approvals_state_check" CHECK (state IN ('pending', 'confirmed', 'declined', 'withdrawn', 'expired', 'done'));
