-- CreateTable
CREATE TABLE "canaries" (
    "organization_id" TEXT NOT NULL,
    "account_id" TEXT NOT NULL,
    "endpoint_id" TEXT,

    CONSTRAINT "canaries_pkey" PRIMARY KEY ("organization_id")
);

-- CreateTable
CREATE TABLE "canary_runs" (
    "id" TEXT NOT NULL,
    "organization_id" TEXT,
    "rollover_id" TEXT,
    "step" TEXT NOT NULL,
    "failure" TEXT,
    "started_at" TIMESTAMPTZ(3) NOT NULL,
    "completed_at" TIMESTAMPTZ(3),
    "received_at" TIMESTAMPTZ(3),
    "is_open" BOOLEAN NOT NULL,

    CONSTRAINT "canary_runs_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "canary_failures" (
    "step" TEXT NOT NULL,
    "count" BIGINT NOT NULL,

    CONSTRAINT "canary_failures_pkey" PRIMARY KEY ("step")
);

-- CreateIndex
CREATE UNIQUE INDEX "canary_runs_rollover_id_key" ON "canary_runs"("rollover_id");

-- CreateIndex
CREATE INDEX "canary_runs_started_at_idx" ON "canary_runs"("started_at");
