-- CreateTable
CREATE TABLE "audit_checks" (
    "chain" TEXT NOT NULL,
    "sequence" BIGINT NOT NULL DEFAULT 0,
    "hash" TEXT NOT NULL DEFAULT '',
    "verified_at" TIMESTAMPTZ(3),
    "verified_sequence" BIGINT NOT NULL DEFAULT 0,
    "verified_hash" TEXT NOT NULL DEFAULT '',
    "fault_sequence" BIGINT,
    "fault_detail" TEXT,

    CONSTRAINT "audit_checks_pkey" PRIMARY KEY ("chain")
);
